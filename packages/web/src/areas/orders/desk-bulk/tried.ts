import type { CallRefused, ReplyOf } from '@bookrunner/contract'
import type { ordersCalls } from '@bookrunner/contract/orders'
import { sumFaces, type FaceAmount } from '@bookrunner/domain/kernel'
import { rowColumns, type RowColumn } from '@bookrunner/domain/orders'
import { isAnswer } from '../../../platform/answers.ts'
import { wordsOf } from '../../../platform/failed.ts'
import type { BulkRow } from './rows.ts'

export type Entered = ReplyOf<typeof ordersCalls.newOrders>

/** What is wrong with a cell; of the row as a whole where no cell is named. */
export interface TriedFault {
  readonly column: RowColumn
  readonly message: string
}
export type Faults = ReadonlyMap<number, readonly TriedFault[]>

/** What entering came to, or would come to. */
export type Tried =
  | { readonly kind: 'good'; readonly entered: Entered; readonly total: FaceAmount }
  | { readonly kind: 'rows'; readonly faults: Faults }
  /** Of the whole list: the deal takes no orders, say. */
  | { readonly kind: 'whole'; readonly words: string }

export const tried = (entered: Entered): Tried => ({
  kind: 'good',
  entered,
  total: sumFaces(entered.list.map(({ size }) => size)),
})

const isColumn = (name: string): name is RowColumn => (rowColumns as readonly string[]).includes(name)

/** `rows.12.size` is the size of the thirteenth row that was sent. */
export const faultsIn = (refused: CallRefused, rows: readonly BulkRow[]): Faults => {
  const faults = new Map<number, TriedFault[]>()
  for (const { field, message } of refused.fields) {
    const [first, index = '', cell = ''] = field.split('.')
    const row = rows[Number(index)]
    if (first !== 'rows' || !row) continue
    const fault = { column: isColumn(cell) ? cell : ('investor' as const), message }
    faults.set(row.id, [...(faults.get(row.id) ?? []), fault])
  }
  return faults
}

/** What looks like a slip in rows that can be entered, by row. */
export const farIn = (
  { list }: Entered,
  rows: readonly BulkRow[],
  wordsOfLimit: (far: Entered['list'][number]['offMarket'][number]) => string,
): ReadonlyMap<number, readonly string[]> =>
  new Map(
    list.flatMap(({ row, offMarket: far }): [number, string[]][] => {
      const found = rows[row]
      return found && far.length > 0 ? [[found.id, far.map(wordsOfLimit)]] : []
    }),
  )

/** A refusal is an answer; anything else is thrown on. */
export const refusedAs = (fault: unknown, rows: readonly BulkRow[]): Tried => {
  if (!isAnswer(fault)) throw fault
  const faults = faultsIn(fault, rows)
  return faults.size > 0 ? { kind: 'rows', faults } : { kind: 'whole', words: wordsOf(fault) }
}
