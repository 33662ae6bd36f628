import { sql } from 'kysely'
import { allNames, type EntityNames } from '@bookrunner/domain/kernel'
import type { QuotaScope, RatesNow, Sums } from '@bookrunner/domain/quota'
import { entityNamesJson, type Db } from '../../../platform/db/index.ts'
import { readRatesNow } from '../rates/rates.repo.ts'

/** What a limit of this scope counts now, by currency. */
export const readUse = async (
  db: Db,
  { entityId, dealId }: Pick<QuotaScope, 'entityId' | 'dealId'>,
): Promise<{ sums: Sums; rates: RatesNow }> => {
  const [found, rates] = await Promise.all([
    sql<{ currency: string; amount: string }>`
      select u.currency, sum(u.amount)::text as amount from quota_use u
      where (${entityId}::text is null or u.entity_id = ${entityId})
        and (${dealId}::text is null or u.deal_id = ${dealId})
        and (u.until is null or u.until > clock_timestamp())
      group by u.currency`.execute(db),
    readRatesNow(db),
  ])
  return { sums: new Map(found.rows.map(({ currency, amount }) => [currency, BigInt(amount)])), rates }
}

/** Whether a limit on this exists. */
export const hasQuota = async (db: Db, { level, entityId, dealId }: QuotaScope): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from quota where level = ${level}
      and entity_id is not distinct from ${entityId} and deal_id is not distinct from ${dealId}) as found`.execute(
    db,
  )
  return rows[0]?.found === true
}

type NamedEntity = EntityNames & { entityId: string }

/** So many fit into a list to choose from; typing narrows it. */
const mostChoices = 200

/** Institutions that invest, by any of their names. */
export const readLimitEntities = async (db: Db, keyword: string | undefined): Promise<NamedEntity[]> => {
  const { rows } = await sql<{ names: NamedEntity }>`
    select jsonb_build_object('entityId', e.id) || ${entityNamesJson('e')} as names from entity e
    where 'investor' = any(e.deal_roles) and e.merged_into is null and e.review = 'reviewed'
    order by lower(e.name), e.id`.execute(db)
  const typed = keyword?.toLowerCase() ?? ''
  return rows
    .map(({ names }) => names)
    .filter((names) => allNames(names).join(' ').toLowerCase().includes(typed))
    .slice(0, mostChoices)
}
