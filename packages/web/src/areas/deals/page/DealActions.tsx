import { MoreOutlined } from '@ant-design/icons'
import type { DealDetail } from '@bookrunner/contract/deals'
import type { DealMove } from '@bookrunner/domain/deals'
import { Button, Dropdown } from 'antd'
import { memo, useRef, useState } from 'react'
import { within } from '../../../kit/within.ts'
import { useText } from '../../../platform/text.ts'
import { useShortcut } from '../../../kit/keys/shortcuts.ts'
import { useDealWords } from '../use-words.ts'
import { actionsOf, isDangerous } from './actions.ts'
import { pageText } from './text.ts'

interface Props {
  readonly detail: DealDetail
  readonly onMove: (move: DealMove) => void
  /** Beside something else that is done more often: one step and the rest, none of them the page's first button. */
  readonly quiet?: boolean
}

/** What the person may do now: the step the deal waits for, two more, and the rest behind a menu. */
export const DealActions = memo(function DealActions({ detail, onMove, quiet = false }: Props) {
  const t = useText(pageText)
  const words = useDealWords()
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
          {words.move(move)}
        </Button>
      ))}
      {/* A draft is submitted from the bar under its form, where what is missing stands. */}
      {primary && primary !== 'submit' && (
        <Button type={quiet ? 'default' : 'primary'} onClick={() => onMove(primary)}>
          {words.move(primary)}
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
            items: more.map((move) => ({ key: move, label: words.move(move), danger: isDangerous(move) })),
            onClick: ({ key }) => {
              setOpen(false)
              // The entry goes with its menu; the dialog gives the focus back to what stays.
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
