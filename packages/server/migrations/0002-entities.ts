import { sql, type Kysely } from 'kysely'

/** Houses (groups), investor types (classes) and the institutions in them (§3). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table entity_group (
      id text primary key check (id ~ '^grp_[0-9a-z]{4,40}$'),
      name text not null check (name <> ''),
      name_cn text not null default '',
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db)
  await sql`create unique index entity_group_name on entity_group (lower(name))`.execute(db)
  await sql`
    create table entity_class (
      id text primary key check (id ~ '^cls_[0-9a-z]{4,40}$'),
      name text not null check (name <> ''),
      name_cn text not null default '',
      name_hk text not null default '',
      position int not null,
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db)
  await sql`create unique index entity_class_name on entity_class (lower(name))`.execute(db)
  await sql`
    create table entity (
      id text primary key check (id ~ '^ent_[0-9a-z]{4,40}$'),
      name text not null check (name <> ''),
      name_cn text not null default '',
      short_name text not null default '',
      -- Branches share one, so it is checked but not unique.
      lei text check (lei ~ '^[0-9A-Z]{18}[0-9]{2}$'),
      group_id text references entity_group,
      class_id text references entity_class,
      region text check (region in ('APAC', 'EUROPE', 'MEA', 'AMER')),
      jurisdiction text check (jurisdiction ~ '^[A-Z]{2}$'),
      deal_roles text[] not null default '{}'
        check (deal_roles <@ array['investor', 'issuer', 'underwriter']),
      id_type text check (id_type in ('incorporation', 'licence', 'other')),
      id_number text not null default '',
      id_address text not null default '',
      registered_address text not null default '',
      office_address text not null default '',
      website text not null default '',
      email text not null default '',
      contact text not null default '',
      position text not null default '',
      phone_area text check (phone_area in ('86', '852', '886')),
      phone text check (phone ~ '^[0-9]{6,15}$'),
      remark text not null default '',
      tags text[] not null default '{}',
      source text not null check (source in ('user', 'platform')),
      review text not null check (review in ('pending', 'reviewed')),
      created_at timestamptz not null default clock_timestamp(),
      check ((phone_area is null) = (phone is null))
    )`.execute(db)
  await sql`create index entity_name on entity (lower(name))`.execute(db)
  await sql`create index entity_lei on entity (lei)`.execute(db)
  await sql`create index entity_by_group on entity (group_id)`.execute(db)
  await sql`create index entity_by_class on entity (class_id)`.execute(db)
}
