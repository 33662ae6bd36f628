import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sealSecret } from '@bookrunner/contract/auth'
import { sql } from 'kysely'
import { usualPasswordCost } from '../../platform/password-cost.ts'
import { hashOf } from './secrets.ts'
import { demoPassword } from '../../../seeds/demo-world/people.ts'
import { codeIn, nextMail, refusalOf, signIn, startTestApp, type TestApp } from '../../../test/index.ts'

const desk = 'desk.oc@lantern.example'
const nobody = 'nobody.at.all@lantern.example'
const frozen = 'frozen.user@kestrelpeak.example'
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ timedWork: true })
})
afterEach(() => app.database.db.deleteFrom('attempt').execute())
afterAll(() => app.close())

const login = async (account: string, password = 'Wrong-password-1', on = app) => {
  const client = on.client()
  return client.auth.login({ account, password: await sealSecret(await client.auth.passwordKey(), password) })
}
/** Moves the counted tries back in time. */
const later = async (seconds: number) => {
  await sql`update attempt set expire = expire - ${seconds * 1000}`.execute(app.database.db)
}
const fail = async (account: string, times: number) => {
  const outcomes = await Promise.all(Array.from({ length: times }, () => refusalOf(login(account))))
  for (const { reason } of outcomes) expect(reason).toBe('auth.wrong')
}
const lines = async (userId: string) => {
  const rows = await app.database.db
    .selectFrom('ledger_entry')
    .select('code')
    .where('ledger_id', '=', `account:${userId}`)
    .orderBy('seq')
    .execute()
  return rows.map(({ code }) => code)
}

describe.each([
  ['an account', desk],
  ['an account that does not exist', nobody],
])('failed tries at %s', (_name, account) => {
  it('slow down even the right password, until the pause is over', async () => {
    await fail(account, 4)
    const slowed = await refusalOf(login(account, demoPassword))
    expect(slowed).toMatchObject({ reason: 'rate.slow-down', code: 429 })
    expect(slowed.message).toMatch(/^Too many attempts\. Please wait [1-5] seconds\.$/)
    await later(5)
    await fail(account, 1)
    expect((await refusalOf(login(account))).message).toMatch(/wait 1[0-5] seconds/)
  })

  it('finally lock for a quarter of an hour', async () => {
    await fail(account, 4)
    for (const pause of [5, 15, 60, 300]) {
      await later(pause)
      await fail(account, 1)
    }
    const locked = await refusalOf(login(account))
    expect(Number(locked.message.match(/\d+/)![0])).toBeGreaterThan(890)
  })

  it('count even if they come at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => refusalOf(login(account))))
    expect(outcomes.filter(({ reason }) => reason === 'auth.wrong')).toHaveLength(4)
  })
})

describe('the lock of an account', () => {
  it('is in its security log', async () => {
    const account = 'desk.jlm@quillstone.example'
    await fail(account, 4)
    for (const pause of [5, 15, 60, 300]) {
      await later(pause)
      await fail(account, 1)
    }
    expect(await lines('usr_deskjlm')).toEqual([...Array(7).fill('login.failed'), 'login.locked'])
  })

  it('ends with the right password after the pause', async () => {
    await fail(desk, 4)
    await later(5)
    expect((await login(desk, demoPassword)).nextStep).toBe('code')
    await fail(desk, 3)
  })

  it('ends with a reset by mail', async () => {
    const account = 'desk.bnd@ninefold.example'
    await fail(account, 4)
    const mail = await nextMail(app, account)
    const client = app.client()
    await client.auth.resetRequest({ account })
    const password = await sealSecret(await client.auth.passwordKey(), 'Fresh-password-1')
    await client.auth.resetConfirm({ account, code: codeIn(await mail()), password })
    expect((await signIn(app, account, { password: 'Fresh-password-1' })).token).toBeTruthy()
  })
})

describe('wrong codes', () => {
  const guess = async (ticket: string) => app.client().auth.authenticate({ ticket, code: '000000' })

  it('count over all log-ins of an account, so that starting many gives no extra guesses', async () => {
    const account = 'issuer@glasswing.example'
    const tickets = [await login(account, demoPassword), await login(account, demoPassword)]
    for (const { ticket } of tickets)
      for (let count = 0; count < 5; count++)
        expect((await refusalOf(guess(ticket))).reason).toMatch(/^auth\.code-(wrong|over)$/)
    const { ticket } = await login(account, demoPassword)
    const slowed = await refusalOf(guess(ticket))
    expect(slowed.reason).toBe('rate.slow-down')
    expect(Number(slowed.message.match(/\d+/)![0])).toBeGreaterThan(3590)
  })
})

