import { sql } from 'kysely'
import type { Db } from '../../../platform/db/index.ts'

export interface Meant {
  id: string
  invests: boolean
}

/** Whom names in a list may mean: by name in either script, short name, LEI or id, as people write them. */
export const readMeant = async (db: Db, names: readonly string[]): Promise<Map<string, Meant[]>> => {
  const { rows } = await sql<Meant & { said: string }>`
    select n.said, e.id, 'investor' = any(e.deal_roles) as invests
    from unnest(${names}::text[]) as n (said)
    join entity e on lower(n.said) in (lower(e.name), lower(e.name_cn), lower(e.short_name), lower(e.lei), e.id)
    where n.said <> '' and e.review = 'reviewed'`.execute(db)
  const found = new Map<string, Meant[]>()
  for (const { said, ...meant } of rows) found.set(said, [...(found.get(said) ?? []), meant])
  return found
}
