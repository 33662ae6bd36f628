// Deals in each phase of their lifecycle, for tests: each move by a desk that may make it.
import { CallRefused, type Client } from '@bookrunner/contract'
import { announcementOf, type FinalTerms, type GuidanceLevel } from '@bookrunner/domain/deals'
import { sql } from 'kysely'
import type { TestApp } from './app.ts'
import { announce, face, makeDraft, rate, type DealRequest } from './deals.ts'

/** So many minutes from now, or up to a second more, by this machine's clock, which is the database's. */
export const inMinutes = (minutes: number): string =>
  Temporal.Now.instant()
    .add({ seconds: Math.round(minutes * 60) })
    .round({ smallestUnit: 'second', roundingMode: 'ceil' })
    .toString()

/** A time so far ahead, as it is stored. */
export const soon = (ms: number): string =>
  Temporal.Now.instant().add({ milliseconds: ms }).round('millisecond').toString()

/** Sets a time that comes while a test waits, and returns it; a later one on a busy machine. */
export const setSoon = async (
  set: (at: string) => Promise<unknown>,
  ms = 150,
  at = soon(ms),
): Promise<string> => {
  try {
    await set(at)
    return at
  } catch (fault) {
    if (!(fault instanceof CallRefused) || fault.reason !== 'deal.time-past') throw fault
    return setSoon(set, ms * 2)
  }
}

export const spread = (level: string, words: string | null = null): GuidanceLevel => ({
  basis: 'spread',
  over: 'T',
  level: rate(level),
  to: null,
  words,
})

/** The price of three years at 0.8 % for 0.85 %, as the Bank of China's of 2021. */
export const final: FinalTerms = {
  size: face(500_000_000),
  spread: rate('53'),
  benchmarkYield: rate('0.32'),
  yield: rate('0.85'),
  coupon: rate('0.8'),
  price: rate('99.852'),
}
export const why = { reason: 'Requested by the issuer' }

/** The ledger of everything about a deal. */
export const ledgerOf = (dealId: string): string => `deal:${announcementOf(dealId)}`

export const submitted = async (
  desk: Client,
  target: 'IPG' | 'Test' = 'IPG',
  overrides?: DealRequest,
): Promise<string> => {
  const dealId = await makeDraft(desk, overrides)
  await announce(desk, dealId, target)
  return dealId
}

const tested = async (desk: Client, overrides?: DealRequest): Promise<string> => {
  const dealId = await submitted(desk, 'IPG', overrides)
  await desk.deals.orderTest({ dealId, level: spread('110') })
  return dealId
}
const pushed = async (desk: Client, overrides?: DealRequest): Promise<string> => {
  const dealId = await submitted(desk, 'IPG', overrides)
  await desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60'), closesAt: inMinutes(60) })
  return dealId
}
const closed = async (desk: Client, overrides?: DealRequest): Promise<string> => {
  const dealId = await pushed(desk, overrides)
  await desk.deals.fpgEnd({ dealId })
  return dealId
}
const priced = async (desk: Client, overrides?: DealRequest): Promise<string> => {
  const dealId = await closed(desk, overrides)
  await desk.deals.changeDealStatus({ dealId, to: 'Priced', final })
  return dealId
}
const aborted = async (desk: Client, overrides?: DealRequest): Promise<string> => {
  const dealId = await submitted(desk, 'IPG', overrides)
  await desk.deals.abort({ dealId })
  return dealId
}

/** How a deal reaches each phase. */
export const dealsByStage = {
  Draft: makeDraft,
  'Test of a draft': (desk: Client, overrides?: DealRequest) => submitted(desk, 'Test', overrides),
  IPG: (desk: Client, overrides?: DealRequest) => submitted(desk, 'IPG', overrides),
  'Test in IPG': tested,
  FPG: pushed,
  'FPG closed': closed,
  Priced: priced,
  Aborted: aborted,
} as const satisfies Record<string, (desk: Client, overrides?: DealRequest) => Promise<string>>
export type DealStage = keyof typeof dealsByStage

export interface Logged {
  seq: number
  code: string
  actor_id: string | null
  params: {
    dealId?: string
    changes?: { field: string; from: string | null; to: string | null }[]
    events?: string[]
  }
}

/** Lines of a ledger, in order. */
export const linesOf = async (app: TestApp, ledger: string): Promise<Logged[]> =>
  (
    await sql<Logged>`
      select seq, code, actor_id, params from ledger_entry where ledger_id = ${ledger} order by seq`.execute(
      app.database.db,
    )
  ).rows
