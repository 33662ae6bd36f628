// The list from memory says the same as a plain read from the database: for every reader, filter and sorting, on every
// node, after every kind of change.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { ordersCalls } from '@bookrunner/contract/orders'
import { orderStatuses, type Placer } from '@bookrunner/domain/orders'
import { clientOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import { putInto } from '../../../../test/departments.ts'
import { final, inMinutes, setSoon, spread, submitted, why } from '../../../../test/lifecycle.ts'
import { mergeInto, typedByUser } from '../../../../test/merges.ts'
import { enterFor, orderLevel, place, pushOn } from '../../../../test/orders.ts'
import { until } from '../../../../test/until.ts'
import { reading } from '../../../platform/db/index.ts'
import { peopleOfHouses } from '../../auth/index.ts'
import { readPage } from '../reads/my-order.ts'
import type { MyOrderRequest } from './own-page.ts'

const people = ['investor', 'investoradmin', 'investorironmosslife', 'investorsundialreserve'] as const
const houses = ['ent_kestrelpeak', 'ent_ironmosslife', 'ent_sundialreserve'] as const

let app: TestApp
let desk: Client
let investor: Client
/** Every reader on both nodes. */
const readers: { person: string; clients: Client[] }[] = []
const deals: string[] = []

beforeAll(async () => {
  app = await startTestApp({ content: 'demo' })
  const two = await app.anotherNode()
  desk = await clientOf(app, 'deskoc')
  investor = await clientOf(app, 'investor')
  for (const person of people) {
    const clients = [await clientOf(app, person), await clientOf({ ...app, url: two.url }, person)]
    readers.push({ person, clients })
  }
  const { rows } = await app.database.pool.query<{ id: string }>(
    'select distinct deal_id as id from deal_order where investor_id = any($1)',
    [houses],
  )
  deals.push(...rows.map(({ id }) => id))
})
afterAll(() => app.close())

const placerOf = async (person: string): Promise<Placer> => {
  const all = await peopleOfHouses(reading(app.database.db), [...houses])
  const found = all.find(({ userId }) => userId === `usr_${person}`)!
  const { entityId, rights } = found
  return { entityId, rights, department: rights.tier === 'tier2' ? found.department : null }
}

const requests = () =>
  fc.record({
    pageNum: fc.integer({ min: 1, max: 3 }),
    pageSize: fc.constantFrom(1, 3, 7, 500),
    dealId: fc.option(fc.constantFrom(...deals), { nil: undefined }),
    status: fc.option(
      fc.subarray([...orderStatuses, 'none'], { minLength: 1 }).map((each) => each.join(', ')),
      { nil: undefined, freq: 3 },
    ),
    keyword: fc.option(fc.constantFrom('USD', 'account', '10'), { nil: undefined, freq: 1 }),
    sortField: fc.option(fc.constantFrom('number', 'deal', 'status', 'size', 'shownAt', 'submittedAt'), {
      nil: undefined,
    }),
    sortOrder: fc.option(fc.constantFrom('asc', 'desc'), { nil: undefined }),
    reader: fc.nat({ max: people.length - 1 }),
  })
type Ask = ReturnType<typeof requests> extends fc.Arbitrary<infer Value> ? Value : never

const sent = (ask: Omit<Ask, 'reader'>): MyOrderRequest => ask

const expectSame = async ({ reader, ...ask }: Ask) => {
  const { person, clients } = readers[reader]!
  const plain = await readPage(app.database.db, await placerOf(person), sent(ask))
  const said = ordersCalls.myOrder.reply.parse(plain)
  for (const client of clients) expect(await client.orders.myOrder(ask)).toEqual(said)
}

/** Every reader's whole list, and some random requests. */
const expectAllSame = async (count = 8) => {
  const whole = {
    pageNum: 1,
    pageSize: 500 as const,
    dealId: undefined,
    status: undefined,
    keyword: undefined,
  }
  for (let reader = 0; reader < people.length; reader++)
    await expectSame({ ...whole, sortField: undefined, sortOrder: undefined, reader })
  for (const ask of fc.sample(requests(), count)) await expectSame(ask)
}

it('says the same for any filter and sorting', { timeout: 60_000 }, () =>
  fc.assert(fc.asyncProperty(requests(), expectSame), { numRuns: 150 }),
)

describe('after every kind of change', () => {
  const act = async (work: () => Promise<unknown>) => {
    await work()
    await expectAllSame()
  }

  it('of orders', { timeout: 60_000 }, async () => {
    const dealId = await submitted(desk)
    deals.push(dealId)
    let orderId = ''
    await act(async () => ({ orderId } = await place(investor, dealId)))
    await act(() => investor.orders.saveOrder({ dealId, content: { account: 'A draft' } }))
    await act(() => enterFor(desk, dealId, 'ent_kestrelpeak'))
    await act(() =>
      investor.orders.editOrder({ orderId, expectedVersion: 1, content: { orderLevels: [orderLevel(7)] } }),
    )
    // A note of the desk: the house's own ledger has no line of it.
    const { order } = await desk.orders.getOrderDetailForBook({ orderId })
    await act(() =>
      desk.orders.editOrderForInvestor({
        orderId,
        expectedVersion: order.version,
        content: { privateComment: 'Calls twice a day' },
      }),
    )
    // Somebody else's order moves the number of the deal.
    await act(() => enterFor(desk, dealId, 'ent_tamarindgulf'))
    await act(() => investor.orders.withdraw({ orderId, expectedVersion: 2 }))
    const draft = await investor.orders.saveOrder({ dealId, content: {} })
    await expectAllSame()
    await act(() => investor.orders.withdraw({ orderId: draft.orderId, expectedVersion: draft.shown }))
  })

  it('of a deal', { timeout: 60_000 }, async () => {
    const dealId = await submitted(desk)
    deals.push(dealId)
    const ids: string[] = []
    for (const size of [10, 20])
      ids.push((await place(investor, dealId, { orderLevels: [orderLevel(size, '60')] })).orderId)
    await act(() => desk.deals.setGuidance({ dealId, guidance: spread('101') }))
    await act(() => desk.deals.orderTest({ dealId, level: spread('110') }))
    await act(() => desk.deals.testEnd({ dealId }))
    await act(() =>
      desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60'), closesAt: inMinutes(60) }),
    )
    const push = await pushOn(investor, ids[0]!)
    await act(() =>
      investor.orders.fpgOrder({ orderId: ids[0]!, expectedVersion: 1, push, answer: 'reconfirm' }),
    )
    await act(() => desk.deals.fpgEnd({ dealId }))
    await act(() => desk.deals.changeDealStatus({ dealId, to: 'Priced', final }))
    const aborted = await submitted(desk)
    await place(investor, aborted)
    await act(() => desk.deals.abort({ dealId: aborted, ...why }))
  })

  it('of what is beside orders and deals', { timeout: 60_000 }, async () => {
    const { db } = app.database
    const dealId = await submitted(desk)
    await enterFor(desk, dealId, 'ent_kestrelpeak', { throughId: 'ent_lantern' })
    await act(() =>
      db.updateTable('entity').set({ short_name: 'New name' }).where('id', '=', 'ent_lantern').execute(),
    )
    await act(() =>
      db.updateTable('user_account').set({ name: 'Newly Named' }).where('id', '=', 'usr_investor').execute(),
    )
    const addressed = (...entityIds: string[]) => ({
      terms: { addressed: { kind: 'chosen' as const, entityIds } },
    })
    const both = await submitted(desk, 'IPG', addressed('ent_kestrelpeak', 'ent_ironmosslife'))
    deals.push(both)
    await act(() => investor.orders.saveOrder({ dealId: both, content: {} }))
    const readsDraft = async () => (await investor.orders.myOrder({ dealId: both })).total
    expect(await readsDraft()).toBe(1)
    await act(() =>
      desk.deals.editDeal({ dealId: both, version: 1, sharedVersion: 1, ...addressed('ent_ironmosslife') }),
    )
    expect(await readsDraft()).toBe(0)
  })

  it('of the time: a book is closed although no node has saved it', { timeout: 60_000 }, async () => {
    const dealId = await submitted(desk)
    deals.push(dealId)
    await place(investor, dealId)
    await setSoon(
      (closesAt) => desk.deals.changeTimes({ dealId, times: { closesAt }, reason: 'Books close soon' }),
      1500,
    )
    const isClosed = async () =>
      (await investor.orders.myOrder({ dealId })).deals.map(({ bookClosed }) => bookClosed)
    expect(await isClosed()).toEqual([false])
    await until(async () => expect(await isClosed()).toEqual([true]))
    await expectAllSame()
  })

  it('of institutions and departments', { timeout: 60_000 }, async () => {
    await typedByUser(app, 'ent_ironmosslife')
    await act(async () => mergeInto(await clientOf(app, 'superadmin'), 'ent_ironmosslife', 'ent_kestrelpeak'))
    await act(() => putInto(app, 'usr_investor', 'Rates'))
    await act(() => putInto(app, 'usr_investoradmin', 'Credit'))
    const admin = readers.find(({ person }) => person === 'investoradmin')!.clients[0]!
    const own = async () => (await admin.orders.myOrder({})).total
    const before = await own()
    await place(investor, await submitted(desk))
    expect(await own()).toBe(before)
    await expectAllSame()
  })
})
