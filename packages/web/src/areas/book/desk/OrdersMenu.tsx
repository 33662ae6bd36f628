import { DownOutlined } from '@ant-design/icons'
import { Badge, Button, Dropdown, type MenuProps } from 'antd'
import { memo, useRef, useState } from 'react'
import { within } from '../../../kit/within.ts'
import { useShortcut } from '../../../kit/keys/shortcuts.ts'
import { useText } from '../../../platform/text.ts'
import { BulkEntry } from '../../orders/index.ts'
import { findingsText } from '../findings/index.ts'
import { deskToolsText } from './text.ts'
import type { Desk } from './use-desk.ts'

interface Props {
  readonly desk: Desk
  readonly dealId: string
  readonly mayMerge: boolean
  readonly mayEnter: boolean
  /** Conditional orders that the reader may accept. */
  readonly acceptable: readonly string[]
  /** Findings that wait for a decision. */
  readonly open: number
  /** Selected in the grid. */
  readonly selected: readonly string[]
}

/** What is done with several orders at once. */
export const OrdersMenu = memo(function OrdersMenu(props: Props) {
  const { desk, dealId, mayMerge, mayEnter, acceptable, open, selected } = props
  const t = useText(deskToolsText)
  const findingsT = useText(findingsText)
  const button = useRef<HTMLButtonElement>(null)
  const [entering, setEntering] = useState(false)
  const findings = findingsT('button')
  const chosen = selected.filter((id) => acceptable.includes(id))
  const items: MenuProps['items'] = [
    ...(mayEnter ? [{ key: 'list', label: t('list'), onClick: () => setEntering(true) }] : []),
    ...(mayMerge
      ? [
          {
            key: 'merge',
            label: selected.length > 1 ? t('merge.selected', { count: selected.length }) : t('merge'),
            onClick: () => desk.merge(selected),
          },
          {
            key: 'findings',
            label: open > 0 ? `${findings}: ${findingsT('button.open', { count: open })}` : findings,
            onClick: desk.findings,
          },
        ]
      : []),
    ...(acceptable.length > 0
      ? [
          {
            key: 'accept',
            label:
              chosen.length > 0
                ? t('accept.selected', { count: chosen.length })
                : t('accept', { count: acceptable.length }),
            onClick: () => desk.accept(chosen),
          },
        ]
      : []),
  ]
  return (
    <>
      {mayMerge && <MergeKey onMerge={() => desk.merge(selected)} />}
      <Badge count={mayMerge ? open : 0} overflowCount={999} size="small">
        <Dropdown
          trigger={['click']}
          getPopupContainer={within}
          autoFocus
          menu={{
            items,
            // The menu closes, so the focus goes to its button, and back there after the dialog.
            onClick: () => button.current?.focus(),
          }}
        >
          <Button ref={button} aria-haspopup="menu">
            {t('orders')} <DownOutlined aria-hidden />
          </Button>
        </Dropdown>
      </Badge>
      {mayEnter && <BulkEntry dealId={dealId} open={entering} onClose={() => setEntering(false)} />}
    </>
  )
})

function MergeKey({ onMerge }: { readonly onMerge: () => void }) {
  const t = useText(deskToolsText)
  useShortcut({ keys: 'g', title: t('merge'), place: t('place'), run: onMerge })
  return null
}
