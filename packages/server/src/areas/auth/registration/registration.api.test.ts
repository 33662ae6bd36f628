import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Client, Language } from '@bookrunner/contract'
import { codeIn, clientOf, nextMail, refusalOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import { verifyLedger } from '../../../platform/service/index.ts'
import {
  applicant,
  confirmAddress,
  freshAddress,
  registerInstitution,
} from '../../../../test/registration.ts'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await startTestApp({ timedWork: true })
  admin = await clientOf(app, 'systemadmin')
})
afterEach(() => app.database.db.deleteFrom('attempt').execute())
afterAll(() => app.close())

const known = 'desk.oc@lantern.example'
const codeFor = async (account: string, lang: Language = 'US') => {
  const mail = await nextMail(app, account.toLowerCase())
  const sent = await app.client(lang).auth.registerCode({ account })
  return { sent, text: await mail() }
}
const otherThan = (code: string, by: number) => String((Number(code) + by) % 1_000_000).padStart(6, '0')
const confirm = (ticket: string, code: string) => app.client().auth.registerConfirm({ ticket, code })
const listed = async (account: string) => {
  const { list } = await admin.entities.list({ pageSize: 500, review: 'pending', source: 'user' })
  const infos = await Promise.all(list.map(({ entityId }) => admin.entities.info({ entityId })))
  return infos.filter(({ registration }) => registration?.applicant?.account === account)
}

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

