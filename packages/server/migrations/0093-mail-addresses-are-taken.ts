import { sql, type Kysely } from 'kysely'

/**
 * The address that still gets a user's mails is nobody else's account. Where it is by now, or two users have the same one, it
 * stays with whose account it was last, and the others get no mails until they log in: nobody has proved their accounts.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // Another user took the address that got the mails: until the next log-in they go to nobody.
  await sql`alter table user_account add column mails_nowhere boolean not null default false`.execute(db)
  await sql`
    with left_at as (
      select u.id, u.mail_address, max(l.at) as at
      from user_account u
        left join (ledger_personal p join ledger_entry l on l.ledger_id = p.ledger_id and l.seq = p.seq
          cross join jsonb_array_elements(p.values) v)
          on p.ledger_id = 'user:' || u.id and v->>'field' = 'account' and v->>'from' = u.mail_address
      where u.mail_address is not null
      group by u.id
    ), kept as (
      select distinct on (mail_address) id from left_at
      where mail_address not in (select account from user_account)
      order by mail_address, at desc nulls last, id
    ), lost as (
      update user_account set mail_address = null, mails_nowhere = true
      where mail_address is not null and id not in (select id from kept) returning id
    )
    update reset_code set used_at = clock_timestamp()
    where used_at is null and user_id in (select id from lost)`.execute(db)
  await sql`
    create unique index user_account_mail_address on user_account (mail_address)
    where mail_address is not null`.execute(db)
}
