import { sql } from 'kysely'
import { entityNamesJson, type Db } from '../../../platform/db/index.ts'
import type { PersonRow } from './quotas.repo.ts'

/** People by their id, with their institutions. */
export const readPeople = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, PersonRow>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<PersonRow>`
    select u.id as "userId", u.name, ${entityNamesJson('e')} as entity
    from user_account u left join entity e on e.id = u.entity_id where u.id = any(${[...new Set(ids)]})`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.userId, row]))
}
