import { sql } from 'kysely'
import type { EntityNames, LocalizedNames } from '@bookrunner/domain/kernel'
import { entityNameColumns, nameColumns, type Db } from '../../../platform/db/index.ts'
import { readAliases } from '../../orders/index.ts'

export interface House extends EntityNames {
  groupId: string | null
  lei: string | null
  /** It has users, and none of them can log in. */
  frozen: boolean
  alias: string
}

const readEntities = async (db: Db, ids: readonly string[]) => {
  const { rows } = await sql<Omit<House, 'alias'> & { id: string }>`/* prepared */
    select id, ${entityNameColumns('entity')}, group_id as "groupId", lei,
      exists (select from user_account u where u.entity_id = entity.id)
        and not exists (select from user_account u where u.entity_id = entity.id and u.status = 'active') as frozen
    from entity where id = any(${ids})`.execute(db)
  return rows
}

/** Houses with the aliases they have on this deal. Known aliases are reused. */
export const readHouses = async (
  db: Db,
  dealId: string,
  ids: readonly string[],
  known: ReadonlyMap<string, House>,
): Promise<Map<string, House>> => {
  const unknown = ids.filter((id) => !known.has(id))
  const [rows, aliases] = await Promise.all([readEntities(db, ids), readAliases(db, dealId, unknown)])
  return new Map(
    rows.map(({ id, ...house }) => [id, { ...house, alias: known.get(id)?.alias ?? aliases.get(id) ?? '' }]),
  )
}

export const readGroupNames = async (
  db: Db,
  ids: readonly string[],
): Promise<Map<string, LocalizedNames>> => {
  const { rows } = await sql<LocalizedNames & { id: string }>`/* prepared */
    select id, ${nameColumns('entity_group')} from entity_group where id = any(${ids})`.execute(db)
  return new Map(rows.map(({ id, ...group }) => [id, group]))
}
