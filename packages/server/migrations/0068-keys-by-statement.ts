import { sql, type Kysely, type RawBuilder } from 'kysely'

/** A column that names a row of another table. */
interface Key {
  column: string
  parent: string
  /** The rows go with the one they name. */
  cascades?: true
}

/** Tables that one write fills with ten thousand rows, which a foreign key checks one by one. */
const tables: Record<string, readonly Key[]> = {
  alloc_line: [
    { column: 'version_id', parent: 'alloc_version' },
    { column: 'order_id', parent: 'deal_order' },
    { column: 'by_id', parent: 'user_account' },
  ],
  alloc_confirmation: [
    { column: 'order_id', parent: 'deal_order' },
    { column: 'deal_id', parent: 'deal' },
    { column: 'version_id', parent: 'alloc_version' },
    { column: 'by_id', parent: 'user_account' },
  ],
  order_version: [
    { column: 'order_id', parent: 'deal_order', cascades: true },
    { column: 'by_id', parent: 'user_account' },
  ],
}

/**
 * Keys that a trigger checks once for each statement. They refuse what foreign keys refuse, by the same code and
 * constraint, and lock the named rows in the same way, so that nobody deletes one meanwhile.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const [table, keys] of Object.entries(tables)) {
    for (const { column } of keys)
      await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(nameOf(table, column))}`.execute(db)
    await checkRows(db, table, keys)
    for (const key of keys) await keepParent(db, table, key)
  }
  // A foreign key refuses to empty the table that it names; an append-only table is never emptied either.
  for (const parent of new Set(Object.values(tables).flatMap((keys) => keys.map((key) => key.parent))))
    await sql`
      create trigger never_emptied before truncate on ${sql.table(parent)}
      for each statement execute function refuse_change()`.execute(db)
}

const nameOf = (table: string, column: string): string => `${table}_${column}_fkey`

/** Names begin with k, before those of other triggers of these tables: of two faults, the key's is the first. */
const checkRows = async (db: Kysely<unknown>, table: string, keys: readonly Key[]): Promise<void> => {
  const name = sql.ref(`keys_of_${table}`)
  await sql`
    create function ${name}() returns trigger language plpgsql as $$
    declare
      named text[];
      known int;
    begin
      ${sql.join(
        keys.map((key) => checkKey(table, key)),
        sql` `,
      )}
      return null;
    end $$`.execute(db)
  for (const event of ['insert', 'update'])
    await sql`
      create trigger ${sql.ref(`keys_${event}`)} after ${sql.raw(event)} on ${sql.table(table)}
      referencing new table as touched for each statement execute function ${name}()`.execute(db)
}

const checkKey = (table: string, { column, parent }: Key): RawBuilder<unknown> => sql`
      named := array(select distinct ${sql.ref(column)} from touched);
      select count(*) into known from (
        select from ${sql.table(parent)} where id = any(named) for key share) found;
      if known < cardinality(named) then
        raise foreign_key_violation using constraint = ${sql.lit(nameOf(table, column))}, table = ${sql.lit(table)},
          message = ${sql.lit(`insert or update on table "${table}" violates foreign key constraint "${nameOf(table, column)}"`)};
      end if;`

/**
 * The other side. Whoever deletes a row waits for those who lock it, and then sees what they wrote. Under a stricter
 * isolation a foreign key sees it too, but a trigger does not, so there it refuses.
 */
const keepParent = async (db: Kysely<unknown>, table: string, key: Key): Promise<void> => {
  const { column, parent, cascades } = key
  const name = `kept_for_${table}_${column}`
  const [rows, constraint] = [sql.table(table), nameOf(table, column)]
  const refuse = sql`
      if exists (select from ${rows} where ${sql.ref(column)} = old.id) then
        raise foreign_key_violation using constraint = ${sql.lit(constraint)}, table = ${sql.lit(table)},
          message = ${sql.lit(`update or delete on table "${parent}" violates foreign key constraint "${constraint}" on table "${table}"`)};
      end if;`
  const cascade = sql`
      if tg_op = 'DELETE' then
        delete from ${rows} where ${sql.ref(column)} = old.id;
        return null;
      end if;`
  await sql`
    create function ${sql.ref(name)}() returns trigger language plpgsql as $$
    begin
      if current_setting('transaction_isolation') not in ('read committed', 'read uncommitted') then
        raise serialization_failure using message = ${sql.lit(`rows of ${parent} are deleted in READ COMMITTED only`)};
      end if;${cascades ? cascade : sql``}${refuse}
      return null;
    end $$`.execute(db)
  await sql`
    create trigger ${sql.ref(`${name}_delete`)} after delete on ${sql.table(parent)}
    for each row execute function ${sql.ref(name)}()`.execute(db)
  await sql`
    create trigger ${sql.ref(`${name}_update`)} after update of id on ${sql.table(parent)}
    for each row when (old.id is distinct from new.id) execute function ${sql.ref(name)}()`.execute(db)
}
