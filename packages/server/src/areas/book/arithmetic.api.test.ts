// One arithmetic: random books, and every figure of a state against every other, for each kind of reader. The seed is
// fixed, so that findings repeat; BOOK_RUNS sets more runs.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
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
import { clientOf, startTestApp, type TestApp } from '../../../test/index.ts'
import { sheetsIn } from '../../../test/book-file.ts'
import { rate } from '../../../test/deals.ts'
import { buildBook, randomBooks } from '../../../test/random-books.ts'

let app: TestApp
let desk: Client
beforeAll(async () => {
  app = await startTestApp()
  desk = await clientOf(app, 'deskoc')
})
afterAll(() => app.close())

const runs = Number(process.env.BOOK_RUNS ?? 8)
const readAll = async (client: Client, dealId: string) => {
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
type All = Awaited<ReturnType<typeof readAll>>

/** The lines as a page makes them of rows. */
const linesOf = ({ rows, merges, levels }: BookSnapshot): BookLine[] => {
  const axis = axisOf(levels.basis, levels.quoted, levels.final)
  const lines = rows.map((row): BookLine => ({
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
  return overlaid(
    lines,
    merges.map(({ mergeId, ...merge }) => ({ id: mergeId, ...merge })),
  )
}

const sum = (amounts: readonly string[]): bigint => amounts.reduce((all, each) => all + BigInt(each), 0n)
const count = (parts: readonly BookCounts[], name: keyof BookCounts): number =>
  parts.reduce((all, part) => all + part[name], 0)
type BookCounts = Pick<BookPart, 'orders' | 'lines'>

const expectSameTotals = (read: All): void => {
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
const expectSameLevels = ({ list, live, pricing, sharesIn, summary, today }: All): void => {
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
  const marked = pricing.marks.at(-1)!
  expect([marked.inBook, marked.coverage]).toEqual([summary.inBook, summary.inCoverage])
}

const expectSameFile = async (client: Client, dealId: string, { list, summary }: All): Promise<void> => {
  const { fileId } = await client.book.bookOrderExport({ dealId })
  const file = await client.book.download({ fileId })
  const sheets = await sheetsIn(new Uint8Array(await (await file.blob()).arrayBuffer()))
  const figures = Object.fromEntries(sheets.get('Summary')!.rows.map((row) => [row['Figure'], row['Value']]))
  const millions = (units: string) => String(Number(units) / 1_000_000)
  const since = summary.since!
  expect(figures).toMatchObject({
    Book: millions(summary.total),
    'In at guidance': millions(summary.inBook!),
    'Of it, partly in': millions(summary.atLevel!.partlyIn.amount),
    'Of it, limit not comparable': millions(summary.atLevel!.unknown.amount),
    Out: millions(summary.atLevel!.out.amount),
    Orders: String(summary.orders),
    'Lines after merges': String(summary.lines),
    Coverage: String(Number(summary.coverage)),
    'Coverage at guidance': String(Number(summary.inCoverage)),
    'Came since the last guidance': millions(since.came),
    'Went since the last guidance': millions(since.went),
  })
  const counted = sheets.get('Orders')!.rows.map((row) => Number(row['Counts with'] ?? 0))
  expect(counted).toEqual(list.rows.map(({ counting }) => counting / 1_000_000))
  const adds = sheets.get('Orders')!.rows.map((row) => Number(row['Adds to the book']))
  expect(String(adds.reduce((all, each) => all + each, 0))).toBe(figures['Book'])
}

it('all figures of one state agree, for every reader, in calls and files', async () => {
  const met = { conditional: 0, answered: 0, silent: 0, partlyIn: 0 }
  const readers = ['deskoc', 'deskjlm', 'deskbnd', 'issuer']
  await fc.assert(
    fc.asyncProperty(randomBooks, async (input) => {
      const dealId = await buildBook(desk, input, app.database.db)
      const whole = await readAll(desk, dealId)
      expectSameTotals(whole)
      expectSameLevels(whole)
      const { rows } = whole.list
      met.conditional += rows.filter(({ conditional }) => conditional).length
      met.answered += rows.filter(({ fpgState }) => fpgState === 'answered').length
      met.silent += rows.filter(({ fpgState }) => fpgState === 'silent').length
      met.partlyIn += whole.summary.atLevel!.partlyIn.lines
      await expectSameFile(desk, dealId, whole)
      for (const person of readers) {
        const client = await clientOf(app, person)
        const read = await readAll(client, dealId)
        // The strip is the same for everybody, except that not everybody reads how many houses X-orders have.
        expect([person, { ...read.summary, houses: null }]).toEqual([
          person,
          { ...whole.summary, houses: null },
        ])
        if (read.list.sight === 'own') continue
        expectSameTotals(read)
        if (read.list.sight === 'all' && read.list.hiddenMerges === 0) expectSameLevels(read)
      }
    }),
    { numRuns: runs, seed: 20_261_202 },
  )
  // The random books have what the comparison is about.
  for (const [name, count] of Object.entries(met)) expect([name, count > 0]).toEqual([name, true])
}, 120_000)
