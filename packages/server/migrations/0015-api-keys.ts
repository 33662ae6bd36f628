import { sql, type Kysely } from 'kysely'

/** Personal API keys of investors' systems. A secret is stored as a hash, with its first characters to recognise it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table api_key (
      id text primary key check (id ~ '^key_[0-9a-z]{20}$'),
      user_id text not null references user_account,
      -- The house it was made in: for another one it does not work.
      entity_id text not null references entity,
      name text not null,
      begins text not null,
      secret_hash text not null unique,
      scopes text[] not null check (cardinality(scopes) > 0 and scopes <@ array['orders.read', 'orders.write']),
      created_at timestamptz not null,
      ends_at timestamptz,
      last_used_at timestamptz,
      ended_at timestamptz,
      end_why text check (end_why in ('revoked', 'frozen', 'password-reset')),
      check ((ended_at is null) = (end_why is null))
    )`.execute(db)
  await sql`create index api_key_by_user on api_key (user_id, created_at desc)`.execute(db)
}
