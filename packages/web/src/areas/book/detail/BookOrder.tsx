import { DownOutlined, UpOutlined } from '@ant-design/icons'
import type { DealDetail } from '@bookrunner/contract/deals'
import { Button } from 'antd'
import { useState } from 'react'
import { EMPTY } from '../../../kit/format.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { useShortcut } from '../../../kit/keys/shortcuts.ts'
import { linesIn, OrderDrawer, useCommentsAsked, useOrderLog } from '../../orders/index.ts'
import { MergedPart, mergeOf } from '../merge/index.ts'
import type { BookNow } from '../now.ts'
import { shownStore } from '../state/select.ts'
import { Comments } from './Comments.tsx'
import { detailText } from './text.ts'
import css from './detail.module.css'

interface Props {
  readonly orderId: string
  readonly book: BookNow & Pick<Named, 'parties' | 'classes'>
  readonly detail: DealDetail
  readonly onOrder: (orderId: string) => void
  /** Undefined without the right to split. */
  readonly onSplit: ((mergeId: string) => void) | undefined
  readonly onClose: () => void
}

/** Names that the list of a book returns beside its rows. */
interface Named {
  readonly parties: readonly { readonly entityId: string; readonly groupId: string | null }[]
  readonly classes: readonly { readonly classId: string; readonly name: string }[]
}

const COMMENTS = 'comments'

/** One order beside its book: its fields, its merge, its comments. */
export function BookOrder({ orderId, book, detail, onOrder, onSplit, onClose }: Props) {
  const t = useText(detailText)
  const [tab, setTab] = useState<string>()
  const row = book.rows.get(orderId)
  const merge = mergeOf(orderId, book)
  // A merge does not change the order's row, but it adds a line to the order's log.
  const stamp = row ? JSON.stringify([row, merge]) : ''
  const { data } = useOrderLog(orderId, row?.version ?? 0, stamp)
  const count = data ? linesIn(data.list).length + (row?.privateComment ? 1 : 0) : 0
  useCommentsAsked(true, () => setTab(COMMENTS))
  return (
    <OrderDrawer
      orderId={orderId}
      stamp={stamp}
      detail={detail}
      groups={book.parties}
      typeOf={(classId) => book.classes.find((each) => each.classId === classId)?.name ?? EMPTY}
      extra={<Steps orderId={orderId} onOrder={onOrder} dealId={book.dealId} />}
      more={
        merge && (
          <MergedPart
            book={book}
            merge={merge}
            orderId={orderId}
            onOrder={onOrder}
            onSplit={onSplit && (() => onSplit(merge.mergeId))}
          />
        )
      }
      tab={tab}
      onTab={setTab}
      tabs={[
        {
          key: COMMENTS,
          label: count > 0 ? t('comments.count', { count }) : t('comments'),
          content: (
            <Comments
              key={orderId}
              orderId={orderId}
              stamp={stamp}
              detail={detail}
              status={book.levels.status}
              order={row}
              masked={row !== undefined && (book.holders.get(row.holder)?.masked ?? false)}
            />
          ),
        },
      ]}
      onClose={onClose}
    />
  )
}

interface StepsProps extends Pick<Props, 'orderId' | 'onOrder'> {
  readonly dealId: string
}

/** Steps through the orders in the grid's sequence. Alt with an arrow key does so without leaving the drawer. */
function Steps({ orderId, dealId, onOrder }: StepsProps) {
  const t = useText(detailText)
  const order = useStore(shownStore(dealId))
  const at = order.indexOf(orderId)
  const [before, after] = at < 0 ? [undefined, order[0]] : [order[at - 1], order[at + 1]]
  const go = (next: string | undefined) => () => {
    if (next !== undefined) onOrder(next)
  }
  const shortcut = { place: t('place'), whileTyping: true }
  useShortcut({ ...shortcut, keys: 'alt+ArrowUp', title: t('previous'), run: go(before) })
  useShortcut({ ...shortcut, keys: 'alt+ArrowDown', title: t('next'), run: go(after) })
  return (
    <span className={css.orderSteps}>
      <Button
        type="text"
        size="small"
        icon={<UpOutlined aria-hidden />}
        aria-label={t('previous')}
        title={t('previous')}
        disabled={before === undefined}
        onClick={go(before)}
      />
      <Button
        type="text"
        size="small"
        icon={<DownOutlined aria-hidden />}
        aria-label={t('next')}
        title={t('next')}
        disabled={after === undefined}
        onClick={go(after)}
      />
    </span>
  )
}
