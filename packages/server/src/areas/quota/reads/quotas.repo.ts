import { sql } from 'kysely'
import type { EntityNames } from '@bookrunner/domain/kernel'
import type { Quota, QuotaLevel, RatesNow, Sums } from '@bookrunner/domain/quota'
import { entityNamesJson, type Db } from '../../../platform/db/index.ts'
import { isDealOpen } from '../limits/open-deals.repo.ts'
import { quotaColumns, usedNow } from '../limits/quota.repo.ts'
import { readRatesNow } from '../rates/rates.repo.ts'

type Names = EntityNames

export interface PersonRow {
  userId: string
  name: string
  entity: Names
}

/** A person, if the record names one. */
export const personSql = (column: ReturnType<typeof sql.ref>) => sql<PersonRow | null>`(
  select jsonb_build_object('userId', pu.id, 'name', pu.name, 'entity', ${entityNamesJson('pe')})
  from user_account pu left join entity pe on pe.id = pu.entity_id where pu.id = ${column})`

export const entitySql = (column: ReturnType<typeof sql.ref>) => sql<(Names & { entityId: string }) | null>`(
  select jsonb_build_object('entityId', ne.id) || ${entityNamesJson('ne')} from entity ne where ne.id = ${column})`

export const dealSql = (column: ReturnType<typeof sql.ref>) => sql<NamedDeal | null>`(
  select jsonb_build_object('dealId', nd.id, 'name', nd.name, 'currency', nd.currency)
  from deal nd where nd.id = ${column})`

export interface NamedDeal {
  dealId: string
  name: string
  currency: string | null
}

export interface ReadQuota extends Quota {
  entity: (Names & { entityId: string }) | null
  deal: NamedDeal | null
  used: Sums
  updatedAt: string
  updatedBy: PersonRow | null
}

type QuotaRow = Omit<ReadQuota, 'used' | 'updatedAt'> & {
  used: Record<string, string> | null
  updatedAt: Temporal.Instant
}

export interface QuotaFilter {
  level: QuotaLevel
  entityId?: string | undefined
  dealId?: string | undefined
}

/** All limits of a level with what is used of them now, by currency. */
export const readQuotas = async (
  db: Db,
  { level, entityId, dealId }: QuotaFilter,
): Promise<{ quotas: ReadQuota[]; rates: RatesNow }> => {
  const [found, rates] = await Promise.all([
    sql<QuotaRow>`
      select ${quotaColumns}, ${entitySql(sql.ref('q.entity_id'))} as entity,
        ${dealSql(sql.ref('q.deal_id'))} as deal, q.updated_at as "updatedAt",
        ${personSql(sql.ref('q.updated_by'))} as "updatedBy", ${usedNow} as used
      from quota q
      where q.level = ${level} and (${entityId ?? null}::text is null or q.entity_id = ${entityId ?? null})
        and (${dealId ?? null}::text is null or q.deal_id = ${dealId ?? null})
      order by q.id`.execute(db),
    readRatesNow(db),
  ])
  const quotas = found.rows.map(({ used, updatedAt, ...row }) => ({
    ...row,
    updatedAt: updatedAt.toString(),
    used: new Map(Object.entries(used ?? {}).map(([currency, sum]) => [currency, BigInt(sum)])),
  }))
  return { quotas, rates }
}

/** Announced deals that still take orders or hold allocations, by name. */
export const readLimitDeals = async (db: Db, keyword: string | undefined): Promise<NamedDeal[]> => {
  const { rows } = await sql<NamedDeal>`
    select id as "dealId", name, currency from deal
    where ${isDealOpen}
      and (${keyword ?? null}::text is null or strpos(lower(name), lower(${keyword ?? ''})) > 0)
    order by lower(name), id limit 200`.execute(db)
  return rows
}
