import type { LocalizedNames } from '@bookrunner/domain/kernel'
import { sql } from 'kysely'
import { type Db, nameColumns } from '../../../platform/db/index.ts'

export interface NamedEntityMatch extends LocalizedNames {
  id: string
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
  const { rows } = await sql<NamedEntityMatch & { typed: string }>`
    select distinct n.typed, e.id, ${nameColumns('e')}, 'investor' = any(e.deal_roles) as invests
    from unnest(${names}::text[]) as n (typed)
    join entity m on lower(n.typed) in (lower(m.name), lower(m.name_cn), lower(m.name_hk), lower(m.short_name), lower(m.lei), m.id)
    join entity e on e.id = coalesce(m.merged_into, m.id)
    where n.typed <> '' and e.review = 'reviewed'`.execute(db)
  const found = new Map<string, NamedEntityMatch[]>()
  for (const { typed, ...match } of rows) found.set(typed, [...(found.get(typed) ?? []), match])
  return found
}
