import { sql, type Kysely } from 'kysely'

/** Notices (one row each) and their readers (one row each); the inbox row has the count for the bell. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table notice (
      id text primary key check (id like 'ntc_%'),
      code text not null,
      params jsonb not null default '{}',
      link text not null default '',
      menu_tab text not null default '',
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db)
  await sql`
    create table inbox (
      user_id text primary key references user_account on delete cascade,
      unread int not null check (unread >= 0),
      total int not null check (total >= unread)
    )`.execute(db)
  await sql`
    create table notice_delivery (
      user_id text not null references user_account on delete cascade,
      notice_id text not null references notice,
      seq bigint not null,
      delivered_at timestamptz not null,
      read_at timestamptz,
      primary key (user_id, notice_id)
    )`.execute(db)
  await sql`create index notice_delivery_seq on notice_delivery (user_id, seq)`.execute(db)
  await sql`create index notice_delivery_newest on notice_delivery (user_id, delivered_at desc, notice_id)`.execute(
    db,
  )
}
