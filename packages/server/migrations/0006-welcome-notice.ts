import { sql, type Kysely } from 'kysely'

/** One notice for everybody, delivered at the first log-in. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`insert into notice (id, code) values ('ntc_welcome', 'account.welcome')`.execute(db)
}
