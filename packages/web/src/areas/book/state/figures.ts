import type { BookMerge, BookRow } from '@bookrunner/contract/book'
import { mergedLine, sizeFrom, type BookLine } from '@bookrunner/domain/book'
import type { GuidanceBasis } from '@bookrunner/domain/deals'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import type { LimitKind, OrderLevel } from '@bookrunner/domain/orders'
import { axisOfLevels, lineOf } from '../lines.ts'
import type { BrowserBook } from './browser-book.ts'

type FiguresSource = Pick<BrowserBook, 'holders' | 'levels'>

/** Figures of one order, or of several that count as one. */
export interface Figures {
  readonly size: number
  readonly testSize: number | null
  readonly fpgSize: number | null
  readonly counting: number
  /** In a merge with firm orders: the size of the soft ones. */
  readonly softBeside?: number
  readonly accepted: number
  /** The size in today; null before a level is announced. */
  readonly inSize: number | null
  readonly reserve: number | null
  readonly allocSize: number | null
  readonly allocation: number | null
}

const sum = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((all, value) => all + value, 0)
}

/** An order that does not count has no sizes. */
const ofCounting =
  (sizeOf: (row: BookRow) => FaceAmount | null) =>
  (row: BookRow): FaceAmount | null =>
    row.counting === 0 ? null : sizeOf(row)

/** The figures of a merge. */
export function mergedFigures(
  merge: BookMerge,
  rows: readonly BookRow[],
  book: FiguresSource,
): Figures & { readonly line: BookLine } {
  const axis = axisOfLevels(book.levels)
  const lines = rows.map((row) => lineOf(row, book.holders.get(row.holder)?.groupId ?? null, axis))
  const named = { id: merge.mergeId, rule: merge.rule, size: merge.size }
  const line = mergedLine(named, lines)
  const combined = (sizeOf: (row: BookRow) => FaceAmount | null): number | null => {
    if (rows.every((row) => sizeOf(row) === null)) return null
    const sized = rows.map((row, at) => ({ ...lines[at]!, counting: sizeOf(row) ?? (0 as FaceAmount) }))
    return mergedLine(named, sized).counting
  }
  const { today } = book.levels
  return {
    line,
    size: combined(ofCounting(({ size }) => size)) ?? 0,
    testSize: combined(ofCounting(({ testSize }) => testSize)),
    fpgSize: combined(ofCounting(({ fpgSize }) => fpgSize)),
    counting: line.counting,
    accepted: line.accepted,
    softBeside: line.softBeside ?? 0,
    inSize: today === null ? null : sizeFrom(line.steps, axis.notchOf(today)),
    reserve: sum(rows.map(({ reserve }) => reserve)),
    allocSize: sum(rows.map(({ allocSize }) => allocSize)),
    allocation: sum(rows.map(({ allocation }) => allocation)),
  }
}

const limitOf: Readonly<Record<GuidanceBasis, LimitKind>> = {
  spread: 'minSpread',
  yield: 'minYield',
  price: 'maxPrice',
}

/** What merged orders take at each level, as the ladder of one order: the most demanding level first. */
export const mergedLadder = ({ steps }: Pick<BookLine, 'steps'>, { levels }: FiguresSource): OrderLevel[] => {
  const { basis, levelAt } = axisOfLevels(levels)
  return steps.toReversed().map(({ from, size }): OrderLevel => {
    const none = { minYield: null, minSpread: null, maxPrice: null, size }
    return Number.isFinite(from) ? { ...none, [limitOf[basis]]: levelAt(from) } : none
  })
}

export const orderFigures = ({ commitment, ...row }: BookRow): Figures => ({
  size: row.size,
  testSize: row.testSize,
  fpgSize: row.fpgSize,
  counting: row.counting,
  accepted: row.accepted,
  reserve: row.reserve,
  allocSize: row.allocSize,
  allocation: row.allocation,
  inSize: row.fit === null ? null : row.inSize,
})
