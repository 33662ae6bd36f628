// How a book developed: its trend, and the change since the newest guidance.
import { describe, expect, it } from 'vitest'
import { clientOf, openTestWorld } from '../../../test/index.ts'
import { inMinutes, spread, submitted } from '../../../test/lifecycle.ts'
import { mm, place, orderLevel } from '../../../test/orders.ts'

const { app, desk, investor } = openTestWorld({ desk: 'deskoc', investor: 'investor' })

const sum = (sizes: readonly string[]) => String(sizes.reduce((all, each) => all + BigInt(each), 0n))

describe('the book over time', () => {
  it('shows new, increased, reduced and cancelled amounts, and ends at the book’s total', async () => {
    const dealId = await submitted(desk)
    const one = await place(investor, dealId, { orderLevels: [orderLevel(10)] })
    const two = await place(investor, dealId, { orderLevels: [orderLevel(4)] })
    await investor.orders.editOrder({
      orderId: one.orderId,
      expectedVersion: 1,
      content: { orderLevels: [orderLevel(15)] },
    })
    await investor.orders.editOrder({
      orderId: one.orderId,
      expectedVersion: 2,
      content: { orderLevels: [orderLevel(12)] },
    })
    await investor.orders.withdraw({ orderId: two.orderId, expectedVersion: 1 })
    const first = await desk.book.bookOrderTrend({ dealId })
    const all = (kind: 'new' | 'increased' | 'reduced' | 'cancelled', { buckets }: typeof first) =>
      sum(buckets.map((each) => each[kind]))
    expect([
      all('new', first),
      all('increased', first),
      all('reduced', first),
      all('cancelled', first),
    ]).toEqual([mm(14), mm(5), mm(3), mm(4)].map(String))
    // The history continues from its last read.
    await place(investor, dealId, { orderLevels: [orderLevel(7)] })
    const next = await desk.book.bookOrderTrend({ dealId })
    expect([all('new', next), next.buckets.at(-1)!.book]).toEqual([String(mm(21)), String(mm(19))])
    expect(next.seq).toBeGreaterThan(first.seq)
  })

  it('removes silent orders when FPG closes', async () => {
    const dealId = await submitted(desk, 'IPG', { terms: { silence: 'drop' } })
    await place(investor, dealId, { orderLevels: [orderLevel(10)] })
    await desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60'), closesAt: inMinutes(60) })
    await desk.deals.fpgEnd({ dealId })
    const [trend, { summary }] = await Promise.all([
      desk.book.bookOrderTrend({ dealId }),
      desk.book.getOrderSummary({ dealId }),
    ])
    expect([trend.buckets.at(-1)!.book, summary.total]).toEqual(['0', '0'])
    expect(summary.since).toMatchObject({ total: `-${mm(10)}`, orders: -1 })
  })
})

describe('since the newest guidance', () => {
  it('is the change since its publication, on every node', async () => {
    const dealId = await submitted(desk)
    const order = await place(investor, dealId, { orderLevels: [orderLevel(10)] })
    await place(investor, dealId, { orderLevels: [orderLevel(4)] })
    // This node was running at the time; the other one reads the versions.
    await desk.book.getOrderSummary({ dealId })
    await desk.deals.setGuidance({ dealId, guidance: spread('110') })
    await investor.orders.editOrder({
      orderId: order.orderId,
      expectedVersion: 1,
      content: { orderLevels: [orderLevel(16)] },
    })
    await place(investor, dealId, { orderLevels: [orderLevel(1)] })
    const second = await app.anotherNode()
    const onSecondNode = await clientOf({ ...app, url: second.url }, 'deskoc')
    for (const client of [desk, onSecondNode]) {
      const { summary } = await client.book.getOrderSummary({ dealId })
      expect(summary.since).toMatchObject({ total: String(mm(7)), orders: 1 })
    }
  })

  it('leaves out an order that was withdrawn before it', async () => {
    const dealId = await submitted(desk)
    const gone = await place(investor, dealId, { orderLevels: [orderLevel(10)] })
    await place(investor, dealId, { orderLevels: [orderLevel(4)] })
    await investor.orders.withdraw({ orderId: gone.orderId, expectedVersion: 1 })
    expect((await desk.book.getOrderSummary({ dealId })).summary.since).toMatchObject({
      came: String(mm(14)),
      went: String(mm(10)),
    })
    await desk.deals.setGuidance({ dealId, guidance: spread('110') })
    expect((await desk.book.getOrderSummary({ dealId })).summary.since).toMatchObject({
      total: '0',
      came: '0',
      went: '0',
    })
  })
})
