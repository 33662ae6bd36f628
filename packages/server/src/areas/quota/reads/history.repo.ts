import { sql } from 'kysely'
import type { EntityNames } from '@bookrunner/domain/kernel'
import type { QuotaLevel } from '@bookrunner/domain/quota'
import type { Db } from '../../../platform/db/index.ts'
import { dealSql, entitySql, personSql, type NamedDeal, type PersonRow } from './quotas.repo.ts'

export interface HistoryFilter {
  quotaId?: string | undefined
  entityId?: string | undefined
  dealId?: string | undefined
  pageNum: number
  pageSize: number
  sortOrder?: 'asc' | 'desc' | undefined
}

export interface HistoryRow {
  ledgerId: string
  seq: number
  at: Temporal.Instant
  by: PersonRow | null
  code: string
  level: QuotaLevel | null
  changes: { field: string; from: string | number | null; to: string | number | null }[] | null
  currency: string | null
  day: string | null
  reason: string | null
  entity: (EntityNames & { entityId: string }) | null
  deal: NamedDeal | null
}

/** The log of limits, rates and overrides, each line with the names of today. */
export const readHistory = async (
  db: Db,
  { quotaId, entityId, dealId, pageNum, pageSize, sortOrder }: HistoryFilter,
): Promise<{ list: HistoryRow[]; total: number }> => {
  // The condition of the index.
  const where = sql`split_part(l.ledger_id, ':', 1) = 'quota'
    and (${quotaId ?? null}::text is null or l.ledger_id = 'quota:' || ${quotaId ?? null})
    and (${entityId ?? null}::text is null or l.params ->> 'entityId' = ${entityId ?? null})
    and (${dealId ?? null}::text is null or l.params ->> 'dealId' = ${dealId ?? null})`
  const order = sortOrder === 'asc' ? sql`asc` : sql`desc`
  const [page, count] = await Promise.all([
    sql<HistoryRow>`
      select l.ledger_id as "ledgerId", l.seq, l.at, l.code, ${personSql(sql.ref('l.actor_id'))} as by,
        l.params ->> 'level' as level, l.params -> 'changes' as changes, l.params ->> 'currency' as currency,
        l.params ->> 'day' as day, r.text as reason, ${entitySql(sql.ref('l.entity_id'))} as entity,
        ${dealSql(sql.ref('l.deal_id'))} as deal
      from (
        select *, l.params ->> 'entityId' as entity_id, l.params ->> 'dealId' as deal_id
        from ledger_entry l where ${where}
        order by l.at ${order}, l.ledger_id, l.seq ${order} limit ${pageSize} offset ${(pageNum - 1) * pageSize}
      ) l left join quota_reason r on r.ledger_id = l.ledger_id and r.seq = l.seq
      order by l.at ${order}, l.ledger_id, l.seq ${order}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ledger_entry l where ${where}`.execute(db),
  ])
  return { list: page.rows, total: count.rows[0]!.total }
}
