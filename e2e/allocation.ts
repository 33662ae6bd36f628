// A closed book at launched terms, on a deal of a journey's own: what is allocated over.
import { bookOf, enterFor } from './book.ts'
import { pushFpg } from './orders.ts'

/** In millions, and whose they are: 160 mm are in. */
const asked = [
  ['ironmosslife', 80],
  ['tamarindtreasury', 50],
  ['sundialreserve', 30],
] as const

/** 100 mm to give, at T+115. */
const final = {
  ...{ size: 100_000_000, spread: '115', benchmarkYield: '4.1' },
  ...{ yield: '5.25', coupon: '5.25', price: '100' },
}

/** Orders come as they are listed above: the largest first. */
export async function closedBook(baseURL: string | undefined, about: string) {
  const { desk, dealId } = await bookOf(baseURL, about)
  const orders: { orderId: string; number: string }[] = []
  for (const [house, mm] of asked) {
    const { orderId, number } = await enterFor(desk, dealId, house, { mm })
    orders.push({ orderId, number })
  }
  await pushFpg(desk, dealId, '115')
  await desk.deals.fpgEnd({ dealId })
  await desk.deals.setFinalTerms({ dealId, final })
  return { desk, dealId, orders, place: `/deal/alloc?dealId=${dealId}` }
}
