import { rowColumnTexts } from '@bookrunner/contract/orders'
import type { RowColumn } from '@bookrunner/domain/orders'
import { Button } from 'antd'
import { memo, useId, type KeyboardEvent } from 'react'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import type { BulkRow } from './rows.ts'
import { bulkText } from './text.ts'
import type { TriedFault } from './tried.ts'
import type { CellPlace } from './use-cells.ts'
import css from './desk-bulk.module.css'

/** What a row asks of the grid it stands in. */
export interface RowWays {
  readonly key: (event: KeyboardEvent, place: CellPlace) => void
  readonly stand: (place: CellPlace) => void
  readonly write: (place: CellPlace) => void
  readonly type: (place: CellPlace, typed: string) => void
  readonly leave: (place: CellPlace) => void
  readonly leaveOut: (id: number, out: boolean) => void
}

interface Props {
  readonly row: BulkRow
  readonly columns: readonly RowColumn[]
  readonly faults: readonly TriedFault[] | undefined
  /** What looks like a slip, and is entered all the same. */
  readonly far: readonly string[] | undefined
  /** The cell of this row somebody is at. */
  readonly at: CellPlace | undefined
  readonly frozen: boolean
  readonly ways: RowWays
}

export const figures: readonly RowColumn[] = [
  'size',
  'minYield',
  'minSpread',
  'maxPrice',
  'minSize',
  'maxSize',
  'reserve',
]

export const GridRow = memo(function GridRow({ row, columns, faults, far, at, frozen, ways }: Props) {
  const t = useText(bulkText)
  const { lang } = useReader()
  const wrong = useId()
  const { id, line, out } = row
  const said = faults?.map(({ column, message }) =>
    t('rows.fault', { column: rowColumnTexts[column][lang], message }),
  )
  return (
    <tr data-out={out || undefined} data-bad={faults ? '' : undefined}>
      <th scope="row">{line}</th>
      {columns.map((column) => (
        <Cell
          key={column}
          row={row}
          column={column}
          place={at?.column === column ? at : undefined}
          fault={faults?.some((fault) => fault.column === column) ? wrong : undefined}
          ways={ways}
        />
      ))}
      <td id={wrong} className={css.wrong} data-far={(far && !said) || undefined}>
        {out ? t('rows.isOut') : (said ?? far)?.join(' ')}
      </td>
      <td className={css.rowDo}>
        <Button
          size="small"
          type="text"
          disabled={frozen}
          // One stop of the Tab key for all rows: that of the row somebody is at.
          tabIndex={at ? 0 : -1}
          aria-label={t(out ? 'rows.backOf' : 'rows.outOf', { line })}
          onClick={() => ways.leaveOut(id, !out)}
        >
          {t(out ? 'rows.back' : 'rows.out')}
        </Button>
      </td>
    </tr>
  )
})

interface CellProps {
  readonly row: BulkRow
  readonly column: RowColumn
  readonly place: CellPlace | undefined
  /** What says what is wrong with it. */
  readonly fault: string | undefined
  readonly ways: RowWays
}

function Cell({ row, column, place, fault, ways }: CellProps) {
  const t = useText(bulkText)
  const { lang } = useReader()
  const here: CellPlace = place ?? { id: row.id, column }
  const text = row.cells[column] ?? ''
  const name = t('rows.cell', { column: rowColumnTexts[column][lang], line: row.line })
  const marks = {
    'data-cell': `${row.id} ${column}`,
    'data-figure': figures.includes(column) || undefined,
    'data-wrong': fault === undefined ? undefined : '',
  }
  if (place?.typed !== undefined)
    return (
      <td {...marks}>
        <input
          autoFocus
          aria-label={name}
          aria-invalid={fault !== undefined}
          aria-describedby={fault}
          maxLength={500}
          spellCheck={false}
          value={place.typed}
          onChange={({ target }) => ways.type(here, target.value)}
          onKeyDown={(event) => ways.key(event, here)}
          onBlur={() => ways.leave(here)}
        />
      </td>
    )
  return (
    <td
      {...marks}
      translate="no"
      tabIndex={place ? 0 : -1}
      aria-label={text === '' ? name : undefined}
      aria-invalid={fault !== undefined || undefined}
      aria-describedby={fault}
      title={text}
      onFocus={() => !place && ways.stand(here)}
      onDoubleClick={() => ways.write(here)}
      onKeyDown={(event) => ways.key(event, here)}
    >
      {text}
    </td>
  )
}
