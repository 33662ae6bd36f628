import { sql } from 'kysely'
import type { UserPosition, UserStatus } from '@bookrunner/domain/users'
import { query, type Db, type Runner, type Transaction } from '../../platform/db/index.ts'
import type { UserPatch, UserRow, EntityRow } from './user-state.ts'

export const userColumns = sql`
  u.id, u.account, u.name, u.nick_name, u.phone_area, u.phone, u.status, u.time_zone,
  u.language, u.mail_choices, u.must_change_password, u.created_at, r.id as role_id, r.name as role_name,
  r.name_cn as role_name_cn,
  r.name_hk as role_name_hk, r.tier, d.id as department_id, d.name as department_name,
  d.name_cn as department_name_cn, d.name_hk as department_name_hk, e.id as entity_id, e.name as entity_name, e.name_cn as entity_name_cn,
  e.name_hk as entity_name_hk, e.deal_roles`

export const userTables = sql`
  user_account u join user_role ur on ur.user_id = u.id join role r on r.id = ur.role_id
  left join entity e on e.id = u.entity_id left join department d on d.id = u.department_id`

const byId = (id: string) => sql<UserRow>`select ${userColumns} from ${userTables} where u.id = ${id}`

export const readUser = async (db: Db, id: string): Promise<UserRow | undefined> =>
  (await byId(id).execute(db)).rows[0]

/** How often the record was written. */
export const readVersion = async (db: Db, userId: string): Promise<number> => {
  const row = await db
    .selectFrom('ledger')
    .select('seq')
    .where('id', '=', `user:${userId}`)
    .executeTakeFirst()
  return row?.seq ?? 0
}

export const loadUser = async ({ run }: Transaction, id: string): Promise<UserRow | undefined> =>
  (await run(byId(id)))[0]

export const loadUsers = ({ run }: Transaction, ids: readonly string[]): Promise<UserRow[]> =>
  run(sql<UserRow>`select ${userColumns} from ${userTables} where u.id = any(${ids})`)

export const positionOf = ({ id, tier, entity_id, department_id }: UserRow): UserPosition => ({
  userId: id,
  tier,
  entityId: entity_id,
  departmentId: department_id,
})

export const loadStandings = async (
  { run }: Transaction,
  ids: readonly string[],
): Promise<Map<string, UserPosition>> => {
  const rows = await run(sql<UserRow>`select ${userColumns} from ${userTables} where u.id = any(${ids})`)
  return new Map(rows.map((row) => [row.id, positionOf(row)]))
}

export const loadEntities = ({ run }: Transaction, ids: readonly string[]): Promise<EntityRow[]> =>
  run(
    query
      .selectFrom('entity')
      .select(['id', 'name', 'name_cn', 'name_hk', 'deal_roles'])
      .where('id', '=', sql<string>`any(${ids})`)
      .where('merged_into', 'is', null),
  )

/**
 * The address of a user's mails: until the first log-in with a changed account, the one that was used before. Null, for
 * nobody, once another user took that one: who has not logged in with the account may not be who reads its mails.
 */
export const mailsTo = (u: string) => sql<string | null>`case when not ${sql.ref(`${u}.mails_nowhere`)}
  then coalesce(${sql.ref(`${u}.mail_address`)}, ${sql.ref(`${u}.account`)}) end`

/**
 * The address that the user last used: mails go there until the first log-in with another account. Null for whoever neither
 * logged in nor set a password: there a mistyped account is corrected; and for whoever gets no mails.
 */
const usedAddress = (u: string) => sql<string | null>`coalesce(${sql.ref(`${u}.mail_address`)}, case
  when ${sql.ref(`${u}.mails_nowhere`)} then null
  when not ${sql.ref(`${u}.must_change_password`)} or exists (
    select from ledger_entry l where l.ledger_id = 'account:' || ${sql.ref(`${u}.id`)} and l.code = 'login.done')
    then ${sql.ref(`${u}.account`)} end)`

