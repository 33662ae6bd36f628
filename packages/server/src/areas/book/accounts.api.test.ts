// Number of accounts: the same for every reader, without revealing whose an X-order is.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { bookSubject, type BookChange, type BookSnapshot } from '@bookrunner/contract/book'
import { rateOf } from '@bookrunner/domain/kernel'
import { clientOf, startTestApp, type TestApp } from '../../../test/index.ts'
import { FollowedBook } from '../../../test/followed-book.ts'
import { submitted } from '../../../test/lifecycle.ts'
import { orderLevel } from '../../../test/orders.ts'
import { until } from '../../../test/until.ts'

let app: TestApp
let desk: Client
/** A bank that reads its own X-orders by name and others' by alias. */
let jlm: Client
let issuer: Client
beforeAll(async () => {
  app = await startTestApp()
  desk = await clientOf(app, 'deskoc')
  jlm = await clientOf(app, 'deskjlm')
  issuer = await clientOf(app, 'issuer')
})
afterAll(async () => {
  for (const client of [jlm, issuer]) client.live.close()
  await app.close()
})

const life = 'ent_ironmosslife'
/** Another house of the same group. */
const sister = 'ent_ironmossre'

const opened = () => submitted(desk, 'IPG', { terms: { bookType: 'pot', issuerSeesNames: true } })
const enter = async (
  { orders }: Client,
  dealId: string,
  investorId: string,
  size: number,
  xOrder: boolean,
) => {
  const content = { orderLevels: [orderLevel(size, '60')], xOrder }
  return (await orders.newOrderForInvestor({ dealId, investorId, content })).orderId
}
const enterSoft = async (
  { orders }: Client,
  dealId: string,
  investorId: string,
  content: { size: number; xOrder: boolean },
) => {
  const { size, ...signs } = content
  const soft = { orderLevels: [orderLevel(size, '60')], commitment: 'soft' as const, ...signs }
  return (await orders.newOrderForInvestor({ dealId, investorId, content: soft })).orderId
}
const list = ({ book }: Client, dealId: string) => book.bookOrderList({ dealId })

const watch = async (client: Client, dealId: string): Promise<FollowedBook> => {
  const followed = new FollowedBook()
  const { seq } = await list(client, dealId)
  client.live.watch(
    bookSubject,
    dealId,
    {
      snapshot: (state: BookSnapshot, at: number) => followed.takeSnapshot(state, at),
      changes: (changes: BookChange[], at: number) => {
        for (const change of changes) followed.applyChange(change, at)
      },
    },
    seq,
  )
  return followed
}

describe('two banks that lead an X-order each', () => {
  it.each([
    ['of one house', life, 1],
    ['of two houses', sister, 2],
  ])('%s: the number reveals it to neither, in lists and live', async (_, other, houses) => {
    const dealId = await opened()
    const own = await enter(jlm, dealId, life, 10, true)
    const followed = { jlm: await watch(jlm, dealId), issuer: await watch(issuer, dealId) }
    await enter(desk, dealId, other, 4, true)
    await enter(desk, dealId, life, 3, false)

    const [mine, theirs, all] = await Promise.all([jlm, issuer, desk].map((client) => list(client, dealId)))
    const masked = mine!.holders.flatMap((each) => (each.masked ? [each.holder] : []))
    expect(mine!.rows.map(({ id, holder }) => [id === own, masked.includes(holder)])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ])
    // One named house and two X-orders.
    const counts = { accounts: 3, withheld: 2 }
    expect(mine!.summary).toMatchObject({ ...counts, houses: null })
    expect(theirs!.summary).toEqual(mine!.summary)
    expect(all!.summary).toEqual({ ...mine!.summary, houses })
    for (const each of [followed.jlm, followed.issuer]) {
      await until(() => expect(each.seq).toBe(mine!.seq))
      expect(each.summary).toEqual(mine!.summary)
    }
  })

  it('the number is the same with a merge', async () => {
    const dealId = await opened()
    const orderIds = [
      await enter(jlm, dealId, life, 10, true),
      await enter(desk, dealId, life, 4, true),
      await enter(desk, dealId, life, 3, true),
    ]
    await desk.book.mergeOrder({ dealId, orderIds: orderIds.slice(1), rule: 'largest' })
    const counts = { accounts: 3, withheld: 3 }
    expect((await list(jlm, dealId)).summary).toMatchObject({ ...counts, houses: null })
    expect((await list(issuer, dealId)).summary).toMatchObject({ ...counts, houses: null })
    expect((await list(desk, dealId)).summary).toMatchObject({ ...counts, houses: 1 })
  })
})

