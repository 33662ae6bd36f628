import { sql } from 'kysely'
import type { GuidanceVersion, Terms } from '@bookrunner/domain/deals'
import { entityNamesOf, type EntityNames } from '@bookrunner/domain/kernel'
import { entityNameColumns, entityNamesJson, type Db } from '../../../platform/db/index.ts'

export interface PersonRow {
  userId: string
  name: string
  entity: EntityNames
}

export interface NamedEntity extends EntityNames {
  entityId: string
}

export type GuidanceRow = Omit<GuidanceVersion, 'at' | 'by'> & { at: Temporal.Instant; by: PersonRow | null }

/** Every published level, oldest first. */
export const readGuidance = async (db: Db, dealId: string): Promise<GuidanceRow[]> => {
  const { rows } = await sql<GuidanceRow>`
    select g.number, g.kind, g.level, g.size, g.final, g.note, g.reason, g.at, case when u.id is not null then
      jsonb_build_object('userId', u.id, 'name', u.name, 'entity', ${entityNamesJson('e')}) end as by
    from guidance_version g
    left join user_account u on u.id = g.by_id left join entity e on e.id = u.entity_id
    where g.deal_id = ${dealId} order by g.number`.execute(db)
  return rows
}

export const readPerson = async (db: Db, userId: string): Promise<PersonRow> => {
  const { rows } = await sql<PersonRow>`
    select u.id as "userId", u.name, ${entityNamesJson('e')} as entity
    from user_account u left join entity e on e.id = u.entity_id where u.id = ${userId}`.execute(db)
  return rows[0] ?? { userId, name: '', entity: entityNamesOf(undefined) }
}

/** Names of entities, in the order of the ids. */
export const readNamed = async (db: Db, ids: readonly string[]): Promise<NamedEntity[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<NamedEntity>`/* prepared */
    select e.id as "entityId", ${entityNameColumns('e')}
    from entity e where e.id = any(${ids}) order by array_position(${ids}::text[], e.id)`.execute(db)
  return rows
}

/** The department of an administrator, which limits the visible deals; for others it does not matter. */
export const readDepartment = async (db: Db, userId: string): Promise<string | null> => {
  const row = await db
    .selectFrom('user_account')
    .select('department_id')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.department_id ?? null
}

export const readRegion = async (db: Db, entityId: string) => {
  const row = await db.selectFrom('entity').select('region').where('id', '=', entityId).executeTakeFirst()
  return row?.region ?? undefined
}

/** The newest number of a ledger; 0 before its first change. */
export const readSeq = async (db: Db, ledgerId: string): Promise<number> => {
  const row = await db.selectFrom('ledger').select('seq').where('id', '=', ledgerId).executeTakeFirst()
  return row?.seq ?? 0
}

export const readTerms = async (db: Db, dealId: string): Promise<Terms | undefined> =>
  (await db.selectFrom('deal').select('terms').where('id', '=', dealId).executeTakeFirst())?.terms
