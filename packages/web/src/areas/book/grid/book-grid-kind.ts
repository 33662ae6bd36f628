import { topSize } from '@bookrunner/domain/orders'
import type { GridKind, Rules } from '../../../kit/dense-page/DenseGrid.tsx'
import { textIn } from '../../../kit/dense-page/column.ts'
import { classes } from '../../../kit/classes.ts'
import { mm } from '../../../kit/format.ts'
import { denseSettings, gridModules, type SortValue } from '../../../kit/grid/index.ts'
import { isSoft, type GridRow, type OrderLine } from '../rows/grid-row.ts'
import { cellName, type CellEdit } from '../state/cell-edit.ts'
import { commentSign, mergedSigns, NumberCell, TypeCell } from './cells.ts'
import type { BookColumn } from './column.ts'
import { columnOf } from './columns.ts'
import type { GridContext } from './context.ts'
import { isLadder, levelsOf, typedAs, valueOf, type EditField } from './edit-fields.ts'
import { fitOf, limitsText, rowFits, type RowFit } from './size-columns.ts'
import { gridText } from './text.ts'
import type { Tools } from './tools.ts'
import css from './grid.module.css'
import denseCss from '../../../kit/dense/dense.module.css'

/** The part of an edit that its cell shows: of a ladder its size, or its limits. */
const shownValue = (edit: CellEdit, field: EditField, tools: Tools): SortValue => {
  const orderLevels = isLadder(field) && !edit.isUnread ? levelsOf(edit.value) : undefined
  if (!orderLevels) return edit.value
  return field === 'size' ? topSize(orderLevels) : limitsText(orderLevels, tools)
}

/** An edit stays in its cell until the book has it, or another person's value replaces it. */
function editOf(
  row: GridRow,
  column: Pick<BookColumn, 'edit' | 'value'> | undefined,
  { edits, tools }: GridContext,
): CellEdit | undefined {
  const field = column?.edit
  if (!field || row.kind !== 'order') return undefined
  const edit = edits.get(cellName({ orderId: row.id, field }))
  if (!edit || edit.field === field) return edit
  // The edit of the other cell of the ladder, as far as it changes this one.
  const changes = !edit.isUnread && shownValue(edit, field, tools) !== column.value(row, tools)
  return changes ? edit : undefined
}

const textOf = (row: GridRow, column: BookColumn, context: GridContext): string => {
  const edit = editOf(row, column, context)
  if (!edit) return column.shown?.(row, context.tools) ?? textIn(row, column, context.tools)
  const value = shownValue(edit, column.edit!, context.tools)
  if (value === null) return '–'
  return typeof value === 'string' ? value : mm(Number(value))
}

const stateOf = (row: OrderLine, field: EditField, context: GridContext) => {
  switch (editOf(row, columnOf(field), context)?.state) {
    case 'sending':
    case 'unknown':
    case 'blocked':
      return 'busy'
    case 'refused':
    case 'clash':
      return 'wrong'
    default:
      return undefined
  }
}

const fitClasses: Readonly<Record<RowFit, string | undefined>> = {
  in: css.fitIn,
  partly: css.fitPartly,
  unknown: css.fitUnknown,
  out: css.fitOut,
}

const ruleOf: Readonly<Record<string, Rules<GridRow, GridContext>>> = {
  inSize: {
    [classes(css.fit)]: () => true,
    ...Object.fromEntries(
      rowFits.map((fit) => [
        classes(fitClasses[fit]),
        (row: GridRow, { tools }: GridContext) => fitOf(row, tools) === fit,
      ]),
    ),
  },
  change: {
    [classes(css.cellNew)]: (row) => row.kind === 'order' && row.order.change === 'NEW',
    [classes(css.cellMod)]: (row) => row.kind === 'order' && row.order.change === 'MOD',
  },
  fpgState: {
    [classes(css.cellMod)]: (row) => row.kind === 'order' && row.order.fpgState === 'waiting',
  },
}

interface RowParams {
  readonly data: GridRow | undefined
}
const order = ({ data }: RowParams) => (data?.kind === 'order' ? data.order : undefined)

/** No row depends on colour alone: each has a stroke, a mark, a pattern or a word as well. */
const rowRules = {
  [classes(denseCss.rowGroup)]: ({ data }: RowParams) => data?.kind === 'group',
  [classes(css.rowMerge)]: ({ data }: RowParams) => data?.kind === 'merge',
  [classes(css.rowUnder)]: ({ data }: RowParams) => data?.kind === 'order' && data.under !== null,
  [classes(css.rowCancel)]: (params: RowParams) => order(params)?.change === 'CANCEL',
  [classes(css.rowOut)]: (params: RowParams) => order(params)?.fit === 'out',
  [classes(denseCss.rowJlm)]: (params: RowParams) => order(params)?.jlmInterest === true,
  [classes(denseCss.rowSoft)]: ({ data }: RowParams) =>
    (data?.kind === 'order' || data?.kind === 'merge') && isSoft(data),
  [classes(css.rowFresh)]: ({ data }: RowParams) =>
    (data?.kind === 'order' || data?.kind === 'merge') && data.fresh,
}

/** The grid of the order book. */
export const bookGridKind: GridKind<GridRow, Tools, EditField, GridContext> = {
  settings: denseSettings<GridRow>({
    rowClassRules: rowRules,
    isSelectable: ({ kind }) => kind === 'order' || kind === 'merge',
  }),
  modules: gridModules,
  columnOf,
  text: gridText,
  valueOf: (row, column, context) => {
    const edit = editOf(row, column, context)
    return edit ? shownValue(edit, column.edit!, context.tools) : column.value(row, context.tools)
  },
  textOf,
  stateOf,
  typedAs: (row, field, context) => {
    const edit = editOf(row, columnOf(field), context)
    return typedAs(field, edit ? edit.value : valueOf(row.order, field), context.tools.over)
  },
  rulesOf: ({ id }) => ruleOf[id] ?? {},
  NumberCell,
  merged: mergedSigns,
  sign: commentSign,
  englishName: ({ order }: OrderLine, { book }) => book?.holders.get(order.holder)?.name,
  cells: { type: TypeCell },
}
