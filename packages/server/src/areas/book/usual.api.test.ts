// Usual sizes of a house come from other books that the reader's own bank led, and from no other bank's.
import { expect, it, vi } from 'vitest'
import type { Client } from '@bookrunner/contract'
import type { SyndicateRole } from '@bookrunner/domain/deals'
import { clientOf, openTestWorld, refusalOf } from '../../../test/index.ts'
import { rate } from '../../../test/deals.ts'
import { submitted } from '../../../test/lifecycle.ts'
import { mm, orderLevel } from '../../../test/orders.ts'
import { until } from '../../../test/until.ts'

const { app, desk, jgc } = openTestWorld({ desk: 'deskoc', jgc: 'deskjgc' })

const led = (...leads: [entityId: string, role: SyndicateRole][]) => ({
  shared: {
    syndicate: leads.map(([entityId, role]) => ({ entityId, roles: [role], appointedOn: null })),
  },
})
const ask = async (client: Client, dealId: string, size: number, investorId = 'ent_ironmosslife') =>
  client.orders.newOrderForInvestor({
    dealId,
    investorId,
    content: { orderLevels: [orderLevel(size, '60')] },
  })
/** The orders found too large, and their usual sizes. */
const inflated = async (client: Client, dealId: string) => {
  const { findings } = await client.book.bookOrderList({ dealId })
  return findings.flatMap(({ kind, orderIds, usual }) => (kind === 'inflated' ? [[orderIds, usual]] : []))
}

it('stays with the own bank: the other lead of a deal learns nothing from any reply', async () => {
  await ask(desk, await submitted(desk, 'IPG', led(['ent_lantern', 'OC'], ['ent_brasslight', 'JLM'])), 10)
  const both = await submitted(desk, 'IPG', led(['ent_lantern', 'OC'], ['ent_brasslight', 'JGC']))
  const { orderId } = await ask(desk, both, 40)
  expect(await inflated(desk, both)).toEqual([[[orderId], mm(10)]])
  expect(await inflated(jgc, both)).toEqual([])
  expect(await inflated(await clientOf(app, 'superadmin'), both)).toEqual([[[orderId], mm(10)]])
  // Nor by a decision on a finding that it does not see.
  const decide = (client: Client) =>
    client.book.resolveFinding({
      dealId: both,
      key: `inflated:${orderId}`,
      orderIds: [orderId],
      kind: 'counts',
      reason: 'A new mandate',
    })
  expect((await refusalOf(decide(jgc))).reason).toBe('finding.gone')
  await decide(desk)
  const text = JSON.stringify([
    await jgc.book.bookOrderList({ dealId: both }),
    await jgc.book.getFindingDecisions({ dealId: both }),
  ])
  expect(text).not.toContain(`"usual":${mm(10)}`)
})

const after = async (ms: number, work: () => Promise<unknown>) => {
  const now = performance.now.bind(performance)
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + ms)
  try {
    await work()
  } finally {
    clock.mockRestore()
  }
}

it('is the average in the same currency over every book the own bank led', async () => {
  const of = 'ent_sundialreserve'
  const byBoth = led(['ent_brasslight', 'OC'], ['ent_lantern', 'JGC'])
  await ask(jgc, await submitted(jgc, 'IPG', byBoth), 8, of)
  const alone = led(['ent_brasslight', 'OC'])
  await ask(jgc, await submitted(jgc, 'IPG', alone), 12, of)
  await ask(jgc, await submitted(jgc, 'IPG', { ...alone, terms: { currency: 'EUR' } }), 90, of)
  const dealId = await submitted(jgc, 'IPG', byBoth)
  const { orderId } = await ask(jgc, dealId, 50, of)
  expect(await inflated(jgc, dealId)).toEqual([[[orderId], mm(10)]])
  expect(await inflated(desk, dealId)).toEqual([[[orderId], mm(8)]])
})

