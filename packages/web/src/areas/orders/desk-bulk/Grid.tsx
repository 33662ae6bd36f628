import { rowColumnTexts } from '@bookrunner/contract/orders'
import type { RowColumn } from '@bookrunner/domain/orders'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import { figures, GridRow, type RowActions } from './GridRow.tsx'
import type { BulkRow } from './rows.ts'
import { bulkText } from './text.ts'
import type { Faults, NearestName } from './check-result.ts'
import { useCells } from './use-cells.ts'
import css from './desk-bulk.module.css'

interface Props {
  readonly rows: readonly BulkRow[]
  readonly columns: readonly RowColumn[]
  readonly faults: Faults
  /** Limits far off the market, by row; they can still be entered. */
  readonly warnings: ReadonlyMap<number, readonly string[]>
  /** The names that mistyped names most likely mean, by row. */
  readonly nearest: ReadonlyMap<number, readonly NearestName[]>
  /** The list is being sent: nothing can be changed. */
  readonly frozen: boolean
  readonly onEdit: (id: number, column: RowColumn, typed: string) => void
  readonly onLeaveOut: (ids: readonly number[], out: boolean) => void
}

/** All rows are mounted; only changed ones are drawn again. */
export function Grid(props: Props) {
  const t = useText(bulkText)
  const { lang } = useReader()
  const table = useRef<HTMLTableElement>(null)
  const { rows, columns, faults, warnings, nearest, frozen, onEdit } = props
  const cells = useCells({ table, rows, columns, frozen, onEdit })
  // The focus moves to the grid, to continue by keyboard.
  useEffect(() => table.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus(), [])
  // Rows get stable functions that read the latest state, so that a change does not draw every row.
  const latest = useRef({ cells, props })
  useLayoutEffect(() => {
    latest.current = { cells, props }
  })
  const [actions] = useState<RowActions>(() => ({
    key: (event, place) => latest.current.cells.onKeyDown(event, place),
    select: (place) => latest.current.cells.select(place),
    write: (place) => latest.current.cells.write(place, latest.current.cells.textOf(place)),
    type: (place, typed) => latest.current.cells.type(place, typed),
    leave: (place) => latest.current.cells.leave(place),
    correct: ({ id, column, typed = '' }) => latest.current.props.onEdit(id, column, typed),
    leaveOut: (id, out) => latest.current.props.onLeaveOut([id], out),
  }))
  return (
    <div className={css.scroll} data-frozen={frozen || undefined}>
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- gone through by keys, a table is a grid
        role="grid"
        aria-label={t('rows.label')}
        aria-rowcount={rows.length + 1}
        aria-readonly={frozen}
      >
        <thead>
          <tr>
            <th scope="col">{t('rows.line')}</th>
            {columns.map((column) => (
              <th key={column} scope="col" data-figure={figures.includes(column) || undefined}>
                {rowColumnTexts[column][lang]}
              </th>
            ))}
            <th scope="col">{t('rows.wrong')}</th>
            <th aria-hidden />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <GridRow
              key={row.id}
              row={row}
              columns={columns}
              faults={row.out ? undefined : faults.get(row.id)}
              warnings={row.out ? undefined : warnings.get(row.id)}
              nearest={row.out ? undefined : nearest.get(row.id)}
              at={cells.at?.id === row.id ? cells.at : undefined}
              frozen={frozen}
              actions={actions}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
