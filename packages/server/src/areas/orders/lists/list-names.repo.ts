import { sql } from 'kysely'
import type { Db } from '../../../platform/db/index.ts'

export interface NamedEntityMatch {
  id: string
  invests: boolean
}

/** Entities by the names in a list: a name in English or Chinese, short name, LEI or id. */
export const readMatches = async (
  db: Db,
  names: readonly string[],
): Promise<Map<string, NamedEntityMatch[]>> => {
  const { rows } = await sql<NamedEntityMatch & { name: string }>`
    select n.name, e.id, 'investor' = any(e.deal_roles) as invests
    from unnest(${names}::text[]) as n (name)
    join entity e on lower(n.name) in (lower(e.name), lower(e.name_cn), lower(e.name_hk), lower(e.short_name), lower(e.lei), e.id)
    where n.name <> '' and e.review = 'reviewed'`.execute(db)
  const found = new Map<string, NamedEntityMatch[]>()
  for (const { name, ...match } of rows) found.set(name, [...(found.get(name) ?? []), match])
  return found
}
