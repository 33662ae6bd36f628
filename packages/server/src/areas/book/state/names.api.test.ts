// Names are read again now and then: only a new name changes the book.
import { afterEach, expect, it, vi } from 'vitest'
import { openTestWorld } from '../../../../test/index.ts'
import { submitted } from '../../../../test/lifecycle.ts'
import { place, orderLevel } from '../../../../test/orders.ts'
import { until } from '../../../../test/until.ts'
import { bookOf } from './states.ts'

const { app, desk, investor } = openTestWorld({ desk: 'deskoc', investor: 'investor' })
afterEach(() => vi.restoreAllMocks())

const later = () => {
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 60_000)
}

it('a name that disappears changes nothing', async () => {
  const dealId = await submitted(desk)
  const { db } = app.database
  const { orderId } = await place(investor, dealId, { orderLevels: [orderLevel(10)] })
  const before = (await bookOf(db, dealId))!.rebuiltAt
  await desk.orders.editOrderForInvestor({
    orderId,
    expectedVersion: 1,
    content: { orderLevels: [orderLevel(8)] },
  })
  const state = (await bookOf(db, dealId))!
  expect(state.names.people.size).toBeGreaterThan(1)
  later()
  await bookOf(db, dealId)
  expect([state.names.people.size, state.rebuiltAt]).toEqual([1, before])
})

it('a new name changes rows', async () => {
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
  expect([state.revision > before, state.rebuiltAt > state.seq]).toEqual([true, true])
})

it('a new name comes without a reply that waits for it', async () => {
  const dealId = await submitted(desk)
  const { db } = app.database
  await place(investor, dealId)
  const state = (await bookOf(db, dealId))!
  const nameOf = () => state.names.houses.get('ent_kestrelpeak')!.shortName
  const before = nameOf()
  await db
    .updateTable('entity')
    .set({ short_name: 'Kestrel III' })
    .where('id', '=', 'ent_kestrelpeak')
    .execute()
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 11_000)
  await bookOf(db, dealId)
  expect(nameOf()).toBe(before)
  await until(async () => {
    await bookOf(db, dealId)
    expect(nameOf()).toBe('Kestrel III')
  })
})
