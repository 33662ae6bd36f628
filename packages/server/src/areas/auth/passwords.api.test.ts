import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from '@bookrunner/contract'
import { readResetLink, sealSecret } from '@bookrunner/contract/auth'
import { demoPassword } from '../../../seeds/demo-world/people.ts'
import { codeIn, nextMail, refusalOf, signIn, startTestApp, type TestApp } from '../../../test/index.ts'

const fresh = 'Fresh-password-1'
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ timedWork: true, settings: { publicUrl: 'https://books.example' } })
})
afterEach(() => app.database.db.deleteFrom('attempt').execute())
afterAll(() => app.close())

const seal = async (secret: string) => sealSecret(await app.client().auth.passwordKey(), secret)
const mailed = async (account: string) => {
  const mail = await nextMail(app, account)
  await app.client().auth.resetRequest({ account })
  const text = await mail()
  const link = new URL(text.match(/https:\S+/)![0])
  return { text, link, code: codeIn(text), linkCode: readResetLink(link.hash)!.code }
}
const confirm = async (account: string, code: string, password = fresh) =>
  app.client().auth.resetConfirm({ account, code, password: await seal(password) })
const change = async (client: Client, oldpwd: string, newpwd: string, userId?: string) => {
  const key = await client.auth.passwordKey()
  const [sealedOld, sealedNew] = await Promise.all([sealSecret(key, oldpwd), sealSecret(key, newpwd)])
  return client.auth.changePassword({ oldpwd: sealedOld, newpwd: sealedNew, userId })
}

describe('a forgotten password', () => {
  it('is replaced with the mailed code, and every session ends', async () => {
    const account = 'desk.oc@lantern.example'
    const before = await signIn(app, account)
    const { code } = await mailed(account)
    expect(await confirm(account, code)).toEqual({ success: true })
    expect((await refusalOf(before.auth.sessionList())).reason).toBe('session.ended')
    expect((await refusalOf(signIn(app, account))).reason).toBe('auth.wrong')
    expect((await signIn(app, account, { password: fresh })).userId).toBe('usr_deskoc')
    expect((await refusalOf(confirm(account, code, 'Other-password-1'))).reason).toBe('auth.reset-wrong')
  })

  it('is replaced with the mailed link, whose code no server sees', async () => {
    const account = 'desk.jgc@brasslight.example'
    const { link, linkCode } = await mailed(account)
    expect(link.origin + link.pathname + link.search).toBe(
      'https://books.example/bookbuildingweb/reset-password',
    )
    expect(readResetLink(link.hash)?.account).toBe(account)
    await confirm(account, linkCode)
    expect((await signIn(app, account, { password: fresh })).userId).toBe('usr_deskjgc')
  })

  it('stays after five wrong codes, even if the sixth is right', async () => {
    const account = 'desk.jlm@quillstone.example'
    const { code, linkCode } = await mailed(account)
    for (let by = 1; by <= 5; by++) {
      const wrong = String((Number(code) + by) % 1_000_000).padStart(6, '0')
      expect((await refusalOf(confirm(account, wrong))).reason).toBe('auth.reset-wrong')
    }
    expect((await refusalOf(confirm(account, code))).reason).toBe('auth.reset-wrong')
    expect((await signIn(app, account)).userId).toBe('usr_deskjlm')
    expect(await confirm(account, linkCode)).toEqual({ success: true })
  })

  it('is replaced with the link, however many codes somebody else guessed before', async () => {
    const account = 'desk.bnd@ninefold.example'
    for (let guess = 0; guess < 8; guess++) await refusalOf(confirm(account, '000000'))
    const { code, linkCode } = await mailed(account)
    expect((await refusalOf(confirm(account, code))).reason).toBe('rate.slow-down')
    for (let guess = 1; guess <= 10; guess++) {
      const wrong = linkCode.slice(guess) + linkCode.slice(0, guess)
      expect((await refusalOf(confirm(account, wrong))).reason).toBe('auth.reset-wrong')
    }
    expect(await confirm(account, linkCode)).toEqual({ success: true })
    expect((await refusalOf(confirm(account, linkCode, 'Other-password-1'))).reason).toBe('auth.reset-wrong')
    expect((await signIn(app, account, { password: fresh })).userId).toBe('usr_deskbnd')
  })

  it('stays when the mail is older than ten minutes, or was replaced by a newer one', async () => {
    const account = 'issuer@glasswing.example'
    const old = await mailed(account)
    const newer = await mailed(account)
    expect((await refusalOf(confirm(account, old.linkCode))).reason).toBe('auth.reset-wrong')
    await app.database.db
      .updateTable('reset_code')
      .set({ expires_at: sql<Temporal.Instant>`clock_timestamp()` })
      .execute()
    expect((await refusalOf(confirm(account, newer.linkCode))).reason).toBe('auth.reset-wrong')
  })

  it("is not replaced with somebody else's code", async () => {
    const { linkCode } = await mailed('issuer@glasswing.example')
    expect((await refusalOf(confirm('issuer@amberfall.example', linkCode))).reason).toBe('auth.reset-wrong')
  })

  it('must be replaced by a strong and different one', async () => {
    const account = 'issuer@seventhterrace.example'
    const { code } = await mailed(account)
    expect(await refusalOf(confirm(account, code, 'short1A!'))).toMatchObject({
      reason: 'auth.password-weak',
      message: 'enter new password (12+ chars with upper/lower case, digits and special characters)',
      fields: [{ field: 'password', reason: 'auth.password-weak' }],
    })
    expect((await refusalOf(confirm(account, code, demoPassword))).reason).toBe('auth.password-same')
    expect(await confirm(account, code)).toEqual({ success: true })
  })

  it('mails in the language of the request', async () => {
    const mail = await nextMail(app, 'sales@lantern.example')
    await app.client('CN').auth.resetRequest({ account: 'sales@lantern.example' })
    expect(await mail()).toContain('请打开以下链接设置新密码')
  })

  it('voids a log-in that began with the old password', async () => {
    const account = 'investor@kestrelpeak.example'
    const mail = await nextMail(app, account)
    const { ticket } = await app.client().auth.login({ account, password: await seal(demoPassword) })
    const code = codeIn(await mail())
    await confirm(account, (await mailed(account)).code)
    expect((await refusalOf(app.client().auth.authenticate({ ticket, code }))).reason).toBe('auth.code-over')
  })
})

