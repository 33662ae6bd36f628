import { sql, type Kysely } from 'kysely'

/** Who has which page open on which node, as reported by the node. Rows lost in a crash are reported again. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create unlogged table live_presence (
      node text not null,
      subject text not null,
      key text not null,
      user_id text not null,
      since timestamptz not null,
      beat timestamptz not null,
      primary key (node, subject, key, user_id)
    )`.execute(db)
  await sql`create index live_presence_by_key on live_presence (subject, key)`.execute(db)
}
