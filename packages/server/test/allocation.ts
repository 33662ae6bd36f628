// Deals ready for allocation, for tests, with books of known sizes.
import type { Client } from '@bookrunner/contract'
import type { FinalTerms } from '@bookrunner/domain/deals'
import { final, inMinutes, spread, submitted } from './lifecycle.ts'
import { face, type DealRequest } from './deals.ts'
import { orderLevel } from './orders.ts'

/** Investor, size in millions, and further fields. */
export type Entered = [
  investorId: string,
  millions: number,
  content?: Parameters<Client['orders']['newOrderForInvestor']>[0]['content'],
]

/** 100mm to allocate over requests of 160mm. */
export const book: readonly Entered[] = [
  ['ent_ironmosslife', 80],
  ['ent_kestrelpeak', 50],
  ['ent_sundialreserve', 30, { throughId: 'ent_quillstone' }],
]

export const finalOf = (millions: number): FinalTerms => ({ ...final, size: face(millions * 1_000_000) })

export interface Closed {
  dealId: string
  /** In the order of entry. */
  orderIds: string[]
}

/** What settlement needs besides what every announced deal has. */
const settling = { isin: 'XS2529520715', depositories: ['Euroclear' as const] }

/** A closed book with launched terms of so many millions. */
export const closedWith = async (
  desk: Client,
  {
    orders = book,
    millions = 100,
    overrides,
  }: { orders?: readonly Entered[]; millions?: number; overrides?: DealRequest } = {},
): Promise<Closed> => {
  const dealId = await submitted(desk, 'IPG', { ...overrides, terms: { ...settling, ...overrides?.terms } })
  const orderIds: string[] = []
  for (const [investorId, size, content] of orders) {
    const sent = { dealId, investorId, content: { orderLevels: [orderLevel(size)], ...content } }
    orderIds.push((await desk.orders.newOrderForInvestor(sent)).orderId)
  }
  await desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60'), closesAt: inMinutes(60) })
  await desk.deals.fpgEnd({ dealId })
  await desk.deals.setFinalTerms({ dealId, final: finalOf(millions) })
  return { dealId, orderIds }
}

export const priceAt = (desk: Client, dealId: string, millions = 100): Promise<unknown> =>
  desk.deals.changeDealStatus({ dealId, to: 'Priced', final: finalOf(millions) })

export const proRata = [{ kind: 'proRata' as const }]

/** A version that allocates everything in proportion; the first of a deal is its current one. */
export const allocated = async (desk: Client, dealId: string): Promise<string> => {
  const { version, seq } = await desk.allocation.saveVersion({ dealId })
  const { versionId } = version
  await desk.allocation.allocSubmit({ versionId, expectedSeq: seq, keep: false, policy: proRata })
  return versionId
}

export const seqOf = async (client: Client, dealId: string): Promise<number> =>
  (await client.allocation.allocVersionList({ dealId })).seq

/** Allocated and launched. */
export const launchedOn = async (desk: Client, dealId: string): Promise<string> => {
  const versionId = await allocated(desk, dealId)
  await desk.allocation.launch({ versionId, expectedSeq: await seqOf(desk, dealId) })
  return versionId
}

/** Launched, priced, and the sign-off waived: ready to be confirmed. */
export const releasable = async (desk: Client, dealId: string): Promise<string> => {
  const versionId = await launchedOn(desk, dealId)
  await priceAt(desk, dealId)
  await desk.allocation.signOff({ versionId, waiver: 'Agreed on the call' })
  return versionId
}