const named = [
  'ent_kestrelpeak',
  'ent_kestrelpeaklu',
  'ent_kestrelpeakus',
  'ent_sundialreserve',
  'ent_tamarindgulf',
  'ent_marrowbycivil',
  'ent_marrowbysuper',
  'ent_vellumasia',
  'ent_vellumcapital',
]

it('the share of the ten largest houses does not reveal whose an X-order is', async () => {
  const shareOf = async (other: string) => {
    const dealId = await opened()
    for (const investorId of named) await enter(desk, dealId, investorId, 10, false)
    await enter(jlm, dealId, life, 10, true)
    await enter(desk, dealId, other, 9, true)
    const range = { dealId, from: rateOf('70'), to: rateOf('65') }
    const charts = await Promise.all([jlm, desk].map(({ book }) => book.pricingChart(range)))
    return charts.map(({ whatIf }) => whatIf!.topTenFrom)
  }
  // Nine houses with ten each, an X-order of ten, and one of nine: eleven holders, or ten for a reader who knows that
  // two are one.
  expect([await shareOf(life), await shareOf(sister)]).toEqual([
    ['91.7', '100'],
    ['91.7', '91.7'],
  ])
})

describe('a merge across two houses', () => {
  it('is one account if all readers may know of it', async () => {
    const dealId = await opened()
    const orderIds = [await enter(desk, dealId, life, 10, false), await enter(desk, dealId, sister, 4, false)]
    await desk.book.mergeOrder({ dealId, orderIds, rule: 'largest' })
    for (const client of [jlm, issuer, desk])
      expect(await list(client, dealId)).toMatchObject({
        hiddenMerges: 0,
        summary: { accounts: 1, withheld: 0 },
      })
  })

  it('does not change the number of accounts, even after its only X-order stops counting', async () => {
    const dealId = await opened()
    const x = await enter(desk, dealId, life, 2, true)
    const orderIds = [
      x,
      await enter(desk, dealId, life, 10, false),
      await enter(desk, dealId, sister, 4, false),
    ]
    await desk.book.mergeOrder({ dealId, orderIds, rule: 'largest' })
    expect((await list(jlm, dealId)).summary).toMatchObject({ accounts: 3, withheld: 1 })
    await desk.orders.withdrawForInvestor({ orderId: x, expectedVersion: 1 })
    for (const client of [jlm, issuer])
      expect(await list(client, dealId)).toMatchObject({
        merges: [],
        hiddenMerges: 1,
        summary: { accounts: 2, withheld: 0, houses: null },
      })
    expect((await list(desk, dealId)).summary).toMatchObject({ accounts: 2, withheld: 0, houses: 1 })
  })
})

it('soft orders make no account, named or not, as in the total, the book message and the orders beside it', async () => {
  const dealId = await opened()
  await enter(desk, dealId, life, 10, false)
  await enterSoft(desk, dealId, life, { size: 5, xOrder: false })
  const soft = await enterSoft(desk, dealId, 'ent_kestrelpeak', { size: 6, xOrder: false })
  const hidden = await enterSoft(jlm, dealId, sister, { size: 4, xOrder: true })
  const summaries = () =>
    Promise.all([jlm, issuer, desk].map(async (each) => (await list(each, dealId)).summary))
  for (const summary of await summaries())
    expect(summary).toMatchObject({ accounts: 1, withheld: 0, orders: 4, softOrders: 3 })
  const firm = { commitment: 'firm' as const }
  await desk.orders.editOrderForInvestor({ orderId: soft, expectedVersion: 1, content: firm })
  for (const summary of await summaries()) expect(summary).toMatchObject({ accounts: 2, withheld: 0 })
  await jlm.orders.editOrderForInvestor({ orderId: hidden, expectedVersion: 1, content: firm })
  for (const summary of await summaries()) expect(summary).toMatchObject({ accounts: 3, withheld: 1 })
})
