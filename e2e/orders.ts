// Orders that a journey places for itself, through the API.
import type { Client } from '@bookrunner/contract'

type Content = Parameters<Client['orders']['newOrder']>[0]['content']
type Rung = NonNullable<Content['rungs']>[number]

/** "20 millions at T+100 or better"; at reoffer where no spread is said. */
export const rung = (millions: number, minSpread: string | null = null) =>
  ({ minYield: null, maxPrice: null, minSpread, size: millions * 1_000_000 }) as Rung

export const placeOrder = (investor: Client, dealId: string, rungs: Rung[], more: Content = {}) =>
  investor.orders.newOrder({ dealId, content: { rungs, ...more } })

/** The whole of it as it is read, and changed: whatever was read meanwhile. */
export const editOrder = async (investor: Client, orderId: string, content: Content) => {
  const { order } = await investor.orders.getOrderDetail({ orderId })
  return investor.orders.editOrder({ orderId, seen: order.shown, content })
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
