// An administrator changes the address that a user logs in with.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { sealSecret } from '@bookrunner/contract/auth'
import { demoPassword } from '../../../seeds/demo-world/people.ts'
import {
  admitted,
  clientOf,
  codeIn,
  nextMail,
  refusalOf,
  signIn,
  startTestApp,
  worded,
  type TestApp,
} from '../../../test/index.ts'
import { makeKey } from '../../../test/keys.ts'
import { until } from '../../../test/until.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { verifyLedger } from '../../platform/service/index.ts'
import { onAccountChanged } from './account-changed.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ timedWork: true, settings: { publicUrl: 'https://books.example' } })
})
afterEach(() => app.database.db.deleteFrom('attempt').execute())
afterAll(() => app.close())

const seal = async (secret: string) => sealSecret(await app.client().auth.passwordKey(), secret)

describe('another account', () => {
  it('logs in from then on, and the old one is nobody’s', async () => {
    const admin = await clientOf(app, 'superadmin')
    const userId = 'usr_investorvellumasia'
    const [from, to] = ['investor@vellumasia.example', 'dealing@vellumasia.example']
    const before = await signIn(app, from)
    const key = await makeKey(before, app, ['orders.read'])
    const oldMail = await nextMail(app, from, /no longer opens the account/)
    const newMail = await nextMail(app, to, /now on you log in with/)
    const reply = await admin.users.edit({ userId, account: ' Dealing@VellumAsia.example ' })
    expect(reply).toMatchObject({ account: to, userName: to })

    expect((await refusalOf(before.users.info())).reason).toBe('session.ended')
    expect((await refusalOf(signIn(app, from))).reason).toBe('auth.wrong')
    const after = await signIn(app, to)
    expect((await after.users.info()).user).toMatchObject({ userId, account: to })
    expect((await key.api.orders.myOrder()).list).toBeDefined()

    const toOld = await oldMail()
    expect(toOld).toContain('d•••@vellumasia.example')
    expect(toOld).not.toContain(to)
    expect(await newMail()).toContain(to)
    await until(async () => {
      const lines = await app.database.db
        .selectFrom('ledger_entry')
        .select('params')
        .where('ledger_id', '=', `account:${userId}`)
        .where('code', '=', 'session.ended')
        .execute()
      expect(lines.map(({ params }) => (params as { why?: string }).why)).toContain('account-changed')
    })

    const { list } = await admin.audit.list({ recordId: userId })
    expect(list.find(({ what }) => what === 'User edited')?.changes).toEqual([
      { field: 'Account (e-mail)', from, to },
    ])
    expect(await verifyLedger(app.database.pool, `user:${userId}`)).toBeUndefined()

    const added = await admin.users.add({
      account: from,
      name: 'Next Trader',
      phoneArea: '852',
      phone: '9123 4567',
      roleId: 'rol_investor',
      entityId: 'ent_vellumasia',
      password: await seal('Initial-password-1'),
    })
    expect(added.account).toBe(from)
  })

  it('voids codes that were mailed to the old one', async () => {
    const admin = await clientOf(app, 'superadmin')
    const [from, to] = ['desk.jlm@quillstone.example', 'jlm@quillstone.example']
    const resetMail = await nextMail(app, from)
    await app.client().auth.resetRequest({ account: from })
    const code = codeIn(await resetMail())
    const loginMail = await nextMail(app, from)
    const { ticket } = await app.client().auth.login({ account: from, password: await seal(demoPassword) })
    const loginCode = codeIn(await loginMail())
    await admin.users.edit({ userId: 'usr_deskjlm', account: to })
    for (const account of [from, to])
      expect(
        (
          await refusalOf(
            app.client().auth.resetConfirm({ account, code, password: await seal('Other-password-1') }),
          )
        ).reason,
      ).toBe('auth.reset-wrong')
    expect(
      (await refusalOf(app.client().auth.authenticate({ ticket, code: loginCode, tokenIn: 'reply' }))).reason,
    ).toBe('auth.code-over')
  })

  it('gets no link that sets a password, and no notice, until the user has logged in with it', async () => {
    const admin = await clientOf(app, 'systemadmin')
    const [userId, from, to] = ['usr_deskviewer', 'desk.viewer@lantern.example', 'eve@elsewhere.example']
    const askedMails = async (ask: () => Promise<unknown>, at: string) => {
      const mail = await nextMail(app, at, /set a new password/)
      await ask()
      return mail()
    }
    const forgotten = (account: string) => () => app.client().auth.resetRequest({ account })
    const mailsTo = async (recipient: string) =>
      (
        await app.database.db
          .selectFrom('outbox_mail')
          .select('body')
          .where('recipient', '=', recipient)
          .execute()
      )
        .map(({ body }) => body)
        .filter((text) => /set a new password/.test(text))

    const takeFormer = () => admin.users.edit({ userId: 'usr_investorvellumasia', account: from })
    const toldIn = await Promise.all([nextMail(app, from, /no longer/), nextMail(app, to, /now on/)])
    await admin.users.edit({ userId, account: to })
    const [toFrom, toNew] = await Promise.all(toldIn.map((mail) => mail()))
    expect(toFrom).toContain('come to this address until you log in with the new one')
    expect(toNew).toContain('links to reset the password go to d•••@lantern.example')
    const twice = await Promise.all([nextMail(app, to, /no longer/), nextMail(app, from, /no longer/)])
    await admin.users.edit({ userId, account: 'second@another.example' })
    const [toFirst, toUsed] = await Promise.all(twice.map((mail) => mail()))
    expect(toFirst).toContain('Links to reset it and notices go to d•••@lantern.example')
    expect(toUsed).toContain('s•••@another.example')
    expect(toUsed).toContain('come to this address until you log in with the new one')
    await admin.users.edit({ userId, account: to })
    expect((await admin.users.info({ userId })).usedAddress).toBe(from)
    expect((await refusalOf(takeFormer())).reason).toBe('user.account-taken')
    await askedMails(() => admin.users.reset({ userId }), from)
    const mail = await askedMails(forgotten(to), from)
    expect(mail).not.toContain('elsewhere')
    const code = codeIn(mail)
    expect(await mailsTo(to)).toEqual([])

    // The password from the old mailbox and the code from the new one: both are the user’s.
    const password = 'Chosen-password-1'
    await app.client().auth.resetConfirm({ account: to, code, password: await seal(password) })
    await signIn(app, to, { password })
    expect(await askedMails(forgotten(to), to)).toContain(new URLSearchParams({ account: to }).toString())
    expect((await admin.users.info({ userId })).usedAddress).toBe(to)

    // Back again: the address that was used is the account itself.
    await admin.users.edit({ userId, account: from })
    await admin.users.edit({ userId, account: to })
    await askedMails(forgotten(to), to)
    expect((await takeFormer()).account).toBe(from)
  })

  it('of a user who never used the first one gets the link: a typing error is corrected', async () => {
    const admin = await clientOf(app, 'superadmin')
    const { userId } = await admin.users.add({
      account: 'mistypd@vellumasia.example',
      name: 'New Trader',
      phoneArea: '852',
      phone: '9123 4568',
      roleId: 'rol_investor',
      entityId: 'ent_vellumasia',
      password: await seal('Initial-password-1'),
    })
    const account = 'mistyped@vellumasia.example'
    expect((await admin.users.info({ userId })).usedAddress).toBeNull()
    const told = await Promise.all(
      ['mistypd@vellumasia.example', account].map((at) => nextMail(app, at, /address of your account/)),
    )
    await admin.users.edit({ userId, account })
    const [toOld, toNew] = await Promise.all(told.map((each) => each()))
    expect(toOld).toContain('Links to reset it and notices go to m•••@vellumasia.example')
    expect(toNew).toContain('So do notices and links to reset the password')
    const mail = await nextMail(app, account, /set a new password/)
    await admin.users.reset({ userId })
    expect(codeIn(await mail())).toMatch(/^\d{6}$/)
  })

  it('leaves no session to a code that is entered at the same moment', async () => {
    const { db, pool } = app.database
    const [userId, from] = ['usr_deskoc', 'desk.oc@lantern.example']
    const mail = await nextMail(app, from)
    const { ticket } = await app.client().auth.login({ account: from, password: await seal(demoPassword) })
    const code = codeIn(await mail())
    const entering = await inTransaction(pool, async (transaction) => {
      await transaction.run(sql`update user_account set account = 'oc@lantern.example' where id = ${userId}`)
      await onAccountChanged(transaction, [{ type: 'account.changed', userId, seq: 0, language: 'US' }])
      const reason = refusalOf(app.client().auth.authenticate({ ticket, code, tokenIn: 'reply' }))
      await until(async () => {
        const { rows } = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          db,
        )
        expect(rows).toHaveLength(1)
      })
      await transaction.run(sql`update user_account set account = ${from} where id = ${userId}`)
      await transaction.commit()
      return { reason }
    })
    expect((await entering.reason).reason).toBe('auth.code-over')
  })

  it('is changed by administrators, each for the own people', async () => {
    const call = (client: Awaited<ReturnType<typeof clientOf>>) =>
      client.users.edit({ userId: 'usr_nobody00', account: 'x@lantern.example' })
    expect(await admitted(app, call)).toEqual(['superadmin', 'systemadmin', 'bankadmin', 'investoradmin'])
  })

  const refused: [string, string, string, string][] = [
    ['bankadmin', 'usr_deskbnd', 'x@brasslight.example', 'record.unknown'],
    ['salesadmin', 'usr_deskoc', 'x@lantern.example', 'record.unknown'],
    ['systemadmin', 'usr_superadmin', 'x@bookrunner.example', 'access.denied'],
    ['bankadmin', 'usr_bankadmin', 'x@lantern.example', 'user.own-login'],
    ['superadmin', 'usr_superadmin', 'x@bookrunner.example', 'user.own-login'],
    ['bankadmin', 'usr_sales', 'desk.oc@lantern.example', 'user.account-taken'],
    ['bankadmin', 'usr_sales', 'no address', 'input.invalid'],
  ]
  it.each(refused)('%s may not give %s the account %s: %s', async (person, userId, account, reason) => {
    const client = await clientOf(app, person)
    expect((await refusalOf(client.users.edit({ userId, account }))).reason).toBe(reason)
  })

  it('that is taken marks the field, and an own one that stays is no change', async () => {
    const call = (client: Awaited<ReturnType<typeof clientOf>>) =>
      client.users.edit({ userId: 'usr_sales', account: 'desk.oc@lantern.example' })
    expect(await refusalOf(call(await clientOf(app, 'bankadmin')))).toMatchObject({
      code: 409,
      fields: [{ field: 'account', reason: 'user.account-taken' }],
    })
    expect(new Set(await worded(app, 'bankadmin', call)).size).toBe(3)
    const admin = await clientOf(app, 'bankadmin')
    const same = admin.users.edit({ userId: 'usr_sales', account: 'Sales@lantern.example' })
    expect((await refusalOf(same)).reason).toBe('write.no-changes')
  })

  it('goes to one of two who want it at the same moment', async () => {
    const admin = await clientOf(app, 'superadmin')
    const account = 'wanted@lantern.example'
    const answers = await Promise.allSettled(
      ['usr_sales', 'usr_deskoc'].map((userId) => admin.users.edit({ userId, account })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const [lost] = answers.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))
    expect(lost).toMatchObject({ reason: 'user.account-taken' })
  })
})
