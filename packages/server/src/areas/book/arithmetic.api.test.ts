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
  mergeRules,
  overlaid,
  stepsOf,
  type BookLine,
  type BookPart,
} from '@bookrunner/domain/book'
import { bookTypes, type BookType } from '@bookrunner/domain/deals'
import { clientOf, startTestApp, type TestApp } from '../../../test/index.ts'
import { sheetsIn } from '../../../test/book-file.ts'
import { face, rate } from '../../../test/deals.ts'
import { inMinutes, spread, submitted } from '../../../test/lifecycle.ts'
import { enterFor, mm, orderLevel } from '../../../test/orders.ts'

let app: TestApp
let desk: Client
beforeAll(async () => {
  app = await startTestApp()
  desk = await clientOf(app, 'deskoc')
})
afterAll(() => app.close())

const runs = Number(process.env.BOOK_RUNS ?? 8)
const houses = ['ent_ironmosslife', 'ent_sundialreserve', 'ent_tamarindgulf'] as const

const size = fc.integer({ min: 2, max: 40 })
const limit = fc.constantFrom(null, '55', '60', '70', '100', '120', '130')
const entered = fc.record({
  kind: fc.constant('enter' as const),
  house: fc.constantFrom(...houses),
  size,
  limit,
  /** Half of its size needs less: the second level of a ladder. */
  ladder: fc.boolean(),
  soft: fc.boolean(),
  xOrder: fc.boolean(),
  jlmInterest: fc.boolean(),
})
const order = fc.nat({ max: 9 })
const act = fc.oneof(
  { weight: 4, arbitrary: entered },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), order }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('resize' as const), order, size, limit }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('soften' as const), order }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('merge' as const),
      house: fc.constantFrom(...houses),
      soft: fc.boolean(),
      rule: fc.constantFrom(...mergeRules),
      stated: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('guide' as const),
      level: fc.constantFrom('65', '90', '110', '115'),
    }),
  },
)
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never
const books = fc.record({
  bookType: fc.constantFrom(...bookTypes),
  acts: fc.array(act, { minLength: 5, maxLength: 14 }),
  ending: fc.constantFrom('IPG', 'FPG', 'closed'),
})

/** The desk's acts; what the book refuses changes nothing. */
const perform = async (dealId: string, done: Act): Promise<unknown> => {
  const { rows, merges } = await desk.book.bookOrderList({ dealId })
  const live = rows.filter(({ status }) => status !== 'Withdrawn')
  const chosen = 'order' in done ? live[done.order] : undefined
  const edit = (content: object) =>
    chosen &&
    desk.orders.editOrderForInvestor({ orderId: chosen.id, expectedVersion: chosen.version, content })
  switch (done.kind) {
    case 'enter': {
      const top = orderLevel(done.size, done.limit)
      const isLadder = done.ladder && done.limit !== null
      return enterFor(desk, dealId, done.house, {
        orderLevels: isLadder ? [top, orderLevel(done.size / 2, '40')] : [top],
        commitment: done.soft ? 'soft' : 'firm',
        xOrder: done.xOrder,
        jlmInterest: done.jlmInterest,
      })
    }
    case 'withdraw':
      return (
        chosen && desk.orders.withdrawForInvestor({ orderId: chosen.id, expectedVersion: chosen.version })
      )
    case 'resize':
      return edit({ orderLevels: [orderLevel(done.size, done.limit)] })
    case 'soften':
      return edit({ commitment: 'soft' })
    case 'merge': {
      const under = new Set(merges.flatMap(({ orderIds }) => orderIds))
      const commitment = done.soft ? 'soft' : 'firm'
      const orderIds = live
        .filter((row) => row.holder === done.house && row.commitment === commitment && !under.has(row.id))
        .map(({ id }) => id)
      const stated = done.rule === 'stated' ? { size: mm(done.stated), reason: 'One mandate' } : {}
      return orderIds.length < 2
        ? undefined
        : desk.book.mergeOrder({ dealId, orderIds, rule: done.rule, ...stated })
    }
    case 'guide':
      return desk.deals.setGuidance({ dealId, guidance: spread(done.level), levelConfirmed: true })
  }
}

const build = async ({
  bookType,
  acts,
  ending,
}: {
  bookType: BookType
  acts: readonly Act[]
  ending: string
}) => {
  const issue = { kind: 'number' as const, face: face(70_000_000), unit: 'mm' as const }
  const dealId = await submitted(desk, 'IPG', { terms: { bookType, size: issue } })
  for (const each of acts) await Promise.resolve(perform(dealId, each)).catch(() => undefined)
  if (ending !== 'IPG')
    await desk.deals.changeDealStatus({
      dealId,
      to: 'FPG',
      guidance: spread('66'),
      closesAt: inMinutes(60),
      levelConfirmed: true,
    })
  if (ending === 'closed') await desk.deals.fpgEnd({ dealId })
  return dealId
}

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
  const readers = ['deskoc', 'deskjlm', 'deskbnd', 'issuer']
  await fc.assert(
    fc.asyncProperty(books, async (input) => {
      const dealId = await build(input)
      const whole = await readAll(desk, dealId)
      expectSameTotals(whole)
      expectSameLevels(whole)
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
    { numRuns: runs, seed: 20_261_123 },
  )
}, 120_000)
