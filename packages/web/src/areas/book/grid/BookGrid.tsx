import { useCallback, useMemo } from 'react'
import { gridModules, RowGrid, type ColumnPlace, type Pasted } from '../../../kit/grid/index.ts'
import { ownKeys } from '../../../kit/keys/shortcuts.ts'
import { useReducedMotion } from '../../../shell/theme/reduced-motion.ts'
import type { GridRow } from '../rows/grid-row.ts'
import type { Selected } from '../state/select.ts'
import type { Layout } from '../state/layout.ts'
import { colDefs } from './col-defs.ts'
import { copied } from './column.ts'
import { columnOf } from './columns.ts'
import type { GridContext } from './context.ts'
import type { GridDriver } from './driver.ts'
import { ownWords } from './own-words.ts'
import { settings } from './settings.ts'
import denseCss from '../../../kit/dense/dense.module.css'

interface Props {
  readonly driver: GridDriver
  readonly context: GridContext
  readonly places: readonly ColumnPlace[]
  readonly sort: Layout['sort']
  readonly label: string
  readonly selected: Selected
  readonly onColumns: (places: readonly ColumnPlace[]) => void
  readonly onSort: (sort: Layout['sort']) => void
  readonly onSelect: (selected: Selected) => void
  readonly onEdit: (row: GridRow, colId: string, typed: string) => void
  readonly onPaste: (pasted: Pasted<GridRow>) => void
}

const selectedIn = (rows: readonly GridRow[]): Selected => {
  const merges = rows.filter((row) => row.kind === 'merge')
  const orders = rows.filter((row) => row.kind === 'order')
  const ids = [...merges.flatMap(({ merge }) => merge.orderIds), ...orders.map(({ id }) => id)]
  return { orderIds: [...new Set(ids)], mergeIds: merges.map(({ merge }) => merge.mergeId) }
}

/** The rows. Everything of it that is remembered lives outside of it: it comes and goes with its tab. */
export default function BookGrid({ onSelect, selected, ...props }: Props) {
  const { context, sort } = props
  const { t } = context.tools
  const reduced = useReducedMotion()
  const defs = useCallback(
    (places: readonly ColumnPlace[]) => colDefs({ places, sort, tools: { t }, flash: !reduced }),
    [sort, t, reduced],
  )
  const words = useMemo(() => ownWords(t), [t])
  return (
    <RowGrid<GridRow>
      {...props}
      settings={settings}
      words={words}
      columnOf={columnOf}
      modules={gridModules}
      className={denseCss.grid}
      frame={ownKeys}
      nameColumn="investor"
      colDefs={defs}
      nameOf={(colId) => t(`column.${colId as 'number'}`)}
      textOf={(row, colId) => copied(row, columnOf(colId)!, context.tools)}
      picked={[...selected.orderIds, ...selected.mergeIds.map((id) => `merge:${id}`)]}
      onPick={(rows) => onSelect(selectedIn(rows))}
      isOpen={(row, colId) => isOpenCell(row, colId, context)}
      isUnfolded={(row) => (row.kind === 'group' || row.kind === 'merge' ? row.open : undefined)}
      onTurn={(row) => context.turn(row)}
      onAct={(row) => act(row, context)}
      onStopped={() => context.stopped()}
    />
  )
}

const isOpenCell = (row: GridRow, colId: string, { may }: GridContext): boolean =>
  row.kind === 'order' &&
  (['testSize', 'fpgSize', 'allocSize', 'sales', 'privateComment'] as const).some(
    (field) => field === colId && may(field, row.order),
  )

/** What Enter does on a row: an order opens, what holds others unfolds. */
function act(row: GridRow, context: GridContext): void {
  if (row.kind === 'order') context.open(row.order.id)
  else if (row.kind !== 'total') context.turn(row)
}
