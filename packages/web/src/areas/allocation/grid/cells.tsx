import type { CustomCellEditorProps, CustomCellRendererProps, CustomFloatingFilterProps } from 'ag-grid-react'
import { showMm } from '@bookrunner/domain/kernel'
import { count } from '../../../kit/format.ts'
import { CellBox, NameCell, RowLink } from '../../../kit/grid/index.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import type { OpenColumn } from '../paste/plan.ts'
import { isUnderstood } from '../rows/filter.ts'
import type { GridRow, OrderLine } from '../rows/grid-row.ts'
import { noteIn } from '../state/edits.ts'
import { textIn, typedIn } from './column.ts'
import { columnOf } from './columns.ts'
import type { GridContext } from './context.ts'
import { allocGridText } from './text.ts'
import css from './grid.module.css'

type CellProps = CustomCellRendererProps<GridRow, unknown, GridContext>

/** An order's number opens it. */
export function NumberCell({ data }: CellProps) {
  const t = useText(allocGridText)
  if (data?.kind !== 'order') return null
  const { number } = data.row
  return (
    <RowLink name="order" id={data.id} label={t('open', { number })}>
      {number}
    </RowLink>
  )
}

/** Whose it is; of several together, their name, how many they are, and whether they are shown. */
export function InvestorCell({ data, context }: CellProps) {
  const t = useText(allocGridText)
  if (!data) return null
  const column = columnOf('investor')
  const { depth } = data
  if (data.kind !== 'group')
    return (
      <NameCell depth={depth} name={column && textIn(data, column, context.tools)}>
        {data.kind === 'total' && <small>{count(data.sums.orders)}</small>}
      </NameCell>
    )
  const { investor: name, open } = data
  const label = t(open ? 'collapse' : 'expand', { name })
  return (
    <NameCell depth={depth} name={name} fold={{ open, label, onTurn: () => context.turn(data) }}>
      <small>{count(data.sums.orders)}</small>
    </NameCell>
  )
}

const typedAs = (column: OpenColumn, line: OrderLine, context: GridContext): string => {
  const { edit, row } = line
  const typed = typedIn(line, column)
  if (typed !== undefined) return typed
  if (column === 'note') return noteIn(row, line) ?? ''
  const size = edit?.size ?? row.size
  if (size === null) return ''
  return column === 'size' ? showMm(size).replaceAll(',', '') : textIn(line, columnOf('fill')!, context.tools)
}

type InputProps = CustomCellEditorProps<GridRow, unknown, GridContext> & { readonly field: OpenColumn }

/** What is typed into a line's cell. */
export function CellInput({ data, field, context, eventKey, onValueChange }: InputProps) {
  const t = useText(allocGridText)
  const line = data?.kind === 'order' ? data : undefined
  return (
    <CellBox
      eventKey={eventKey}
      onValueChange={onValueChange}
      label={t(`column.${field}`)}
      most={field === 'note' ? 300 : 40}
      now={() => (line ? typedAs(field, line, context) : '')}
      onBegun={() => line && context.begun(line)}
      onTyping={(typed) => line && context.typing(line, field, typed)}
    />
  )
}

/** What a column is narrowed by, under its name. */
export function FilterCell({ column, context }: CustomFloatingFilterProps<GridRow, GridContext>) {
  const t = useText(allocGridText)
  const filters = useStore((context as GridContext).filters)
  const colId = column.getColId()
  const unit = columnOf(colId)?.unit
  const typed = filters[colId] ?? ''
  const understood = isUnderstood(typed, { kind: unit ?? 'text' })
  return (
    <input
      className={css.filter}
      type="search"
      aria-label={t('filter', { column: t(`column.${colId as 'number'}`) })}
      aria-invalid={!understood}
      title={unit && t(`filter.${unit}`)}
      data-set={typed.trim() !== '' || undefined}
      maxLength={100}
      value={typed}
      onChange={({ target }) => (context as GridContext).narrow(colId, target.value)}
    />
  )
}
