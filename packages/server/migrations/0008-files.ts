import { sql, type Kysely } from 'kysely'

/**
 * Files, and their content in pieces. `arriving`: nobody can read it; `waiting`: complete, only its sender can read
 * it; `attached`: used by another area, whose rules decide who may read it.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table file (
      id text primary key check (id ~ '^fil_[0-9a-z]{4,40}$'),
      state text not null check (state in ('arriving', 'waiting', 'attached')),
      purpose text not null,
      owner_user_id text not null references user_account,
      name text not null check (char_length(name) between 1 and 200),
      media_type text not null default '',
      bytes bigint not null default 0,
      sha256 text not null default '',
      created_at timestamptz not null default clock_timestamp(),
      check (state = 'arriving' or (bytes > 0 and media_type <> '' and sha256 ~ '^[0-9a-f]{64}$'))
    )`.execute(db)
  // Few rows at any time; to find files of a user, and files that nothing uses.
  await sql`create index file_unattached on file (owner_user_id, created_at) where state <> 'attached'`.execute(
    db,
  )
  await sql`
    create table file_chunk (
      file_id text not null references file on delete cascade,
      position int not null check (position >= 0),
      bytes bytea not null,
      primary key (file_id, position)
    )`.execute(db)
  // Not compressed: most files already are, and so a part of a piece can be read alone.
  await sql`alter table file_chunk alter column bytes set storage external`.execute(db)
}
