// Faults while a state is brought up to date: nothing half read is stored, and nothing stored is lost.
import { expect, it, vi } from 'vitest'
import { openTestWorld } from '../../../../test/index.ts'
import { submitted } from '../../../../test/lifecycle.ts'
import { place } from '../../../../test/orders.ts'
import type { Db } from '../../../platform/db/index.ts'
import { LiveBook } from './state.ts'
import { Tally } from './tally.ts'

const { app, desk, investor } = openTestWorld({ desk: 'deskoc', investor: 'investor' })

const broken = {
  connection: () => ({ execute: () => Promise.reject(new Error('not there for a moment')) }),
} as unknown as Db
const figures = ({ seq, orders, tally }: LiveBook) => [seq, orders.size, tally.book.book.orders]

it('stays unchanged after a fault, and then applies the changes since', async () => {
  const { db } = app.database
  const dealId = await submitted(desk)
  await place(investor, dealId)
  const state = new LiveBook(dealId)
  await state.bring(db)
  const before = figures(state)
  const number = state.seq
  const { orderId } = await place(investor, dealId)
  await expect(state.bring(broken)).rejects.toThrow('not there')
  expect(figures(state)).toEqual(before)
  await state.bring(db)
  expect(state.changedSince(number)?.map(({ order }) => order.id)).toEqual([orderId])
})

it('is built again after a fault in the middle of a change', async () => {
  const { db } = app.database
  const dealId = await submitted(desk)
  await place(investor, dealId)
  const state = new LiveBook(dealId)
  await state.bring(db)
  await place(investor, dealId)
  vi.spyOn(Tally.prototype, 'merge').mockImplementationOnce(() => {
    throw new Error('half done')
  })
  await expect(state.bring(db)).rejects.toThrow('half done')
  expect(figures(state)).toEqual([0, 0, 0])
  await state.bring(db)
  expect(figures(state).slice(1)).toEqual([2, 2])
})
