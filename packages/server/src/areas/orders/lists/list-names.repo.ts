import { sql } from 'kysely'
import type { Db } from '../../../platform/db/index.ts'

export interface NamedEntityMatch {
  id: string
  /** Its English name, which is its own. */
  fullName: string
  invests: boolean
}

/**
 * Entities by the names in a list: a name in English or Chinese, short name, LEI or id. The name of a merged one means
 * the institution it was merged into.
 */
export const readMatches = async (
  db: Db,
  names: readonly string[],
): Promise<Map<string, NamedEntityMatch[]>> => {
  const { rows } = await sql<NamedEntityMatch & { name: string }>`
    select distinct n.name, e.id, e.name as "fullName", 'investor' = any(e.deal_roles) as invests
    from unnest(${names}::text[]) as n (name)
    join entity m on lower(n.name) in (lower(m.name), lower(m.name_cn), lower(m.name_hk), lower(m.short_name), lower(m.lei), m.id)
    join entity e on e.id = coalesce(m.merged_into, m.id)
    where n.name <> '' and e.review = 'reviewed'`.execute(db)
  const found = new Map<string, NamedEntityMatch[]>()
  for (const { name, ...match } of rows) found.set(name, [...(found.get(name) ?? []), match])
  return found
}
