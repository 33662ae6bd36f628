import { sql, type Kysely } from 'kysely'

/**
 * What administrators change of an entry stands beside what the product says, because every start writes the product's
 * own entries again. Names are set all three together. An entry may also lead to a page outside.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table menu
      add column own_name text check (own_name <> ''),
      add column own_name_cn text,
      add column own_name_hk text,
      add column own_hidden boolean,
      add column own_position int,
      add check ((own_name is null) = (own_name_cn is null) and (own_name is null) = (own_name_hk is null)),
      drop constraint menu_path_check,
      add constraint menu_path_check check (path like '/%' or (not built_in and path like 'https://_%'))`.execute(
    db,
  )
}
