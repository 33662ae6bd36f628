import { sql } from 'kysely'
import type { Quota, Sums } from '@bookrunner/domain/quota'
import { query, type Runner, type Transaction } from '../../../platform/db/index.ts'
import { isDealOpen, takesOrders } from './open-deals.repo.ts'

/** Stands for the columns of a limit. */
export const quotaColumns = sql`q.id, q.level, q.entity_id as "entityId", q.deal_id as "dealId", q.amount,
  q.currency, q.kind, q.warn_at as "warnAt", q.version`

const usedPart = sql`select u.currency, u.amount, u.until from quota_use u`
/**
 * What is used of limit `q` now, by currency. One of the three parts has rows, and finds them by an index: with the three
 * as one condition the database would read the use of all limits for each of them.
 */
export const usedNow = sql`(
  select jsonb_object_agg(s.currency, s.amount::text) from (
    select p.currency, sum(p.amount) as amount from (
      ${usedPart} where u.entity_id = q.entity_id and (q.deal_id is null or u.deal_id = q.deal_id)
      union all ${usedPart} where q.entity_id is null and u.deal_id = q.deal_id
      union all ${usedPart} where q.entity_id is null and q.deal_id is null) p
    where p.until is null or p.until > clock_timestamp()
    group by p.currency) s)`

interface SubjectDeal {
  id: string
  currency: string | null
  /** A limit still counts its orders. */
  isOpen: boolean
  /** People still order on it. */
  takesOrders: boolean
}

/** What a limit may be set on. */
export interface QuotaSubjects {
  entities: ReadonlyMap<string, { id: string; invests: boolean }>
  deals: ReadonlyMap<string, SubjectDeal>
}

export const loadQuota = async ({ run }: Runner, id: string): Promise<Quota | undefined> => {
  const [row] = await run(sql<Quota>`select ${quotaColumns} from quota q where q.id = ${id}`)
  return row
}

/** What a stored limit counts now, by currency. */
export const loadUsed = async ({ run }: Runner, id: string): Promise<Sums> => {
  const [row] = await run(sql<{ used: Record<string, string> | null }>`
    select ${usedNow} as used from quota q where q.id = ${id}`)
  return new Map(Object.entries(row?.used ?? {}).map(([currency, sum]) => [currency, BigInt(sum)]))
}

/** Keeps the institutions from being merged away until the end: a merged one does not invest. */
export const loadSubjects = async (
  { run }: Transaction,
  entityIds: readonly string[],
  dealIds: readonly string[],
): Promise<QuotaSubjects> => {
  const [entities, deals] = await Promise.all([
    run(sql<{ id: string; invests: boolean }>`
      select id, 'investor' = any(deal_roles) as invests from entity where id = any(${entityIds})
      order by id for key share`),
    run(sql<SubjectDeal>`
      select id, currency, ${isDealOpen} as "isOpen", ${takesOrders} as "takesOrders"
      from deal where id = any(${dealIds})`),
  ])
  return {
    entities: new Map(entities.map((row) => [row.id, row])),
    deals: new Map(deals.map((row) => [row.id, row])),
  }
}

/** Currencies that a limit must convert: those of running deals, and of all that is used. */
export const loadCurrencies = async ({ run }: Transaction): Promise<string[]> => {
  const rows = await run(sql<{ currency: string }>`
    select distinct currency from deal
    where currency is not null and status not in ('Draft', 'Expired', 'Aborted', 'Priced')
    union select distinct currency from quota_use where until is null or until > clock_timestamp()`)
  return rows.map(({ currency }) => currency)
}

const newQuotas = sql`hashtext('new limits')`

/** An order did not lock a limit that is set while it is under way, so the new limit waits for its end. */
export const holdNewQuotas = ({ run }: Transaction): Promise<unknown> =>
  run(sql`select pg_advisory_xact_lock_shared(${newQuotas})`)

const waitForOrders = ({ run }: Transaction): Promise<unknown> =>
  run(sql`select pg_advisory_xact_lock(${newQuotas})`)

export const saveQuota = (
  transaction: Transaction,
  quota: Quota,
  now: Temporal.Instant,
  by: string,
): Promise<unknown> => {
  const row = {
    level: quota.level,
    entity_id: quota.entityId,
    deal_id: quota.dealId,
    amount: quota.amount as number,
    currency: quota.currency,
    kind: quota.kind,
    warn_at: quota.warnAt,
    version: quota.version,
    updated_at: now,
    updated_by: by,
  }
  const save = query
    .insertInto('quota')
    .values({ id: quota.id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
  return Promise.all([quota.version === 1 && waitForOrders(transaction), transaction.run(save)])
}

export const deleteQuota = ({ run }: Transaction, id: string): Promise<unknown> =>
  run(query.deleteFrom('quota').where('id', '=', id))

export const saveReason = (
  { run }: Transaction,
  ledgerId: string,
  seq: number,
  text: string,
): Promise<unknown> => run(query.insertInto('quota_reason').values({ ledger_id: ledgerId, seq, text }))
