import { sql, type Kysely } from 'kysely'

/**
 * Institutions that register themselves: the mailed code that confirms an address, and the first contact, who is no user
 * before the approval. Personal data stand here and can be erased; the institution itself is an ordinary pending one.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table registration_code (
      id text primary key,
      account text not null,
      ticket_hash text not null unique,
      -- Null until the mail is written, and always for an address that has an account.
      code_hash text,
      language text not null,
      sends int not null,
      sent_at timestamptz not null,
      expires_at timestamptz not null,
      tries int not null default 0,
      used_at timestamptz,
      -- What the right code gave: the address is confirmed with it.
      proof_hash text unique,
      -- What was registered with it; the same registration again changes nothing.
      body_hash text
    )`.execute(db)
  await sql`create index on registration_code (sent_at)`.execute(db)
  await sql`
    create table registration (
      entity_id text primary key references entity on delete cascade,
      state text not null check (state in ('waiting', 'refused', 'approved')),
      language text not null,
      -- Empty once the applicant is a user, or was erased.
      account text not null,
      contact text not null,
      position text not null,
      phone_area text not null,
      phone text not null,
      applied_at timestamptz not null,
      decided_at timestamptz
    )`.execute(db)
  await sql`
    create unique index registration_waiting on registration (account) where state = 'waiting'`.execute(db)
}
