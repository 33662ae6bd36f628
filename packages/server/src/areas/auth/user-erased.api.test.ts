// What a deletion leaves of a person: nothing that names the person, and chains that still verify.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sealSecret } from '@bookrunner/contract/auth'
import { clientOf, signIn, startTestApp, type TestApp } from '../../../test/index.ts'
import { verifyLedger } from '../../platform/service/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ timedWork: true })
})
afterAll(() => app.close())

/** The tables with rows that contain one of these texts. */
const tablesWith = async (texts: readonly string[]): Promise<string[]> => {
  const { pool } = app.database
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: hits } = await pool.query<{ hit: boolean }>(
      `select exists (select from "${name}" t where t::text ~* $1) as hit`,
      [texts.join('|')],
    )
    if (hits[0]!.hit) found.push(name)
  }
  return found
}

const addUser = async (account: string): Promise<string> => {
  const admin = await clientOf(app, 'superadmin')
  const { userId } = await admin.users.add({
    account,
    name: 'Any Person',
    phoneArea: '852',
    phone: '9177 4411',
    roleId: 'rol_syndicatemanager',
    entityId: 'ent_lantern',
    password: await sealSecret(await app.client().auth.passwordKey(), 'Initial-password-1'),
  })
  return userId
}

it('erases name, e-mail and phone of a deleted user everywhere, and every chain verifies', async () => {
  const admin = await clientOf(app, 'superadmin')
  const account = 'erasable.person@lantern.example'
  const password = await sealSecret(await app.client().auth.passwordKey(), 'Initial-password-1')
  const { userId } = await admin.users.add(
    {
      account,
      name: 'Erasable Person',
      nickName: 'Erasnick',
      phoneArea: '852',
      phone: '9177 3311',
      roleId: 'rol_syndicatemanager',
      entityId: 'ent_lantern',
      password,
    },
    { key: 'probe-add' },
  )
  await signIn(app, account, { password: 'Initial-password-1' })
  await admin.users.edit({ userId, name: 'Erasable Renamed', phone: '9177 3322', phoneArea: '852' })
  await admin.users.edit({ userId, account: 'erasable.renamed@lantern.example' })
  await admin.users.reset({ userId })
  const texts = ['erasable', 'erasnick', '91773311', '91773322', '9177 33']
  expect(await tablesWith(texts)).toContain('ledger_personal')

  const deletion = { key: 'probe-del' }
  await admin.users.del({ userId }, deletion)
  expect(await tablesWith(texts)).toEqual([])
  // Keys are remembered without what they were answered.
  expect(await admin.users.del({ userId }, deletion)).toEqual({ userId })
  for (const ledger of [`user:${userId}`, `account:${userId}`, `inbox:${userId}`])
    expect(await verifyLedger(app.database.pool, ledger)).toBeUndefined()
  const { list } = await admin.audit.list({ recordId: userId })
  expect(list.map(({ what }) => what)).toEqual(expect.arrayContaining(['User deleted', 'User added']))
  expect(JSON.stringify(list)).not.toMatch(/erasable/i)
})

it('leaves the mails of a user who has a former address of the deleted one', async () => {
  const admin = await clientOf(app, 'superadmin')
  const shared = 'passed.on@lantern.example'
  const userId = await addUser(shared)
  await admin.users.edit({ userId, account: 'first.holder@lantern.example' })
  const nextId = await addUser(shared)
  await signIn(app, shared, { password: 'Initial-password-1' })
  await admin.users.del({ userId })
  expect(await tablesWith(['first.holder'])).toEqual([])
  expect(await tablesWith([shared])).toContain('outbox_mail')
  await admin.users.del({ userId: nextId })
  expect(await tablesWith([shared])).toEqual([])
})
