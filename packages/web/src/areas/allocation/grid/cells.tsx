import type { CustomCellRendererProps, CustomFloatingFilterProps } from 'ag-grid-react'
import { denseText } from '../../../kit/dense-page/text.ts'
import { RowLink } from '../../../kit/grid/index.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { isUnderstood } from '../rows/filter.ts'
import type { GridRow } from '../rows/grid-row.ts'
import { columnOf } from './columns.ts'
import type { GridContext } from './context.ts'
import { allocGridText } from './text.ts'
import css from './grid.module.css'

type CellProps = CustomCellRendererProps<GridRow, unknown, GridContext>

/** The number of an order, a link that opens it. */
export function NumberCell({ data }: CellProps) {
  const t = useText(denseText)
  if (data?.kind !== 'order') return null
  const { number } = data.row
  return (
    <RowLink name="order" id={data.id} label={t('open', { number })}>
      {number}
    </RowLink>
  )
}

/** The filter of a column, below its name. */
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
