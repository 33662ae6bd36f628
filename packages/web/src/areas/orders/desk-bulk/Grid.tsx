import { rowColumnTexts } from '@bookrunner/contract/orders'
import type { RowColumn } from '@bookrunner/domain/orders'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import { figures, GridRow, type RowWays } from './GridRow.tsx'
import type { BulkRow } from './rows.ts'
import { bulkText } from './text.ts'
import type { Faults } from './tried.ts'
import { useCells } from './use-cells.ts'
import css from './desk-bulk.module.css'

interface Props {
  readonly rows: readonly BulkRow[]
  readonly columns: readonly RowColumn[]
  readonly faults: Faults
  /** What looks like a slip, and can be entered. */
  readonly far: ReadonlyMap<number, readonly string[]>
  /** On its way: nothing can be changed. */
  readonly frozen: boolean
  readonly onEdit: (id: number, column: RowColumn, typed: string) => void
  readonly onLeaveOut: (ids: readonly number[], out: boolean) => void
}

/** All rows stand there; only those that change are drawn again. */
export function Grid(props: Props) {
  const t = useText(bulkText)
  const { lang } = useReader()
  const table = useRef<HTMLTableElement>(null)
  const { rows, columns, faults, far, frozen, onEdit } = props
  const cells = useCells({ table, rows, columns, frozen, onEdit })
  // Whoever pasted goes on by keys.
  useEffect(() => table.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus(), [])
  // What a row does is looked up when it is done, so that the row need not be drawn again for it.
  const latest = useRef({ cells, props })
  useLayoutEffect(() => {
    latest.current = { cells, props }
  })
  const [ways] = useState<RowWays>(() => ({
    key: (event, place) => latest.current.cells.onKeyDown(event, place),
    stand: (place) => latest.current.cells.stand(place),
    write: (place) => latest.current.cells.write(place, latest.current.cells.textOf(place)),
    type: (place, typed) => latest.current.cells.type(place, typed),
    leave: (place) => latest.current.cells.leave(place),
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
              far={row.out ? undefined : far.get(row.id)}
              at={cells.at?.id === row.id ? cells.at : undefined}
              frozen={frozen}
              ways={ways}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
