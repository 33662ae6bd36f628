import { sql } from 'kysely'
import type { QuotaRate, RatesNow } from '@bookrunner/domain/quota'
import type { Db, Runner, Transaction } from '../../../platform/db/index.ts'

/** Rates count days in UTC. */
export const todaySql = sql<string>`(clock_timestamp() at time zone 'UTC')::date`

/** The newest rate of each currency that holds today. */
export const ratesSql = sql<QuotaRate>`
  select distinct on (r.currency) r.currency, r.day, trim_scale(r.rate)::text as rate
  from quota_rate r where r.day <= ${todaySql} order by r.currency, r.day desc`

const byCurrency = (rates: readonly QuotaRate[]): RatesNow =>
  new Map(rates.map((each) => [each.currency, each]))

export const loadRates = async ({ run }: Runner): Promise<RatesNow> => byCurrency(await run(ratesSql))

export const readRatesNow = async (db: Db): Promise<RatesNow> => byCurrency((await ratesSql.execute(db)).rows)

export interface StoredRate extends QuotaRate {
  setAt: Temporal.Instant
  setBy: string | null
}

export interface RateBook {
  today: string
  list: StoredRate[]
  /** Currencies of limits and running deals. */
  needed: string[]
}

export const readRateBook = async (db: Db): Promise<RateBook> => {
  const [rates, needed] = await Promise.all([
    sql<StoredRate>`
      select distinct on (r.currency) r.currency, r.day, trim_scale(r.rate)::text as rate,
        r.set_at as "setAt", r.set_by as "setBy"
      from quota_rate r where r.day <= ${todaySql} order by r.currency, r.day desc`.execute(db),
    sql<{ today: string; currencies: string[] }>`
      select ${todaySql} as today, array(
        select currency from quota union select currency from deal
        where currency is not null and status not in ('Draft', 'Expired', 'Aborted', 'Priced')
        union select currency from quota_use where until is null or until > clock_timestamp()) as currencies`.execute(
      db,
    ),
  ])
  const { today, currencies } = needed.rows[0]!
  return { today, list: rates.rows, needed: currencies }
}

export interface RateHistoryRow extends StoredRate {
  uses: number
}

export const readRateHistory = async (
  db: Db,
  {
    currency,
    pageNum,
    pageSize,
    sortOrder,
  }: {
    currency?: string | undefined
    pageNum: number
    pageSize: number
    sortOrder?: 'asc' | 'desc' | undefined
  },
): Promise<{ list: RateHistoryRow[]; total: number }> => {
  const where = currency === undefined ? sql`true` : sql`r.currency = ${currency}`
  const order = sortOrder === 'asc' ? sql`asc` : sql`desc`
  const [page, count] = await Promise.all([
    sql<RateHistoryRow>`
      select r.currency, r.day, trim_scale(r.rate)::text as rate, r.set_at as "setAt", r.set_by as "setBy",
        (select count(*)::int from quota_use u where u.currency = r.currency and u.rate_day = r.day) as uses
      from quota_rate r where ${where}
      order by r.day ${order}, r.currency limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from quota_rate r where ${where}`.execute(db),
  ])
  return { list: page.rows, total: count.rows[0]!.total }
}

/** The rate that holds on a day. */
export const loadRateOn = async (
  { run }: Transaction,
  currency: string,
  day: string,
): Promise<QuotaRate | undefined> => {
  const [row] = await run(sql<QuotaRate>`
    select currency, day, trim_scale(rate)::text as rate from quota_rate
    where currency = ${currency} and day <= ${day} order by day desc limit 1`)
  return row
}

export const loadToday = async ({ run }: Transaction): Promise<string> => {
  const [row] = await run(sql<{ today: string }>`select ${todaySql} as today`)
  return row!.today
}

export const saveRate = (
  { run }: Transaction,
  { currency, day, rate }: QuotaRate,
  now: Temporal.Instant,
  by: string,
): Promise<unknown> =>
  run(sql`
    insert into quota_rate (currency, day, rate, set_at, set_by)
    values (${currency}, ${day}, ${rate}, ${now}, ${by})
    on conflict (currency, day) do update
      set rate = excluded.rate, set_at = excluded.set_at, set_by = excluded.set_by`)