it('are refused with a header that states how long to wait', async () => {
  await fail(desk, 4)
  const key = await app.client().auth.passwordKey()
  const reply = await fetch(`${app.url}/bookbuildingweb/api/admin/login`, {
    method: 'POST',
    body: new URLSearchParams({ account: desk, password: await sealSecret(key, demoPassword) }),
  })
  expect(reply.status).toBe(429)
  expect(reply.headers.get('retry-after')).toMatch(/^[1-5]$/)
})

describe('a browser the account has logged in with', () => {
  const account = 'sales@lantern.example'
  const post = (path: string, fields: Record<string, string>, cookie = '') =>
    fetch(`${app.url}/bookbuildingweb/api/admin/${path}`, {
      method: 'POST',
      headers: { cookie },
      body: new URLSearchParams(fields),
    })
  const tryWith = async (cookie: string, password = demoPassword, who = account) => {
    const sealed = await sealSecret(await app.client().auth.passwordKey(), password)
    return (await (await post('login', { account: who, password: sealed }, cookie)).json()) as {
      code: number
      reason?: string
      data: { ticket: string }
    }
  }
  const device = async () => {
    const mail = await nextMail(app, account)
    const { ticket } = (await tryWith('')).data
    const reply = await post('auth', { ticket, code: codeIn(await mail()) })
    const cookie = reply.headers.getSetCookie().find((one) => one.includes('_device_'))!
    expect(cookie).toMatch(/; Max-Age=15552000; Path=\/bookbuildingweb\/api\/admin; HttpOnly/)
    return cookie.split(';')[0]!
  }
  /** Many failed tries by others, from this address and at this account. */
  const failedByOthers = async () => {
    await fail(account, 4)
    await fail('nobody.else@lantern.example', 1)
    await sql`update attempt set points = 500 where key like 'address#%'`.execute(app.database.db)
    await refusalOf(login('somebody.new@lantern.example'))
  }

  it('lets its owner in despite others’ failures; a new browser waits', async () => {
    const known = await device()
    await failedByOthers()
    expect((await tryWith('')).reason).toBe('rate.slow-down')
    const mail = await nextMail(app, account)
    const { code, data } = await tryWith(known)
    expect(code).toBe(200)
    const done = await post('auth', { ticket: data.ticket, code: codeIn(await mail()) }, known)
    expect(done.status).toBe(200)
    expect((await tryWith('')).reason).toBe('rate.slow-down')
  })

  it('has few tries of its own, and none at another account or with a made-up cookie', async () => {
    const known = await device()
    for (let count = 0; count < 4; count++)
      expect((await tryWith(known, 'Wrong-password-1')).reason).toBe('auth.wrong')
    expect((await tryWith(known)).reason).toBe('rate.slow-down')
    await failedByOthers()
    const [name, value] = known.split('=') as [string, string]
    const [random, until, mac] = value.split('.') as [string, string, string]
    for (const forged of [`${random}x.${until}.${mac}`, `${random}.${until}0.${mac}`, '..', `a.9999999999.b`])
      expect((await tryWith(`${name}=${forged}`)).reason).toBe('rate.slow-down')
    const others = `${name.replace(/_device_.*/, '')}_device_${hashOf(desk).slice(0, 12)}=${value}`
    expect((await tryWith(others, demoPassword, desk)).reason).toBe('rate.slow-down')
  })
})

describe('one address', () => {
  it('slows down after many failures, whichever the accounts', async () => {
    const guesses = Array.from({ length: 99 }, (_, at) => refusalOf(login(`guess.${at}@lantern.example`)))
    for (const { reason } of await Promise.all(guesses)) expect(reason).toBe('auth.wrong')
    await refusalOf(login('the.last@lantern.example'))
    expect((await refusalOf(login('one.more@lantern.example'))).reason).toBe('rate.slow-down')
  })

  it('does not count successful log-ins', async () => {
    for (let count = 0; count < 3; count++) await signIn(app, desk)
    const { rows } = await sql<{ points: number }>`
      select points from attempt where key like 'address#%'`.execute(app.database.db)
    expect(rows).toEqual([{ points: 0 }])
  })
})

