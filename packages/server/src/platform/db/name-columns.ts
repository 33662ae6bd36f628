import { sql, type RawBuilder } from 'kysely'

const column = (table: string, name: string) => sql.ref(`${table}.${name}`)

/** The names in a row, as the rule in domain reads them. */
export const nameColumns = (table: string): RawBuilder<unknown> => sql`
  ${column(table, 'name')}, ${column(table, 'name_cn')} as "nameCn", ${column(table, 'name_hk')} as "nameHk"`

/** The names of an institution. */
export const entityNameColumns = (table: string): RawBuilder<unknown> => sql`
  ${nameColumns(table)}, ${column(table, 'short_name')} as "shortName"`

const textOf = (table: string, name: string) => sql`coalesce(${column(table, name)}, '')`

/** The names of an institution as one JSON value; empty ones for a person without an institution. */
export const entityNamesJson = (table: string): RawBuilder<unknown> => sql`
  jsonb_build_object('name', ${textOf(table, 'name')}, 'nameCn', ${textOf(table, 'name_cn')},
    'nameHk', ${textOf(table, 'name_hk')}, 'shortName', ${textOf(table, 'short_name')})`

/** Every name of an institution, for a search. */
export const searchedNames = (table: string): RawBuilder<unknown> => sql`
  concat_ws(' ', ${column(table, 'name')}, ${column(table, 'name_cn')}, ${column(table, 'name_hk')},
    ${column(table, 'short_name')})`
