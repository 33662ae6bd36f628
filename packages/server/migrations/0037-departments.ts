import { sql, type Kysely } from 'kysely'

/**
 * Departments become records of an entity. Each text that users had becomes one, in whatever case it was written. The
 * records of orders keep the old text of their author: nothing reads it any more.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table department (
      id text primary key check (id ~ '^dep_[0-9a-z]{4,40}$'),
      entity_id text not null references entity on delete cascade,
      name text not null check (name <> ''),
      name_cn text not null default '',
      name_hk text not null default '',
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db)
  await sql`create unique index department_name on department (entity_id, lower(name))`.execute(db)
  await sql`alter table user_account add column department_id text references department`.execute(db)
  await sql`
    insert into department (id, entity_id, name)
    select 'dep_' || substr(md5(entity_id || ' ' || lower(department)), 1, 22), entity_id, min(department)
    from user_account where department is not null group by entity_id, lower(department)`.execute(db)
  await sql`
    update user_account u set department_id = d.id from department d
    where d.entity_id = u.entity_id and lower(d.name) = lower(u.department)`.execute(db)
  await sql`alter table user_account drop column department`.execute(db)
  await sql`create index user_account_by_department on user_account (department_id)`.execute(db)
}
