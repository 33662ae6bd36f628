import type { IFloatingFilterComp, IFloatingFilterParams } from 'ag-grid-community'
import type { CellParams } from '../../../kit/dense-page/cells.ts'
import { cellOf, element, linkElement } from '../../../kit/grid/index.ts'
import { isUnderstood } from '../rows/filter.ts'
import type { GridRow } from '../rows/grid-row.ts'
import { columnOf } from './columns.ts'
import type { GridContext } from './context.ts'
import css from './grid.module.css'

/** The number of an order, a link that opens it. */
export const NumberCell = cellOf<CellParams<GridRow, GridContext>>(({ data, t }) => {
  if (data?.kind !== 'order') return null
  const { number } = data.row
  return linkElement({ name: 'order', id: data.id, label: t('open', { number }) }, number)
})

/** The filter of a column, below its name. */
export class FilterCell implements IFloatingFilterComp {
  readonly #box = element('input', { class: css.filter, type: 'search', maxlength: '100' })
  #unwatch: () => void = () => undefined

  init(params: IFloatingFilterParams): void {
    const { filters, narrow } = params.context as GridContext
    const box = this.#box
    const colId = params.column.getColId()
    const unit = columnOf(colId)?.unit
    this.refresh(params)
    box.addEventListener('input', () => narrow(colId, box.value))
    const show = () => {
      const typed = filters.get()[colId] ?? ''
      // Writing the same text again would move the cursor.
      if (box.value !== typed) box.value = typed
      box.setAttribute('aria-invalid', `${!isUnderstood(typed, { kind: unit ?? 'text' })}`)
      box.toggleAttribute('data-set', typed.trim() !== '')
    }
    show()
    this.#unwatch = filters.subscribe(show)
  }

  /** The library also calls it when the columns change, as with the language. */
  refresh({ column, context }: IFloatingFilterParams): void {
    const { t } = (context as GridContext).tools
    const colId = column.getColId()
    const unit = columnOf(colId)?.unit
    const name = t(`column.${colId as 'number'}`)
    this.#box.setAttribute('aria-label', t('filter', { column: name }))
    if (unit) this.#box.title = t(`filter.${unit}`)
  }

  getGui(): HTMLElement {
    return this.#box
  }

  /** The filters are stored outside of the library. */
  onParentModelChanged(): void {}

  destroy(): void {
    this.#unwatch()
  }
}
