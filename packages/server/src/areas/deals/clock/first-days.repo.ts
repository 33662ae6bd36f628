import { sql } from 'kysely'
import type { Db } from '../../../platform/db/index.ts'

/**
 * Documents of which `hasOpenedSince` holds in a tranche for which `isAnnounced` does, longest due first. Its statement has
 * one line for each condition of theirs. A tranche that was announced after the first day showed the document with everything
 * else. A deal that ended leaves its documents waiting, so each look would read them for ever: one whose first day is more
 * than a week ago is announced by nobody, even if all nodes stood still for so long.
 */
export const findOpenedDocuments = async (db: Db, most: number): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`
    select doc.announcement_id || ' ' || doc.id as key
    from deal_document doc join deal d on d.announcement_id = doc.announcement_id,
      lateral (select d.terms ->> 'timeZone' as zone, (d.lifecycle ->> 'submittedAt')::timestamptz as announced) t
    where doc.waits_since is not null
      and t.announced is not null
      and d.status not in ('Draft', 'Expired', 'Aborted')
      and doc.audience = 'all'
      and doc.removed_at is null
      -- No zone is further ahead.
      and doc.valid_from <= ((clock_timestamp() at time zone 'UTC') + interval '14 hours')::date
      and doc.valid_from > ((clock_timestamp() at time zone 'UTC') - interval '7 days')::date
      and doc.valid_from::timestamp at time zone t.zone <= (select clock_timestamp())
      and doc.valid_from::timestamp at time zone t.zone > greatest(doc.waits_since, t.announced)
      and (doc.valid_until is null or doc.valid_until >= (clock_timestamp() at time zone t.zone)::date)
    group by doc.announcement_id, doc.id, doc.valid_from order by doc.valid_from, doc.id limit ${most}`.execute(
    db,
  )
  return rows.map(({ key }) => key)
}
