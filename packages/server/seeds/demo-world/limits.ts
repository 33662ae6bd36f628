// Rates and limits of all four levels, set by the administrators of the world after its orders.
import { sql } from 'kysely'
import { quotaCalls } from '@bookrunner/contract/quota'
import type { SentOf } from '@bookrunner/contract/kernel'
import type { Currency, Rate } from '@bookrunner/domain/kernel'
import { convertUse, type QuotaKind, type QuotaLevel, type RatesNow } from '@bookrunner/domain/quota'
import type { Db } from '../../src/platform/db/index.ts'
import type { Ask } from './at-work.ts'

/** What one unit costs in US dollars, a week ago and yesterday. */
const rates: Partial<Record<Currency, [weekAgo: string, yesterday: string]>> = {
  CNH: ['0.1389', '0.1392'],
  HKD: ['0.1286', '0.1285'],
  EUR: ['1.0815', '1.0842'],
  JPY: ['0.00663', '0.00667'],
  GBP: ['1.2910', '1.2954'],
  AUD: ['0.6512', '0.6498'],
  NZD: ['0.5934', '0.5921'],
  CAD: ['0.7188', '0.7176'],
  CHF: ['1.1322', '1.1350'],
  SGD: ['0.7471', '0.7480'],
}

const setRates = async (ask: Ask, today: Temporal.PlainDate): Promise<RatesNow> => {
  const days = [today.subtract({ days: 7 }), today.subtract({ days: 1 })].map((day) => day.toString())
  const now = new Map<string, { currency: string; day: string; rate: Rate }>()
  for (const [at, day] of days.entries())
    for (const [currency, values] of Object.entries(rates)) {
      const rate = values[at]! as Rate
      await ask('superadmin', quotaCalls.setRate, { currency: currency as Currency, day, rate })
      now.set(currency, { currency, day, rate })
    }
  return now
}

interface Planned {
  level: QuotaLevel
  house?: string
  deal?: string
  kind: QuotaKind
  /** The part of it that is used now. Hard limits have room for whatever the demo does next. */
  used: number
  reason: string
}

const plan: readonly Planned[] = [
  { level: 'business', kind: 'soft', used: 0.55, reason: 'Board limit for the year' },
  {
    level: 'bond',
    deal: 'Glasswing 5Y Green USD',
    kind: 'soft',
    used: 0.85,
    reason: 'Underwriting committee',
  },
  { level: 'bond', deal: 'Amberfall 10Y EUR', kind: 'hard', used: 0.1, reason: 'Underwriting committee' },
  { level: 'org', house: 'larkfieldzurich', kind: 'soft', used: 1.1, reason: 'Credit review of the quarter' },
  { level: 'org', house: 'larkfieldhk', kind: 'soft', used: 0.9, reason: 'Credit review of the quarter' },
  {
    level: 'org',
    house: 'sundialstability',
    kind: 'hard',
    used: 0.1,
    reason: 'Credit review of the quarter',
  },
  {
    level: 'org',
    house: 'ironmossre',
    kind: 'hard',
    used: 0.15,
    reason: 'Credit review of the quarter',
  },
  {
    level: 'orgBond',
    house: 'larkfielddubai',
    deal: 'Glasswing 5Y Green USD',
    kind: 'soft',
    used: 0.5,
    reason: 'Concentration in one issue',
  },
  {
    level: 'orgBond',
    house: 'cobaltineshipping',
    deal: 'Glasswing 5Y Green USD',
    kind: 'hard',
    used: 0.1,
    reason: 'Concentration in one issue',
  },
]

interface Used {
  currency: string
  sum: string
}

const usedBy = async (db: Db, entityId: string | null, dealId: string | null) => {
  const { rows } = await sql<Used>`
    select currency, sum(amount)::text as sum from quota_use
    where (${entityId}::text is null or entity_id = ${entityId}) and (${dealId}::text is null or deal_id = ${dealId})
      and (until is null or until > clock_timestamp())
    group by currency`.execute(db)
  return new Map(rows.map(({ currency, sum }) => [currency, BigInt(sum)]))
}

const step = 5_000_000
/** Whole steps of five million, so that about this part of it is used. */
const amountFor = (used: bigint, { used: part, kind }: Planned): number =>
  Math.max(kind === 'hard' ? 10 * step : step, Math.round(Number(used) / part / step) * step)

/** Soft limits where something is to be seen, hard ones with much room, so that no order of the demo is refused. */
export const setLimits = async (db: Db, ask: Ask): Promise<void> => {
  const { rows } = await sql<{ today: string }>`
    select (clock_timestamp() at time zone 'UTC')::date as today`.execute(db)
  const ratesNow = await setRates(ask, Temporal.PlainDate.from(rows[0]!.today))
  const { list: deals } = await ask('superadmin', quotaCalls.getLimitDeals, {})
  for (const planned of plan) {
    const { level, house, deal: name, kind, reason } = planned
    const deal = name === undefined ? undefined : deals.find((each) => each.name === name)
    const entityId = house === undefined ? null : `ent_${house}`
    const dealId = deal?.dealId ?? null
    if (name !== undefined && !deal) throw new Error(`no deal is called ${name}`)
    const currency = (level === 'bond' && deal?.currency ? deal.currency : 'USD') as Currency
    const used = convertUse(await usedBy(db, entityId, dealId), currency, ratesNow) ?? 0n
    const limit: SentOf<typeof quotaCalls.config> = {
      level,
      entityId,
      dealId,
      amount: amountFor(used, planned),
      currency,
      kind,
      warnAt: 80,
      expectedVersion: null,
      reason,
    }
    await ask(level === 'bond' ? 'systemadmin' : 'superadmin', quotaCalls.config, limit)
  }
}
