import { sql } from 'kysely'
import type { Quota, QuotaGroup, QuotaOverride, QuotaRate, QuotaUse } from '@bookrunner/domain/quota'
import { isSame } from '@bookrunner/domain/kernel'
import type { Runner, Transaction } from '../../../platform/db/index.ts'
import { holdNewQuotas, quotaColumns, usedNow } from '../limits/quota.repo.ts'
import { notifyOfCrossings } from '../notices/crossings.ts'
import { overrideColumns } from '../overrides/override.repo.ts'
import { ratesSql } from '../rates/rates.repo.ts'
import type { OrderQuota } from './order-quota.ts'
import { dealsOf, onlyNew, parts, usesOf, type QuotaNeed } from './parts-of-write.repo.ts'

/** The use by all orders of a deal, read before a write. */
export interface KnownUse extends Pick<OrderQuota, 'stored' | 'entityByLei'> {
  /** Investors of the write's orders, and institutions behind any. */
  parties: readonly string[]
  /** Another one if any row changed. */
  mark: string
}

/**
 * Locks the limits that a write concerns, and overrides, in the order of their ids. A limit's lock is its ledger's
 * row, taken after that of the deal and before those of houses, so that no deadlock occurs.
 */
const lockQuotas = ({ run }: Transaction, need: QuotaNeed): Promise<unknown> =>
  run(sql`
    with ${parts(need)}
    select l.id from ledger l
    where l.id in (select 'quota:' || id from concerned union all select 'quota:' || id from granted)
    order by l.id collate "C" for update`)

interface Row {
  quotas: (Quota & { used: Record<string, string> | null })[] | null
  rates: QuotaRate[] | null
  uses: QuotaUse[] | null
  groups: QuotaGroup[] | null
  leis: Record<string, string> | null
  overrides: QuotaOverride[] | null
}

/** Of orders that exist. `isKnown`: without the use by the orders themselves. */
const usedByOrders = (isKnown: boolean) => {
  const uses = isKnown
    ? sql`select null::json`
    : sql`
      select json_agg(x) from (
        select u.order_id as "orderId", u.entity_id as "entityId", u.deal_id as "dealId", u.currency, u.phase,
          u.own, u.amount, u.until, u.flags
        from touched t cross join lateral (${usesOf(sql`t.id`)}) u) x`
  return sql`(${uses}
    ) as uses, (
      select jsonb_agg(jsonb_build_object('mergeId', g.id, 'rule', g.rule, 'size', g.size, 'orderIds', g.order_ids))
      from together g
    ) as groups, (select jsonb_object_agg(lei, id) from lei) as leis`
}
const usedByNew = sql`null as uses, null as groups, null as leis`

const readQuota = ({ run }: Transaction, need: QuotaNeed, isKnown = false): Promise<Row[]> =>
  run(sql<Row>`
    with ${parts(need, isKnown)}
    select (
      select jsonb_agg(to_jsonb(x)) from (
        select ${quotaColumns}, ${usedNow} as used
        from concerned q order by q.id) x
    ) as quotas, (
      select jsonb_agg(to_jsonb(x)) from (${ratesSql}) x where exists (select from concerned)
    ) as rates, (
      select jsonb_agg(to_jsonb(x)) from (select ${overrideColumns} from granted o order by o.id) x
    ) as overrides, ${onlyNew(need) ? usedByNew : usedByOrders(isKnown)}`)

/** A changed row is another row at another place, written by another transaction: the mark of all changes with it. */
const readMark = async ({ run }: Runner, announcements: readonly string[]): Promise<string> => {
  const [row] = await run(sql<{ mark: string }>`
    select concat_ws(' ', count(*), bit_xor(hashtextextended(concat_ws(' ', u.ctid, u.xmin), 0))) as mark from quota_use u
    where u.deal_id in (${dealsOf(announcements)})`)
  return row!.mark
}

const instantText = (text: string | null): string | null =>
  text === null ? null : Temporal.Instant.from(text).toString()

