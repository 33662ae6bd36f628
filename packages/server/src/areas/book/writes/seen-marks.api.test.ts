// NEW marks: everybody's own, and nobody else's news.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { clientOf, refusalOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import { submitted } from '../../../../test/lifecycle.ts'
import { place, orderLevel } from '../../../../test/orders.ts'

let app: TestApp
let desk: Client
let investor: Client
beforeAll(async () => {
  app = await startTestApp()
  desk = await clientOf(app, 'deskoc')
  investor = await clientOf(app, 'investor')
})
afterAll(() => app.close())

const isNew = async (client: Client, dealId: string) => {
  const { rows, readMarker } = await client.book.bookOrderList({ dealId })
  return rows
    .filter(({ id, born }) => born > readMarker.upTo && !readMarker.orderIds.includes(id))
    .map(({ id }) => id)
}

it('go one by one, or all that came up to a state; the book’s number stays, and other people’s marks', async () => {
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
  // Further than the book has come is as far as it has: what comes later is NEW.
  expect(await desk.book.removeNewOrderFlag({ dealId, upTo: seq })).toEqual({ upTo: seq, orderIds: [] })
  expect(await isNew(desk, dealId)).toEqual([c])
  const all = await desk.book.removeNewOrderFlag({ dealId, upTo: 999_999 })
  expect(all).toEqual({ upTo: seq + 1, orderIds: [] })
  expect(await isNew(desk, dealId)).toEqual([])
  const d = (await place(investor, dealId)).orderId
  expect(await isNew(desk, dealId)).toEqual([d])
  // Back is no way: what was noted stays noted.
  expect(await desk.book.removeNewOrderFlag({ dealId, upTo: 1 })).toEqual(all)
  expect((await desk.book.bookOrderList({ dealId })).seq).toBe(seq + 2)
  expect(await isNew(await clientOf(app, 'deskjgc'), dealId)).toEqual([a, b, c, d])
})

it('are had by who reads the book, for orders that one sees', async () => {
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
  const why = async (person: string, of = dealId) =>
    (await refusalOf((await clientOf(app, person)).book.removeNewOrderFlag({ dealId: of, upTo: 1 }))).reason
  expect(await why('issueramberfall')).toBe('record.unknown')
  expect(await why('deskoc', 'deal_nosuchdeal00')).toBe('record.unknown')
  expect(await why('investor')).toBe('access.denied')
  expect(await why('systemadmin')).toBe('access.denied')
})
