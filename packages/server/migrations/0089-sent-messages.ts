import { sql, type Kysely } from 'kysely'

/** To whom a book message was sent. Messages from before were sent to nobody. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table book_message_sent (
      message_id text not null references book_message,
      audience text not null check (audience in ('investors', 'managers')),
      deal_id text not null references deal,
      at timestamptz not null,
      by_id text not null references user_account,
      primary key (message_id, audience)
    )`.execute(db)
  await sql`create index book_message_sent_of_deal on book_message_sent (deal_id, audience)`.execute(db)
  await sql`
    create trigger append_only before update or delete on book_message_sent
    for each row execute function refuse_change()`.execute(db)
}
