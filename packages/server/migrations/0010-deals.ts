import { sql, type Kysely } from 'kysely'

/**
 * Announcements (fields that tranches share) and deals (one tranche each). Terms are one JSON each, typed by the
 * contract: a draft may be incomplete. Fields that lists filter by or that moves change have columns.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table announcement (
      id text primary key check (id ~ '^ann_[0-9a-z]{12}$'),
      shared jsonb not null,
      version int not null check (version > 0),
      creator_id text not null references user_account,
      creator_entity_id text not null references entity,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db)
  await sql`create index announcement_by_creator on announcement (creator_entity_id)`.execute(db)
  // The syndicate also as rows, to find the deals of an entity.
  await sql`
    create table syndicate_member (
      announcement_id text not null references announcement on delete cascade,
      entity_id text not null references entity,
      position int not null,
      roles text[] not null check (roles <@ array['OC', 'JGC', 'JLM', 'JBR', 'BND', 'VIEW']),
      primary key (announcement_id, entity_id)
    )`.execute(db)
  await sql`create index syndicate_member_by_entity on syndicate_member (entity_id)`.execute(db)
  // Texts that people wrote to a line of the deal log. The hash chain has codes and figures only.
  await sql`
    create table deal_log_text (
      announcement_id text not null references announcement,
      seq bigint not null,
      text text not null check (text <> ''),
      primary key (announcement_id, seq)
    )`.execute(db)
  await makeDeals(db)
  await makeDocuments(db)
}

const makeDeals = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table deal (
      id text primary key check (id ~ '^deal_[0-9a-z]{16}$'),
      announcement_id text not null references announcement,
      position int not null check (position > 0),
      name text not null check (name <> ''),
      version int not null check (version > 0),
      terms jsonb not null,
      status text not null
        check (status in ('Draft', 'Test', 'IPG', 'FPG', 'Priced', 'Expired', 'Aborted')),
      -- The rest of where it stands: rounds, closings, what was told. Moves write it whole.
      course jsonb not null,
      issuer_id text references entity,
      currency text,
      pricing_date date,
      closes_at timestamptz,
      -- When the clock has something to do with it next; null when never.
      due_at timestamptz,
      updated_at timestamptz not null,
      unique (announcement_id, position)
    )`.execute(db)
  await sql`create index deal_by_issuer on deal (issuer_id)`.execute(db)
  await sql`create index deal_due on deal (due_at) where due_at is not null`.execute(db)
  // Every level ever announced; rows are added and never changed.
  await sql`
    create table guidance_version (
      deal_id text not null references deal on delete cascade,
      number int not null check (number > 0),
      kind text not null check (kind in ('test', 'IPG', 'FPG', 'launched', 'priced')),
      level jsonb not null,
      final jsonb,
      note text,
      reason text,
      at timestamptz not null,
      by_id text references user_account,
      primary key (deal_id, number)
    )`.execute(db)
  // The addressees of a deal, computed when it is announced or the choice changes; no rows for "all".
  await sql`
    create table deal_addressee (
      deal_id text not null references deal on delete cascade,
      entity_id text not null references entity,
      primary key (deal_id, entity_id)
    )`.execute(db)
  await sql`create index deal_addressee_by_entity on deal_addressee (entity_id)`.execute(db)
}

const makeDocuments = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table deal_document (
      id text primary key check (id ~ '^doc_[0-9a-z]{4,40}$'),
      announcement_id text not null references announcement,
      file_id text not null unique references file,
      description text not null,
      valid_from date,
      valid_until date,
      audience text not null check (audience in ('managers', 'all')),
      gated boolean not null,
      downloads int not null default 0,
      uploaded_by text not null references user_account,
      uploaded_at timestamptz not null,
      removed_at timestamptz
    )`.execute(db)
  await sql`create index deal_document_by_announcement on deal_document (announcement_id)`.execute(db)
  // Users who entered the roadshow code of an announcement.
  await sql`
    create table roadshow_entry (
      announcement_id text not null references announcement on delete cascade,
      user_id text not null references user_account on delete cascade,
      code text not null,
      at timestamptz not null,
      primary key (announcement_id, user_id)
    )`.execute(db)
}
