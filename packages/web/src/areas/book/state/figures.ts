import type { BookMerge, BookRow } from '@bookrunner/contract/book'
import { mergedLine, sizeFrom, type BookLine } from '@bookrunner/domain/book'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import { axisOfLevels, lineOf } from '../lines.ts'
import type { BrowserBook } from './browser-book.ts'

type Lined = Pick<BrowserBook, 'holders' | 'levels'>

/** Figures of one order, or of several that count as one. */
export interface Figures {
  readonly size: number
  readonly testSize: number | null
  readonly fpgSize: number | null
  readonly counting: number
  /** Of merged orders of which some are firm, what the soft ones come to. */
  readonly softBeside?: number
  readonly accepted: number
  /** What is in today; null before there is a level. */
  readonly inSize: number | null
  readonly reserve: number | null
  readonly allocSize: number | null
}

const sum = (values: readonly (number | null)[]): number | null => {
  const told = values.filter((value) => value !== null)
  return told.length === 0 ? null : told.reduce((all, value) => all + value, 0)
}

/** Of an order that counts for nothing, nothing is left of what it once said. */
const ofCounting =
  (sizeOf: (row: BookRow) => FaceAmount | null) =>
  (row: BookRow): FaceAmount | null =>
    row.counting === 0 ? null : sizeOf(row)

/** Orders under a merge, as the one they count as. */
export function mergedFigures(
  merge: BookMerge,
  rows: readonly BookRow[],
  book: Lined,
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
  }
}

export const orderFigures = ({ commitment, ...row }: BookRow): Figures => ({
  size: row.size,
  testSize: row.testSize,
  fpgSize: row.fpgSize,
  counting: row.counting,
  accepted: row.accepted,
  reserve: row.reserve,
  allocSize: row.allocSize,
  inSize: row.fit === null ? null : row.inSize,
})
