import type { BookMerge, BookRow } from '@bookrunner/contract/book'
import type { Region } from '@bookrunner/domain/entities'
import type { Figures } from '../state/figures.ts'

/** Sums in currency units; null if no order has a value. */
export interface Sums {
  /** Orders that count, firm and soft; merged orders are one, as in the strip. */
  readonly orders: number
  readonly size: bigint
  readonly testSize: bigint | null
  readonly fpgSize: bigint | null
  /** Changes against the live size, of orders with a size of the phase. */
  readonly testMove: bigint | null
  readonly fpgMove: bigint | null
  readonly counting: bigint
  /** The firm size in today; null before a level is announced. */
  readonly inSize: bigint | null
  readonly soft: bigint
  readonly conditional: bigint
  readonly reserve: bigint | null
  readonly allocSize: bigint | null
}

interface Line {
  readonly id: string
  /** The investor's name in the reader's language. */
  readonly investor: string
  /** The depth under subtotals and merges. */
  readonly depth: number
}

export interface OrderLine extends Line {
  readonly kind: 'order'
  readonly order: BookRow
  readonly figures: Figures
  /** The merge it counts in. */
  readonly under: string | null
  readonly fresh: boolean
}

export interface MergeLine extends Line {
  readonly kind: 'merge'
  readonly merge: BookMerge
  readonly orders: readonly BookRow[]
  readonly figures: Figures
  readonly region: Region | null
  readonly classId: string | null
  readonly fresh: boolean
  readonly open: boolean
}

export interface GroupLine extends Line {
  readonly kind: 'group'
  readonly sums: Sums
  readonly open: boolean
}

export interface TotalLine extends Line {
  readonly kind: 'total'
  readonly sums: Sums
}

/** One row of the grid. */
export type GridRow = OrderLine | MergeLine | GroupLine | TotalLine
/** A line that counts: an order, or a merge. */
export type CountLine = OrderLine | MergeLine

export const isSum = (row: GridRow): row is GroupLine | TotalLine =>
  row.kind === 'group' || row.kind === 'total'

const plus = (one: bigint | null, other: number | null): bigint | null =>
  other === null ? one : (one ?? 0n) + BigInt(other)

const move = (proposed: number | null, live: number): number | null =>
  proposed === null ? null : proposed - live

export const isSoft = (line: CountLine): boolean =>
  line.kind === 'order'
    ? line.order.commitment === 'soft'
    : line.orders.every(({ commitment }) => commitment === 'soft')

/** Sums of lines: a merge counts once and soft orders are apart, as in the strip. */
export function sumsOf(lines: readonly CountLine[]): Sums {
  const sums: { -readonly [Name in keyof Sums]: Sums[Name] } = {
    orders: 0,
    size: 0n,
    counting: 0n,
    soft: 0n,
    conditional: 0n,
    testSize: null,
    fpgSize: null,
    testMove: null,
    fpgMove: null,
    inSize: null,
    reserve: null,
    allocSize: null,
  }
  for (const line of lines) {
    const { figures } = line
    const { softBeside = 0 } = figures
    // Withdrawn, dropped or silent orders are in no sum.
    if (figures.counting === 0 && softBeside === 0) continue
    sums.orders += 1
    if (isSoft(line)) {
      sums.soft += BigInt(figures.counting)
      continue
    }
    sums.soft += BigInt(softBeside)
    sums.size += BigInt(figures.size)
    sums.counting += BigInt(figures.counting)
    sums.conditional += BigInt(figures.counting - figures.accepted)
    for (const name of ['testSize', 'fpgSize', 'inSize', 'reserve', 'allocSize'] as const)
      sums[name] = plus(sums[name], figures[name])
    sums.testMove = plus(sums.testMove, move(figures.testSize, figures.size))
    sums.fpgMove = plus(sums.fpgMove, move(figures.fpgSize, figures.size))
  }
  return sums
}
