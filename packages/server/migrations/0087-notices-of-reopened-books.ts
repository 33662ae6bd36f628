import { sql, type Kysely } from 'kysely'

/** Notices of a return to IPG name its close time now. Those from before have none: the move did not ask for it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const notSet = JSON.stringify({ US: 'not set', CN: '未设定', HK: '未設定' })
  await sql`
    update notice set params = params || jsonb_build_object('closes', ${notSet}::jsonb)
    where code = 'deal.reopened' and params -> 'closes' is null`.execute(db)
}
