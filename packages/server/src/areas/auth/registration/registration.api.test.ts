import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { codeIn, clientOf, refusalOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import { verifyLedger } from '../../../platform/service/index.ts'
import {
  applicant,
  confirmAddress,
  freshAddress,
  otherThan,
  registerInstitution,
  registrationCode,
} from '../../../../test/registration.ts'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await startTestApp({ timedWork: true })
  admin = await clientOf(app, 'systemadmin')
})
afterEach(() => app.database.db.deleteFrom('attempt').execute())
afterAll(() => app.close())

const received = { received: true }
const confirm = (ticket: string, code: string) => app.client().auth.registerConfirm({ ticket, code })
const listed = async (account: string) => {
  const { list } = await admin.entities.list({ pageSize: 500, review: 'pending', source: 'user' })
  const infos = await Promise.all(list.map(({ entityId }) => admin.entities.info({ entityId })))
  return infos.filter(({ registration }) => registration?.applicant?.account === account)
}

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
    expect(await Promise.all([send(), send(), send()])).toEqual([received, received, received])
    expect(await send()).toEqual(received)
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
    const { sent, text } = await registrationCode(app, account)
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
    expect(refused.fields.find(({ field }) => field === 'phone')?.message).toBe('phone format error')
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