describe('mails', () => {
  it('of unfinished log-ins are limited', async () => {
    for (let count = 0; count < 5; count++) await login(desk, demoPassword)
    expect((await refusalOf(login(desk, demoPassword))).reason).toBe('rate.slow-down')
  })

  it('of unfinished log-ins are limited to five with those sent again', async () => {
    const tickets: string[] = []
    for (let count = 0; count < 3; count++) tickets.push((await login(desk, demoPassword)).ticket)
    const resend = (ticket: string) => app.client().auth.resendCode({ ticket })
    // Too soon: no mail leaves, so it does not count.
    expect((await refusalOf(resend(tickets[0]!))).reason).toBe('rate.slow-down')
    await app.database.db
      .updateTable('login_code')
      .set({ sent_at: sql<Temporal.Instant>`clock_timestamp() - interval '60 seconds'` })
      .execute()
    await resend(tickets[0]!)
    await resend(tickets[1]!)
    expect((await refusalOf(resend(tickets[2]!))).reason).toBe('rate.slow-down')
    expect((await refusalOf(login(desk, demoPassword))).reason).toBe('rate.slow-down')
  })

  it.each([desk, nobody])('of resets are limited: %s', async (account) => {
    const ask = () => app.client().auth.resetRequest({ account })
    for (let count = 0; count < 3; count++) expect((await ask()).sent).toBe(true)
    expect((await refusalOf(ask())).reason).toBe('rate.slow-down')
  })
})

describe('the existence of an account', () => {
  let shipped: TestApp
  beforeAll(async () => {
    shipped = await startTestApp({ timedWork: true, passwordCost: usualPasswordCost })
  })
  afterAll(() => shipped.close())
  const timed = async (work: () => Promise<unknown>) => {
    const start = performance.now()
    const outcome = await work()
    return { outcome, ms: performance.now() - start }
  }

  it('is not revealed by the answer: unknown, wrong and frozen are the same', async () => {
    const [unknown, wrong, cold] = await Promise.all(
      [nobody, desk, frozen].map((one) => refusalOf(login(one))),
    )
    expect(wrong).toEqual(unknown)
    expect(cold).toEqual(unknown)
    expect(unknown).toMatchObject({ code: 400, reason: 'auth.wrong' })
  })

  it('is not revealed by the time', async () => {
    const times = new Map<string, number[]>([nobody, desk].map((account) => [account, []]))
    for (let round = 0; round < 3; round++)
      for (const [account, list] of times)
        list.push((await timed(() => refusalOf(login(account, undefined, shipped)))).ms)
    for (const list of times.values()) {
      // Never before the step; the delay after it on a busy machine reveals nothing.
      expect(Math.min(...list)).toBeGreaterThan(245)
    }
  })

  it('is not revealed by a reset, whose answer takes the same time', async () => {
    const ask = (account: string) => timed(() => shipped.client().auth.resetRequest({ account }))
    const answers = [await ask(desk), await ask(nobody), await ask(frozen)]
    for (const { outcome, ms } of answers) {
      expect(outcome).toEqual({ sent: true, expiresInSeconds: 600 })
      expect(ms).toBeGreaterThan(245)
    }
    const password = async () => sealSecret(await shipped.client().auth.passwordKey(), 'Fresh-password-1')
    const confirm = async (account: string) =>
      refusalOf(shipped.client().auth.resetConfirm({ account, code: '000000', password: await password() }))
    const [known, unknown, cold] = [await confirm(desk), await confirm(nobody), await confirm(frozen)]
    expect([unknown, cold]).toEqual([known, known])
    const mails = await shipped.database.db
      .selectFrom('outbox_mail')
      .select('id')
      .where('recipient', '=', frozen)
      .execute()
    expect(mails).toEqual([])
  })

  it('shows that it is frozen only with the right password', async () => {
    expect(await refusalOf(login(frozen, demoPassword))).toMatchObject({
      reason: 'session.frozen',
      code: 610101,
    })
    expect(await lines('usr_frozenuser')).toContain('login.frozen')
  })
})
