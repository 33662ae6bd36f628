import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '@bookrunner/contract'
import { sealSecret } from '@bookrunner/contract/auth'
import { demoPassword } from '../../../seeds/demo-world/people.ts'
import { until } from '../../../test/until.ts'
import {
  codeIn,
  startMailServer,
  refusalOf,
  startTestApp,
  type MailServer,
  type TestApp,
} from '../../../test/index.ts'

const desk = 'desk.oc@lantern.example'
let mail: MailServer
let app: TestApp
beforeAll(async () => {
  mail = await startMailServer()
  app = await startTestApp({
    timedWork: true,
    settings: {
      demo: false,
      smtpUrl: mail.url,
      publicUrl: 'https://books.example',
      mailFrom: 'x@books.example',
    },
  })
})
afterEach(() => app.database.db.deleteFrom('attempt').execute())
afterAll(async () => {
  await app.close()
  await mail.close()
})

const login = async (account: string, password = demoPassword, lang: Language = 'US') => {
  const client = app.client(lang)
  return client.auth.login({ account, password: await sealSecret(await client.auth.passwordKey(), password) })
}
const startLogin = async (account = desk) => {
  const { ticket } = await login(account)
  return { ticket, code: codeIn((await mail.next(account)).text) }
}
const authenticate = (ticket: string, code: string) =>
  app.client().auth.authenticate({ ticket, code, tokenIn: 'reply' })
const otherThan = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')
const openSessions = async (userId: string) => {
  const rows = await app.database.db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute()
  return rows.length
}

describe('logging in', () => {
  it('mails a code and opens a session with it', async () => {
    const sent = await login(desk)
    expect(sent).toEqual({
      nextStep: 'code',
      ticket: expect.stringMatching(/^[0-9a-z]{40}$/),
      maskedEmail: 'd•••@lantern.example',
      resendAfterSeconds: 60,
      expiresInSeconds: 600,
    })
    const received = await mail.next(desk)
    expect(received).toMatchObject({ from: 'x@books.example', subject: 'Your Bookrunner log-in code' })
    const signedIn = await authenticate(sent.ticket, codeIn(received.text))
    expect(signedIn).toMatchObject({
      user: { userId: 'usr_deskoc', account: desk, tier: 'tier3' },
      roles: ['manager'],
      mustChangePassword: false,
    })
    expect(signedIn.permissions).toContain('my_deal')
    expect(signedIn.permissions).not.toContain('admin')
  })

  it.each([
    ['US', 'Your Bookrunner log-in code', 'It is valid for 10 minutes'],
    ['CN', 'Bookrunner 登录验证码', '验证码在 10 分钟内有效'],
    ['HK', 'Bookrunner 登入驗證碼', '驗證碼於 10 分鐘內有效'],
  ] as const)('writes the mail in %s', async (lang, subject, text) => {
    await login(desk, demoPassword, lang)
    const received = await mail.next(desk)
    expect(received.subject).toBe(subject)
    expect(received.text).toContain(text)
  })

  it('takes the account in any case', async () => {
    await login('  Desk.OC@Lantern.Example ')
    expect(codeIn((await mail.next(desk)).text)).toMatch(/^\d{6}$/)
  })

  it('stores neither token, ticket, code nor password readable', async () => {
    const { ticket, code } = await startLogin()
    const { token } = await authenticate(ticket, code)
    const { rows } = await sql<{ all: string }>`
      select (select jsonb_agg(s)::text from session s) || (select jsonb_agg(c)::text from login_code c)
        || coalesce((select jsonb_agg(j)::text from graphile_worker._private_jobs j), '')
        || (select jsonb_agg(l)::text from ledger_entry l) || (select count(*) from outbox_mail)
        as all`.execute(app.database.db)
    for (const secret of [token!, ticket, `"${code}"`, ` ${code} `, demoPassword])
      expect(rows[0]!.all).not.toContain(secret)
    expect(rows[0]!.all.endsWith('0')).toBe(true)
  })
})

