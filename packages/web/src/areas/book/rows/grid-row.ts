import type { BookMerge, BookRow } from '@bookrunner/contract/book'
import type { Region } from '@bookrunner/domain/entities'
import type { OrderLevel } from '@bookrunner/domain/orders'
import type { Figures } from '../state/figures.ts'

/** Sums in currency units; null if no order has a value. */
export interface Sums {
  /** Orders as they were placed, firm and soft, and the lines they make after merges, as in the strip. */
  readonly orders: number
  readonly lines: number
  /** Of them the soft ones; a merge with firm orders is no soft line. */
  readonly softOrders: number
  readonly softLines: number
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
  readonly allocation: bigint | null
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
  /** What they take together at each level. */
  readonly orderLevels: readonly OrderLevel[]
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

/** The soft size of a line; null if it has none. */
export const softOf = (line: CountLine): number | null =>
  isSoft(line) ? line.figures.counting : line.figures.softBeside || null

const plus = (one: bigint | null, other: number | null): bigint | null =>
  other === null ? one : (one ?? 0n) + BigInt(other)

const move = (proposed: number | null, live: number): number | null =>
  proposed === null ? null : proposed - live

export const isSoft = (line: CountLine): boolean =>
  line.kind === 'order'
    ? line.order.commitment === 'soft'
    : line.orders.every(({ commitment }) => commitment === 'soft')

type SumsDraft = { -readonly [Name in keyof Sums]: Sums[Name] }

const noSums = (): SumsDraft => ({
  orders: 0,
  lines: 0,
  softOrders: 0,
  softLines: 0,
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
  allocation: null,
})

const addFigures = (sums: SumsDraft, figures: Figures): void => {
  sums.size += BigInt(figures.size)
  sums.counting += BigInt(figures.counting)
  sums.conditional += BigInt(figures.counting - figures.accepted)
  for (const name of ['testSize', 'fpgSize', 'reserve', 'allocSize', 'allocation'] as const)
    sums[name] = plus(sums[name], figures[name])
  // A cell without a size that counts is empty.
  if (figures.counting > 0) sums.inSize = plus(sums.inSize, figures.inSize)
  sums.testMove = plus(sums.testMove, move(figures.testSize, figures.size))
  sums.fpgMove = plus(sums.fpgMove, move(figures.fpgSize, figures.size))
}

const ordersIn = (line: CountLine): readonly BookRow[] => (line.kind === 'order' ? [line.order] : line.orders)

/** Sums of what counts: a merge counts once and soft orders are apart, as in the strip. */
export function sumsOf(lines: readonly CountLine[]): Sums {
  const sums = noSums()
  for (const line of lines) {
    const { figures } = line
    const { softBeside = 0 } = figures
    // Withdrawn, dropped or silent orders are in no sum.
    if (figures.counting === 0 && softBeside === 0) continue
    const counting = ordersIn(line).filter((order) => order.counting > 0)
    sums.lines += 1
    sums.orders += counting.length
    sums.softOrders += counting.filter(({ commitment }) => commitment === 'soft').length
    // Without a firm order that counts, it is a line of soft orders.
    if (isSoft(line) || figures.counting === 0) sums.softLines += 1
    if (isSoft(line)) {
      sums.soft += BigInt(figures.counting)
      continue
    }
    sums.soft += BigInt(softBeside)
    addFigures(sums, figures)
  }
  return sums
}

/** The same sums, with the firm orders and their lines alone: their size is what counts. */
export const firmOf = (sums: Sums): Sums => ({
  ...sums,
  orders: sums.orders - sums.softOrders,
  lines: sums.lines - sums.softLines,
  softOrders: 0,
  softLines: 0,
})

/** Sums of all lines, also of those that do not count. The orders of an open merge are parts of its line. */
export function shownSumsOf(lines: readonly CountLine[]): Sums {
  const sums = noSums()
  for (const line of lines) {
    sums.lines += 1
    sums.orders += ordersIn(line).length
    sums.soft += BigInt(softOf(line) ?? 0)
    addFigures(sums, line.figures)
  }
  return sums
}

const less = (one: bigint | null, other: bigint | null): bigint | null =>
  one === null ? null : one - (other ?? 0n)

/** What is shown and does not count: the difference of the two. */
export const uncountedIn = (shown: Sums, counted: Sums): Sums => ({
  orders: shown.orders - counted.orders,
  lines: shown.lines - counted.lines,
  softOrders: shown.softOrders - counted.softOrders,
  softLines: shown.softLines - counted.softLines,
  size: shown.size - counted.size,
  counting: shown.counting - counted.counting,
  soft: shown.soft - counted.soft,
  conditional: shown.conditional - counted.conditional,
  testSize: less(shown.testSize, counted.testSize),
  fpgSize: less(shown.fpgSize, counted.fpgSize),
  testMove: less(shown.testMove, counted.testMove),
  fpgMove: less(shown.fpgMove, counted.fpgMove),
  inSize: less(shown.inSize, counted.inSize),
  reserve: less(shown.reserve, counted.reserve),
  allocSize: less(shown.allocSize, counted.allocSize),
  allocation: less(shown.allocation, counted.allocation),
})
