import type { CustomCellRendererProps } from 'ag-grid-react'
import { denseText } from '../../../kit/dense-page/text.ts'
import { RowLink } from '../../../kit/grid/index.ts'
import { useText } from '../../../platform/text.ts'
import { MessageOutlined } from '@ant-design/icons'
import type { GridRow, MergeLine, OrderLine } from '../rows/grid-row.ts'
import type { GridContext } from './context.ts'
import { gridText } from './text.ts'
import css from './grid.module.css'

type CellProps = CustomCellRendererProps<GridRow, unknown, GridContext>

/** The order's number, as a link, and its NEW mark. */
export function NumberCell({ data, context }: CellProps) {
  const t = useText(gridText)
  const dense = useText(denseText)
  if (!data || (data.kind !== 'order' && data.kind !== 'merge')) return null
  const mark = data.fresh && (
    <button
      type="button"
      className={css.fresh}
      tabIndex={-1}
      aria-label={t('fresh')}
      title={t('fresh')}
      onClick={() => context.acknowledge(data)}
    />
  )
  if (data.kind === 'merge') return mark ? <span className={css.number}>{mark}</span> : null
  const { id, number } = data.order
  return (
    <span className={css.number}>
      <RowLink name="order" id={id} label={dense('open', { number })}>
        {number}
      </RowLink>
      {mark}
    </span>
  )
}

interface MergedProps {
  readonly row: MergeLine
}

/** Beside the name of a merge: its sign, and whether one of its orders changed since. */
export function Merged({ row: { orders, merge } }: MergedProps) {
  const t = useText(gridText)
  const { length: count } = orders
  return (
    <>
      <small title={t('merged', { count })}>⊕</small>
      {merge.edited.length > 0 && <small className={css.edited}>{t('edited')}</small>}
    </>
  )
}

/** The code of a type, read out by its full name. */
export function TypeCell({ value, valueFormatted }: CellProps) {
  if (typeof value !== 'string') return valueFormatted
  return (
    <>
      <span aria-hidden>{valueFormatted}</span>
      <span className="br-sr">{value}</span>
    </>
  )
}

/** An order with comments has a sign beside its name, with their texts. */
export function CommentSign({ row: { order } }: { readonly row: OrderLine }) {
  const t = useText(gridText)
  const comments = [order.comment, order.privateComment].filter((comment) => comment)
  if (comments.length === 0) return null
  return <MessageOutlined className={css.comment} aria-label={t('commented')} title={comments.join('\n')} />
}
