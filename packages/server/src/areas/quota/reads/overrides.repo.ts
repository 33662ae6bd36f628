import { sql } from 'kysely'
import type { EntityNames } from '@bookrunner/domain/kernel'
import type { OverrideState } from '@bookrunner/domain/quota'
import type { Db } from '../../../platform/db/index.ts'
import { dealSql, entitySql, personSql, type NamedDeal, type PersonRow } from './quotas.repo.ts'

export interface OverrideFilter {
  entityId?: string | undefined
  dealId?: string | undefined
  state?: OverrideState | undefined
  pageNum: number
  pageSize: number
  sortField?: 'grantedAt' | 'until' | undefined
  sortOrder?: 'asc' | 'desc' | undefined
}

export interface ReadOverride {
  overrideId: string
  entity: EntityNames & { entityId: string }
  deal: NamedDeal
  amount: number
  until: Temporal.Instant
  reason: string
  state: OverrideState
  grantedAt: Temporal.Instant
  grantedBy: PersonRow | null
  usedAt: Temporal.Instant | null
  orderId: string | null
  endedAt: Temporal.Instant | null
}

const stateSql = sql<OverrideState>`case when o.ended_at is not null then 'ended'
  when o.until <= clock_timestamp() then 'over' when o.order_id is null then 'open' else 'used' end`

export const readOverrides = async (
  db: Db,
  { entityId, dealId, state, pageNum, pageSize, sortField, sortOrder }: OverrideFilter,
): Promise<{ list: ReadOverride[]; total: number }> => {
  const where = sql`(${entityId ?? null}::text is null or o.entity_id = ${entityId ?? null})
    and (${dealId ?? null}::text is null or o.deal_id = ${dealId ?? null})
    and (${state ?? null}::text is null or ${stateSql} = ${state ?? null})`
  const column = sortField === 'until' ? sql`o.until` : sql`o.granted_at`
  const order = sortOrder === 'asc' ? sql`asc` : sql`desc`
  const [page, count] = await Promise.all([
    sql<ReadOverride>`
      select o.id as "overrideId", ${entitySql(sql.ref('o.entity_id'))} as entity,
        ${dealSql(sql.ref('o.deal_id'))} as deal, o.amount, o.until, o.reason, ${stateSql} as state,
        o.granted_at as "grantedAt", ${personSql(sql.ref('o.granted_by'))} as "grantedBy",
        o.used_at as "usedAt", o.order_id as "orderId", o.ended_at as "endedAt"
      from quota_override o where ${where}
      order by ${column} ${order}, o.id limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from quota_override o where ${where}`.execute(db),
  ])
  return { list: page.rows, total: count.rows[0]!.total }
}