interface Mails {
  usedAddress: string | null
  mailsNowhere: boolean
}

export const readMails = async (db: Db, userId: string): Promise<Mails | undefined> => {
  const { rows } = await sql<Mails>`
    select ${usedAddress('u')} as "usedAddress", u.mails_nowhere as "mailsNowhere"
    from user_account u where u.id = ${userId}`.execute(db)
  return rows[0]
}

/**
 * Former addresses that nobody else may take, since the next owner would read another's mails. One of a frozen user, who
 * cannot log in to free it, is free: whoever takes it ends those mails (`endMailsTo`).
 */
export const keptAddresses = sql<{ account: string }>`
  select mail_address as account from user_account where mail_address is not null and status = 'active'`

const loadTaken = async (
  { run }: Runner,
  accounts: readonly string[],
  ownId: string,
): Promise<Set<string>> => {
  const rows = await run(sql<{ account: string }>`
    select account from user_account where account = any(${[...accounts]}) and id <> ${ownId}
    union all ${keptAddresses} and mail_address = any(${[...accounts]}) and id <> ${ownId}`)
  return new Set(rows.map(({ account }) => account))
}

/**
 * Whoever may take an account locks it first: a new user, an edit, an import, a registration. Accounts share 256 keys, since
 * an import has 20,000 of them and a database has room for a few thousand locks.
 */
export const lockAccounts = ({ run }: Transaction, accounts: readonly string[]): Promise<unknown> =>
  run(
    sql`select pg_advisory_xact_lock(hashtextextended('account', key))
      from (select distinct hashtext(account) & 255 as key from unnest(${accounts}::text[]) as account) keys
      order by key`,
  )

/** Those of these accounts that other users have. Two writes at once for one account wait for each other. */
export const claimAccounts = async (
  transaction: Transaction,
  accounts: readonly string[],
  ownId = '',
): Promise<Set<string>> => {
  if (accounts.length === 0) return new Set()
  await lockAccounts(transaction, accounts)
  return loadTaken(transaction, accounts, ownId)
}

/**
 * Whoever takes an account that `claimAccounts` found free ends the mails of a frozen user that went there, and voids a link
 * in them. A freeze lifted at this moment changes nothing: the address has another owner now.
 */
export const endMailsTo = ({ run }: Transaction, accounts: readonly string[], ownId = ''): Promise<unknown> =>
  run(sql`
    with ended as (
      update user_account set mail_address = null, mails_nowhere = true
      where mail_address = any(${[...accounts]}) and id <> ${ownId} returning id)
    update reset_code set used_at = clock_timestamp()
    where user_id in (select id from ended) and used_at is null`)

/**
 * Locks the super administrators, and returns those who can work: two who freeze each other at the same moment must meet here, or
 * nobody would be left.
 */
export const lockSuperAdmins = async ({ run }: Transaction): Promise<string[]> => {
  const rows = await run(sql<{ id: string; status: UserStatus; placed: boolean }>`
    select u.id, u.status, u.entity_id is not null as placed from user_account u
    join user_role ur on ur.user_id = u.id join role r on r.id = ur.role_id
    where r.tier = 'tier1' order by u.id for update of u`)
  return rows.filter(({ status, placed }) => status === 'active' && placed).map(({ id }) => id)
}

export const saveUser = (transaction: Transaction, userId: string, { role_id, ...columns }: UserPatch) => {
  const { run } = transaction
  return Promise.all([
    Object.keys(columns).length > 0 &&
      run(
        query
          .updateTable('user_account')
          .set({
            ...columns,
            ...(columns.account !== undefined && {
              mail_address: sql<string | null>`nullif(${usedAddress('user_account')}, ${columns.account})`,
            }),
          })
          .where('id', '=', userId),
      ),
    columns.account !== undefined && endMailsTo(transaction, [columns.account], userId),
    role_id !== undefined &&
      run(query.updateTable('user_role').set({ role_id }).where('user_id', '=', userId)),
  ])
}
