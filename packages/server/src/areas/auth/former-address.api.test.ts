// The address that a user had before an administrator changed the account: who may take it, and where mails go then.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql, type Kysely } from 'kysely'
import { readResetLink, sealSecret } from '@bookrunner/contract/auth'
import { up as takeMailAddresses } from '../../../migrations/0093-mail-addresses-are-taken.ts'
import {
  clientOf,
  codeIn,
  nextMail,
  refusalOf,
  signIn,
  startTestApp,
  type TestApp,
} from '../../../test/index.ts'

type Client = Awaited<ReturnType<typeof clientOf>>

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await startTestApp({ timedWork: true, settings: { publicUrl: 'https://books.example' } })
  admin = await clientOf(app, 'superadmin')
})
afterEach(() => app.database.db.deleteFrom('attempt').execute())
afterAll(() => app.close())

const seal = async (secret: string) => sealSecret(await app.client().auth.passwordKey(), secret)
const addWith = async (account: string) =>
  admin.users.add({
    account,
    name: 'Next Trader',
    phoneArea: '852',
    phone: '9123 4567',
    roleId: 'rol_investor',
    entityId: 'ent_vellumasia',
    password: await seal('Initial-password-1'),
  })
const linksTo = async (...recipients: string[]) => {
  const mails = await app.database.db
    .selectFrom('outbox_mail')
    .select('body')
    .where('recipient', 'in', recipients)
    .execute()
  return mails.filter(({ body }) => /set a new password/.test(body)).length
}

describe('the former address of a leaver', () => {
  const userId = 'usr_investorvellumasia'
  const [from, to] = ['investor@vellumasia.example', 'left@vellumasia.example']

  it('is refused to a new user while it gets mails, and given once the leaver is frozen', async () => {
    await admin.users.edit({ userId, account: to })
    expect((await refusalOf(addWith(from))).reason).toBe('user.account-taken')
    const mail = await nextMail(app, from, /set a new password/)
    await app.client().auth.resetRequest({ account: to })
    const code = codeIn(await mail())
    await admin.users.edit({ userId, status: 'frozen' })
    expect((await admin.users.info({ userId })).mailsNowhere).toBe(false)
    expect((await addWith(from)).account).toBe(from)
    expect(await admin.users.info({ userId })).toMatchObject({ usedAddress: null, mailsNowhere: true })

    await admin.users.edit({ userId, status: 'active' })
    const late = app
      .client()
      .auth.resetConfirm({ account: to, code, password: await seal('Stolen-password-1') })
    expect((await refusalOf(late)).reason).toBe('auth.reset-wrong')
  })

  it('got the last mail: until the log-in with the password, links go to nobody', async () => {
    const again = 'left2@vellumasia.example'
    const before = await linksTo(from, to, again)
    expect((await refusalOf(admin.users.reset({ userId }))).reason).toBe('user.mails-nowhere')
    await app.client().auth.resetRequest({ account: to })
    const told = await nextMail(app, again, /now on/)
    await admin.users.edit({ userId, account: again })
    expect(await told()).toContain('no notices and no links to reset the password are sent')
    await app.client().auth.resetRequest({ account: again })
    expect((await admin.users.info({ userId })).mailsNowhere).toBe(true)

    await signIn(app, again)
    expect(await linksTo(from, to, again)).toBe(before)
    expect(await admin.users.info({ userId })).toMatchObject({ usedAddress: again, mailsNowhere: false })
    const mail = await nextMail(app, again, /set a new password/)
    await admin.users.reset({ userId })
    expect(codeIn(await mail())).toMatch(/^\d{6}$/)
  })

  it('goes to a user who is moved to it as well', async () => {
    const [leaver, former] = ['usr_deskjlm', 'desk.jlm@quillstone.example']
    await admin.users.edit({ userId: leaver, account: 'left@quillstone.example' })
    await admin.users.edit({ userId: leaver, status: 'frozen' })
    await admin.users.edit({ userId: 'usr_deskjgc', account: former })
    expect((await admin.users.info({ userId: leaver })).mailsNowhere).toBe(true)
    expect((await admin.users.info({ userId: 'usr_deskjgc' })).mailsNowhere).toBe(false)
  })
})

