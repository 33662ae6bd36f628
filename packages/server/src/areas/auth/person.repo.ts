import { sql, type RawBuilder } from 'kysely'
import { mayUse, type FunctionKey, type Rights, type Tier } from '@bookrunner/domain/access'
import { rightsOf, rightsWithoutEntity, type RoleFamily } from '@bookrunner/domain/roles'
import type { DealRole } from '@bookrunner/domain/entities'
import type { Db, Runner } from '../../platform/db/index.ts'
import type { Actor } from '../../platform/http/actor.ts'

/** A person for signing in: the account with its rights. */
export interface Person {
  userId: string
  account: string
  name: string
  frozen: boolean
  /** The institution waits for its review: nobody of it logs in yet. */
  underReview: boolean
  passwordHash: string
  mustChangePassword: boolean
  entityId: string
  roleId: string
  rights: Rights
  rightsVersion: string
}

export interface PersonRow {
  user_id: string
  account: string
  name: string
  status: string
  review: string
  password_hash: string
  must_change_password: boolean
  entity_id: string | null
  role_id: string | null
  family: RoleFamily | null
  tier: Tier | null
  grants: string[]
  deal_roles: DealRole[] | null
  rights_version: string
}

/** Changes with everything that `rightsOf` depends on. */
export const rightsVersion = sql<string>`
  md5(concat_ws(' ', u.entity_id, e.deal_roles, r.id, r.family, r.tier, array(
    select p.permission from role_permission p where p.role_id = r.id order by p.permission)))`

export const personColumns = sql`
  u.id as user_id, u.account, u.name, u.status, e.review, u.password_hash, u.must_change_password, u.entity_id,
  r.id as role_id, r.family, r.tier, e.deal_roles, ${rightsVersion} as rights_version,
  array(select p.permission from role_permission p where p.role_id = r.id) as grants`

export const personTables = sql`
  user_account u left join entity e on e.id = u.entity_id
  left join user_role ur on ur.user_id = u.id left join role r on r.id = ur.role_id`

export const personOf = (row: PersonRow): Person => ({
  userId: row.user_id,
  account: row.account,
  name: row.name,
  frozen: row.status !== 'active',
  // Nobody reviews a person without an institution, who logs in to the own profile.
  underReview: row.review === 'pending',
  passwordHash: row.password_hash,
  mustChangePassword: row.must_change_password,
  entityId: row.entity_id ?? '',
  roleId: row.role_id ?? '',
  rights:
    row.family && row.tier
      ? rightsOf({ family: row.family, tier: row.tier, grants: row.grants }, row.deal_roles)
      : rightsWithoutEntity,
  rightsVersion: row.rights_version,
})

const findPerson = async (db: Db, condition: RawBuilder<unknown>): Promise<Person | undefined> => {
  const { rows } =
    await sql<PersonRow>`select ${personColumns} from ${personTables} where ${condition}`.execute(db)
  return rows[0] && personOf(rows[0])
}

export const personByAccount = (db: Db, account: string): Promise<Person | undefined> =>
  findPerson(db, sql`u.account = ${account}`)

export const personById = (db: Db, userId: string): Promise<Person | undefined> =>
  findPerson(db, sql`u.id = ${userId}`)

/** The same in a write's own transaction; undefined for frozen people. */
export const loadActive = async ({ run }: Runner, userId: string): Promise<Person | undefined> => {
  const [row] = await run(sql<PersonRow>`
    select ${personColumns} from ${personTables} where u.id = ${userId} and u.status = 'active'`)
  return row && personOf(row)
}

/** The people of these houses with their rights, read in the write's own transaction. */
export const peopleOfHouses = async (
  { run }: Runner,
  entityIds: readonly string[],
): Promise<(Pick<Person, 'userId' | 'entityId' | 'rights'> & { department: string | null })[]> => {
  const rows = await run(sql<PersonRow & { department: string | null }>`
    select ${personColumns}, u.department_id as department from ${personTables}
    where u.entity_id = any(${[...entityIds]}) and u.status = 'active' order by u.id`)
  return rows.map((row) => {
    const { userId, entityId, rights } = personOf(row)
    return { userId, entityId, rights, department: row.department }
  })
}

/** Super and system administrators with this right, and their tiers, read in the write's own transaction. */
export const tieredAdministratorsWho = async (
  { run }: Runner,
  right: FunctionKey,
): Promise<{ userId: string; tier: Tier }[]> => {
  const rows = await run(sql<PersonRow>`
    select ${personColumns} from ${personTables}
    where r.tier in ('tier1', 'tier4') and u.status = 'active' order by u.id`)
  return rows
    .map(personOf)
    .flatMap(({ userId, rights }) => (mayUse(rights, right) ? [{ userId, tier: rights.tier }] : []))
}

export const administratorsWho = async (runner: Runner, right: FunctionKey): Promise<string[]> =>
  (await tieredAdministratorsWho(runner, right)).map(({ userId }) => userId)

export const actorFor = (person: Person, sessionId: string): Actor => ({
  userId: person.userId,
  sessionId,
  account: person.account,
  name: person.name,
  roleId: person.roleId,
  entityId: person.entityId,
  rights: person.rights,
  rightsVersion: person.rightsVersion,
  passwordMustChange: person.mustChangePassword,
})
