// docs/orders.md through the API, by hand: what an investor may do in each phase, and the reasons of refusals.
import { describe, expect, it } from 'vitest'
import type { CallRefused } from '@bookrunner/contract'
import { openTestWorld } from '../../../../test/index.ts'
import { final, inMinutes, spread, submitted, why } from '../../../../test/lifecycle.ts'
import { mm, place, pushOn, orderLevel } from '../../../../test/orders.ts'

const { app, desk, investor } = openTestWorld({ desk: 'deskoc', investor: 'investor' })

const push = (dealId: string) =>
  desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60'), closesAt: inMinutes(60) })
const closed = async (dealId: string) => {
  await push(dealId)
  await desk.deals.fpgEnd({ dealId })
}

/** From open books with an order, on to the phase. */
const phases: Record<string, (dealId: string) => Promise<unknown>> = {
  IPG: async () => {},
  'IPG closed': (dealId) =>
    app.database.pool.query(
      `update deal set lifecycle = lifecycle || '{"bookClosed": true}' || jsonb_build_object('closedAt', $2::text)
       where id = $1`,
      [dealId, '2026-11-20T08:00:00Z'],
    ),
  test: (dealId) => desk.deals.orderTest({ dealId, level: spread('110') }),
  FPG: push,
  'FPG closed': closed,
  priced: async (dealId) => {
    await closed(dealId)
    await desk.deals.changeDealStatus({ dealId, to: 'Priced', final })
  },
  over: (dealId) => desk.deals.abort({ dealId, ...why }),
}

const acts: Record<string, (dealId: string, orderId: string) => Promise<unknown>> = {
  save: (dealId) => investor.orders.saveOrder({ dealId, content: { account: 'x' } }),
  submit: (dealId) => place(investor, dealId),
  edit: (_, orderId) =>
    investor.orders.editOrder({
      orderId,
      expectedVersion: 1,
      content: { orderLevels: [orderLevel(11, '60')] },
    }),
  withdraw: (_, orderId) => investor.orders.withdraw({ orderId, expectedVersion: 1 }),
  test: (_, orderId) => investor.orders.testOrder({ orderId, expectedVersion: 1, round: 1, size: mm(5) }),
  fpg: async (_, orderId) =>
    investor.orders.fpgOrder({
      orderId,
      expectedVersion: 1,
      push: await pushOn(investor, orderId),
      answer: 'reconfirm',
    }),
}

const outcome = (ask: Promise<unknown>) =>
  ask.then(
    () => 'yes',
    (fault: unknown) => (fault as CallRefused).reason,
  )

const [yes, shut, over] = ['yes', 'order.book-closed', 'order.deal-over']
const table: Record<string, string[]> = {
  //             save  submit edit withdraw test             fpg
  IPG: [yes, yes, yes, yes, 'order.no-test', 'order.no-fpg'],
  'IPG closed': [shut, shut, shut, shut, 'order.no-test', 'order.no-fpg'],
  test: [yes, yes, yes, yes, yes, 'order.no-fpg'],
  FPG: [yes, yes, yes, yes, 'order.no-test', yes],
  'FPG closed': [shut, shut, shut, shut, 'order.no-test', shut],
  priced: [over, over, over, over, over, over],
  over: [over, over, over, over, over, over],
}

describe.each(Object.keys(phases))('in %s', (phase) => {
  it('each action succeeds or is refused with the reason', async () => {
    const answers: string[] = []
    for (const act of Object.values(acts)) {
      const dealId = await submitted(desk)
      const { orderId } = await place(investor, dealId)
      await phases[phase]!(dealId)
      answers.push(await outcome(act(dealId, orderId)))
    }
    expect(Object.fromEntries(Object.keys(acts).map((act, nr) => [act, answers[nr]]))).toEqual(
      Object.fromEntries(Object.keys(acts).map((act, nr) => [act, table[phase]![nr]])),
    )
  })
})

it('the refusal of a closed book has its close time in the deal’s zone', async () => {
  const dealId = await submitted(desk, 'IPG', { terms: { timeZone: 'Asia/Hong_Kong' } })
  await phases['IPG closed']!(dealId)
  await expect(place(investor, dealId)).rejects.toThrow(/20 Nov 2026, 16:00:00 HKT/)
})

it('the refusal of a late answer has the end of the round', async () => {
  const dealId = await submitted(desk, 'IPG', { terms: { timeZone: 'Asia/Hong_Kong' } })
  const { orderId } = await place(investor, dealId)
  await phases['test']!(dealId)
  await desk.deals.testEnd({ dealId })
  await expect(acts['test']!(dealId, orderId)).rejects.toThrow(
    /^Test round 1 ended at \d{1,2} [A-Z][a-z]{2} \d{4}, \d\d:\d\d:\d\d HKT\.$/,
  )
})

describe('a test of a draft', () => {
  it('collects intentions, which later only their own investor may submit', async () => {
    const dealId = await submitted(desk, 'Test')
    const sent = await place(investor, dealId)
    expect(sent.status).toBe('Testing')
    expect((await desk.orders.getOrderDetailForBook({ orderId: sent.orderId })).order.stage).toBe('intention')
    await desk.deals.testEnd({ dealId })
    const { orderId } = sent
    const read = await investor.orders.getOrderDetail({ orderId })
    expect([read.status, read.actions.submit, read.actions.saveDraft]).toEqual(['Draft', 'yes', 'no'])
    const edit = desk.orders.editOrderForInvestor({ orderId, expectedVersion: 1, content: { sales: 'x' } })
    expect(await outcome(edit)).toBe('order.is-draft')
    const keep = investor.orders.saveOrder({ dealId, orderId, expectedVersion: 1, content: { account: 'x' } })
    expect(await outcome(keep)).toBe('order.is-intention')
    const live = await investor.orders.newOrder({ dealId, orderId, expectedVersion: 1, content: {} })
    expect([live.status, live.orderId]).toEqual(['Submitted', orderId])
  })
})

it('a withdrawn address leaves a house its order, but refuses new ones', async () => {
  const addressed = { kind: 'chosen' as const, entityIds: ['ent_kestrelpeak', 'ent_vellumasia'] }
  const dealId = await submitted(desk, 'IPG', { terms: { addressed } })
  const { orderId } = await place(investor, dealId)
  await desk.deals.editDeal({
    dealId,
    version: 1,
    sharedVersion: 1,
    terms: { addressed: { kind: 'chosen', entityIds: ['ent_vellumasia'] } },
  })
  expect(await outcome(place(investor, dealId))).toBe('record.unknown')
  const { order } = await investor.orders.getOrderDetail({ orderId })
  expect(await outcome(investor.orders.withdraw({ orderId, expectedVersion: order.shown }))).toBe('yes')
})
