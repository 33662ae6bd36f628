import { expect, it } from 'vitest'
import type { ReplyOf } from '@bookrunner/contract'
import type { ordersCalls } from '@bookrunner/contract/orders'
import { openTestWorld, refusalOf } from '../../../../test/index.ts'
import { inMinutes, spread, submitted } from '../../../../test/lifecycle.ts'
import { enterFor, orderLevel, place, pushOn } from '../../../../test/orders.ts'

type Draft = ReplyOf<typeof ordersCalls.saveOrder>

const { desk, investor } = openTestWorld(
  { desk: 'deskoc', investor: 'investor' },
  { settings: { ordersPerDeal: 3 } },
)

it('one house may have so many live orders on a deal, also of those sent at once', async () => {
  const dealId = await submitted(desk)
  const sent = await Promise.allSettled(Array.from({ length: 8 }, () => place(investor, dealId)))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(await refusalOf(place(investor, dealId))).toMatchObject({ code: 409, reason: 'order.too-many' })
  expect((await refusalOf(place(investor, dealId))).message).toContain('3 live orders')
  // A draft does not count until it is submitted.
  const draft = await investor.orders.saveOrder({ dealId, content: { orderLevels: [orderLevel(5)] } })
  const submit = () =>
    investor.orders.newOrder({
      dealId,
      orderId: draft.orderId,
      expectedVersion: draft.shown,
      content: { orderLevels: [orderLevel(5)] },
    })
  expect((await refusalOf(submit())).reason).toBe('order.too-many')
  const { list } = await investor.orders.myOrder({ dealId, status: 'Submitted' })
  const { id: orderId, shown } = list[0]!.order
  await investor.orders.withdraw({ orderId, expectedVersion: shown })
  expect(await submit()).toMatchObject({ orderId: draft.orderId })
})

it('counts each deal and each house by itself, and lets the desk enter more', async () => {
  const [dealId, another] = [await submitted(desk), await submitted(desk)]
  for (let nr = 0; nr < 3; nr++) await place(investor, dealId)
  await place(investor, another)
  expect((await refusalOf(place(investor, dealId))).reason).toBe('order.too-many')
  await enterFor(desk, dealId, 'ent_kestrelpeak', { orderLevels: [orderLevel(5)] })
})

it('counts an order that was dropped at FPG, because its investor may bring it back', async () => {
  const dealId = await submitted(desk)
  const placed = []
  for (let nr = 0; nr < 3; nr++) placed.push(await place(investor, dealId))
  const closesAt = inMinutes(60)
  await desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60'), closesAt })
  const { orderId } = placed[0]!
  const push = await pushOn(investor, orderId)
  await investor.orders.fpgOrder({ orderId, expectedVersion: 1, push, answer: 'drop' })
  expect((await refusalOf(place(investor, dealId))).reason).toBe('order.too-many')
})

it('lets a house have as many drafts beside them, of which it may change, submit and delete any', async () => {
  const dealId = await submitted(desk)
  const save = (draft?: { orderId: string; shown: number }) =>
    investor.orders.saveOrder({
      dealId,
      ...(draft && { orderId: draft.orderId, expectedVersion: draft.shown }),
      content: { orderLevels: [orderLevel(draft ? 6 : 5)] },
    })
  const saved = await Promise.allSettled(Array.from({ length: 8 }, () => save()))
  const drafts = saved.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  expect(drafts).toHaveLength(3)
  const refusal = await refusalOf(save())
  expect(refusal).toMatchObject({ code: 409, reason: 'order.drafts-many' })
  expect(refusal.message).toContain('3 drafts')
  const [first, second, third] = drafts as [Draft, Draft, Draft]
  const { shown } = await save(first)
  await investor.orders.withdraw({ orderId: first.orderId, expectedVersion: shown })
  await save()
  await investor.orders.newOrder({
    dealId,
    orderId: second.orderId,
    expectedVersion: second.shown,
    content: {},
  })
  await save()
  expect((await refusalOf(save())).reason).toBe('order.drafts-many')
  expect(await save(third)).toMatchObject({ orderId: third.orderId })
})

it('lets it withdraw ten times as many', async () => {
  const dealId = await submitted(desk)
  for (let nr = 0; nr < 30; nr++) {
    const { orderId } = await place(investor, dealId)
    await investor.orders.withdraw({ orderId, expectedVersion: 1 })
  }
  const refusal = await refusalOf(place(investor, dealId))
  expect(refusal).toMatchObject({ code: 409, reason: 'order.withdrawn-many' })
  expect(refusal.message).toContain('30 withdrawn')
  // The desk may still enter one for it.
  await enterFor(desk, dealId, 'ent_kestrelpeak', { orderLevels: [orderLevel(5)] })
})
