import { listHead, mostInCell, mostRows, orderRow, rowColumnTexts } from '@bookrunner/contract/orders'
import type { Upload } from '@bookrunner/contract/kernel'
import { type FieldRefusal, isRefusal, refuse } from '@bookrunner/domain/kernel'
import { bareSizesIn, withSizesInMm, type OrderRow, type RowColumn } from '@bookrunner/domain/orders'
import type { RequestContext } from '../../../platform/http/handler.ts'
import { cellsOf, findList } from '../../files/index.ts'
import type { NumberedRow } from './enter-list.ts'

/** Cells that are too long to enter, by their line in the sheet. */
export const longCells = (rows: readonly NumberedRow[]): FieldRefusal<'field.too-long'>[] =>
  rows.flatMap(({ row, cells }) => {
    const { error } = orderRow.safeParse(cells)
    return (error?.issues ?? []).map(({ path }) => ({
      field: `rows.${row}.${path.join('.')}`,
      reason: 'field.too-long' as const,
      params: { max: mostInCell },
    }))
  })

/** The one list of orders in an Excel file, found by its column headings in any language. */
export const listInFile = async (
  upload: Upload,
  { language, workers }: Pick<RequestContext, 'language' | 'workers'>,
) => {
  const wanted = {
    headOf: listHead,
    mostRows,
    nameOf: (column: RowColumn) => rowColumnTexts[column][language],
  }
  const found = await findList(upload, wanted, workers)
  if (isRefusal(found)) return found
  const { columns, units, unread } = found.head
  const asTyped: OrderRow[] = found.below.map((line) => cellsOf(line, columns))
  const cells = withSizesInMm(asTyped, units)
  const rows = found.below
    .map((line, at) => ({
      row: line.row,
      cells: cells[at] ?? {},
      bare: bareSizesIn(asTyped[at] ?? {}, units),
    }))
    .filter(({ cells }) => Object.keys(cells).length > 0)
  return rows.length === 0 ? refuse('list.rows-none') : { rows, unread }
}
