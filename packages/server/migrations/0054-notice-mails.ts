import { sql, type Kysely } from 'kysely'

/** Each person's choice of mails by category, and which notices went out by mail. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table user_account
      -- By category, only what the person chose.
      add column mail_choices jsonb not null default '{}' check (jsonb_typeof(mail_choices) = 'object')`.execute(
    db,
  )
  await sql`
    update user_account set mail_choices =
      case when 'answerReminders' = any(mail_off) then '{"answers": false}'::jsonb else '{}' end
      || case when 'signOffReminders' = any(mail_off) then '{"signOffs": false}'::jsonb else '{}' end
    where mail_off <> '{}'`.execute(db)
  await sql`alter table user_account drop column mail_off`.execute(db)
  // Moments behind parameters, which a mail adds in its reader's time zone.
  await sql`alter table notice add column times jsonb not null default '{}'`.execute(db)
  await sql`alter table notice_delivery add column mailed_at timestamptz`.execute(db)
  // Deliveries say who was chased.
  await sql`drop table book_chase_told`.execute(db)
}
