import { sql } from 'kysely'
import type { Tier } from '@bookrunner/domain/access'
import type { DealRole, PhoneArea } from '@bookrunner/domain/entities'
import type { UserStatus } from '@bookrunner/domain/users'
import type { Db } from '../../platform/db/index.ts'

/** A user with the role and the entity that make it what it is. */
export interface UserRow {
  id: string
  account: string
  name: string
  nick_name: string
  phone_area: PhoneArea | null
  phone: string | null
  department: string | null
  status: UserStatus
  time_zone: string
  must_change_password: boolean
  created_at: Temporal.Instant
  role_id: string
  role_name: string
  role_name_cn: string
  role_name_hk: string
  tier: Tier
  entity_id: string
  entity_name: string
  entity_name_cn: string
  deal_roles: DealRole[]
}

export const userColumns = sql`
  u.id, u.account, u.name, u.nick_name, u.phone_area, u.phone, u.department, u.status, u.time_zone,
  u.must_change_password, u.created_at, r.id as role_id, r.name as role_name, r.name_cn as role_name_cn,
  r.name_hk as role_name_hk, r.tier, e.id as entity_id, e.name as entity_name, e.name_cn as entity_name_cn,
  e.deal_roles`

export const userTables = sql`
  user_account u join user_role ur on ur.user_id = u.id join role r on r.id = ur.role_id
  join entity e on e.id = u.entity_id`

export const findUser = async (db: Db, userId: string): Promise<UserRow | undefined> => {
  const { rows } = await sql<UserRow>`
    select ${userColumns} from ${userTables} where u.id = ${userId}`.execute(db)
  return rows[0]
}
