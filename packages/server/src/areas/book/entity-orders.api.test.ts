// The orders of one institution, over all books: nobody reads or counts one that a book shows behind an alias or not at all.
import { describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { bookTypes, type BookType } from '@bookrunner/domain/deals'
import { admitted, clientOf, openTestWorld } from '../../../test/index.ts'
import { fullShared } from '../../../test/deals.ts'
import { submitted } from '../../../test/lifecycle.ts'
import { enterFor, mm, orderLevel } from '../../../test/orders.ts'
import { cachedBook } from './state/states.ts'

const { app, desk } = openTestWorld({ desk: 'deskoc' })

const orders = {
  plain: { by: 'deskoc', investorId: 'ent_ironmosslife', xOrder: false },
  x: { by: 'deskoc', investorId: 'ent_sundialreserve', xOrder: true },
  /** A second order of the same house, by its name. */
  named: { by: 'deskoc', investorId: 'ent_sundialreserve', xOrder: false },
  own: { by: 'deskjlm', investorId: 'ent_tamarindgulf', xOrder: false },
} as const
type Which = keyof typeof orders
const which = Object.keys(orders) as Which[]

const investors = [...new Set(Object.values(orders).map(({ investorId }) => investorId))]

const opened = async (bookType: BookType, issuerSeesNames: boolean) => {
  const dealId = await submitted(desk, 'IPG', { shared: fullShared, terms: { bookType, issuerSeesNames } })
  const ids = {} as Record<Which, string>
  for (const each of which) {
    const { by, investorId, xOrder } = orders[each]
    ids[each] = (await enterFor(await clientOf(app, by), dealId, investorId, { xOrder })).orderId
  }
  return { dealId, ids }
}

/** Which of the orders the pages of the institutions list for this person; the count of each page agrees with its rows. */
const listedFor = async (person: string, { dealId, ids }: Awaited<ReturnType<typeof opened>>) => {
  const client = await clientOf(app, person)
  const found: string[] = []
  for (const entityId of investors) {
    const { list, total } = await client.book.getEntityOrders({ entityId, pageSize: 500 })
    expect([person, total]).toEqual([person, list.length])
    expect(JSON.stringify(list)).not.toMatch(/Account [0-9A-Z]{5}\b/)
    found.push(...list.filter(({ deal }) => deal.dealId === dealId).map(({ order }) => order.id))
  }
  return which.filter((each) => found.includes(ids[each]))
}

const [plain, named, own] = ['plain', 'named', 'own'] as const
const byName = [plain, named, own]
const seen: Record<BookType, { deskjlm: Which[]; issuer: Which[] }> = {
  pot: { deskjlm: byName, issuer: byName },
  soleUndisclosed: { deskjlm: [own], issuer: byName },
  soleDisclosed: { deskjlm: byName, issuer: byName },
  soleSyndicate: { deskjlm: byName, issuer: [] },
}

describe('who', () => {
  it('reads books may ask; a system administrator, an investor and its administrator may not', async () => {
    const ask = (client: Client) => client.book.getEntityOrders({ entityId: 'ent_kestrelpeak' })
    expect(await admitted(app, ask)).toEqual(['superadmin', 'bankadmin', 'deskoc', 'deskviewer', 'issuer'])
  })

  it.each(bookTypes)('sees which orders: %s', async (bookType) => {
    const book = await opened(bookType, true)
    const expected: Record<string, readonly Which[]> = {
      superadmin: which,
      deskoc: which,
      deskviewer: which,
      deskjgc: which,
      deskjlm: seen[bookType].deskjlm,
      issuer: seen[bookType].issuer,
      // Ninefold only views, and sees no orders; the other issuer has no part in the deal.
      deskbnd: [],
      issueramberfall: [],
    }
    for (const [person, listed] of Object.entries(expected))
      expect([person, await listedFor(person, book)]).toEqual([person, listed])
  })

  it('is an issuer who may not see names, and reads none', async () => {
    expect(await listedFor('issuer', await opened('pot', false))).toEqual([])
  })
})

describe('the list', () => {
  it('has withdrawn orders and no drafts, and is searched, filtered, sorted and paged', async () => {
    const entityId = 'ent_kestrelpeak'
    for (const size of [30, 10, 20, 40])
      await enterFor(desk, await submitted(desk, 'IPG'), entityId, { orderLevels: [orderLevel(size)] })
    const saved = await clientOf(app, 'investor')
    const dealId = await submitted(desk, 'IPG')
    await saved.orders.saveOrder({ dealId, content: { orderLevels: [orderLevel(50)] } })
    const { list, total } = await desk.book.getEntityOrders({ entityId, pageSize: 500 })
    expect(total).toBe(4)
    expect(list.map(({ order }) => order.status)).not.toContain('Draft')
    const times = list.map(({ order }) => order.updatedAt)
    expect(times).toEqual(times.toSorted().toReversed())

    const one = list[0]!
    const of = async (input: object) =>
      (await desk.book.getEntityOrders({ entityId, pageSize: 500, ...input })).list
    expect(await of({ keyword: one.order.number.toLowerCase() })).toEqual([one])
    const { status } = one.order
    expect(await of({ status })).toEqual(list.filter(({ order }) => order.status === status))
    expect(await of({ status: 'Withdrawn' })).toEqual([])
    const sizes = (await of({ sortField: 'size', sortOrder: 'desc' })).map(({ order }) => order.size)
    expect(sizes).toEqual([40, 30, 20, 10].map(mm))
    const second = await desk.book.getEntityOrders({ entityId, pageNum: 2, pageSize: 2 })
    expect([second.list, second.total]).toEqual([list.slice(2, 4), total])

    const { orderId } = await enterFor(desk, dealId, entityId)
    const { version } = (await desk.orders.getOrderDetailForBook({ orderId })).order
    await desk.orders.withdrawForInvestor({ orderId, expectedVersion: version })
    const withdrawn = await of({ status: 'Withdrawn' })
    expect(withdrawn.map(({ order }) => order.id)).toContain(orderId)
  })

  it('says of each order what its book says', async () => {
    const { list } = await desk.book.getEntityOrders({ entityId: 'ent_kestrelpeak', pageSize: 500 })
    const dealIds = [...new Set(list.map(({ deal }) => deal.dealId))]
    const books = await Promise.all(dealIds.map((dealId) => desk.book.bookOrderList({ dealId })))
    const rows = new Map(books.flatMap((book) => book.rows.map((row) => [row.id, row])))
    expect(list.length).toBeGreaterThan(4)
    for (const { order } of list) expect(rows.get(order.id)).toMatchObject(order)
  })

  it('builds no book', async () => {
    const { db } = app.database
    const dealId = await submitted(desk, 'IPG')
    await enterFor(desk, dealId, 'ent_tamarindgulf')
    const { list } = await desk.book.getEntityOrders({ entityId: 'ent_tamarindgulf', pageSize: 500 })
    expect(list.map(({ deal }) => deal.dealId)).toContain(dealId)
    expect(cachedBook(db, dealId)).toBeUndefined()
  })

  it('is empty for an institution that nobody knows', async () => {
    expect(await desk.book.getEntityOrders({ entityId: 'ent_unknown' })).toMatchObject({ list: [], total: 0 })
  })
})
