// Names are read again now and then: only another name makes another book.
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { clientOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import { submitted } from '../../../../test/lifecycle.ts'
import { place, orderLevel } from '../../../../test/orders.ts'
import { bookOf } from './states.ts'

let app: TestApp
let desk: Client
let investor: Client
beforeAll(async () => {
  app = await startTestApp()
  desk = await clientOf(app, 'deskoc')
  investor = await clientOf(app, 'investor')
})
afterAll(() => app.close())
afterEach(() => vi.restoreAllMocks())

const later = () => {
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 60_000)
}

it('who is not the last to have changed an order any more makes nothing anew', async () => {
  const dealId = await submitted(desk)
  const { db } = app.database
  const { orderId } = await place(investor, dealId, { orderLevels: [orderLevel(10)] })
  const before = (await bookOf(db, dealId))!.anew
  await desk.orders.editOrderForInvestor({
    orderId,
    expectedVersion: 1,
    content: { orderLevels: [orderLevel(8)] },
  })
  const state = (await bookOf(db, dealId))!
  expect(state.names.people.size).toBeGreaterThan(1)
  later()
  await bookOf(db, dealId)
  expect([state.names.people.size, state.anew]).toEqual([1, before])
})

it('another name does', async () => {
  const dealId = await submitted(desk)
  const { db } = app.database
  await place(investor, dealId)
  const state = (await bookOf(db, dealId))!
  const before = state.revision
  await db
    .updateTable('entity')
    .set({ short_name: 'Kestrel II' })
    .where('id', '=', 'ent_kestrelpeak')
    .execute()
  later()
  await bookOf(db, dealId)
  expect([state.revision > before, state.anew > state.seq]).toEqual([true, true])
})
