import { CustomFilterModule, type IFilterComp } from 'ag-grid-community'
import { showMm } from '@bookrunner/domain/kernel'
import { classes } from '../../../kit/classes.ts'
import type { GridKind, Rules } from '../../../kit/dense-page/DenseGrid.tsx'
import { copied, textIn } from '../../../kit/dense-page/column.ts'
import { denseSettings, gridModules } from '../../../kit/grid/index.ts'
import type { OpenColumn } from '../paste/plan.ts'
import type { EditableLine, GridRow, OrderLine } from '../rows/grid-row.ts'
import { noteIn } from '../state/edits.ts'
import { FilterCell, NumberCell } from './cells.ts'
import { typedIn } from './column.ts'
import { columnOf } from './columns.ts'
import type { GridContext } from './context.ts'
import { worstOf } from './marks.ts'
import { allocGridText } from './text.ts'
import type { Tools } from './tools.ts'
import css from './grid.module.css'
import denseCss from '../../../kit/dense/dense.module.css'

/** Rows are filtered before the grid has them: groups and totals count only matching rows. The library's filter only provides the place below the column name. */
class Elsewhere implements IFilterComp {
  init = () => undefined
  getGui = () => document.createElement('div')
  isFilterActive = () => false
  doesFilterPass = () => true
  getModel = () => null
  setModel = () => undefined
}

/** The state of the edit in a cell. A typed fill is an edit of the size. */
const stateOf = (line: EditableLine, column: OpenColumn): 'busy' | 'wrong' | undefined => {
  if (line.kind === 'merge') {
    if (line.edit?.typed?.column === column) return 'wrong'
    return line.members.some((each) => stateOf(each, column) === 'busy') ? 'busy' : undefined
  }
  const { edit, noteEdit } = line
  const isNote = column === 'note'
  const state = isNote
    ? (noteEdit?.state ?? (edit?.note === undefined ? undefined : edit.state))
    : edit?.state
  switch (state) {
    case 'waiting':
    case 'sending':
    case 'unknown':
    case 'held':
      return 'busy'
    case 'refused':
    case 'clash':
      return isNote || (edit?.typed?.column ?? 'size') === column ? 'wrong' : undefined
    default:
      return undefined
  }
}

const typedAs = (line: EditableLine, column: OpenColumn, { tools }: GridContext): string => {
  const typed = typedIn(line, column)
  if (typed !== undefined) return typed
  if (line.kind === 'merge')
    return column === 'size' ? copied(line, columnOf('size')!, tools) : textIn(line, columnOf('fill')!, tools)
  const { edit, row } = line
  if (column === 'note') return noteIn(row, line) ?? ''
  const size = edit?.size ?? row.size
  if (size === null) return ''
  return column === 'size' ? showMm(size).replaceAll(',', '') : textIn(line, columnOf('fill')!, tools)
}

const markIs =
  (mark: ReturnType<typeof worstOf>) =>
  (row: GridRow, { tools }: GridContext): boolean =>
    row.kind === 'order' && worstOf(row, tools) === mark
const confirmIs =
  (state: OrderLine['row']['confirm']) =>
  (row: GridRow): boolean =>
    row.kind === 'order' && row.row.confirm === state

const ruleOf: Readonly<Record<string, Rules<GridRow, GridContext>>> = {
  size: { [classes(css.fault)]: markIs('fault') },
  mark: { [classes(css.fault)]: markIs('fault'), [classes(css.over)]: markIs('over') },
  confirm: { [classes(css.confirmed)]: confirmIs('confirmed'), [classes(css.over)]: confirmIs('reissue') },
}

interface RowParams {
  readonly data: GridRow | undefined
}

/** Every colour of a row also has a pattern, a mark or a text in a column. */
const rowRules = {
  [classes(denseCss.rowGroup)]: ({ data }: RowParams) => data?.kind === 'group' || data?.kind === 'merge',
  [classes(denseCss.rowJlm)]: ({ data }: RowParams) => data?.kind === 'order' && data.row.jlmInterest,
  [classes(denseCss.rowSoft)]: ({ data }: RowParams) => data?.kind === 'order' && data.row.soft,
  [classes(css.rowNothing)]: ({ data }: RowParams) => data?.kind === 'order' && (data.size ?? 0) === 0,
}

/** The grid of an allocation's lines. */
export const allocGridKind: GridKind<GridRow, Tools, OpenColumn, GridContext> = {
  settings: {
    ...denseSettings<GridRow>({ rowClassRules: rowRules, isSelectable: ({ kind }) => kind === 'order' }),
    floatingFiltersHeight: 28,
    enterNavigatesVerticallyAfterEdit: true,
  },
  modules: [...gridModules, CustomFilterModule],
  className: css.grid,
  columnOf,
  text: allocGridText,
  textOf: (row, column, { tools }) => typedIn(row, column.id) ?? textIn(row, column, tools),
  stateOf,
  typedAs,
  mostOf: (column) => (column === 'note' ? 300 : 40),
  rulesOf: ({ id }) => ruleOf[id] ?? {},
  NumberCell,
  englishName: ({ row }: OrderLine, { tools }) => tools.alloc.holders.get(row.holder)?.name,
  column: {
    filter: Elsewhere,
    floatingFilter: true,
    floatingFilterComponent: FilterCell,
    suppressFloatingFilterButton: true,
    suppressHeaderFilterButton: true,
  },
}
