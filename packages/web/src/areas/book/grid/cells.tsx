import type { CustomCellEditorProps, CustomCellRendererProps } from 'ag-grid-react'
import { count } from '../../../kit/format.ts'
import { CellBox, NameCell, RowLink } from '../../../kit/grid/index.ts'
import { useText } from '../../../platform/text.ts'
import type { GridRow } from '../rows/grid-row.ts'
import { textIn } from './column.ts'
import { columnOf } from './columns.ts'
import type { GridContext } from './context.ts'
import { typedAs, type EditField } from './edit-fields.ts'
import { gridText } from './text.ts'
import css from './grid.module.css'

type CellProps = CustomCellRendererProps<GridRow, unknown, GridContext>

/** An order's number opens it; the mark beside it says that it is new to the reader. */
export function NumberCell({ data, context }: CellProps) {
  const t = useText(gridText)
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
  const { depth } = data
  if (data.kind === 'order' || data.kind === 'total') {
    return (
      <NameCell depth={depth} name={column && textIn(data, column, context.tools)}>
        {data.kind === 'total' && <small>{count(data.sums.orders)}</small>}
      </NameCell>
    )
  }
  const { investor: name, open } = data
  const many = data.kind === 'group' ? data.sums.orders : data.orders.length
  const edited = data.kind === 'merge' && data.merge.edited.length > 0
  const label = t(open ? 'collapse' : 'expand', { name })
  return (
    <NameCell depth={depth} name={name} fold={{ open, label, onTurn: () => context.turn(data) }}>
      <small title={data.kind === 'merge' ? t('merged', { count: many }) : undefined}>
        {data.kind === 'merge' ? `⊕ ${many}` : count(many)}
      </small>
      {edited && <small className={css.edited}>{t('edited')}</small>}
    </NameCell>
  )
}

type InputProps = CustomCellEditorProps<GridRow, unknown, GridContext> & { readonly field: EditField }

/** What is typed into an order's cell. */
export function CellInput({ data, field, context, eventKey, onValueChange }: InputProps) {
  const t = useText(gridText)
  const order = data?.kind === 'order' ? data.order : undefined
  const known = order && context.edits.get(`${order.id} ${field}`)
  return (
    <CellBox
      eventKey={eventKey}
      onValueChange={onValueChange}
      label={t(`column.${field}`)}
      now={() => (order ? typedAs(field, known ? known.value : order[field]) : '')}
      onBegun={() => order && context.begun(order, field)}
      onTyping={(typed) => order && context.typing(order, field, typed)}
    />
  )
}
