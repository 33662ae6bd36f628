import { DownOutlined, MoreOutlined } from '@ant-design/icons'
import type { DealDetail } from '@bookrunner/contract/deals'
import { namedMove, type DealMove } from '@bookrunner/domain/deals'
import { Button, Dropdown, Space, type MenuProps } from 'antd'
import { memo, useRef, useState } from 'react'
import { within } from '../../../kit/within.ts'
import { useText } from '../../../platform/text.ts'
import { useShortcut } from '../../../kit/keys/shortcuts.ts'
import { useDealNames } from '../use-deal-names.ts'
import { actionsOf, isDangerous } from './actions.ts'
import { pageText } from './text.ts'
import { useNextStep } from './use-next-step.ts'

interface Props {
  readonly detail: DealDetail
  readonly onMove: (move: DealMove) => void
}

/** The next step of a deal as the one primary button, with the other moves a person may make in its menu. */
export const DealActions = memo(function DealActions({ detail, onMove }: Props) {
  const t = useText(pageText)
  const { primary, more } = actionsOf(detail)
  const dealNames = useDealNames()
  const nameOf = (move: DealMove) => dealNames.move(namedMove(move, detail.header))
  const found = useNextStep(detail, onMove)
  // A draft is announced from the bar below the form, beside its missing fields.
  const next = primary === 'submit' ? undefined : found
  if (!next && more.length === 0) return null
  return (
    <Space.Compact>
      {next && (
        <Button type="primary" onClick={next.run}>
          {next.label}
        </Button>
      )}
      {more.length > 0 && (
        <MoveMenu
          moves={more}
          nameOf={nameOf}
          isBeside={next !== undefined}
          onMove={onMove}
          label={t('more')}
        />
      )}
    </Space.Compact>
  )
})

interface MenuInput {
  readonly moves: readonly DealMove[]
  readonly nameOf: (move: DealMove) => string
  /** Part of the button of the next step. */
  readonly isBeside: boolean
  readonly label: string
  readonly onMove: (move: DealMove) => void
}

function MoveMenu({ moves, nameOf, isBeside, label, onMove }: MenuInput) {
  const t = useText(pageText)
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useShortcut({ keys: 'm', title: t('key.menu'), place: t('place'), run: () => setOpen(true) })
  const entry = (move: DealMove) => ({ key: move, label: nameOf(move), danger: isDangerous(move) })
  const [safe, red] = [moves.filter((move) => !isDangerous(move)), moves.filter(isDangerous)]
  const items: MenuProps['items'] = [
    ...safe.map(entry),
    ...(safe.length > 0 && red.length > 0 ? [{ type: 'divider' as const }] : []),
    ...red.map(entry),
  ]
  return (
    <Dropdown
      open={open}
      onOpenChange={setOpen}
      trigger={['click']}
      placement="bottomRight"
      getPopupContainer={within}
      autoFocus
      menu={{
        items,
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
        type={isBeside ? 'primary' : 'default'}
        icon={isBeside ? <DownOutlined aria-hidden /> : <MoreOutlined aria-hidden />}
        aria-label={label}
        title={label}
        aria-expanded={open}
        aria-haspopup="menu"
      />
    </Dropdown>
  )
}
