import {
  type FaceAmount,
  type FieldRefusal,
  refuse,
  refuseFields,
  type Refusal,
  showMm,
} from '../../kernel/index.ts'
import type { ClosedBook } from './book.ts'
import type { StoredLines } from './decided-line.ts'
import { lineFault, type LineReason } from './edit.ts'

export type UnfitReason = LineReason | 'alloc.no-line' | 'alloc.over-merged' | 'alloc.remainder'
export type LaunchReason = LineReason | 'alloc.over-merged' | 'alloc.lines-wrong' | 'alloc.remainder'

/** Lines that no longer fit, because their orders changed or left the book. */
const lineFaults = (
  lines: StoredLines,
  { orders, merges, grid }: ClosedBook,
): FieldRefusal<LineReason | 'alloc.over-merged'>[] => {
  const byId = new Map(orders.map((order) => [order.id, order]))
  const faults: FieldRefusal<LineReason | 'alloc.over-merged'>[] = []
  for (const { orderId, size } of lines.values()) {
    const fault = lineFault(`lines.${orderId}`, size, byId.get(orderId), grid)
    if (fault) faults.push(fault)
  }
  for (const { id, orderIds, most } of merges) {
    const size = orderIds.reduce((sum, orderId) => sum + (lines.get(orderId)?.size ?? 0), 0)
    if (size > most)
      faults.push({
        field: `merges.${id}`,
        reason: 'alloc.over-merged',
        params: { size: showMm(size as FaceAmount), most: showMm(most) },
      })
  }
  return faults
}

const totalOf = (lines: StoredLines): bigint =>
  lines.values().reduce((sum, { size }) => sum + BigInt(size), 0n)

/** The allocated sum and the remainder, unless the version allocates exactly the total. */
const remainderOf = (lines: StoredLines, total: FaceAmount) => {
  const allocated = totalOf(lines)
  const difference = BigInt(total) - allocated
  return difference === 0n
    ? undefined
    : {
        total: showMm(total),
        allocated: showMm(allocated),
        remainder: showMm(difference < 0n ? -difference : difference),
        way: difference < 0n ? '−' : '+',
      }
}

/** A version must be complete and exact to be launched; all faults are reported, with their figures. */
export const launchFault = (
  lines: StoredLines,
  book: ClosedBook,
  total: FaceAmount,
): Refusal<LaunchReason> | undefined => {
  const faults = lineFaults(lines, book)
  if (faults.length > 0) return refuseFields('alloc.lines-wrong', faults)
  const remainder = remainderOf(lines, total)
  return remainder && refuse('alloc.remainder', remainder)
}

/**
 * Why a launched version no longer fits the book, which may change until the first confirmation. A version that a launch
 * would refuse, or that lacks an order, cannot be confirmed.
 */
export const unfitFaults = (
  lines: StoredLines,
  book: ClosedBook,
  total: FaceAmount | null,
): FieldRefusal<UnfitReason>[] => {
  const remainder = total === null ? undefined : remainderOf(lines, total)
  return [
    ...lineFaults(lines, book),
    ...book.orders
      .filter(({ id }) => !lines.has(id))
      .map(({ id, size }): FieldRefusal<UnfitReason> => ({
        field: `lines.${id}`,
        reason: 'alloc.no-line',
        params: { size: showMm(size) },
      })),
    ...(remainder ? [{ field: 'total', reason: 'alloc.remainder' as const, params: remainder }] : []),
  ]
}
