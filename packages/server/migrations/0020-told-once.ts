import { sql, type Kysely } from 'kysely'

/** Who was asked again by which notice; and what a prepared file is about, with the right it was made by. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table book_chase_told (
      notice_id text not null references notice on delete cascade,
      user_id text not null references user_account on delete cascade,
      primary key (notice_id, user_id)
    )`.execute(db)
  // One that is there already was made by nobody knows which right: it is unknown, and another is made.
  await sql`
    alter table prepared_file
      add about text not null default '',
      add by_right text not null default ''`.execute(db)
}
