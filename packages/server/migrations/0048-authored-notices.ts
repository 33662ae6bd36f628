import { sql, type Kysely } from 'kysely'

/** Notices that administrators write, with their texts, recipients and time of sending. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table authored_notice (
      id text primary key,
      texts jsonb not null,
      link text not null,
      menu_tab text not null,
      image_id text references file,
      publishing text not null check (publishing in ('now', 'scheduled')),
      send_at timestamptz,
      status text not null check (status in ('draft', 'scheduled', 'sent', 'recalled')),
      version int not null,
      operator_id text,
      created_at timestamptz not null,
      sent_at timestamptz,
      recipients int
    )`.execute(db)
  await sql`create index authored_notice_due on authored_notice (send_at) where status = 'scheduled'`.execute(
    db,
  )
  await sql`create index authored_notice_newest on authored_notice (created_at desc, id)`.execute(db)
  await sql`
    create table authored_notice_target (
      notice_id text not null references authored_notice on delete cascade,
      kind text not null check (kind in ('entity', 'user')),
      target_id text not null,
      primary key (notice_id, kind, target_id)
    )`.execute(db)
  // The index of the log of administrators, with the lines of these notices.
  await sql`drop index ledger_entry_of_admin`.execute(db)
  await sql`
    create index ledger_entry_of_admin on ledger_entry (at desc, ledger_id, seq desc)
    where split_part(ledger_id, ':', 1) in
      ('user', 'role', 'menu', 'holidays', 'entity', 'group', 'class', 'dept', 'account', 'log', 'msg')`.execute(
    db,
  )
  await sql`create index notice_delivery_notice on notice_delivery (notice_id)`.execute(db)
}
