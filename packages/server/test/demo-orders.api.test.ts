// The demo world's orders: enough of each kind for every screen, made by the usual rules.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { fieldName } from '@bookrunner/contract/deals'
import { withDeals, type InvestorOrder } from '@bookrunner/contract/orders'
import { orderStatuses } from '@bookrunner/domain/orders'
import { clientOf, refusalOf, startTestApp, type TestApp } from './index.ts'

let app: TestApp
let investor: Client
let unanswered: number
let mine: InvestorOrder[]
const of = (deal: string, account?: string) =>
  mine.filter((each) => each.deal.name === deal && (!account || each.order.account === account))

beforeAll(async () => {
  // Without the clock, so that nothing moves meanwhile.
  app = await startTestApp({ content: 'demo' })
  investor = await clientOf(app, 'investor')
  const page = await investor.orders.myOrder({ pageNum: 1, pageSize: 100 })
  mine = withDeals(page)
  unanswered = page.awaitingAnswer
})
afterAll(() => app.close())

const ordersOf = (name: string) =>
  app.database.db
    .selectFrom('deal_order')
    .innerJoin('deal', 'deal.id', 'deal_order.deal_id')
    .select(['deal_order.id', 'deal_order.record', 'deal_order.version'])
    .where('deal.name', '=', name)
    .execute()

test('the live book has about 150 orders, with every kind', async () => {
  const rows = await ordersOf('Glasswing 5Y Green USD')
  const records = rows.map(({ record }) => record)
  expect(records.length).toBeGreaterThan(135)
  expect(records.length).toBeLessThan(165)
  const having = (is: (record: (typeof records)[number]) => boolean) => records.filter(is).length
  expect(having(({ orderLevels }) => orderLevels.length > 1)).toBeGreaterThan(8)
  expect(
    having(({ orderLevels }) => orderLevels.some(({ minSpread }) => minSpread !== null)),
  ).toBeGreaterThan(40)
  expect(having(({ commitment }) => commitment === 'soft')).toBeGreaterThan(5)
  expect(having(({ stage }) => stage === 'withdrawn')).toBeGreaterThan(2)
  expect(having(({ xOrder }) => xOrder)).toBeGreaterThan(1)
  expect(having(({ jlmInterest }) => jlmInterest)).toBeGreaterThan(1)
  expect(having(({ relations }) => relations.includes('proprietary'))).toBe(1)
  expect(having(({ underlying }) => underlying.length > 0)).toBe(1)
  expect(new Set(records.map(({ channel }) => channel))).toEqual(new Set(['screen', 'desk', 'import']))
  expect(new Set(records.map(({ throughId }) => throughId)).size).toBe(4)
  expect(rows.filter(({ version }) => version > 1).length).toBeGreaterThan(20)
})

test('one investor has orders in every state except allocated, and some that need an answer', () => {
  const found = new Set(mine.map(({ status }) => status))
  expect([...orderStatuses].filter((status) => !found.has(status))).toEqual(['Allocated'])
  expect(mine.filter(({ needsTestSize }) => needsTestSize).map(({ deal }) => deal.name)).toContain(
    'Amberfall 10Y EUR',
  )
  expect(of('Amberfall 10Y EUR').filter(({ needsTestSize }) => needsTestSize)).toHaveLength(1)
  const closing = of('Seventh Terrace 3Y USD').map(({ fpgState }) => fpgState)
  expect(closing.filter((state) => state === 'waiting')).toHaveLength(2)
  expect(closing).toContain('answered')
  expect(unanswered).toBeGreaterThanOrEqual(3)
})

test('its pages have orders without an answer first, and every order once', async () => {
  const pages: InvestorOrder[] = []
  for (let pageNum = 1; pages.length < mine.length; pageNum++) {
    const page = await investor.orders.myOrder({ pageNum, pageSize: 2 })
    expect([page.awaitingAnswer, page.total]).toEqual([unanswered, mine.length])
    expect(page.list.length).toBeGreaterThan(0)
    pages.push(...withDeals(page))
  }
  expect(pages.map(({ order }) => order.id)).toEqual(mine.map(({ order }) => order.id))
  const asks = ({ needsTestSize, fpgState }: InvestorOrder) => needsTestSize || fpgState === 'waiting'
  expect(pages.filter(asks)).toEqual(pages.slice(0, unanswered))
})

test('at the price one of its orders is in and one is out, and the latter is unallocated at once', () => {
  const found = (account: string) => {
    const { status, final } = of('Amberfall 5Y Blue EUR', account)[0]!
    return [status, final?.fit]
  }
  expect(found('Kestrelpeak Euro Credit')).toEqual(['FPG', 'in'])
  expect(found('Kestrelpeak Global Credit')).toEqual(['Unallocated', 'out'])
})

