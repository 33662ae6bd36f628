import { sql } from 'kysely'
import type { GuidanceLevel, Shared, Terms } from '@bookrunner/domain/deals'
import type { LocalizedNames } from '@bookrunner/domain/kernel'
import { nameColumns, type Db } from '../../../platform/db/index.ts'

/** Current names of ids in the log, only for deals and documents of this announcement. */
export const readNames = async (
  db: Db,
  announcementId: string,
  ids: readonly string[],
): Promise<(LocalizedNames & { id: string })[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<LocalizedNames & { id: string }>`
    select id, ${nameColumns('entity')} from entity where id = any(${ids})
    union all select id, ${nameColumns('entity_class')} from entity_class where id = any(${ids})
    union all select id, ${nameColumns('entity_group')} from entity_group where id = any(${ids})
    union all select id, name, '', '' from user_account where id = any(${ids})
    union all select id, name, '', '' from deal where id = any(${ids}) and announcement_id = ${announcementId}
    union all select d.id, f.name, '', '' from deal_document d join file f on f.id = d.file_id
      where d.id = any(${ids}) and d.announcement_id = ${announcementId}`.execute(db)
  return rows
}

/** Levels by tranche and number, because log lines refer to them by number. */
export const readLevels = async (db: Db, announcementId: string) =>
  db
    .selectFrom('guidance_version as g')
    .innerJoin('deal as d', 'd.id', 'g.deal_id')
    .select(['g.deal_id', 'g.number'])
    .select(sql<GuidanceLevel>`g.level`.as('level'))
    .where('d.announcement_id', '=', announcementId)
    .execute()

/** All current texts of the announcement, to find the text of a digest. */
export const readContents = async (
  db: Db,
  announcementId: string,
): Promise<{ name: string; terms: Terms; shared: Shared }[]> =>
  db
    .selectFrom('deal as d')
    .innerJoin('announcement as a', 'a.id', 'd.announcement_id')
    .select(['d.name', 'd.terms', 'a.shared'])
    .where('a.id', '=', announcementId)
    .execute()
