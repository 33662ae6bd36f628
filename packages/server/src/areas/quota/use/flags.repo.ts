import { sql } from 'kysely'
import { isOnInstitution, quotaLevels, type QuotaFlag } from '@bookrunner/domain/quota'
import type { Db } from '../../../platform/db/index.ts'

interface Row {
  id: string
  flags: QuotaFlag[]
}

/** Orders of a deal that exceed a limit of their house: for each the limit that is exceeded by the most. */
export const readAbove = async (db: Db, dealId: string): Promise<Map<string, QuotaFlag>> => {
  const { rows } = await sql<Row>`/* prepared */
    select order_id as id, flags from quota_use where deal_id = ${dealId} and flagged order by order_id, entity_id`.execute(
    db,
  )
  const above = new Map<string, QuotaFlag>()
  for (const { id, flags } of rows)
    for (const flag of flags)
      if (flag.state === 'over' && isOnInstitution(flag.level)) above.set(id, worse(above.get(id), flag))
  return above
}

const excess = ({ used, amount }: QuotaFlag): bigint => BigInt(used) - BigInt(amount)

const worse = (one: QuotaFlag | undefined, other: QuotaFlag): QuotaFlag =>
  one && excess(one) >= excess(other) ? one : other

/** The limits that orders touch, by order. */
export const readFlags = async (db: Db, orderIds: readonly string[]): Promise<Map<string, QuotaFlag[]>> => {
  if (orderIds.length === 0) return new Map()
  const { rows } = await sql<Row>`/* prepared */
    select order_id as id, flags from quota_use
    where order_id = any(${orderIds}) and flagged order by order_id, entity_id`.execute(db)
  const flags = new Map<string, QuotaFlag[]>()
  for (const row of rows) flags.set(row.id, [...(flags.get(row.id) ?? []), ...row.flags])
  return flags
}

/**
 * What an investor may know of the limits that its order touches: the desk looks at its size, because a limit of its own
 * institution is exceeded. Other limits would tell what other investors order.
 */
const isReviewed = sql`u.flagged and (${sql.join(
  quotaLevels
    .filter(isOnInstitution)
    .map((level) => sql`u.flags @> ${JSON.stringify([{ level, state: 'over', overridden: false }])}::jsonb`),
  sql` or `,
)})`

/** Those of some orders that the desk looks at because a limit is exceeded. */
export const readReviewed = async (db: Db, orderIds: readonly string[]): Promise<ReadonlySet<string>> => {
  if (orderIds.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`/* prepared */
    select distinct u.order_id as id from quota_use u
    where u.order_id = any(${orderIds}) and ${isReviewed}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** The same among all orders of a house in some deals. */
export const readReviewedIn = async (
  db: Db,
  { investorId, dealIds }: { investorId: string; dealIds: readonly string[] },
): Promise<string[]> => {
  if (dealIds.length === 0) return []
  const { rows } = await sql<{ id: string }>`/* prepared */
    select distinct u.order_id as id from quota_use u join order_head o on o.id = u.order_id
    where u.deal_id = any(${dealIds}) and ${isReviewed} and o.investor_id = ${investorId}`.execute(db)
  return rows.map(({ id }) => id)
}
