import { MoreOutlined } from '@ant-design/icons'
import type { DealDetail } from '@bookrunner/contract/deals'
import type { DealMove } from '@bookrunner/domain/deals'
import { Button, Dropdown } from 'antd'
import { memo, useRef, useState } from 'react'
import { within } from '../../../kit/within.ts'
import { useText } from '../../../platform/text.ts'
import { useShortcut } from '../../../kit/keys/shortcuts.ts'
import { useDealNames } from '../use-deal-names.ts'
import { actionsOf, isDangerous } from './actions.ts'
import { pageText } from './text.ts'

interface Props {
  readonly detail: DealDetail
  readonly onMove: (move: DealMove) => void
  /** On a page about something else: one step and the menu, without a primary button. */
  readonly quiet?: boolean
}

/** The moves a person may make: the next step, two more, and the rest in a menu. */
export const DealActions = memo(function DealActions({ detail, onMove, quiet = false }: Props) {
  const t = useText(pageText)
  const dealNames = useDealNames()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { primary, beside, more } = actionsOf(detail, quiet ? 0 : undefined)
  useShortcut({
    keys: 'm',
    title: t('key.menu'),
    place: t('place'),
    run: () => more.length > 0 && setOpen(true),
  })
  return (
    <>
      {beside.map((move) => (
        <Button key={move} onClick={() => onMove(move)}>
          {dealNames.move(move)}
        </Button>
      ))}
      {/* A draft is submitted from the bar below the form, beside its missing fields. */}
      {primary && primary !== 'submit' && (
        <Button type={quiet ? 'default' : 'primary'} onClick={() => onMove(primary)}>
          {dealNames.move(primary)}
        </Button>
      )}
      {more.length > 0 && (
        <Dropdown
          open={open}
          onOpenChange={setOpen}
          trigger={['click']}
          placement="bottomRight"
          getPopupContainer={within}
          autoFocus
          menu={{
            items: more.map((move) => ({
              key: move,
              label: dealNames.move(move),
              danger: isDangerous(move),
            })),
            onClick: ({ key }) => {
              setOpen(false)
              // The menu closes, so the focus goes to its button, and back there after the dialog.
              button.current?.focus()
              onMove(key as DealMove)
            },
          }}
        >
          <Button
            ref={button}
            icon={<MoreOutlined aria-hidden />}
            aria-label={t('more')}
            aria-expanded={open}
            aria-haspopup="menu"
          />
        </Dropdown>
      )}
    </>
  )
})
