import type { Db } from '../../../platform/db/index.ts'
import { sql } from 'kysely'

export const readLeis = async (db: Db, houses: readonly string[]): Promise<Map<string, string>> => {
  const { rows } = await sql<{ id: string; lei: string }>`
    select id, lei from entity where id = any(${[...new Set(houses)]}) and lei is not null`.execute(db)
  return new Map(rows.map(({ id, lei }) => [id, lei]))
}
