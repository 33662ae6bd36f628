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
  /** Its rows are the book, or the part of it that is shown: all of them count. */
  readonly isBook: boolean
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

/** Sizes are whole numbers up to 2^53. Below this sum another one can be added without losing a unit. */
const MOST_EXACT = 2 ** 52

/** A sum of sizes: most books fit into a number, which is added ten times as fast as a bigint. */
class SizeSum {
  #low = 0
  #high = 0n
  #isEmpty = true

  add(size: number | null): void {
    if (size === null) return
    this.#isEmpty = false
    if (Math.abs(size) > MOST_EXACT) {
      this.#high += BigInt(size)
      return
    }
    this.#low += size
    if (Math.abs(this.#low) <= MOST_EXACT) return
    this.#high += BigInt(this.#low)
    this.#low = 0
  }

  get total(): bigint {
    return this.#high + BigInt(this.#low)
  }

  /** Null if nothing was added. */
  get orNull(): bigint | null {
    return this.#isEmpty ? null : this.total
  }
}

const move = (proposed: number | null, live: number): number | null =>
  proposed === null ? null : proposed - live

export const isSoft = (line: CountLine): boolean =>
  line.kind === 'order'
    ? line.order.commitment === 'soft'
    : line.orders.every(({ commitment }) => commitment === 'soft')

type Counts = 'orders' | 'lines' | 'softOrders' | 'softLines'
type SumsDraft = Record<Counts, number> & Readonly<Record<Exclude<keyof Sums, Counts>, SizeSum>>

const noSums = (): SumsDraft => ({
  orders: 0,
  lines: 0,
  softOrders: 0,
  softLines: 0,
  size: new SizeSum(),
  counting: new SizeSum(),
  soft: new SizeSum(),
  conditional: new SizeSum(),
  testSize: new SizeSum(),
  fpgSize: new SizeSum(),
  testMove: new SizeSum(),
  fpgMove: new SizeSum(),
  inSize: new SizeSum(),
  reserve: new SizeSum(),
  allocSize: new SizeSum(),
  allocation: new SizeSum(),
})

const summed = (draft: SumsDraft): Sums => ({
  orders: draft.orders,
  lines: draft.lines,
  softOrders: draft.softOrders,
  softLines: draft.softLines,
  size: draft.size.total,
  counting: draft.counting.total,
  soft: draft.soft.total,
  conditional: draft.conditional.total,
  testSize: draft.testSize.orNull,
  fpgSize: draft.fpgSize.orNull,
  testMove: draft.testMove.orNull,
  fpgMove: draft.fpgMove.orNull,
  inSize: draft.inSize.orNull,
  reserve: draft.reserve.orNull,
  allocSize: draft.allocSize.orNull,
  allocation: draft.allocation.orNull,
})

const addFigures = (sums: SumsDraft, figures: Figures): void => {
  sums.size.add(figures.size)
  sums.testSize.add(figures.testSize)
  sums.fpgSize.add(figures.fpgSize)
  sums.reserve.add(figures.reserve)
  sums.allocSize.add(figures.allocSize)
  sums.allocation.add(figures.allocation)
  sums.testMove.add(move(figures.testSize, figures.size))
  sums.fpgMove.add(move(figures.fpgSize, figures.size))
}

/** What counts of a line, in the book and at its level; nothing of a soft one. A cell without a size that counts is empty. */
const addCounting = (sums: SumsDraft, line: CountLine): void => {
  const { figures } = line
  if (isSoft(line)) return
  sums.counting.add(figures.counting)
  sums.conditional.add(figures.counting - figures.accepted)
  if (figures.counting > 0) sums.inSize.add(figures.inSize)
}

const ordersIn = (line: CountLine): readonly BookRow[] => (line.kind === 'order' ? [line.order] : line.orders)

const addCounted = (sums: SumsDraft, line: CountLine): void => {
  const { figures } = line
  const { softBeside = 0 } = figures
  // Withdrawn, dropped or silent orders are in no sum.
  if (figures.counting === 0 && softBeside === 0) return
  const isAllSoft = isSoft(line)
  sums.lines += 1
  for (const { counting, commitment } of ordersIn(line)) {
    if (counting <= 0) continue
    sums.orders += 1
    if (commitment === 'soft') sums.softOrders += 1
  }
  // Without a firm order that counts, it is a line of soft orders.
  if (isAllSoft || figures.counting === 0) sums.softLines += 1
  if (isAllSoft) {
    sums.soft.add(figures.counting)
    return
  }
  sums.soft.add(softBeside)
  addCounting(sums, line)
  addFigures(sums, figures)
}

/** Sums of what counts: a merge counts once and soft orders are apart, as in the strip. */
export function sumsOf(lines: readonly CountLine[]): Sums {
  const sums = noSums()
  for (const line of lines) addCounted(sums, line)
  return summed(sums)
}

/** The same sums, with the firm orders and their lines alone: their size is what counts. */
export const firmOf = (sums: Sums): Sums => ({
  ...sums,
  orders: sums.orders - sums.softOrders,
  lines: sums.lines - sums.softLines,
  softOrders: 0,
  softLines: 0,
})

/** Sums of all lines, also of those that do not count, with the sizes that their cells have. The orders of an open merge are parts of its line. */
export function shownSumsOf(lines: readonly CountLine[]): Sums {
  const sums = noSums()
  for (const line of lines) {
    sums.lines += 1
    sums.orders += ordersIn(line).length
    sums.soft.add(softOf(line))
    addCounting(sums, line)
    addFigures(sums, line.figures)
  }
  return summed(sums)
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
