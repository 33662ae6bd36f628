import { RightOutlined } from '@ant-design/icons'
import type { CustomCellEditorProps, CustomCellRendererProps } from 'ag-grid-react'
import { useEffect, useRef, useState } from 'react'
import { count } from '../../../kit/format.ts'
import { RowLink } from '../../../kit/grid/index.ts'
import { useText } from '../../../platform/text.ts'
import type { GridRow } from '../rows/grid-row.ts'
import { textIn } from './column.ts'
import { columnOf } from './columns.ts'
import type { GridContext } from './context.ts'
import { typedAs, type EditField } from './edit-fields.ts'
import { gridText } from './text.ts'

type CellProps = CustomCellRendererProps<GridRow, unknown, GridContext>

/** An order's number opens it; the mark beside it says that it is new to the reader. */
export function NumberCell({ data, context }: CellProps) {
  const t = useText(gridText)
  if (!data || (data.kind !== 'order' && data.kind !== 'merge')) return null
  const mark = data.fresh && (
    <button
      type="button"
      className="br-fresh"
      tabIndex={-1}
      aria-label={t('fresh')}
      title={t('fresh')}
      onClick={() => context.acknowledge(data)}
    />
  )
  if (data.kind === 'merge') return mark ? <span className="br-grid-number">{mark}</span> : null
  const { id, number } = data.order
  return (
    <span className="br-grid-number">
      <RowLink name="order" id={id} label={t('open', { number })}>
        {number}
      </RowLink>
      {mark}
    </span>
  )
}

/** Whose it is; of several together, their name, how many they are, and whether they are shown. */
export function InvestorCell({ data, context }: CellProps) {
  const t = useText(gridText)
  if (!data) return null
  const column = columnOf('investor')
  if (data.kind === 'order' || data.kind === 'total') {
    return (
      <span className="br-grid-name" data-depth={data.depth} translate="no">
        <span>{column && textIn(data, column, context.tools)}</span>
        {data.kind === 'total' && <small>{count(data.sums.orders)}</small>}
      </span>
    )
  }
  const many = data.kind === 'group' ? data.sums.orders : data.orders.length
  const edited = data.kind === 'merge' && data.merge.edited.length > 0
  return (
    <span className="br-grid-name" data-depth={data.depth}>
      <button
        type="button"
        className="br-grid-turn"
        tabIndex={-1}
        aria-expanded={data.open}
        aria-label={t(data.open ? 'collapse' : 'expand', { name: data.investor })}
        onClick={() => context.turn(data)}
      >
        <RightOutlined aria-hidden rotate={data.open ? 90 : 0} />
      </button>
      <span translate="no">{data.investor}</span>
      <small title={data.kind === 'merge' ? t('merged', { count: many }) : undefined}>
        {data.kind === 'merge' ? `⊕ ${many}` : count(many)}
      </small>
      {edited && <small className="br-grid-edited">{t('edited')}</small>}
    </span>
  )
}

type InputProps = CustomCellEditorProps<GridRow, unknown, GridContext> & { readonly field: EditField }

/** A figure or a remark typed into its cell: what one begins with replaces it, Enter and F2 go on from it. */
export function CellInput({ data, field, context, eventKey, onValueChange }: InputProps) {
  const t = useText(gridText)
  const box = useRef<HTMLInputElement>(null)
  const order = data?.kind === 'order' ? data.order : undefined
  const known = order && context.edits.get(`${order.id} ${field}`)
  const begun = eventKey !== null && eventKey.length === 1
  const [typed, setTyped] = useState(() => {
    if (begun) return eventKey
    if (eventKey === 'Backspace' || eventKey === 'Delete' || !order) return ''
    return typedAs(field, known ? known.value : order[field])
  })
  const say = (next: string) => {
    setTyped(next)
    onValueChange(next)
    if (order) context.typing(order, field, next)
  }
  useEffect(() => {
    if (order) context.begun(order, field)
    box.current?.focus()
    if (begun) onValueChange(eventKey)
    else box.current?.select()
    // Once, as it opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <input
      ref={box}
      className="br-cell-input"
      aria-label={t(`column.${field}`)}
      autoComplete="off"
      value={typed}
      onChange={({ target }) => say(target.value)}
    />
  )
}
