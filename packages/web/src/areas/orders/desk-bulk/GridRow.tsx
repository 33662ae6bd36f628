import { mostInCell, rowColumnTexts } from '@bookrunner/contract/orders'
import type { RowColumn } from '@bookrunner/domain/orders'
import { Button } from 'antd'
import { memo, useId, type KeyboardEvent } from 'react'
import { sentences } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import type { BulkRow } from './rows.ts'
import { bulkText } from './text.ts'
import type { NearestName, RowFault } from './check-result.ts'
import type { CellPlace } from './use-cells.ts'
import css from './desk-bulk.module.css'

/** The actions of the grid that a row calls. */
export interface RowActions {
  readonly key: (event: KeyboardEvent, place: CellPlace) => void
  readonly select: (place: CellPlace) => void
  readonly write: (place: CellPlace) => void
  readonly type: (place: CellPlace, typed: string) => void
  readonly leave: (place: CellPlace) => void
  readonly leaveOut: (id: number, out: boolean) => void
  readonly correct: (place: CellPlace) => void
}

interface Props {
  readonly row: BulkRow
  readonly columns: readonly RowColumn[]
  readonly faults: readonly RowFault[] | undefined
  /** Limits far off the market; the row can still be entered. */
  readonly warnings: readonly string[] | undefined
  /** The names that mistyped names most likely mean. */
  readonly nearest: readonly NearestName[] | undefined
  /** The selected cell, if it is in this row. */
  readonly at: CellPlace | undefined
  readonly frozen: boolean
  readonly actions: RowActions
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

export const GridRow = memo(function GridRow({
  row,
  columns,
  faults,
  warnings,
  nearest,
  at,
  frozen,
  actions,
}: Props) {
  const t = useText(bulkText)
  const { lang } = useReader()
  const wrong = useId()
  const { id, line, out } = row
  const messages = faults?.map(({ column, message }) =>
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
          actions={actions}
        />
      ))}
      <td id={wrong} className={css.wrong} data-far={(warnings && !messages) || undefined}>
        {out ? t('rows.isOut') : sentences(messages ?? warnings ?? [], lang)}
        {nearest?.map(({ column, name, cell }) => (
          <Button
            key={column}
            size="small"
            type="link"
            disabled={frozen}
            tabIndex={at ? 0 : -1}
            onClick={() => actions.correct({ id, column, typed: cell })}
          >
            {t('rows.use', { name })}
          </Button>
        ))}
      </td>
      <td className={css.rowDo}>
        <Button
          size="small"
          type="text"
          disabled={frozen}
          // Only the button of the selected row is in the Tab order.
          tabIndex={at ? 0 : -1}
          aria-label={t(out ? 'rows.backOf' : 'rows.outOf', { line })}
          onClick={() => actions.leaveOut(id, !out)}
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
  /** The id of the element with its problem. */
  readonly fault: string | undefined
  readonly actions: RowActions
}

function Cell({ row, column, place, fault, actions }: CellProps) {
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
          maxLength={mostInCell}
          spellCheck={false}
          value={place.typed}
          onChange={({ target }) => actions.type(here, target.value)}
          onKeyDown={(event) => actions.key(event, here)}
          onBlur={() => actions.leave(here)}
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
      onFocus={() => !place && actions.select(here)}
      onDoubleClick={() => actions.write(here)}
      onKeyDown={(event) => actions.key(event, here)}
    >
      {text}
    </td>
  )
}
