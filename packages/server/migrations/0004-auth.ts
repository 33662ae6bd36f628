import { sql, type Kysely } from 'kysely'

/** Sessions, mailed codes, and the keys that nodes share so that a sealed password is opened only once. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // Tokens, tickets, codes and links are stored as hashes only, so that a reader of this table cannot use them.
  await sql`
    create table session (
      id text primary key check (id like 'ses_%'),
      user_id text not null references user_account on delete cascade,
      token_hash text not null unique,
      opened_at timestamptz not null,
      last_seen_at timestamptz not null,
      ends_at timestamptz not null,
      ended_at timestamptz,
      end_why text check ((end_why is null) = (ended_at is null)),
      ip text not null,
      user_agent text not null
    )`.execute(db)
  await sql`create index session_open on session (user_id) where ended_at is null`.execute(db)
  // The hash of the code is null until the mail is sent.
  await sql`
    create table login_code (
      id text primary key check (id like 'lgc_%'),
      user_id text not null references user_account on delete cascade,
      ticket_hash text not null unique,
      code_hash text,
      language text not null,
      sends int not null,
      sent_at timestamptz not null,
      expires_at timestamptz not null,
      tries int not null default 0,
      used_at timestamptz
    )`.execute(db)
  await sql`create index login_code_user on login_code (user_id, expires_at)`.execute(db)
  // At most one row for each user: a new one replaces it.
  await sql`
    create table reset_code (
      user_id text primary key references user_account on delete cascade,
      id text not null unique check (id like 'rst_%'),
      code_hash text,
      link_hash text,
      language text not null,
      sent_at timestamptz not null,
      expires_at timestamptz not null,
      tries int not null default 0,
      used_at timestamptz
    )`.execute(db)
  await sql`
    create table auth_key (
      kid text primary key,
      secret jsonb not null,
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db)
  await sql`create table used_nonce (nonce text primary key, expires_at timestamptz not null)`.execute(db)
  await sql`create index used_nonce_expires_at on used_nonce (expires_at)`.execute(db)
  // The columns are those of rate-limiter-flexible.
  await sql`
    create table attempt (key varchar(255) primary key, points integer not null default 0, expire bigint)
  `.execute(db)
  await sql`create index attempt_expire on attempt (expire)`.execute(db)
  // Written in demo mode only.
  await sql`
    create table outbox_mail (
      id text primary key check (id like 'mail_%'),
      recipient text not null,
      subject text not null,
      body text not null,
      sent_at timestamptz not null default clock_timestamp()
    )`.execute(db)
  await sql`create index outbox_mail_newest on outbox_mail (sent_at desc)`.execute(db)
}
