import { sql, type Kysely } from 'kysely'

/** Users, the permissions of roles, and the menu (§3, §6). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table role (
      id text primary key check (id ~ '^rol_[0-9a-z]{4,40}$'),
      name text not null check (name <> ''),
      -- Empty where nobody gave one; the first name stands in.
      name_cn text not null default '',
      name_hk text not null default '',
      family text not null check (family in ('admin', 'manager', 'investor', 'byEntity')),
      tier text not null check (tier in ('tier1', 'tier2', 'tier3', 'tier4')),
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db)
  await sql`create unique index role_name on role (lower(name))`.execute(db)
  // A screen's permission, or a function's key: menu|function.
  await sql`
    create table role_permission (
      role_id text not null references role on delete cascade,
      permission text not null check (permission ~ '^[A-Za-z][0-9A-Za-z_]*([|][A-Za-z][0-9A-Za-z_]*)?$'),
      primary key (role_id, permission)
    )`.execute(db)
  await makeUsers(db)
  await makeMenu(db)
}

const makeUsers = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table user_account (
      id text primary key check (id ~ '^usr_[0-9a-z]{4,40}$'),
      account text not null check (account = lower(account) and account ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
      name text not null check (name <> ''),
      nick_name text not null default '',
      phone_area text check (phone_area in ('86', '852', '886')),
      phone text check (phone ~ '^[0-9]{6,15}$'),
      entity_id text not null references entity,
      department text check (department <> ''),
      status text not null default 'active' check (status in ('active', 'frozen')),
      time_zone text not null default 'Asia/Hong_Kong' check (time_zone <> ''),
      password_hash text not null check (password_hash like '$argon2id$%'),
      must_change_password boolean not null,
      created_at timestamptz not null default clock_timestamp(),
      check ((phone_area is null) = (phone is null))
    )`.execute(db)
  await sql`create unique index user_account_account on user_account (account)`.execute(db)
  await sql`create index user_account_by_entity on user_account (entity_id)`.execute(db)
  // Each user has one role, which §3 calls the user's group.
  await sql`
    create table user_role (
      user_id text primary key references user_account on delete cascade,
      role_id text not null references role
    )`.execute(db)
  await sql`create index user_role_by_role on user_role (role_id)`.execute(db)
}

const makeMenu = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table menu (
      id text primary key check (id ~ '^mnu_[0-9a-z]{4,40}$'),
      parent_id text references menu check (parent_id <> id),
      name text not null check (name <> ''),
      name_cn text not null default '',
      name_hk text not null default '',
      -- What it asks for; nothing named is not asked.
      permission text check (permission ~ '^[A-Za-z][0-9A-Za-z_]*$'),
      role_code text check (role_code in ('admin', 'manager', 'investor')),
      tiers text[] check (tiers <@ array['tier1', 'tier2', 'tier3', 'tier4'] and tiers <> '{}'),
      path text not null check (path like '/%'),
      icon text not null default '',
      hidden boolean not null default false,
      position int not null,
      -- The product's own screens; kept as the route table says.
      built_in boolean not null default false
    )`.execute(db)
  await sql`create index menu_by_parent on menu (parent_id)`.execute(db)
  await sql`
    create table menu_function (
      menu_id text not null references menu on delete cascade,
      name text not null check (name ~ '^[A-Za-z][0-9A-Za-z_]*$'),
      label text not null check (label <> ''),
      label_cn text not null default '',
      label_hk text not null default '',
      position int not null,
      primary key (menu_id, name)
    )`.execute(db)
}
