import { sql, type Kysely } from 'kysely'

/** Who was chased by which notice; and the subject of a prepared file, with the right of the user who prepared it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table book_chase_told (
      notice_id text not null references notice on delete cascade,
      user_id text not null references user_account on delete cascade,
      primary key (notice_id, user_id)
    )`.execute(db)
  // The right of an existing file is unknown, so it is not served; the user prepares a new one.
  await sql`
    alter table prepared_file
      add about text not null default '',
      add by_right text not null default ''`.execute(db)
}