const usedOf = (used: Record<string, string> | null): ReadonlyMap<string, bigint> =>
  new Map(Object.entries(used ?? {}).map(([currency, sum]) => [currency, BigInt(sum)]))

const byOrder = (uses: readonly QuotaUse[]): Map<string, QuotaUse[]> =>
  Map.groupBy(
    uses.map((use) => ({ ...use, until: instantText(use.until) })),
    ({ orderId }) => orderId,
  )

const bookOf = (
  { quotas, rates, groups, overrides }: Row,
  stored: OrderQuota['stored'],
): OrderQuota['book'] => ({
  found: (quotas ?? []).map(({ used, ...quota }) => ({ quota, used: usedOf(used) })),
  rates: new Map((rates ?? []).map((rate) => [rate.currency, rate])),
  uses: new Map(stored),
  groups: groups ?? [],
  overrides: (overrides ?? []).map((each) => ({
    ...each,
    until: instantText(each.until)!,
    endedAt: instantText(each.endedAt),
  })),
})

/** In the first round trip of a write. `locks`: it may ask for more of a limit. */
export const loadOrderQuota = async (
  transaction: Transaction,
  need: QuotaNeed,
  { locks }: { locks: boolean },
): Promise<OrderQuota> => {
  const [, , [row]] = await Promise.all([
    locks ? holdNewQuotas(transaction) : undefined,
    locks ? lockQuotas(transaction, need) : undefined,
    readQuota(transaction, need),
  ])
  const stored = byOrder(row!.uses ?? [])
  const book = bookOf(row!, stored)
  return {
    book,
    loaded: book.found,
    stored,
    entityByLei: new Map(Object.entries(row!.leis ?? {})),
    overridden: [],
    uncounted: [],
  }
}

/**
 * Reads before a write of thousands of orders what they use, so that its locks are not held for so long. `identifiers`:
 * those in omnibus orders.
 */
export const readKnownUse = async (
  runner: Runner,
  announcementId: string,
  { investors, identifiers }: { investors: ReadonlySet<string>; identifiers: readonly string[] },
): Promise<KnownUse> => {
  const announcements = [announcementId]
  // The mark comes first: what changes after it changes it.
  const mark = await readMark(runner, announcements)
  const [uses, leis] = await Promise.all([
    runner.run(sql<QuotaUse>`
      select u.order_id as "orderId", u.entity_id as "entityId", u.deal_id as "dealId", u.currency, u.phase,
        u.own, u.amount, to_json(u.until) #>> '{}' as until, u.flags
      from quota_use u where u.deal_id in (${dealsOf(announcements)})`),
    runner.run(sql<{ lei: string; id: string }>`
      select e.lei, min(coalesce(e.merged_into, e.id)) as id from entity e
      where e.lei = any(${identifiers}) group by e.lei`),
  ])
  const entityByLei = new Map(leis.map(({ lei, id }) => [lei, id]))
  return {
    stored: byOrder(uses),
    entityByLei,
    parties: [...new Set([...investors, ...entityByLei.values(), ...uses.map(({ entityId }) => entityId)])],
    mark,
  }
}

/** The same under the write's locks, unless some use changed since. It asks for no more of any limit. */
export const loadWithKnownUse = async (
  transaction: Transaction,
  need: QuotaNeed,
  known: KnownUse,
): Promise<OrderQuota> => {
  const [mark, [row]] = await Promise.all([
    readMark(transaction, need.announcements),
    readQuota(transaction, { ...need, houses: known.parties }, true),
  ])
  if (mark !== known.mark) return loadOrderQuota(transaction, need, { locks: false })
  const { stored, entityByLei } = known
  const book = bookOf(row!, stored)
  return { book, loaded: book.found, stored, entityByLei, overridden: [], uncounted: [] }
}

const keyOf = ({ orderId, entityId }: QuotaUse): string => `${orderId} ${entityId}`