describe('a link to a former address, which does not name the account', () => {
  const userId = 'usr_deskbnd'
  const to = 'bond.desk@ninefold.example'
  const linkMailed = async () => {
    const mail = await nextMail(app, 'desk.bnd@ninefold.example', /set a new password/)
    await admin.users.reset({ userId })
    const link = readResetLink(new URL((await mail()).match(/https:\S+/)![0]).hash)!
    expect(link.account).toBe('')
    return link.code
  }
  const confirm = async (account: string, code: string, password = 'Chosen-password-1') =>
    app.client().auth.resetConfirm({ account, code, password: await seal(password) })

  it('lets its reader guess a few accounts, and others not at all', async () => {
    await admin.users.edit({ userId, account: to })
    const code = await linkMailed()
    for (let at = 1; at <= 7; at++)
      expect((await refusalOf(confirm(`guess.${at}@lantern.example`, code))).reason).toBe('auth.reset-wrong')
    await refusalOf(confirm('guess.8@lantern.example', code))
    expect((await refusalOf(confirm(to, code))).reason).toBe('rate.slow-down')

    const next = await linkMailed()
    const { rows: before } = await sql`select key, points from attempt where key like 'address#%'`.execute(
      app.database.db,
    )
    expect(await confirm(to, next)).toEqual({ success: true })
    const { rows: after } = await sql`select key, points from attempt where key like 'address#%'`.execute(
      app.database.db,
    )
    expect(after).toEqual(before)
  })

  it('is void once the log-in with the new account frees the address', async () => {
    const code = await linkMailed()
    await signIn(app, to, { password: 'Chosen-password-1' })
    expect((await refusalOf(confirm(to, code, 'Stolen-password-1'))).reason).toBe('auth.reset-wrong')
  })
})

it('finds a user in the list of who looks after every house', async () => {
  const keyword = 'was.here@lantern.example'
  await sql`update user_account set mail_address = ${keyword} where id = 'usr_sales'`.execute(app.database.db)
  const found = async (person: string) => {
    const { list } = await (await clientOf(app, person)).users.list({ keyword })
    return list.map(({ userId }) => userId)
  }
  expect(await found('superadmin')).toEqual(['usr_sales'])
  expect(await found('systemadmin')).toEqual(['usr_sales'])
  expect(await found('bankadmin')).toEqual([])
})

describe('a former address from before such addresses were kept', () => {
  it('stays with whose account it was last, and the others get no mails', async () => {
    const { db } = app.database
    const users = (await admin.users.list({ pageSize: 100 })).list.filter(({ status }) => status === 'active')
    const [first, last, alone, past] = users
      .filter(({ userId }) => userId.startsWith('usr_desk'))
      .map(({ userId }) => userId) as [string, string, string, string]
    const shared = 'shared.desk@lantern.example'
    // Each had the shared address in turn, and left it.
    for (const userId of [first, last])
      for (const account of [shared, `${userId}@lantern.example`.replace('usr_', '')]) {
        await admin.users.edit({ userId, account })
        await sql`update user_account set mail_address = null where id = ${userId}`.execute(db)
      }
    await sql`update user_account set mail_address = null, mails_nowhere = false`.execute(db)
    await sql`delete from reset_code`.execute(db)
    for (const userId of [first, last, past]) await admin.users.reset({ userId })
    await sql`drop index user_account_mail_address`.execute(db)
    await sql`alter table user_account drop column mails_nowhere`.execute(db)
    const had = {
      [first]: shared,
      [last]: shared,
      [alone]: 'own@lantern.example',
      [past]: 'sales@lantern.example',
    }
    for (const [userId, address] of Object.entries(had))
      await sql`update user_account set mail_address = ${address} where id = ${userId}`.execute(db)

    await takeMailAddresses(db as unknown as Kysely<unknown>)
    const { rows } = await sql<{ id: string; mail_address: string | null; nowhere: boolean; open: boolean }>`
      select u.id, u.mail_address, u.mails_nowhere as nowhere,
        exists (select from reset_code c where c.user_id = u.id and c.used_at is null) as open
      from user_account u where u.id = any(${Object.keys(had)})`.execute(db)
    expect(Object.fromEntries(rows.map(({ id, ...rest }) => [id, rest]))).toEqual({
      [first]: { mail_address: null, nowhere: true, open: false },
      [last]: { mail_address: shared, nowhere: false, open: true },
      [alone]: { mail_address: 'own@lantern.example', nowhere: false, open: false },
      [past]: { mail_address: null, nowhere: true, open: false },
    })
  })
})

it('is shown in full to who looks after every house, masked to a house’s administrator, and to no others', async () => {
  const { db } = app.database
  await sql`update user_account set mail_address = null, mails_nowhere = false`.execute(db)
  const shownTo = async (person: string) =>
    (await (await clientOf(app, person)).users.info({ userId: 'usr_sales' })).usedAddress
  expect(await shownTo('bankadmin')).toBe('sales@lantern.example')
  await sql`update user_account set mail_address = 'was.there@elsewhere.example' where id = 'usr_sales'`.execute(
    db,
  )
  expect(await shownTo('superadmin')).toBe('was.there@elsewhere.example')
  expect(await shownTo('systemadmin')).toBe('was.there@elsewhere.example')
  expect(await shownTo('bankadmin')).toBe('w•••@elsewhere.example')
  const withdraw = (permission: string) =>
    sql`delete from role_permission where permission = ${permission} and role_id =
      (select role_id from user_role where user_id = 'usr_bankadmin')`.execute(db)
  await withdraw('admin_user|edit')
  expect(await shownTo('bankadmin')).toBe('w•••@elsewhere.example')
  await withdraw('admin_user|reset')
  expect(await shownTo('bankadmin')).toBeNull()
})