describe('changing the password', () => {
  const account = 'sales@lantern.example'

  it('needs the old one, and a strong and different new one', async () => {
    const client = await signIn(app, account)
    expect(await refusalOf(change(client, 'Wrong-password-1', fresh))).toMatchObject({
      reason: 'auth.old-wrong',
      fields: [{ field: 'oldpwd', reason: 'auth.old-wrong' }],
    })
    expect((await refusalOf(change(client, demoPassword, 'weak'))).reason).toBe('auth.password-weak')
    expect((await refusalOf(change(client, demoPassword, demoPassword))).reason).toBe('auth.password-same')
    expect((await refusalOf(change(client, demoPassword, fresh, 'usr_deskoc'))).reason).toBe(
      'access.not-yours',
    )
    expect((await client.auth.sessionList()).list).toHaveLength(1)
  })

  it('slows down guesses of the old one with a stolen session', async () => {
    const client = await signIn(app, account)
    for (let count = 0; count < 4; count++)
      expect((await refusalOf(change(client, 'Wrong-password-1', fresh))).reason).toBe('auth.old-wrong')
    expect((await refusalOf(change(client, demoPassword, fresh))).reason).toBe('rate.slow-down')
  })

  it('ends every session, and is logged', async () => {
    const [session, other] = [await signIn(app, account), await signIn(app, account)]
    expect(await change(session, demoPassword, fresh, session.userId)).toEqual({ success: true })
    for (const client of [session, other])
      expect(await refusalOf(client.auth.sessionList())).toMatchObject({ code: 610103 })
    expect((await signIn(app, account, { password: fresh })).userId).toBe('usr_sales')
    const lines = await app.database.db
      .selectFrom('ledger_entry')
      .select(['code', 'params'])
      .where('ledger_id', '=', 'account:usr_sales')
      .execute()
    expect(lines.find(({ code }) => code === 'password.changed')?.params).toMatchObject({
      endedSessions: expect.arrayContaining([expect.stringMatching(/^ses_/)]),
    })
  })

  it('clears the cookie of this browser', async () => {
    const client = await signIn(app, 'desk.viewer@lantern.example')
    const key = await client.auth.passwordKey()
    const reply = await fetch(`${app.url}/bookbuildingweb/api/user/editpwd`, {
      method: 'POST',
      headers: {
        cookie: `bookrunner_session=${client.token}`,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        'idempotency-key': 'change-1',
      },
      body: JSON.stringify({
        oldpwd: await sealSecret(key, demoPassword),
        newpwd: await sealSecret(key, fresh),
      }),
    })
    expect(reply.status).toBe(200)
    expect(reply.headers.getSetCookie()[0]).toMatch(/^bookrunner_session=;/)
  })

  it('refused once gets the same refusal when the request is repeated', async () => {
    const client = await signIn(app, 'issuer@glasswing.example')
    const key = await client.auth.passwordKey()
    const input = { oldpwd: await sealSecret(key, 'Wrong-password-1'), newpwd: await sealSecret(key, fresh) }
    const again = { key: 'again-and-again' }
    const first = await refusalOf(client.auth.changePassword(input, again))
    expect(first.reason).toBe('auth.old-wrong')
    expect(await refusalOf(client.auth.changePassword(input, again))).toEqual(first)
    expect((await refusalOf(client.auth.changePassword(input))).reason).toBe('auth.seal-used')
  })
})

describe('the first log-in', () => {
  const account = 'new.user@kestrelpeak.example'

  it('allows nothing before the password is changed', async () => {
    const client = await signIn(app, account)
    const again = createClient({ baseUrl: app.url, token: () => client.token })
    expect(await refusalOf(again.notices.readAll())).toMatchObject({
      code: 402,
      reason: 'session.password-must-change',
    })
    expect((await again.auth.sessionList()).list).toHaveLength(1)
    await change(again, demoPassword, fresh)
    const after = await signIn(app, account, { password: fresh })
    expect(await after.notices.readAll()).toMatchObject({ unread: 0 })
  })
})