/** Of each order of a write: the figures first, because flags are lists. */
const isSameUse = (use: QuotaUse, before: QuotaUse | undefined): boolean =>
  use === before ||
  (before !== undefined &&
    use.phase === before.phase &&
    use.own === before.own &&
    use.amount === before.amount &&
    use.until === before.until &&
    use.currency === before.currency &&
    use.dealId === before.dealId &&
    isSame(use.flags, before.flags))

/** Saves what changed of the use, each row with the rate of its currency today. */
export const saveUse = (transaction: Transaction, quota: OrderQuota): Promise<unknown> => {
  const before = new Map([...quota.stored.values()].flat().map((use) => [keyOf(use), use]))
  const after = [...quota.book.uses.values()].flat()
  const rows = after.filter((use) => !isSameUse(use, before.get(keyOf(use))))
  const remaining = new Set(after.map(keyOf))
  const gone = [...before].filter(([key]) => !remaining.has(key)).map(([, use]) => use)
  return Promise.all([
    (rows.length > 0 || gone.length > 0) && writeUse(transaction, rows, gone),
    quota.overridden.length > 0 && markOverrides(transaction, quota.overridden),
    notifyOfCrossings(transaction, {
      before: quota.loaded,
      after: quota.book.found,
      rates: quota.book.rates,
    }),
  ])
}

const writeUse = (
  { run }: Transaction,
  rows: readonly QuotaUse[],
  gone: readonly QuotaUse[],
): Promise<unknown> =>
  run(sql`
    with ${gone.length > 0 ? goneSql(gone) : sql``}today as materialized (
      select distinct on (q.currency) q.currency, q.rate, q.day from quota_rate q
      where q.currency = any(${[...new Set(rows.map(({ currency }) => currency))]})
        and q.day <= (clock_timestamp() at time zone 'UTC')::date
      order by q.currency, q.day desc
    )
    insert into quota_use (order_id, entity_id, deal_id, currency, phase, own, amount, until, flags, rate, rate_day)
    select r.order_id, r.entity_id, r.deal_id, r.currency, r.phase, r.own, r.amount, r.until, r.flags, t.rate, t.day
    from rows from (unnest(${rows.map(({ orderId }) => orderId)}::text[], ${rows.map(({ entityId }) => entityId)}::text[],
      ${rows.map(({ dealId }) => dealId)}::text[], ${rows.map(({ currency }) => currency)}::text[],
      ${rows.map(({ phase }) => phase)}::text[], ${rows.map(({ own }) => own)}::bigint[],
      ${rows.map(({ amount }) => amount)}::bigint[], ${rows.map(({ until }) => until)}::timestamptz[]),
      jsonb_array_elements(${JSON.stringify(rows.map(({ flags }) => flags))}::jsonb))
      as r (order_id, entity_id, deal_id, currency, phase, own, amount, until, flags)
    left join today t on t.currency = r.currency
    on conflict (order_id, entity_id) do update set deal_id = excluded.deal_id, currency = excluded.currency,
      phase = excluded.phase, own = excluded.own, amount = excluded.amount, until = excluded.until,
      flags = excluded.flags, rate = excluded.rate, rate_day = excluded.rate_day`)

const goneSql = (gone: readonly QuotaUse[]) => sql`gone as (
      delete from quota_use u
      using unnest(${gone.map(({ orderId }) => orderId)}::text[], ${gone.map(({ entityId }) => entityId)}::text[])
        as g (order_id, entity_id)
      where u.order_id = g.order_id and u.entity_id = g.entity_id
    ), `

const markOverrides = ({ run }: Transaction, overridden: OrderQuota['overridden']): Promise<unknown> =>
  run(sql`
    update quota_override o set order_id = x.order_id, used_at = coalesce(o.used_at, x.at)
    from unnest(${overridden.map(({ overrideId }) => overrideId)}::text[],
      ${overridden.map(({ orderId }) => orderId)}::text[], ${overridden.map(({ at }) => at)}::timestamptz[])
      as x (id, order_id, at)
    where o.id = x.id`)
