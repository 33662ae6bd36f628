import { sql, type RawBuilder } from 'kysely'
import type { Tier } from '@bookrunner/domain/access'
import type { DealRole } from '@bookrunner/domain/entities'
import type { RoleFamily } from '@bookrunner/domain/roles'
import type { LocalizedNames } from '@bookrunner/domain/kernel'
import { nameColumns, query, type Db, type Transaction } from '../../platform/db/index.ts'

export interface RoleRow extends LocalizedNames {
  id: string
  family: RoleFamily
  tier: Tier
  created_at: Temporal.Instant
  /** Permissions and function keys. */
  grants: string[]
}

const roleColumns = sql`
  r.id, ${nameColumns('r')}, r.family, r.tier, r.created_at,
  array(select p.permission from role_permission p where p.role_id = r.id order by 1) as grants`

/** Roles by their ids, and the role of a user. */
export const loadRoles = (
  { run }: Transaction,
  ids: readonly string[],
  alsoOf?: string,
): Promise<RoleRow[]> =>
  run(sql<RoleRow>`
    select ${roleColumns} from role r
    where r.id = any(${ids}) or r.id = (select role_id from user_role where user_id = ${alsoOf ?? null})`)

export const readRole = async (db: Db, id: string): Promise<RoleRow | undefined> =>
  (await sql<RoleRow>`select ${roleColumns} from role r where r.id = ${id}`.execute(db)).rows[0]

/** How often the role was written. */
export const readRoleVersion = async (db: Db, roleId: string): Promise<number> => {
  const row = await db
    .selectFrom('ledger')
    .select('seq')
    .where('id', '=', `role:${roleId}`)
    .executeTakeFirst()
  return row?.seq ?? 0
}

export interface CountedRole extends RoleRow {
  users: number
}

/** Roles with the number of their people, all or in one entity. */
export const readRoles = async (db: Db, entityId: string | null, id?: string): Promise<CountedRole[]> => {
  const condition: RawBuilder<unknown> = id === undefined ? sql`true` : sql`r.id = ${id}`
  const { rows } = await sql<CountedRole>`
    select ${roleColumns}, (
      select count(*)::int from user_role ur join user_account u on u.id = ur.user_id
      where ur.role_id = r.id and (${entityId}::text is null or u.entity_id = ${entityId})
    ) as users
    from role r where ${condition} order by r.tier, r.name, r.id`.execute(db)
  return rows
}

export const readDealRoles = async (db: Db, entityId: string): Promise<DealRole[]> => {
  const row = await db.selectFrom('entity').select('deal_roles').where('id', '=', entityId).executeTakeFirst()
  return row?.deal_roles ?? []
}

export const loadHolders = async ({ run }: Transaction, roleId: string): Promise<string[]> => {
  const rows = await run(query.selectFrom('user_role').select('user_id').where('role_id', '=', roleId))
  return rows.map(({ user_id }) => user_id)
}

export const addGrants = ({ run }: Transaction, roleId: string, keys: readonly string[]) =>
  run(sql`
    insert into role_permission (role_id, permission) select ${roleId}, unnest(${keys}::text[])
    on conflict do nothing`)

export const removeGrants = ({ run }: Transaction, roleId: string, keys: readonly string[]) =>
  run(
    query
      .deleteFrom('role_permission')
      .where('role_id', '=', roleId)
      .where('permission', '=', sql<string>`any(${keys})`),
  )

/** Super administrators get every new key, and so does the role of the person who added the screen. */
export const grantNewKeys = ({ run }: Transaction, roleId: string, keys: readonly string[]) =>
  run(sql`
    insert into role_permission (role_id, permission)
    select r.id, k.key from role r cross join unnest(${keys}::text[]) as k (key)
    where r.id = ${roleId} or r.tier = 'tier1'
    on conflict do nothing`)

export const removeFromAll = ({ run }: Transaction, keys: readonly string[]) =>
  run(query.deleteFrom('role_permission').where('permission', '=', sql<string>`any(${keys})`))
