import type { Db } from '../../../platform/db/index.ts'

export type DocumentRow = Awaited<ReturnType<typeof readDocuments>>[number]

/** Documents that were not removed, in the order they came. */
export const readDocuments = (db: Db, announcementId: string) =>
  db
    .selectFrom('deal_document')
    .select(['id', 'file_id', 'description', 'valid_from', 'valid_until', 'audience', 'gated', 'downloads'])
    .select('uploaded_at')
    .where('announcement_id', '=', announcementId)
    .where('removed_at', 'is', null)
    .orderBy('uploaded_at')
    .orderBy('id')
    .execute()

/** The roadshow code this person typed last. */
export const readEntry = async (db: Db, announcementId: string, userId: string): Promise<string | null> => {
  const row = await db
    .selectFrom('roadshow_entry')
    .select('code')
    .where('announcement_id', '=', announcementId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.code ?? null
}
