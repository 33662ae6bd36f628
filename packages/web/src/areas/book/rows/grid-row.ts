import type { BookMerge, BookRow } from '@bookrunner/contract/book'
import type { Region } from '@bookrunner/domain/entities'
import type { Figures } from '../state/figures.ts'

/** Whole currency units of many orders; null where none of them says any. */
export interface Sums {
  /** That count, firm and soft; what is merged is one, as in the strip. */
  readonly orders: number
  readonly size: bigint
  readonly testSize: bigint | null
  readonly fpgSize: bigint | null
  /** Of those that say a size of the phase, against their live ones. */
  readonly testMove: bigint | null
  readonly fpgMove: bigint | null
  readonly counting: bigint
  /** Of firm orders, what is in today; null before there is a level. */
  readonly inSize: bigint | null
  readonly soft: bigint
  readonly conditional: bigint
  readonly reserve: bigint | null
  readonly allocSize: bigint | null
}

interface Line {
  readonly id: string
  /** Names, as the reader calls them. */
  readonly investor: string
  /** How far it stands under others: subtotals, merged orders. */
  readonly depth: number
}

export interface OrderLine extends Line {
  readonly kind: 'order'
  readonly order: BookRow
  readonly figures: Figures
  /** The merged order it counts in. */
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

/** What stands in one row of the grid. */
export type GridRow = OrderLine | MergeLine | GroupLine | TotalLine
/** What counts: an order, or several as one. */
export type CountLine = OrderLine | MergeLine

export const isSum = (row: GridRow): row is GroupLine | TotalLine =>
  row.kind === 'group' || row.kind === 'total'

const plus = (one: bigint | null, other: number | null): bigint | null =>
  other === null ? one : (one ?? 0n) + BigInt(other)

const move = (said: number | null, live: number): number | null => (said === null ? null : said - live)

export const isSoft = (line: CountLine): boolean =>
  line.kind === 'order'
    ? line.order.commitment === 'soft'
    : line.orders.every(({ commitment }) => commitment === 'soft')

/** Lines as one: what is merged counts once, and soft orders stand apart, as in the strip. */
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
    // Withdrawn, dropped, or silent when its book closed: what it once asked for is in no sum.
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
