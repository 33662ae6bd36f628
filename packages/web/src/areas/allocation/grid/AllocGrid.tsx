import { CustomFilterModule } from 'ag-grid-community'
import { useCallback, useMemo } from 'react'
import { gridModules, RowGrid, type ColumnPlace, type Pasted } from '../../../kit/grid/index.ts'
import { useText } from '../../../platform/text.ts'
import { ownKeys } from '../../../kit/keys/shortcuts.ts'
import { useReducedMotion } from '../../../shell/theme/reduced-motion.ts'
import { gridText, ownWords } from '../../book/grid/index.ts'
import type { OpenColumn } from '../paste/plan.ts'
import type { GridRow, OrderLine } from '../rows/grid-row.ts'
import type { Layout } from '../state/layout.ts'
import { colDefs } from './col-defs.ts'
import { copied } from './column.ts'
import { columnOf } from './columns.ts'
import type { GridContext } from './context.ts'
import type { AllocDriver } from './driver.ts'
import { settings } from './settings.ts'
import { classes } from '../../../kit/classes.ts'
import css from './grid.module.css'
import denseCss from '../../../kit/dense/dense.module.css'

interface Props {
  readonly driver: AllocDriver
  readonly context: GridContext
  readonly places: readonly ColumnPlace[]
  readonly sort: Layout['sort']
  readonly label: string
  readonly selected: readonly string[]
  readonly onColumns: (places: readonly ColumnPlace[]) => void
  readonly onSort: (sort: Layout['sort']) => void
  readonly onSelect: (orderIds: readonly string[]) => void
  readonly onEdit: (line: OrderLine, column: OpenColumn, typed: string) => void
  readonly onPaste: (pasted: Pasted<GridRow>) => void
}

const modules = [...gridModules, CustomFilterModule]

/** The lines. Everything of it that is remembered lives outside of it: it comes and goes with its tab. */
export default function AllocGrid({ selected, onSelect, onEdit, ...props }: Props) {
  const { context, sort } = props
  const { t } = context.tools
  const reduced = useReducedMotion()
  const own = useText(gridText)
  const defs = useCallback(
    (places: readonly ColumnPlace[]) => colDefs({ places, sort, tools: { t }, flash: !reduced }),
    [sort, t, reduced],
  )
  const words = useMemo(() => ownWords(own), [own])
  return (
    <RowGrid<GridRow>
      {...props}
      settings={settings}
      modules={modules}
      words={words}
      columnOf={columnOf}
      className={classes(denseCss.grid, css.grid)}
      frame={ownKeys}
      nameColumn="investor"
      colDefs={defs}
      nameOf={(colId) => t(`column.${colId as 'number'}`)}
      textOf={(row, colId) => copied(row, columnOf(colId)!, context.tools)}
      picked={selected}
      onPick={(rows) => onSelect(rows.flatMap((row) => (row.kind === 'order' ? row.id : [])))}
      onEdit={(row, colId, typed) => {
        const edit = columnOf(colId)?.edit
        if (row.kind === 'order' && edit) onEdit(row, edit, typed)
      }}
      isOpen={(row, colId) => row.kind === 'order' && context.open && columnOf(colId)?.edit !== undefined}
      isUnfolded={(row) => (row.kind === 'group' ? row.open : undefined)}
      onTurn={(row) => context.turn(row)}
      onAct={(row) => act(row, context)}
      onStopped={() => context.stopped()}
    />
  )
}

/** What Enter does on a row: an order opens, a group unfolds. */
function act(row: GridRow, context: GridContext): void {
  if (row.kind === 'order') context.show(row.id)
  else if (row.kind === 'group') context.turn(row)
}
