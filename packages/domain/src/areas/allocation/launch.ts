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

/** Lines that are none any more: orders changed, or left the book, after they were written. */
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

/** What is given, where that is not what there is to give. */
const remainderOf = (lines: StoredLines, total: FaceAmount) => {
  const allocated = totalOf(lines)
  const apart = BigInt(total) - allocated
  return apart === 0n
    ? undefined
    : {
        total: showMm(total),
        given: showMm(allocated),
        remainder: showMm(apart < 0n ? -apart : apart),
        way: apart < 0n ? '−' : '+',
      }
}

/** A version is launched whole and exact, or not at all: every fault is told, with its figures. */
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
 * What of a launched version the book does not bear out any more: its lines never change, and until the first
 * confirmation the book does. Nothing is confirmed of one that a launch would refuse, or that leaves an order out.
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
