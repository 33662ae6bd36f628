import { sql } from 'kysely'
import type { Db } from '../../platform/db/index.ts'

/** Tags of houses, by house; those without any are not in it. */
export const readTags = async (db: Db, houses: readonly string[]): Promise<Map<string, string[]>> => {
  const { rows } = await sql<{ id: string; tags: string[] }>`/* kept */
    select id, tags from entity where id = any(${houses}) and tags <> '{}'`.execute(db)
  return new Map(rows.map(({ id, tags }) => [id, tags]))
}
