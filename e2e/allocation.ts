// A closed book at launched terms, on a deal of a journey's own: what is allocated over.
import type { Client } from '@bookrunner/contract'
import { bookOf, enterFor } from './book.ts'
import { pushFpg } from './orders.ts'

interface BookRequest {
  readonly house: string
  readonly mm: number
  readonly spread?: string
  readonly throughId?: string
  readonly relations?: readonly string[]
}

/** In millions, and whose they are: 160mm are in. */
const requests: readonly BookRequest[] = [
  { house: 'ironmosslife', mm: 80 },
  { house: 'tamarindtreasury', mm: 50 },
  { house: 'sundialreserve', mm: 30 },
]

/** 100mm to give, at T+115. */
const final = {
  size: 100_000_000,
  spread: '115',
  benchmarkYield: '4.1',
  yield: '5.25',
  coupon: '5.25',
  price: '100',
}

/** What settlement needs besides. */
export const settling = { isin: 'XS2529520715', depositories: ['Euroclear', 'Clearstream'] }

/** Orders come as they are listed above: the largest first. */
export async function closedBook(
  baseURL: string | undefined,
  about: string,
  terms: object = settling,
  book = requests,
) {
  const { desk, dealId } = await bookOf(baseURL, about, terms)
  const orders: { orderId: string; number: string }[] = []
  for (const { house, ...content } of book) {
    const { orderId, number } = await enterFor(desk, dealId, house, content)
    orders.push({ orderId, number })
  }
  await pushFpg(desk, dealId, '115')
  await desk.deals.fpgEnd({ dealId })
  await desk.deals.setFinalTerms({ dealId, final })
  return { desk, dealId, orders, place: `/deal/alloc?dealId=${dealId}` }
}

/** Its first version, in proportion: 50, 31.25 and 18.75mm. */
export async function inProportion(desk: Client, dealId: string, name: string) {
  const { version, seq } = await desk.allocation.saveVersion({ dealId, name })
  const { versionId } = version
  const policy = [{ kind: 'proRata' as const }]
  const run = await desk.allocation.allocSubmit({ versionId, expectedSeq: seq, keep: false, policy })
  return { versionId, seq: run.seq }
}

/** Launched as it is. */
export async function launched(desk: Client, dealId: string, name: string): Promise<string> {
  const { versionId, seq } = await inProportion(desk, dealId, name)
  await desk.allocation.launch({ versionId, expectedSeq: seq })
  return versionId
}

export const priced = (desk: Client, dealId: string) =>
  desk.deals.changeDealStatus({ dealId, to: 'Priced', final })

/** Launched and priced, with the issuer's sign-off waived. */
export async function toConfirm(
  baseURL: string | undefined,
  about: string,
  terms?: object,
  book?: readonly BookRequest[],
) {
  const made = await closedBook(baseURL, about, terms, book)
  const versionId = await launched(made.desk, made.dealId, 'Core accounts')
  await priced(made.desk, made.dealId)
  await made.desk.allocation.signOff({ versionId, waiver: 'Agreed on the call' })
  return { ...made, versionId }
}

/** The terms that the version was built at, again. */
export const launchedAsBefore = (desk: Client, dealId: string) => desk.deals.setFinalTerms({ dealId, final })

/** Other terms than those a version was built at. */
export const launchedTighter = (desk: Client, dealId: string) =>
  desk.deals.setFinalTerms({ dealId, final: { ...final, spread: '110', yield: '5.2', coupon: '5.2' } })
