// Orders a desk enters for its investors, on a deal of a journey's own.
import type { Client } from '@bookrunner/contract'
import { apiAs } from './api.ts'
import { announceDeal, dealName, draftDeal } from './deals.ts'
import { orderLevel } from './orders.ts'
import { people } from './people.ts'

const banks = {
  syndicate: [
    { entityId: 'ent_lantern', roles: ['OC', 'BND'], appointedOn: null },
    { entityId: 'ent_quillstone', roles: ['JLM'], appointedOn: null },
  ],
} as const

/** 500mm at T+120, led by Lantern with Quillstone. */
export async function bookOf(baseURL: string | undefined, about: string, terms: object = {}) {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const dealId = await draftDeal(desk, dealName(about), { shared: banks as never, terms })
  await announceDeal(desk, dealId)
  return { desk, dealId }
}

export const enterFor = (
  desk: Client,
  dealId: string,
  house: string,
  { mm, spread = null, ...content }: { mm: number; spread?: string | null } & Record<string, unknown>,
) =>
  desk.orders.newOrderForInvestor({
    dealId,
    investorId: `ent_${house}`,
    content: { orderLevels: [orderLevel(mm, spread)], ...content },
  })

/** 45mm of two houses in three orders, on a deal that Lantern leads alone. */
export async function threeOrders(desk: Client, about: string) {
  const dealId = await draftDeal(desk, dealName(about))
  await announceDeal(desk, dealId)
  const first = await enterFor(desk, dealId, 'tamarindtreasury', { mm: 20, account: 'Fund One' })
  const second = await enterFor(desk, dealId, 'tamarindtreasury', { mm: 10, account: 'Fund Two' })
  const third = await enterFor(desk, dealId, 'sundialeasting', { mm: 15 })
  return { dealId, orders: [first, second, third].map(({ orderId }) => orderId) as [string, string, string] }
}
