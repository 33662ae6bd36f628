// NEW marks: each person has their own, and no other person hears of them.
import { expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { clientOf, openTestWorld, refusalOf } from '../../../../test/index.ts'
import { submitted } from '../../../../test/lifecycle.ts'
import { place, orderLevel } from '../../../../test/orders.ts'

const { app, desk, investor } = openTestWorld({ desk: 'deskoc', investor: 'investor' })

const isNew = async (client: Client, dealId: string) => {
  const { rows, readMarker } = await client.book.bookOrderList({ dealId })
  return rows
    .filter(({ id, born }) => born > readMarker.upTo && !readMarker.orderIds.includes(id))
    .map(({ id }) => id)
}

it('disappear one by one or up to a state, without a new number of the book or effect on others', async () => {
  const dealId = await submitted(desk)
  const [a, b] = [(await place(investor, dealId)).orderId, (await place(investor, dealId)).orderId]
  expect(await isNew(desk, dealId)).toEqual([a, b])
  const { seq } = await desk.book.bookOrderList({ dealId })
  expect(await desk.book.removeNewOrderFlag({ dealId, upTo: 0, orderIds: [b] })).toEqual({
    upTo: 0,
    orderIds: [b],
  })
  expect(await isNew(desk, dealId)).toEqual([a])
  const c = (await place(investor, dealId)).orderId
  // A marker ends at the current state: later orders are NEW.
  expect(await desk.book.removeNewOrderFlag({ dealId, upTo: seq })).toEqual({ upTo: seq, orderIds: [] })
  expect(await isNew(desk, dealId)).toEqual([c])
  const all = await desk.book.removeNewOrderFlag({ dealId, upTo: 999_999 })
  expect(all).toEqual({ upTo: seq + 1, orderIds: [] })
  expect(await isNew(desk, dealId)).toEqual([])
  const d = (await place(investor, dealId)).orderId
  expect(await isNew(desk, dealId)).toEqual([d])
  // A marker never goes back.
  expect(await desk.book.removeNewOrderFlag({ dealId, upTo: 1 })).toEqual(all)
  expect((await desk.book.bookOrderList({ dealId })).seq).toBe(seq + 2)
  expect(await isNew(await clientOf(app, 'deskjgc'), dealId)).toEqual([a, b, c, d])
})

it('exist for readers of the book, for the orders they see', async () => {
  const dealId = await submitted(desk, 'IPG', { terms: { bookType: 'soleUndisclosed' } })
  const jlm = await clientOf(app, 'deskjlm')
  const theirs = (await place(investor, dealId)).orderId
  const own = await jlm.orders.newOrderForInvestor({
    dealId,
    investorId: 'ent_ironmosslife',
    content: { orderLevels: [orderLevel(2)] },
  })
  const orderIds = [theirs, own.orderId, 'ord_nosuchorder']
  const taken = async (person: string) =>
    (await (await clientOf(app, person)).book.removeNewOrderFlag({ dealId, upTo: 0, orderIds })).orderIds
  expect(await taken('deskjlm')).toEqual([own.orderId])
  expect(await taken('issuer')).toEqual([theirs, own.orderId])
  expect(await taken('deskbnd')).toEqual([])
  const reasonFor = async (person: string, of = dealId) =>
    (await refusalOf((await clientOf(app, person)).book.removeNewOrderFlag({ dealId: of, upTo: 1 }))).reason
  expect(await reasonFor('issueramberfall')).toBe('record.unknown')
  expect(await reasonFor('deskoc', 'deal_nosuchdeal00')).toBe('record.unknown')
  expect(await reasonFor('investor')).toBe('access.denied')
  expect(await reasonFor('systemadmin')).toBe('access.denied')
})