describe('a code', () => {
  it('ends after five wrong ones, even for the right one', async () => {
    const { ticket, code } = await startLogin()
    for (const left of [4, 3, 2, 1])
      expect(await refusalOf(authenticate(ticket, otherThan(code, left)))).toMatchObject({
        reason: 'auth.code-wrong',
        code: 400,
        message: `The code is incorrect. Tries left: ${left}.`,
      })
    expect((await refusalOf(authenticate(ticket, otherThan(code)))).reason).toBe('auth.code-over')
    expect((await refusalOf(authenticate(ticket, code))).reason).toBe('auth.code-over')
  })

  it('ends after ten minutes', async () => {
    const { ticket, code } = await startLogin()
    await app.database.db
      .updateTable('login_code')
      .set({ expires_at: sql<Temporal.Instant>`clock_timestamp() - interval '1 millisecond'` })
      .execute()
    expect((await refusalOf(authenticate(ticket, code))).reason).toBe('auth.code-over')
  })

  it('works once', async () => {
    const { ticket, code } = await startLogin()
    await authenticate(ticket, code)
    expect((await refusalOf(authenticate(ticket, code))).reason).toBe('auth.code-over')
  })

  it('opens one session, however many use it at once and on whichever node', async () => {
    const other = await app.anotherNode()
    const before = await openSessions('usr_deskoc')
    const { ticket, code } = await startLogin()
    const tries = Array.from({ length: 12 }, (_, at) =>
      (at % 2 ? app : other).client().auth.authenticate({ ticket, code, tokenIn: 'reply' }),
    )
    const outcomes = await Promise.allSettled(tries)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await openSessions('usr_deskoc')).toBe(before + 1)
  })

  it('belongs to its ticket', async () => {
    const [one, two] = [await startLogin(), await startLogin('desk.jgc@brasslight.example')]
    const swapped = await refusalOf(
      authenticate(one.ticket, two.code === one.code ? otherThan(one.code) : two.code),
    )
    expect(swapped.reason).toBe('auth.code-wrong')
    expect((await refusalOf(authenticate('0'.repeat(40), one.code))).reason).toBe('auth.code-over')
  })

  /** A job waits seconds after its first failure. */
  const bringForward = () =>
    until(async () => {
      const { rows } = await app.database.pool.query(
        'update graphile_worker._private_jobs set run_at = now() where attempts > 0 and run_at > now() returning id',
      )
      expect(rows).toHaveLength(1)
    })

  it('comes again after a failed delivery', async () => {
    mail.failNext(1)
    const asking = startLogin()
    await bringForward()
    const { ticket, code } = await asking
    expect((await authenticate(ticket, code)).user.account).toBe(desk)
  })

  it('no longer works when the account was frozen meanwhile', async () => {
    const { ticket, code } = await startLogin('desk.jlm@quillstone.example')
    const setStatus = (status: 'active' | 'frozen') =>
      app.database.db.updateTable('user_account').set({ status }).where('id', '=', 'usr_deskjlm').execute()
    await setStatus('frozen')
    expect(await refusalOf(authenticate(ticket, code))).toMatchObject({
      reason: 'session.frozen',
      code: 610101,
    })
    await setStatus('active')
  })
})

describe('sending the code again', () => {
  const resend = (ticket: string) => app.client().auth.resendCode({ ticket })
  const minuteAgo = () =>
    app.database.db
      .updateTable('login_code')
      .set({ sent_at: sql<Temporal.Instant>`clock_timestamp() - interval '60 seconds'` })
      .execute()

  it('waits a minute, replaces the old code, and has a limit', async () => {
    const { ticket, code } = await startLogin()
    expect(await refusalOf(resend(ticket))).toMatchObject({ reason: 'rate.slow-down', code: 429 })
    let newest = code
    for (let count = 0; count < 3; count++) {
      await minuteAgo()
      expect((await resend(ticket)).ticket).toBe(ticket)
      newest = codeIn((await mail.next(desk)).text)
    }
    await minuteAgo()
    expect((await refusalOf(resend(ticket))).reason).toBe('auth.code-over')
    if (code !== newest) expect((await refusalOf(authenticate(ticket, code))).reason).toBe('auth.code-wrong')
    expect((await authenticate(ticket, newest)).user.account).toBe(desk)
  })

  it('does not reset the tries', async () => {
    const { ticket, code } = await startLogin()
    await refusalOf(authenticate(ticket, otherThan(code)))
    await minuteAgo()
    await resend(ticket)
    const next = codeIn((await mail.next(desk)).text)
    expect((await refusalOf(authenticate(ticket, otherThan(next)))).message).toContain('3')
  })
})

describe('the cookie', () => {
  const signIn = async (node: TestApp) => {
    const { ticket, code } = await startLogin()
    const reply = await fetch(`${node.url}/bookbuildingweb/api/admin/auth`, {
      method: 'POST',
      body: new URLSearchParams({ ticket, code }),
    })
    const { data } = (await reply.json()) as { data: { token: string | null } }
    return { token: data.token, cookie: reply.headers.getSetCookie() }
  }

  it('is hidden from scripts and other sites, and absent from the reply', async () => {
    const { token, cookie } = await signIn(app)
    expect(token).toBeNull()
    expect(cookie).toHaveLength(2)
    const [pair, ...flags] = cookie[0]!.split('; ')
    expect(pair).toMatch(/^bookrunner_session=[\w-]{43}$/)
    expect(flags.toSorted()).toEqual(['HttpOnly', 'Max-Age=43200', 'Path=/', 'SameSite=Lax', 'Secure'])
    const list = await fetch(`${app.url}/bookbuildingweb/api/user/session/list`, {
      headers: { cookie: pair! },
    })
    expect(list.status).toBe(200)
  })
})

describe('the outbox', () => {
  it('does not exist outside demo mode, and stores nothing', async () => {
    await startLogin()
    const reply = await fetch(`${app.url}/bookbuildingweb/api/demo/outbox`)
    expect(reply.status).toBe(404)
    expect(await reply.json()).toMatchObject({ code: 404, reason: 'call.unknown' })
    const document = await (await fetch(`${app.url}/bookbuildingweb/api/openapi.json`)).json()
    expect(Object.keys((document as { paths: object }).paths)).not.toContain(
      '/bookbuildingweb/api/demo/outbox',
    )
    expect(await app.database.db.selectFrom('outbox_mail').select('id').execute()).toEqual([])
  })

  it('shows mails in demo mode, and a mail server gets them too if one is set', async () => {
    const demo = await startTestApp({ timedWork: true, settings: { smtpUrl: mail.url } })
    try {
      const client = demo.client('HK')
      const password = await sealSecret(await client.auth.passwordKey(), demoPassword)
      await client.auth.login({ account: desk, password })
      const received = await mail.next(desk)
      const { list } = await client.demo.outbox({ account: desk })
      expect(list).toMatchObject([{ to: desk, subject: 'Bookrunner 登入驗證碼', text: received.text }])
      expect((await client.demo.outbox({ account: 'nobody@lantern.example' })).list).toEqual([])
    } finally {
      await demo.close()
    }
  })
})
