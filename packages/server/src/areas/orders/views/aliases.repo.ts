import { sql } from 'kysely'
import type { Db } from '../../../platform/db/index.ts'
import { aliasOf } from './alias.ts'

/** Aliases of houses on a deal, the same for all readers. */
export const readAliases = async (
  db: Db,
  dealId: string,
  houses: readonly string[],
): Promise<Map<string, string>> => {
  const { rows } = await sql<{ id: string; serial: number; alias_key: string }>`/* prepared */
    select e.id, e.serial, d.alias_key from entity e, deal d
    where d.id = ${dealId} and e.id = any(${houses})`.execute(db)
  return new Map(rows.map(({ id, serial, alias_key }) => [id, aliasOf(alias_key, serial)]))
}
