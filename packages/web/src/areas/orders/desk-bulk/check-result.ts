import type { CallRefused, ReplyOf } from '@bookrunner/contract'
import type { ordersCalls } from '@bookrunner/contract/orders'
import { nearestName, sumFaces, type FaceAmount } from '@bookrunner/domain/kernel'
import { rowColumns, type RowColumn } from '@bookrunner/domain/orders'
import { isAnswer } from '../../../platform/answers.ts'
import { faultMessage } from '../../../platform/failed.ts'
import type { BulkRow } from './rows.ts'

export type EnteredOrders = ReplyOf<typeof ordersCalls.newOrders>

/** A problem of a cell; one of the whole row is shown at the investor. */
export interface RowFault {
  readonly column: RowColumn
  readonly reason: string
  readonly message: string
}
export type Faults = ReadonlyMap<number, readonly RowFault[]>

/** The result of entering, or of checking, a list. */
export type CheckResult =
  | { readonly kind: 'good'; readonly entered: EnteredOrders; readonly total: FaceAmount }
  | { readonly kind: 'rows'; readonly faults: Faults }
  /** A refusal of the whole list, for example if the deal takes no orders. */
  | { readonly kind: 'list'; readonly message: string }

export const acceptedResult = (entered: EnteredOrders): CheckResult => ({
  kind: 'good',
  entered,
  total: sumFaces(entered.list.map(({ size }) => size)),
})

const isColumn = (name: string): name is RowColumn => (rowColumns as readonly string[]).includes(name)

/** `rows.12.size` is the size of the thirteenth row that was sent. */
export const faultsIn = (refused: CallRefused, rows: readonly BulkRow[]): Faults => {
  const faults = new Map<number, RowFault[]>()
  for (const { field, reason, message } of refused.fields) {
    const [first, index = '', cell = ''] = field.split('.')
    const row = rows[Number(index)]
    if (first !== 'rows' || !row) continue
    const fault = { column: isColumn(cell) ? cell : ('investor' as const), reason, message }
    faults.set(row.id, [...(faults.get(row.id) ?? []), fault])
  }
  return faults
}

/** Columns of names. */
type NameColumn = 'investor' | 'through' | 'leads'

/** A name that a mistyped one most likely means, and the cell with it. */
export interface NearestName {
  readonly column: NameColumn
  readonly name: string
  readonly cell: string
}

/** A cell with one name, or with several banks, of which the first unknown one is replaced. */
const correctName = (
  column: NameColumn,
  typed: string,
  names: readonly string[],
): NearestName | undefined => {
  const parts = column === 'leads' ? typed.split(/([;,，；])/) : [typed]
  const isName = (part: string) => names.some((name) => name.toLowerCase() === part.trim().toLowerCase())
  for (const [at, part] of parts.entries()) {
    const name = isName(part) ? undefined : nearestName(part.trim(), names)
    if (name !== undefined)
      return { column, name, cell: parts.with(at, part.replace(part.trim(), name)).join('') }
  }
  return undefined
}

/** By row, the names that unknown names of investors and banks most likely mean. */
export const nearestIn = (
  faults: Faults,
  rows: readonly BulkRow[],
  names: Readonly<Record<NameColumn, readonly string[]>>,
): ReadonlyMap<number, readonly NearestName[]> =>
  new Map(
    rows.flatMap(({ id, cells }): [number, NearestName[]][] => {
      const unknown = faults.get(id)?.filter(({ reason }) => reason === 'order.name-unknown') ?? []
      const near = (['investor', 'through', 'leads'] as const)
        .filter((column) => unknown.some((fault) => fault.column === column))
        .flatMap((column) => correctName(column, cells[column] ?? '', names[column]) ?? [])
      return near.length === 0 ? [] : [[id, near]]
    }),
  )

/** Warnings for acceptable rows, by row. */
export const warningsIn = (
  { list }: EnteredOrders,
  rows: readonly BulkRow[],
  textsOf: (entered: EnteredOrders['list'][number]) => readonly string[],
): ReadonlyMap<number, readonly string[]> =>
  new Map(
    list.flatMap((entered): [number, readonly string[]][] => {
      const found = rows[entered.row]
      const texts = textsOf(entered)
      return found && texts.length > 0 ? [[found.id, texts]] : []
    }),
  )

/** Turns a refusal into a result; throws any other fault. */
export const resultOfRefusal = (fault: unknown, rows: readonly BulkRow[]): CheckResult => {
  if (!isAnswer(fault)) throw fault
  const faults = faultsIn(fault, rows)
  return faults.size > 0 ? { kind: 'rows', faults } : { kind: 'list', message: faultMessage(fault) }
}
