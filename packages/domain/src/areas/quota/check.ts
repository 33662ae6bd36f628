import { type Refusal, refuse, showMm } from '../../kernel/index.ts'
import { availableOf, concerns, quotaStateOf, type Quota, type QuotaLevel } from './limit.ts'
import { convertUse, isConverted, missingRates, type RatesNow, type Sums } from './rates.ts'
import type { QuotaFlag, QuotaUse } from './use.ts'

/** A limit that an order concerns, with all that was used before it. */
export interface QuotaUsed {
  quota: Quota
  used: Sums
}

/** The use of some orders before and after a write. */
export interface UseChange {
  before: readonly QuotaUse[]
  after: readonly QuotaUse[]
}

export type QuotaReason =
  | 'quota.over-bond'
  | 'quota.over-org'
  | 'quota.over-org-bond'
  | 'quota.over-business'
  | 'quota.full-bond'
  | 'quota.full-org'
  | 'quota.full-org-bond'
  | 'quota.full-business'
  | 'quota.no-rate'

/** Why a limit refuses: an order asks for more than is available, or nothing is available at all. */
const reasonOf: Readonly<Record<QuotaLevel, { over: QuotaReason; full: QuotaReason }>> = {
  orgBond: { over: 'quota.over-org-bond', full: 'quota.full-org-bond' },
  org: { over: 'quota.over-org', full: 'quota.full-org' },
  bond: { over: 'quota.over-bond', full: 'quota.full-bond' },
  business: { over: 'quota.over-business', full: 'quota.full-business' },
}

/** The narrowest limit is the one to name. */
const narrowestFirst = Object.keys(reasonOf) as QuotaLevel[]

const sumOf = (quota: Quota, uses: readonly QuotaUse[]): Map<string, bigint> => {
  const sums = new Map<string, bigint>()
  for (const use of uses)
    if (concerns(quota, use)) sums.set(use.currency, (sums.get(use.currency) ?? 0n) + BigInt(use.amount))
  return sums
}

/** What a change adds, by currency; less than nothing where it takes away. */
const growthOf = (quota: Quota, { before, after }: UseChange): Map<string, bigint> => {
  const growth = sumOf(quota, after)
  for (const [currency, sum] of sumOf(quota, before)) growth.set(currency, (growth.get(currency) ?? 0n) - sum)
  return growth
}

/** All that is used after a change. */
export const usedAfter = ({ quota, used }: QuotaUsed, change: UseChange): Sums => {
  const sums = new Map(used)
  for (const [currency, sum] of growthOf(quota, change)) sums.set(currency, (sums.get(currency) ?? 0n) + sum)
  return sums
}

const isLarger = (quota: Quota, change: UseChange): boolean =>
  [...growthOf(quota, change).values()].some((sum) => sum > 0n)

/** Why a hard limit refuses a change: its use grows, and then there is more than the limit. Figures are for desks only. */
export const quotaFault = (
  found: readonly QuotaUsed[],
  rates: RatesNow,
  change: UseChange,
  /** Without those that an override covers. */
  claimed: UseChange = change,
): Refusal<QuotaReason> | undefined => {
  const hard = found
    .filter(({ quota }) => quota.kind === 'hard' && isLarger(quota, claimed))
    .toSorted(
      (one, other) => narrowestFirst.indexOf(one.quota.level) - narrowestFirst.indexOf(other.quota.level),
    )
  for (const each of hard) {
    const fault = faultOf(each, rates, change)
    if (fault) return fault
  }
  return undefined
}

const faultOf = (each: QuotaUsed, rates: RatesNow, change: UseChange): Refusal<QuotaReason> | undefined => {
  const { quota, used } = each
  const after = usedAfter(each, change)
  const total = convertUse(after, quota.currency, rates)
  if (total === null)
    return refuse('quota.no-rate', { currencies: missingRates(after, quota.currency, rates).join(', ') })
  if (total <= BigInt(quota.amount)) return undefined
  // A rate that only what is taken away needs is missing: what is left is still too much.
  const before = convertUse(used, quota.currency, rates) ?? 0n
  const { over, full } = reasonOf[quota.level]
  const figures = {
    currency: quota.currency,
    limit: showMm(quota.amount),
    used: showMm(before),
    asked: showMm(total - before),
  }
  const available = availableOf(quota, before)
  return available > 0n ? refuse(over, { ...figures, available: showMm(available) }) : refuse(full, figures)
}

/** The limits that an order touches, by what is used of them now: what its readers are shown. */
export const flagsOf = (
  found: readonly QuotaUsed[],
  rates: RatesNow,
  use: QuotaUse,
  overridden = false,
): QuotaFlag[] => {
  if (use.amount === 0) return []
  return found
    .filter(({ quota }) => concerns(quota, use))
    .flatMap(({ quota, used }): QuotaFlag[] => {
      const total = convertUse(used, quota.currency, rates)
      const state = quotaStateOf(quota, total)
      if (total === null || state === 'within' || state === 'unknown') return []
      const { id: quotaId, level, amount, currency } = quota
      return [
        {
          quotaId,
          level,
          state,
          overridden: overridden && state === 'over',
          amount,
          used: total.toString(),
          converted: isConverted(used, currency),
          currency,
        },
      ]
    })
}
