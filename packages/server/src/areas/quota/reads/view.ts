import type { Tier } from '@bookrunner/domain/access'
import {
  availableOf,
  convertUse,
  missingRates,
  quotaStateOf,
  rateFor,
  seesFigures,
  type QuotaRate,
  type RatesNow,
} from '@bookrunner/domain/quota'
import type { ReadQuota } from './quotas.repo.ts'

/** Currencies in use besides the limit's own. */
type Counted = Pick<ReadQuota, 'used' | 'currency'>

const foreignOf = ({ used, currency }: Counted): string[] => {
  const foreign = [...used].flatMap(([each, sum]) => (each !== currency && sum !== 0n ? [each] : []))
  return foreign.length > 0 ? [currency, ...foreign] : []
}

export const ratesOf = (quota: Counted, rates: RatesNow): QuotaRate[] =>
  foreignOf(quota).flatMap((currency) => {
    const found = rateFor(rates, currency)
    return found && found.day !== '' ? [found] : []
  })

const partOf = (used: bigint, amount: number): number => Number((used * 100n) / BigInt(amount))

/** A limit as somebody of this tier may see it. */
export const viewOf = (quota: ReadQuota, rates: RatesNow, tier: Tier) => {
  const { id, level, entity, deal, amount, currency, kind, warnAt, version, updatedAt, updatedBy } = quota
  const used = convertUse(quota.used, currency, rates)
  const figures = seesFigures(tier, level)
  const available = used === null ? null : availableOf(quota, used)
  return {
    quotaId: id,
    level,
    entity,
    deal,
    amount: amount as number,
    currency,
    kind,
    warnAt,
    state: figures ? quotaStateOf(quota, used) : null,
    used: figures && used !== null ? used.toString() : null,
    available: figures && available !== null ? available.toString() : null,
    usedPart: figures && used !== null ? partOf(used, amount) : null,
    rates: figures ? ratesOf(quota, rates) : [],
    missingRates: figures ? missingRates(quota.used, currency, rates) : [],
    version,
    updatedAt,
    updatedBy,
  }
}
export type QuotaView = ReturnType<typeof viewOf>