test('its order on the live book has a history, and a longer one for the desk', async () => {
  const { order } = of('Glasswing 5Y Green USD', 'Kestrelpeak Green Bond')[0]!
  const { list: shown } = await investor.orders.getHisOrderList({ orderId: order.id })
  expect(shown.map(({ act, by }) => [act, by.own])).toEqual([
    ['edited', false],
    ['edited', true],
    ['edited', true],
    ['submitted', true],
  ])
  const desk = await clientOf(app, 'deskoc')
  const { list: versions } = await desk.orders.getOrderLog({ orderId: order.id })
  expect(versions).toHaveLength(5)
  const other = await clientOf(app, 'investorvellumasia')
  expect(await refusalOf(other.orders.getOrderDetail({ orderId: order.id }))).toMatchObject({
    reason: 'record.unknown',
  })
})

test('some answer a push and some do not; some orders are new, changed and withdrawn since', async () => {
  const desk = await clientOf(app, 'deskoc')
  const rows = await ordersOf('Seventh Terrace 3Y USD')
  const views = await Promise.all(rows.map(({ id }) => desk.orders.getOrderDetailForBook({ orderId: id })))
  expect(new Set(views.map(({ change }) => change))).toEqual(new Set(['NEW', 'MOD', 'SAME', 'CANCEL']))
  expect(new Set(views.map(({ fpgState }) => fpgState))).toEqual(new Set(['none', 'answered', 'waiting']))
})

test('the deals’ logs have texts for every field they name', async () => {
  const entries = await app.database.db
    .selectFrom('ledger_entry')
    .select('params')
    .where('ledger_id', 'like', 'deal:%')
    .execute()
  const fields = new Set(
    entries.flatMap(({ params }) =>
      ((params as { changes?: { field: string }[] }).changes ?? []).map(({ field }) => field),
    ),
  )
  expect([...fields].filter((field) => field.startsWith('order.')).length).toBeGreaterThan(10)
  expect(
    [...fields].filter((field) => field.startsWith('order.') && fieldName(field, 'HK') === field),
  ).toEqual([])
})

test('a live book has hours of history, in the order of its numbers, and none in the future', async () => {
  for (const name of ['Glasswing 5Y Green USD', 'Seventh Terrace 3Y USD']) {
    const rows = await app.database.db
      .selectFrom('order_version')
      .innerJoin('deal_order', 'deal_order.id', 'order_version.order_id')
      .innerJoin('deal', 'deal.id', 'deal_order.deal_id')
      .select(['order_version.at', 'order_version.seq'])
      .where('deal.name', '=', name)
      .orderBy('order_version.seq')
      .execute()
    const times = rows.map(({ at }) => at.epochMilliseconds)
    expect(times, name).toEqual(times.toSorted((one, other) => one - other))
    expect(times.at(-1)! - times[0]!, name).toBeGreaterThan(100 * 60_000)
    expect(new Set(times).size, name).toBeGreaterThan(rows.length / 2)
    expect(times.at(-1), name).toBeLessThan(Date.now())
  }
})

test('a desk has work: findings, a merge, comments, a waiting order, a message', async () => {
  const desk = await clientOf(app, 'deskoc')
  const [{ deal_id: dealId }] = (await app.database.db
    .selectFrom('deal_order')
    .innerJoin('deal', 'deal.id', 'deal_order.deal_id')
    .select('deal_id')
    .where('deal.name', '=', 'Glasswing 5Y Green USD')
    .limit(1)
    .execute()) as [{ deal_id: string }]
  const { findings, merges, rows, summary } = await desk.book.bookOrderList({ dealId })
  const kinds = findings.map(({ kind }) => kind)
  expect(kinds).toContain('sameHouse')
  expect(kinds).toContain('inflated')
  expect(kinds.length).toBeLessThan(12)
  expect(merges).toMatchObject([{ rule: 'largest', edited: [] }])
  expect(rows.some(({ comment }) => comment !== null)).toBe(true)
  expect(rows.filter(({ privateComment }) => privateComment !== null).length).toBeGreaterThan(2)
  expect(rows.some(({ conditional }) => conditional)).toBe(true)
  expect(rows.some(({ allocSize }) => allocSize !== null)).toBe(true)
  expect(BigInt(summary.jlmInterest)).toBeGreaterThan(0n)
  const { list } = await desk.book.getBookMessages({ dealId })
  expect(list.map(({ leftOut }) => leftOut.length > 0)).toEqual([true])
})
