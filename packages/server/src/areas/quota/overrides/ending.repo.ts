import { sql } from 'kysely'
import { endingMinutes, freshMinutes } from '@bookrunner/domain/quota'
import type { Db, Transaction } from '../../../platform/db/index.ts'
import { takesOrders } from '../limits/open-deals.repo.ts'

/** When an override was granted, and whether people heard that it ends soon. */
export interface OverrideNotice {
  grantedAt: string
  isEndingNotified: boolean
}

export const loadOverrideNotice = async (
  { run }: Transaction,
  id: string,
): Promise<OverrideNotice | undefined> => {
  const [row] = await run(sql<{ at: Temporal.Instant; notified: boolean }>`
    select granted_at as at, ending_notified_at is not null as notified from quota_override where id = ${id}`)
  return row && { grantedAt: row.at.toString(), isEndingNotified: row.notified }
}

export const setEndingNotified = (
  { run }: Transaction,
  id: string,
  now: Temporal.Instant,
): Promise<unknown> =>
  run(sql`update quota_override set ending_notified_at = ${now.toString()} where id = ${id}`)

/**
 * Unused overrides that end soon (`isOverrideEnding`) and that nobody heard so of, of deals that still take orders, the
 * first to end first: ids of override, institution and deal.
 */
export const findEndingOverrides = async (db: Db, most: number): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`
    select concat_ws(' ', o.id, o.entity_id, o.deal_id) as key from quota_override o
    where o.order_id is null and o.ended_at is null and o.ending_notified_at is null
      and exists (select from deal d where d.id = o.deal_id and ${takesOrders})
      and o.until > (select clock_timestamp())
      and o.until <= (select clock_timestamp()) + make_interval(mins => ${endingMinutes})
      and o.granted_at <= o.until - make_interval(mins => ${endingMinutes + freshMinutes})
    order by o.until, o.id limit ${most}`.execute(db)
  return rows.map(({ key }) => key)
}
