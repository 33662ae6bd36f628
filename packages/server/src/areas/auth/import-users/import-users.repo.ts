import { sql } from 'kysely'
import type { DealRole } from '@bookrunner/domain/entities'
import type { EntityNames, LocalizedNames } from '@bookrunner/domain/kernel'
import {
  entityNameColumns,
  nameColumns,
  type Db,
  type Runner,
  type Transaction,
} from '../../../platform/db/index.ts'
import { endMailsTo, keptAddresses } from '../../users/index.ts'

export interface EntityChoice extends EntityNames {
  id: string
  lei: string | null
  dealRoles: DealRole[]
}

const choice = sql`e.id, ${entityNameColumns('e')}, e.lei, e.deal_roles as "dealRoles"`

const choices = sql`select ${choice} from entity e where e.merged_into is null`

/** Every institution that a contact can have: nobody joins one that was merged into another. */
export const readEntities = async (db: Db): Promise<EntityChoice[]> =>
  (await sql<EntityChoice>`${choices} order by e.id`.execute(db)).rows

export const loadEntitiesById = ({ run }: Runner, ids: readonly string[]): Promise<EntityChoice[]> =>
  run(sql<EntityChoice>`${choices} and e.id = any(${ids})`)

export interface DepartmentChoice extends LocalizedNames {
  id: string
  entityId: string
}

const departmentChoice = sql`d.id, d.entity_id as "entityId", ${nameColumns('d')}`

export const readDepartments = async (db: Db): Promise<DepartmentChoice[]> =>
  (await sql<DepartmentChoice>`select ${departmentChoice} from department d order by d.id`.execute(db)).rows

export const loadDepartmentsById = ({ run }: Runner, ids: readonly string[]): Promise<DepartmentChoice[]> =>
  run(sql<DepartmentChoice>`select ${departmentChoice} from department d where d.id = any(${ids}) for share`)

/** With those that still get a user's mails. */
export const readAccounts = async (db: Db): Promise<Set<string>> => {
  const { rows } = await sql<{ account: string }>`
    select account from user_account
    union all ${keptAddresses}`.execute(db)
  return new Set(rows.map(({ account }) => account))
}

export interface NewContact {
  id: string
  account: string
  name: string
  nick_name: string
  phone_area: string
  phone: string
  entity_id: string
  department_id: string | null
  role_id: string
}

/** Nobody knows the password behind the hash: each person sets an own one by a mailed code. */
export const insertContacts = async (
  transaction: Transaction,
  contacts: readonly NewContact[],
  passwordHash: string,
): Promise<void> => {
  const { run } = transaction
  const rows = JSON.stringify(contacts)
  const accounts = contacts.map(({ account }) => account)
  await Promise.all([
    endMailsTo(transaction, accounts),
    run(sql`
      insert into user_account (id, account, name, nick_name, phone_area, phone, entity_id, department_id,
        password_hash, must_change_password)
      select id, account, name, nick_name, phone_area, phone, entity_id, department_id, ${passwordHash}, true
      from jsonb_to_recordset(${rows}::jsonb)
        as r (id text, account text, name text, nick_name text, phone_area text, phone text, entity_id text,
          department_id text)`),
    run(sql`
      insert into user_role (user_id, role_id)
      select id, role_id from jsonb_to_recordset(${rows}::jsonb) as r (id text, role_id text)`),
  ])
}

/** The users of an import who still have no password of their own. */
export const loadUninvited = async ({ run }: Runner, importId: string): Promise<string[]> =>
  (
    await run(sql<{ id: string }>`
      select u.id from import_row r join user_account u on u.id = r.record_id
      where r.import_id = ${importId} and u.must_change_password and u.status = 'active' order by u.id`)
  ).map(({ id }) => id)

export const loadAuthor = async ({ run }: Runner, importId: string): Promise<string | undefined> =>
  (
    await run(sql<{ authorId: string }>`
      select author_id as "authorId" from import_run where id = ${importId} and kind = 'contacts' and state = 'added'`)
  )[0]?.authorId

export const stampInvited = ({ run }: Transaction, userIds: readonly string[]): Promise<unknown> =>
  run(sql`update user_account set invited_at = clock_timestamp() where id = any(${userIds})`)

/** Only while the person still needs it. */
export const readInvited = async (db: Db, userId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('user_account')
    .select('account')
    .where('id', '=', userId)
    .where('must_change_password', '=', true)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row?.account
}
