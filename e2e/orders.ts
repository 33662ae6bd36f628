// Orders that a journey places for itself, through the API.
import type { Client } from '@bookrunner/contract'
import { apiAs } from './api.ts'
import { announceDeal, dealName, draftDeal } from './deals.ts'
import { people } from './people.ts'

type Content = Parameters<Client['orders']['newOrder']>[0]['content']
type OrderLevel = NonNullable<Content['orderLevels']>[number]

/** "20 millions at T+100 or better"; at reoffer without a spread. */
export const orderLevel = (millions: number, minSpread: string | null = null) =>
  ({ minYield: null, maxPrice: null, minSpread, size: millions * 1_000_000 }) as OrderLevel

export const placeOrder = (investor: Client, dealId: string, orderLevels: OrderLevel[], more: Content = {}) =>
  investor.orders.newOrder({ dealId, content: { orderLevels, ...more } })

/** The whole of it as it is read, and changed: whatever was read meanwhile. */
export const editOrder = async (investor: Client, orderId: string, content: Content) => {
  const { order } = await investor.orders.getOrderDetail({ orderId })
  return investor.orders.editOrder({ orderId, expectedVersion: order.shown, content })
}

/** FPG at a spread over the Treasury; the book closes in an hour. */
export const pushFpg = (desk: Client, dealId: string, bp: string) =>
  desk.deals.changeDealStatus({
    dealId,
    to: 'FPG',
    guidance: { basis: 'spread', over: 'T', level: bp, to: null, words: null },
    closesAt: new Date(Date.now() + 3_600_000).toISOString(),
  })

export const pushTest = (desk: Client, dealId: string, bp: string) =>
  desk.deals.orderTest({
    dealId,
    level: { basis: 'spread', over: 'T', level: bp, to: null, words: null },
  })

/** A deal of one's own: 500mm at T+120, in 0.2mm and steps of 0.001, at most a tenth of it in one order. */
export async function openDeal(baseURL: string | undefined, about: string) {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const name = dealName(about)
  const dealId = await draftDeal(desk, name, { terms: { sizeCap: '10' } })
  await announceDeal(desk, dealId)
  return { desk, dealId, name, place: `/order/deal/${dealId}` }
}

export const ordersOn = async (investor: Client, dealId: string) =>
  (await investor.orders.myOrder({ dealId, pageNum: 1, pageSize: 15 })).list
