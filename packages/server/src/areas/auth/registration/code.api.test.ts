import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '@bookrunner/contract'
import { codeIn, nextMail, refusalOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import {
  applicant,
  confirmAddress,
  freshAddress,
  otherThan,
  registrationCode,
} from '../../../../test/registration.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ timedWork: true })
})
afterEach(() => app.database.db.deleteFrom('attempt').execute())
afterAll(() => app.close())

const known = 'desk.oc@lantern.example'
const codeFor = (account: string, lang?: Language) => registrationCode(app, account, lang)
const confirm = (ticket: string, code: string) => app.client().auth.registerConfirm({ ticket, code })

describe('the code', () => {
  it.each([
    ['US', 'Your code to register an institution is'],
    ['CN', '您的机构注册验证码是'],
    ['HK', '您的機構註冊驗證碼是'],
  ] as const)('comes by mail in %s', async (lang, words) => {
    const { sent, text } = await codeFor(freshAddress(), lang)
    expect(sent).toMatchObject({ nextStep: 'code', expiresInSeconds: 600, resendAfterSeconds: 60 })
    expect(text).toContain(words)
  })

  it('works once, and gives the types to choose from', async () => {
    const account = freshAddress()
    const { sent, text } = await codeFor(account.toUpperCase())
    const confirmed = await confirm(sent.ticket, codeIn(text))
    expect(confirmed).toMatchObject({ account, expiresInSeconds: 86_400 })
    expect(confirmed.types.map(({ classId }) => classId)).toContain('cls_assetmanager')
    expect((await refusalOf(confirm(sent.ticket, codeIn(text)))).reason).toBe('register.code-over')
  })

  it('ends after five wrong ones, also at the same moment', async () => {
    const { sent, text } = await codeFor(freshAddress())
    const code = codeIn(text)
    const guesses = await Promise.all(
      [1, 2, 3, 4, 5].map((by) => refusalOf(confirm(sent.ticket, otherThan(code, by)))),
    )
    const words = guesses.map(({ reason, message }) => (reason === 'auth.code-wrong' ? message : reason))
    expect(words.toSorted()).toEqual([
      'The code is incorrect. Tries left: 1.',
      'The code is incorrect. Tries left: 2.',
      'The code is incorrect. Tries left: 3.',
      'The code is incorrect. Tries left: 4.',
      'register.code-over',
    ])
    expect((await refusalOf(confirm(sent.ticket, code))).reason).toBe('register.code-over')
  })

  it('cannot be guessed with many codes: the address pauses', async () => {
    const account = freshAddress()
    const guess = async () => {
      const { sent, text } = await codeFor(account)
      await app.database.db.deleteFrom('attempt').where('key', 'like', 'registerMail%').execute()
      const reasons: string[] = []
      for (const by of [1, 2, 3, 4, 5])
        reasons.push((await refusalOf(confirm(sent.ticket, otherThan(codeIn(text), by)))).reason ?? '')
      return reasons
    }
    await guess()
    await guess()
    expect(await guess()).toContain('rate.slow-down')
  })

  it('expires after ten minutes', async () => {
    const { sent, text } = await codeFor(freshAddress())
    await sql`update registration_code set expires_at = clock_timestamp()`.execute(app.database.db)
    expect((await refusalOf(confirm(sent.ticket, codeIn(text)))).reason).toBe('register.code-over')
  })

  it('is sent again once a minute, and the old one stops', async () => {
    const account = freshAddress()
    const { sent, text } = await codeFor(account)
    const again = () => app.client().auth.registerResend({ ticket: sent.ticket })
    expect(await refusalOf(again())).toMatchObject({ reason: 'rate.slow-down', code: 429 })
    await sql`update registration_code set sent_at = sent_at - interval '61 s'`.execute(app.database.db)
    const mail = await nextMail(app, account)
    await again()
    const newer = codeIn(await mail())
    if (newer !== codeIn(text))
      expect((await refusalOf(confirm(sent.ticket, codeIn(text)))).reason).toBe('auth.code-wrong')
    expect((await confirm(sent.ticket, newer)).account).toBe(account)
  })

  it('goes five times to one address, then pauses, whoever it belongs to', async () => {
    for (const account of [freshAddress(), known]) {
      for (let mails = 0; mails < 5; mails++) await app.client().auth.registerCode({ account })
      expect((await refusalOf(app.client().auth.registerCode({ account }))).reason).toBe('rate.slow-down')
    }
  })

  it('is mailed to twenty addresses from one place, then pauses', async () => {
    for (let mails = 0; mails < 20; mails++) await app.client().auth.registerCode({ account: freshAddress() })
    const more = await refusalOf(app.client().auth.registerCode({ account: freshAddress() }))
    expect(more).toMatchObject({ reason: 'rate.slow-down', code: 429 })
  })

  it('is stored as a hash, and is not in the log', async () => {
    const account = freshAddress()
    const { sent, text } = await codeFor(account)
    const { proof } = await confirm(sent.ticket, codeIn(text))
    const { rows } = await sql<{ all: string }>`
      select (select jsonb_agg(c)::text from registration_code c)
        || (select jsonb_agg(l)::text from ledger_entry l)
        || coalesce((select jsonb_agg(j)::text from graphile_worker._private_jobs j), '') as all`.execute(
      app.database.db,
    )
    for (const secret of [sent.ticket, proof, `"${codeIn(text)}"`]) expect(rows[0]!.all).not.toContain(secret)
    const lines = await sql<{ all: string }>`select jsonb_agg(l)::text as all from ledger_entry l`.execute(
      app.database.db,
    )
    expect(lines.rows[0]!.all).not.toContain(account)
  })
})

describe('an address that has an account', () => {
  it('gets the same answer in the same time, and the mailbox alone reads why', async () => {
    const time = async (account: string) => {
      const began = performance.now()
      const { ticket: _, maskedEmail: __, ...answer } = await app.client().auth.registerCode({ account })
      return { answer, took: performance.now() - began }
    }
    const took: Record<string, number[]> = { known: [], free: [] }
    for (let round = 0; round < 8; round++) {
      await app.database.db.deleteFrom('attempt').execute()
      const [one, other] = [await time(known), await time(freshAddress())]
      expect(one.answer).toEqual(other.answer)
      took['known']!.push(one.took)
      took['free']!.push(other.took)
    }
    const median = (times: number[]) => times.toSorted((a, b) => a - b)[4]!
    expect(Math.abs(median(took['known']!) - median(took['free']!))).toBeLessThan(50)
    const { text } = await codeFor(known)
    expect(text).toContain('It already has an account')
    expect(text).toContain('/bookbuildingweb/login')
    expect(text).not.toMatch(/^\d{6}$/m)
  })

  it('refuses every code as a wrong one', async () => {
    const { sent } = await codeFor(known)
    const answers: (string | undefined)[] = []
    for (let code = 0; code < 5; code++)
      answers.push((await refusalOf(confirm(sent.ticket, `00000${code}`))).reason)
    expect(answers).toEqual([...Array<string>(4).fill('auth.code-wrong'), 'register.code-over'])
  })

  it('cannot register, if the account came after the code', async () => {
    const account = freshAddress()
    const proof = await confirmAddress(app, account)
    await sql`update user_account set account = ${account} where account = ${known}`.execute(app.database.db)
    const refused = await refusalOf(app.client().auth.register({ ...applicant, proof }))
    expect(refused).toMatchObject({ reason: 'register.has-account', code: 409 })
    await sql`update user_account set account = ${known} where account = ${account}`.execute(app.database.db)
  })
})