describe('a registration', () => {
  it('waits for its review, from user input, with its applicant for administrators only', async () => {
    const account = freshAddress()
    const entityId = await registerInstitution(app, account, { name: 'Quiet Harbour Capital Limited' })
    const info = await admin.entities.info({ entityId })
    expect(info).toMatchObject({
      name: 'Quiet Harbour Capital Limited',
      source: 'user',
      review: 'pending',
      region: 'APAC',
      dealRoles: ['investor'],
      contact: '',
      email: '',
      registration: {
        state: 'waiting',
        applicant: { account, contact: 'Ada Lau', phoneArea: '852', phone: '23456789' },
      },
    })
    for (const other of ['deskoc', 'superadmin']) {
      const seen = (await clientOf(app, other)).entities.info({ entityId })
      if (other === 'superadmin') expect((await seen).registration).not.toBeNull()
      else expect((await refusalOf(seen)).reason).toBe('record.unknown')
    }
    expect(await verifyLedger(app.database.pool, `entity:${entityId}`)).toBeUndefined()
    const line = await sql<{ code: string; params: string; all: string }>`
      select code, params::text from ledger_entry where ledger_id = ${`entity:${entityId}`}`.execute(
      app.database.db,
    )
    expect(line.rows).toMatchObject([{ code: 'entity.registered' }])
    const { list } = await admin.audit.list({ recordId: entityId })
    expect(list.map(({ what, actor }) => [what, actor])).toEqual([['Institution registered', null]])
  })

  it('is one, however often it is sent', async () => {
    const account = freshAddress()
    const proof = await confirmAddress(app, account)
    const send = () => app.client().auth.register({ ...applicant, proof })
    expect(await Promise.all([send(), send(), send()])).toEqual(Array(3).fill({ received: true }))
    expect(await send()).toEqual({ received: true })
    expect(await listed(account)).toHaveLength(1)
    const other = await refusalOf(app.client().auth.register({ ...applicant, name: 'Another', proof }))
    expect(other).toMatchObject({ reason: 'session.not-active', code: 402 })
  })

  it('is one for each address, also with two confirmations at once', async () => {
    const account = freshAddress()
    const proofs = [await confirmAddress(app, account), await confirmAddress(app, account)]
    const outcomes = await Promise.allSettled(
      proofs.map((proof) => app.client().auth.register({ ...applicant, proof })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { reason: 'session.not-active' },
    })
    expect(await listed(account)).toHaveLength(1)
  })

  it('under review is told to the owner of the mailbox alone', async () => {
    const account = freshAddress()
    await registerInstitution(app, account)
    const { sent, text } = await codeFor(account)
    expect((await refusalOf(confirm(sent.ticket, otherThan(codeIn(text), 1)))).reason).toBe('auth.code-wrong')
    expect(await refusalOf(confirm(sent.ticket, codeIn(text)))).toMatchObject({
      code: 402,
      reason: 'session.not-active',
      message: 'Your institution is under review. You can log in once it is approved.',
    })
  })

  it('needs a confirmed address, for a day at most', async () => {
    expect((await refusalOf(app.client().auth.register({ ...applicant, proof: 'madeup0123' }))).reason).toBe(
      'register.confirm-again',
    )
    const proof = await confirmAddress(app, freshAddress())
    await sql`update registration_code set expires_at = clock_timestamp() where proof_hash is not null`.execute(
      app.database.db,
    )
    expect(await refusalOf(app.client().auth.register({ ...applicant, proof }))).toMatchObject({
      reason: 'register.confirm-again',
      message: 'Confirm your e-mail again. The form stays as it is.',
    })
  })

  it('names every wrong field at once, and the confirmation stays good', async () => {
    const proof = await confirmAddress(app, freshAddress())
    const send = (more: object) => app.client().auth.register({ ...applicant, proof, ...more })
    const wrong = {
      lei: '5493000IBP32UQZ0KL25',
      website: 'kestrel',
      idNumber: '77',
      phone: '12',
      classId: 'cls_no',
    }
    const refused = await refusalOf(send(wrong))
    expect(refused.fields.map(({ field }) => field).toSorted()).toEqual([
      'classId',
      'idType',
      'lei',
      'phone',
      'website',
    ])
    expect(refused.fields.find(({ field }) => field === 'phone')?.message).toBe('Phone format error')
    const area = await refusalOf(send({ phoneArea: '44' }))
    expect(area.fields.map(({ field }) => field)).toEqual(['phoneArea'])
    expect(await send({})).toEqual({ received: true })
  })

  it('is capped in size, and markup stays text', async () => {
    const proof = await confirmAddress(app, freshAddress())
    const long = await refusalOf(
      app.client().auth.register({ ...applicant, proof, officeAddress: 'x'.repeat(301) }),
    )
    expect(long.fields).toMatchObject([{ field: 'officeAddress', reason: 'field.too-long' }])
    const huge = await refusalOf(
      app.client().auth.register({ ...applicant, proof, officeAddress: 'x'.repeat(3_000_000) }),
    )
    expect([400, 413]).toContain(huge.code)
    const name = '<img src=x onerror=alert(1)>{link}'
    const entityId = await registerInstitution(app, freshAddress(), { name })
    expect((await admin.entities.info({ entityId })).name).toBe(name)
  })

  it('sends a notice to every reviewer, which leads to it', async () => {
    const entityId = await registerInstitution(app, freshAddress(), { name: 'Bell Tower Partners' })
    const noticed = async (person: string) => {
      const client = await clientOf(app, person)
      const { list } = await client.notices.box({})
      return list.filter(({ link }) => link.includes(entityId)).map(({ msgSummary }) => msgSummary)
    }
    await expect
      .poll(() => noticed('systemadmin'))
      .toEqual(['Bell Tower Partners has registered and waits for review.'])
    await expect.poll(() => noticed('superadmin')).toHaveLength(1)
    expect(await noticed('bankadmin')).toEqual([])
  })
})

describe('forgetting', () => {
  it('deletes old codes and refused applicants each night', async () => {
    const account = freshAddress()
    const entityId = await registerInstitution(app, account)
    await admin.entities.audit({ entityId, expectedVersion: 1, verdict: 'refuse', reason: 'No such house.' })
    await sql`update registration set decided_at = decided_at - interval '31 days' where entity_id = ${entityId}`.execute(
      app.database.db,
    )
    await sql`update registration_code set sent_at = sent_at - interval '3 days'`.execute(app.database.db)
    await sql`select graphile_worker.add_job('auth.forgetApplicants')`.execute(app.database.db)
    await expect
      .poll(async () => (await admin.entities.info({ entityId })).registration)
      .toMatchObject({ state: 'refused', applicant: null })
    const codes = await app.database.db.selectFrom('registration_code').select('id').execute()
    expect(codes).toEqual([])
  })
})
