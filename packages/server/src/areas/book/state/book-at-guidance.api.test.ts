// The change since the newest level, on a book that FPG has closed with silent orders.
import { expect, it } from 'vitest'
import { silenceRules } from '@bookrunner/domain/deals'
import { clientOf, openTestWorld } from '../../../../test/index.ts'
import { final, inMinutes, spread, submitted, why } from '../../../../test/lifecycle.ts'
import { mm, place, pushOn, orderLevel } from '../../../../test/orders.ts'

const { app, desk, investor } = openTestWorld({ desk: 'deskoc', investor: 'investor' })

const since = async (dealId: string, client = desk) =>
  (await client.book.getOrderSummary({ dealId })).summary.since
const nothing = { total: '0', came: '0', went: '0', orders: 0, lines: 0 }

/** Three orders at FPG, of which one answers; the silent ones are in at the push, and out. */
const closed = async (silence: (typeof silenceRules)[number]) => {
  const dealId = await submitted(desk, 'IPG', { terms: { silence } })
  const answered = await place(investor, dealId, { orderLevels: [orderLevel(5)] })
  const isIn = await place(investor, dealId, { orderLevels: [orderLevel(10)] })
  await place(investor, dealId, { orderLevels: [orderLevel(20, '100')] })
  await desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60'), closesAt: inMinutes(60) })
  const push = await pushOn(investor, answered.orderId)
  await investor.orders.fpgOrder({ orderId: answered.orderId, expectedVersion: 1, push, answer: 'reconfirm' })
  await desk.deals.fpgEnd({ dealId })
  return { dealId, silent: isIn.orderId }
}

it.each(silenceRules)('silence is %s: launching and pricing change nothing', async (silence) => {
  const { dealId } = await closed(silence)
  await desk.deals.setFinalTerms({ dealId, final })
  expect(await since(dealId)).toMatchObject(nothing)
  await desk.deals.changeDealStatus({ dealId, to: 'Priced', final })
  expect(await since(dealId)).toMatchObject(nothing)
  await desk.deals.changeDealStatus({ dealId, to: 'FPG', ...why })
  expect(await since(dealId)).toMatchObject(nothing)
})

it('a late answer is a change since then, also on a node that reads versions', async () => {
  const { dealId, silent } = await closed('drop')
  await desk.deals.setFinalTerms({ dealId, final })
  await desk.orders.editOrderForInvestor({
    orderId: silent,
    expectedVersion: 1,
    content: { orderLevels: [orderLevel(12)] },
    ...why,
  })
  const second = await app.anotherNode()
  const onSecondNode = await clientOf({ ...app, url: second.url }, 'deskoc')
  for (const client of [desk, onSecondNode])
    expect(await since(dealId, client)).toMatchObject({ total: String(mm(12)), orders: 1 })
})

it('a test price does not reset the change since the guidance', async () => {
  const dealId = await submitted(desk)
  await place(investor, dealId, { orderLevels: [orderLevel(7)] })
  await desk.deals.orderTest({ dealId, level: spread('110') })
  const change = { total: String(mm(7)), came: String(mm(7)), went: '0', orders: 1 }
  const second = await app.anotherNode()
  const onSecondNode = await clientOf({ ...app, url: second.url }, 'deskoc')
  for (const client of [desk, onSecondNode]) expect(await since(dealId, client)).toMatchObject(change)
  await desk.deals.testEnd({ dealId })
  expect(await since(dealId)).toMatchObject(change)
  await desk.deals.setGuidance({ dealId, guidance: spread('100') })
  expect(await since(dealId)).toMatchObject(nothing)
})

it('a test without its own end closes with the book: desk and investor read the same time', async () => {
  const closesAt = inMinutes(90)
  const dealId = await submitted(desk, 'IPG', { times: { closesAt } })
  await desk.deals.orderTest({ dealId, level: spread('110') })
  const { levels } = await desk.book.bookOrderList({ dealId })
  const offer = await investor.deals.investorDealDetail({ dealId })
  expect([levels.closesAt, offer.header.closesAt]).toEqual([closesAt, closesAt])
})
