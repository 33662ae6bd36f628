// The ladder that an edit of a silent order starts from, by role.
import { beforeAll, expect, it } from 'vitest'
import { clientOf, openTestWorld } from '../../../test/index.ts'
import { inMinutes, spread, submitted } from '../../../test/lifecycle.ts'
import { mm, orderLevel, place } from '../../../test/orders.ts'

const { app, desk } = openTestWorld({ desk: 'deskoc' })
let dealId: string
beforeAll(async () => {
  dealId = await submitted(desk, 'IPG', { terms: { silence: 'stayIfIn' } })
  await place(await clientOf(app, 'investor'), dealId, {
    orderLevels: [orderLevel(10, '110'), orderLevel(4, '50')],
  })
})

const rowFor = async (person: string) => {
  const { rows } = await (await clientOf(app, person)).book.bookOrderList({ dealId })
  return rows[0]
}

it('is in the row of a reader who may edit the order, once another one counts', async () => {
  expect((await rowFor('deskoc'))?.lastOrderLevels).toBeNull()
  await desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60'), closesAt: inMinutes(60) })
  await desk.deals.fpgEnd({ dealId })
  const row = (await rowFor('deskoc'))!
  expect(row.may).toContain('edit')
  expect(row.orderLevels.map(({ size }) => size)).toEqual([mm(4)])
  expect(row.lastOrderLevels?.map(({ size }) => size)).toEqual([mm(10), mm(4)])
  for (const person of ['deskjlm', 'issuer'])
    expect((await rowFor(person))?.lastOrderLevels ?? null).toBeNull()
  // The desk's edit of one cell starts from the whole ladder.
  const content = { orderLevels: [orderLevel(12, '110'), orderLevel(4, '50')] }
  const which = { orderId: row.id, expectedVersion: row.version, reason: 'By telephone' }
  await desk.orders.editOrderForInvestor({ ...which, content })
  expect((await rowFor('deskoc'))?.orderLevels.map(({ size }) => size)).toContain(mm(12))
})
