import { sql } from 'kysely'
import type { Db } from '../../platform/db/index.ts'

export const findKey = async (db: Db, kid: string): Promise<unknown> => {
  const row = await db.selectFrom('auth_key').select('secret').where('kid', '=', kid).executeTakeFirst()
  return row?.secret
}

/** The first node to store a key decides; all nodes use that one. */
export const keepKey = async (db: Db, kid: string, secret: object): Promise<unknown> => {
  await db
    .insertInto('auth_key')
    .values({ kid, secret: JSON.stringify(secret) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return findKey(db, kid)
}

export const forgetSealingKeys = async (db: Db, olderThanDays: number): Promise<void> => {
  await db
    .deleteFrom('auth_key')
    .where('kid', 'like', 'seal-%')
    .where(
      'created_at',
      '<',
      sql<Temporal.Instant>`clock_timestamp() - make_interval(days => ${olderThanDays})`,
    )
    .execute()
}