it('disappears when the bank leads no longer, and the state is built again', async () => {
  const of = 'ent_tamarindgulf'
  await ask(desk, await submitted(desk, 'IPG', led(['ent_lantern', 'OC'])), 5, of)
  const dealId = await submitted(desk, 'IPG', led(['ent_lantern', 'OC'], ['ent_brasslight', 'JLM']))
  const { orderId } = await ask(desk, dealId, 30, of)
  expect(await inflated(desk, dealId)).toEqual([[[orderId], mm(5)]])
  const { version, sharedVersion } = await desk.deals.bookDealDetail({ dealId })
  const { shared } = led(['ent_lantern', 'JLM'], ['ent_brasslight', 'OC'])
  await desk.deals.editDeal({ dealId, version, sharedVersion, shared, reason: 'Handed over' })
  expect([await inflated(desk, dealId), await inflated(jgc, dealId)]).toEqual([[], []])
})

it('is judged by the multiple of the deal, which its desk may change', async () => {
  const of = 'ent_vellumasia'
  await ask(desk, await submitted(desk, 'IPG', led(['ent_lantern', 'OC'])), 10, of)
  const dealId = await submitted(desk, 'IPG', led(['ent_lantern', 'OC']))
  const { orderId } = await ask(desk, dealId, 25, of)
  expect(await inflated(desk, dealId)).toEqual([])
  const setTo = async (unusualTimes: string) => {
    const { version, sharedVersion } = await desk.deals.bookDealDetail({ dealId })
    const terms = { unusualTimes: rate(unusualTimes) }
    return desk.deals.editDeal({ dealId, version, sharedVersion, terms, reason: 'A repeat issuer' })
  }
  await setTo('2')
  expect(await inflated(desk, dealId)).toEqual([[[orderId], mm(10)]])
  await setTo('2.5')
  expect(await inflated(desk, dealId)).toEqual([])
  expect((await refusalOf(setTo('0.5'))).fields).toMatchObject([
    { field: 'terms.unusualTimes', reason: 'deal.rate-range' },
  ])
  const shown = JSON.stringify(await (await clientOf(app, 'investor')).deals.investorDealDetail({ dealId }))
  expect(shown).not.toContain('unusualTimes')
})

it('is read again now and then, so that every node finds the same', async () => {
  const of = 'ent_ironmossre'
  const other = await submitted(desk, 'IPG', led(['ent_lantern', 'OC']))
  await ask(desk, other, 5, of)
  const dealId = await submitted(desk, 'IPG', led(['ent_lantern', 'OC']))
  const { orderId } = await ask(desk, dealId, 30, of)
  expect(await inflated(desk, dealId)).toEqual([[[orderId], mm(5)]])
  const { seq } = await desk.book.bookOrderList({ dealId })
  await ask(desk, other, 11, of)
  // A node that has not read it before.
  const second = await app.anotherNode()
  const onSecondNode = await clientOf({ ...app, url: second.url }, 'deskoc')
  expect(await inflated(onSecondNode, dealId)).toEqual([[[orderId], mm(8)]])
  await after(11_000, async () => {
    // The reply does not wait for other books: the next one has what they say now.
    await until(async () => expect(await inflated(desk, dealId)).toEqual([[[orderId], mm(8)]]))
  })
  expect((await desk.book.bookOrderList({ dealId })).seq).toBe(seq)
})

it('waits for other books if nobody has read this one for a while', async () => {
  const of = 'ent_kestrelpeak'
  const other = await submitted(desk, 'IPG', led(['ent_lantern', 'OC']))
  await ask(desk, other, 5, of)
  const dealId = await submitted(desk, 'IPG', led(['ent_lantern', 'OC']))
  const { orderId } = await ask(desk, dealId, 30, of)
  expect(await inflated(desk, dealId)).toEqual([[[orderId], mm(5)]])
  await ask(desk, other, 11, of)
  await after(31_000, async () => expect(await inflated(desk, dealId)).toEqual([[[orderId], mm(8)]]))
})

it('a reply never waits for usual sizes that are known', async () => {
  const dealId = await submitted(desk, 'IPG', led(['ent_lantern', 'OC']))
  await ask(desk, dealId, 30)
  await desk.book.bookOrderList({ dealId })
  // Other books cannot be read: the table with their sums is locked.
  const blocker = await app.database.pool.connect()
  await blocker.query('begin; lock table order_sum in access exclusive mode')
  try {
    await after(11_000, () => desk.book.bookOrderList({ dealId }))
  } finally {
    await blocker.query('rollback')
    blocker.release()
  }
})
