// Orders for tests: an investor's content, and how to place it.
import type { Client } from '@bookrunner/contract'
import type { OrderLevel } from '@bookrunner/domain/orders'
import { face, rate } from './deals.ts'

/** "10mm at T+60 or better". */
export const orderLevel = (millions: number, minSpread: string | null = null): OrderLevel => ({
  minYield: null,
  maxPrice: null,
  minSpread: minSpread === null ? null : rate(minSpread),
  size: face(millions * 1_000_000),
})

export const mm = (millions: number) => face(millions * 1_000_000)

type Content = Parameters<Client['orders']['newOrder']>[0]['content']
type DeskContent = Parameters<Client['orders']['newOrderForInvestor']>[0]['content']

export const place = (client: Client, dealId: string, content: Content = {}) =>
  client.orders.newOrder({ dealId, content: { orderLevels: [orderLevel(10, '60')], ...content } })

/** By a bank for one of its investors: ten million at 60 unless the content differs. */
export const enterFor = ({ orders }: Client, dealId: string, investorId: string, content: DeskContent = {}) =>
  orders.newOrderForInvestor({
    dealId,
    investorId,
    content: { orderLevels: [orderLevel(10, '60')], ...content },
  })

/** The number of the push that an answer names. */
export const pushOn = async (client: Client, orderId: string): Promise<number> =>
  (await client.orders.getOrderDetail({ orderId })).push ?? 1
