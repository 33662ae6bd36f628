import { RightOutlined } from '@ant-design/icons'
import type { CustomCellEditorProps, CustomCellRendererProps, CustomFloatingFilterProps } from 'ag-grid-react'
import { useEffect, useRef, useState } from 'react'
import { showMm } from '@bookrunner/domain/kernel'
import { count } from '../../../kit/format.ts'
import { RowLink } from '../../../kit/grid/index.ts'
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
  if (data.kind !== 'group')
    return (
      <span className="br-grid-name" data-depth={data.depth} translate="no">
        <span>{column && textIn(data, column, context.tools)}</span>
        {data.kind === 'total' && <small>{count(data.sums.orders)}</small>}
      </span>
    )
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
      <small>{count(data.sums.orders)}</small>
    </span>
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

/** A figure or a note typed into its cell: what one begins with replaces it, Enter and F2 go on from it. */
export function CellInput({ data, field, context, eventKey, onValueChange }: InputProps) {
  const t = useText(allocGridText)
  const box = useRef<HTMLInputElement>(null)
  const line = data?.kind === 'order' ? data : undefined
  const begun = eventKey !== null && eventKey.length === 1
  const [typed, setTyped] = useState(() => {
    if (begun) return eventKey
    if (eventKey === 'Backspace' || eventKey === 'Delete' || !line) return ''
    return typedAs(field, line, context)
  })
  const say = (next: string) => {
    setTyped(next)
    onValueChange(next)
    if (line) context.typing(line, field, next)
  }
  useEffect(() => {
    if (line) context.begun(line)
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
      maxLength={field === 'note' ? 300 : 40}
      value={typed}
      onChange={({ target }) => say(target.value)}
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
      className="br-grid-filter"
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
