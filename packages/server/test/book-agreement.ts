// The figures of one numbered state of a book, and what makes them agree: totals, levels, parts, flows.
import { expect } from 'vitest'
import type { Client } from '@bookrunner/contract'
import type { BookSnapshot } from '@bookrunner/contract/book'
import {
  axisOf,
  bookAt,
  coverageOf,
  overlaid,
  stepsOf,
  type BookLine,
  type BookPart,
} from '@bookrunner/domain/book'
import { rate } from './deals.ts'

/** All calls that have figures of the book. */
export const readFigures = async (client: Client, dealId: string) => {
  const kinds = ['region', 'type', 'size', 'limit'] as const
  const list = await client.book.bookOrderList({ dealId })
  const today = list.levels.today!
  const [companies, groups, { summary }, live, pricing, trend, shares, sharesIn] = await Promise.all([
    client.book.bookOrderCompanyList({ dealId }),
    client.book.bookOrderGroupList({ dealId }),
    client.book.getOrderSummary({ dealId }),
    client.book.liveChart({ dealId }),
    client.book.pricingChart({ dealId, from: today, to: rate('50') }),
    client.book.bookOrderTrend({ dealId }),
    Promise.all(kinds.map((by) => client.book.orderDistribution({ dealId, by }))),
    Promise.all(kinds.map((by) => client.book.orderDistribution({ dealId, by, at: today }))),
  ])
  return { list, companies, groups, summary, live, pricing, trend, shares, sharesIn, today }
}
export type BookFigures = Awaited<ReturnType<typeof readFigures>>

/** Each order as a line, as a page makes it of its row. */
export const singleLines = ({ rows, levels }: BookSnapshot): BookLine[] => {
  const axis = axisOf(levels.basis, levels.quoted, levels.final)
  return rows.map((row): BookLine => ({
    id: row.id,
    holder: row.holder,
    group: null,
    classId: row.classId,
    region: row.region,
    counting: row.counting,
    accepted: row.accepted,
    soft: row.commitment === 'soft',
    jlm: row.jlmInterest,
    steps: row.counting === 0 ? [] : stepsOf(row.orderLevels, axis),
  }))
}

export const mergesOf = ({ merges }: BookSnapshot) =>
  merges.map(({ mergeId, ...merge }) => ({ id: mergeId, ...merge }))

const linesOf = (book: BookSnapshot): BookLine[] => overlaid(singleLines(book), mergesOf(book))

export const sum = (amounts: readonly string[]): bigint =>
  amounts.reduce((all, each) => all + BigInt(each), 0n)
const count = (parts: readonly BookCounts[], name: keyof BookCounts): number =>
  parts.reduce((all, part) => all + part[name], 0)
type BookCounts = Pick<BookPart, 'orders' | 'lines'>

/** What is counted by type, group, region, size, limit and time makes the book. */
export const expectSameTotals = (read: BookFigures): void => {
  const { summary, list, companies, groups, live, pricing, trend, shares, sharesIn } = read
  const total = BigInt(summary.total)
  const inBook = BigInt(summary.inBook!)
  for (const parts of [companies.types, groups.groups]) {
    expect(sum(parts.map(({ counting }) => counting))).toBe(total)
    expect(sum(parts.map((part) => part.inBook!))).toBe(inBook)
    expect(sum(parts.map(({ soft }) => soft))).toBe(BigInt(summary.soft))
    if (list.hiddenMerges > 0) continue
    expect([count(parts, 'orders'), count(parts, 'lines')]).toEqual([summary.orders, summary.lines])
  }
  expect([live.total, pricing.total, trend.buckets.at(-1)!.book]).toEqual(Array(3).fill(summary.total))
  const moved = trend.buckets.map((each) =>
    String(sum([each.new, each.increased]) - sum([each.reduced, each.cancelled])),
  )
  expect(sum(moved)).toBe(total)
  for (const { companies: houses, ...part } of [...companies.types, ...groups.groups]) {
    if (list.sight === 'totals') continue
    for (const name of ['counting', 'inBook', 'soft'] as const)
      expect([name, sum(houses.map((house) => house[name]!))]).toEqual([name, BigInt(part[name]!)])
    expect([count(houses, 'orders'), count(houses, 'lines')]).toEqual([part.orders, part.lines])
  }
  for (const { list: parts } of shares) expect(sum(parts.map(({ amount }) => amount))).toBe(total)
  for (const { list: parts } of sharesIn) expect(sum(parts.map(({ amount }) => amount))).toBe(inBook)
  const since = summary.since!
  expect(BigInt(since.came) - BigInt(since.went)).toBe(BigInt(since.total))
  expect([summary.coverage, summary.inCoverage]).toEqual([
    coverageOf(total, summary.issue),
    coverageOf(inBook, summary.issue),
  ])
}

/** In and out make the book; the curve, the parts and the drop-off say the same. */
export const expectSameLevels = ({ list, live, pricing, sharesIn, summary, today }: BookFigures): void => {
  const { basis, quoted, final } = list.levels
  const axis = axisOf(basis, quoted, final)
  const lines = linesOf(list)
  const at = bookAt(lines, axis.notchOf(today))
  for (const name of ['orders', 'lines'] as const)
    expect(at.in[name] + at.out[name], name).toBe(at.book[name])
  expect(at.in.amount + at.out.amount).toBe(at.book.amount)
  expect([at.book.amount, at.in.amount, at.soft.amount].map(String)).toEqual([
    summary.total,
    summary.inBook,
    summary.soft,
  ])
  expect([at.book.orders + at.soft.orders, at.soft.orders, at.book.lines + at.soft.lines]).toEqual([
    summary.orders,
    summary.softOrders,
    summary.lines,
  ])
  const served = ({ amount, ...counts }: BookPart) => ({ ...counts, amount: String(amount) })
  const [inside, partlyIn, unknown] = [at.in, at.partlyIn, at.unknown].map(served)
  expect(summary.atLevel).toEqual({ in: inside, partlyIn, unknown, out: served(at.out) })
  const step = live.steps.findLast(
    ({ level }) => level === null || axis.notchOf(level) <= axis.notchOf(today),
  )
  const { amount: inBook, ...counts } = inside!
  if (step) expect(step).toMatchObject({ ...counts, inBook, partlyIn, unknown })
  else expect(inBook).toBe('0')
  for (const { list: parts } of sharesIn)
    expect([count(parts, 'orders'), count(parts, 'lines')]).toEqual([at.in.orders, at.in.lines])
  const tight = bookAt(lines, axis.notchOf(rate('50')))
  expect(pricing.dropOff).toBe(String(at.in.amount - tight.in.amount))
  const dropped = pricing.whatIf!
  const lost = at.in.amount - tight.in.amount
  for (const parts of [dropped.byType, dropped.byRegion]) {
    expect(sum(parts.map(({ amount }) => amount))).toBe(lost)
    expect([count(parts, 'orders'), count(parts, 'lines')]).toEqual([
      at.in.orders - tight.in.orders,
      at.in.lines - tight.in.lines,
    ])
  }
  for (const parts of [dropped.staysByType, dropped.staysByRegion])
    expect(sum(parts.map(({ amount }) => amount))).toBe(tight.in.amount)
  const marked = pricing.marks.at(-1)!
  expect([marked.inBook, marked.coverage]).toEqual([summary.inBook, summary.inCoverage])
}
