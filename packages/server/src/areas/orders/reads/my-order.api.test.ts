// The own orders over all deals: their order in the list, and that they are readable in every phase.
import { describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { withDeals } from '@bookrunner/contract/orders'
import { openTestWorld } from '../../../../test/index.ts'
import { final, inMinutes, spread, submitted, why } from '../../../../test/lifecycle.ts'
import { mm, place, orderLevel } from '../../../../test/orders.ts'

const { desk, investor } = openTestWorld({ desk: 'deskoc', investor: 'investor' })

describe('the list', () => {
  it('has one order over all pages, with any sorting and filter', async () => {
    const dealId = await submitted(desk)
    const made: string[] = []
    for (const size of [4, 2, 5, 1, 3])
      made.push((await place(investor, dealId, { orderLevels: [orderLevel(size)] })).orderId)
    type Ask = Omit<Parameters<Client['orders']['myOrder']>[0], 'dealId' | 'pageNum' | 'pageSize'>
    const paged = async (ask: Ask) => {
      const pages: string[] = []
      for (const pageNum of [1, 2, 3]) {
        const { list } = await investor.orders.myOrder({ dealId, pageNum, pageSize: 2, ...ask })
        pages.push(...list.map(({ order }) => order.id))
      }
      return pages
    }
    const newest = made.toReversed()
    expect(await paged({})).toEqual(newest)
    expect(await paged({ sortOrder: 'desc' })).toEqual(newest)
    expect(await paged({ sortOrder: 'asc' })).toEqual(made)
    expect(await paged({ sortField: 'shownAt' })).toEqual(newest)
    expect(await paged({ status: 'Submitted', sortOrder: 'asc' })).toEqual(made)
    const bySize = [3, 1, 4, 0, 2].map((at) => made[at])
    for (const status of [undefined, 'Submitted']) {
      expect(await paged({ sortField: 'size', status })).toEqual(bySize)
      expect(await paged({ sortField: 'size', sortOrder: 'desc', status })).toEqual(bySize.toReversed())
    }
  })
})

type Move = (dealId: string) => Promise<unknown>
const push: Move = (dealId) =>
  desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60'), closesAt: inMinutes(60) })
const close: Move = (dealId) => desk.deals.fpgEnd({ dealId })
const price: Move = (dealId) => desk.deals.changeDealStatus({ dealId, to: 'Priced', final })
const test: Move = (dealId) => desk.deals.orderTest({ dealId, level: spread('110') })
const abort: Move = (dealId) => desk.deals.abort({ dealId, ...why })

/** The order's status, and the moves of its deal after it was placed. */
const lifecycles: Record<
  string,
  { status: string; from?: 'Test'; moves: Move[]; answering?: 'test' | 'FPG' }
> = {
  'Test of a draft': { status: 'Testing', from: 'Test', moves: [], answering: 'test' },
  IPG: { status: 'Submitted', moves: [] },
  'Test in IPG': { status: 'Testing', moves: [test], answering: 'test' },
  FPG: { status: 'FPG', moves: [push], answering: 'FPG' },
  'FPG closed': { status: 'FPG', moves: [push, close] },
  Priced: { status: 'Unallocated', moves: [push, close, price] },
  Aborted: { status: 'Aborted', moves: [abort] },
}

it.each(Object.keys(lifecycles))('an order is read on a deal in %s', async (phase) => {
  const { status, from = 'IPG', moves, answering } = lifecycles[phase]!
  const dealId = await submitted(desk, from)
  const { orderId, number } = await place(investor, dealId)
  for (const move of moves) await move(dealId)
  const one = await investor.orders.getOrderDetail({ orderId })
  expect(one).toMatchObject({
    number,
    status,
    order: { id: orderId, orderLevels: [orderLevel(10, '60')] },
    figures: { size: mm(10) },
  })
  const page = await investor.orders.myOrder({ dealId, pageNum: 1, pageSize: 15 })
  expect([withDeals(page), page.total]).toEqual([[one], 1])
  const versions = (await investor.orders.getHisOrderList({ orderId })).list
  expect(versions.map(({ act }) => act)).toEqual(['submitted'])
  const ids = async (ask: Promise<{ list: { order: { id: string } }[] }>) =>
    (await ask).list.map(({ order }) => order.id)
  expect(await ids(investor.orders.getTestOrder({ dealId }))).toEqual(answering === 'test' ? [orderId] : [])
  expect(await ids(investor.orders.getFpgOrder({ dealId }))).toEqual(answering === 'FPG' ? [orderId] : [])
})
