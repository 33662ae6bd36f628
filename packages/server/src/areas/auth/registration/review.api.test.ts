import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { readResetLink, sealSecret } from '@bookrunner/contract/auth'
import { completeLei } from '@bookrunner/domain/entities'
import { mergeInto } from '../../../../test/merges.ts'
import { freshAddress, registerInstitution } from '../../../../test/registration.ts'
import { clientOf, nextMail, refusalOf, signIn, startTestApp, type TestApp } from '../../../../test/index.ts'
import { verifyLedger } from '../../../platform/service/index.ts'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await startTestApp({ timedWork: true })
  admin = await clientOf(app, 'systemadmin')
})
afterAll(() => app.close())

const password = 'First-password-1!'
const invite = {
  roleId: 'rol_investor',
  dealRoles: ['investor' as const],
  contact: 'Ada Lau',
  position: 'Portfolio manager',
  phoneArea: '852' as const,
  phone: '2345 6789',
}
const approval = (entityId: string, expectedVersion = 1) => ({
  entityId,
  expectedVersion,
  verdict: 'approve' as const,
  invite,
})
const refusal = (entityId: string, more: { erase?: boolean; expectedVersion?: number } = {}) => ({
  entityId,
  expectedVersion: 1,
  verdict: 'refuse' as const,
  reason: 'The licence does not match the name.',
  ...more,
})
const seal = async (secret: string) => sealSecret(await app.client().auth.passwordKey(), secret)
const linkIn = (text: string) => readResetLink(`#${/#(\S+)/.exec(text)![1]!}`)!
const setPassword = async (text: string, account: string) =>
  app.client().auth.resetConfirm({ account, code: linkIn(text).code, password: await seal(password) })

describe('an approval', () => {
  it('makes the first contact a user, who sets a password with the invitation and logs in', async () => {
    const account = freshAddress()
    const entityId = await registerInstitution(app, account, { name: 'Slate Bay Asset Management' })
    const mail = await nextMail(app, account)
    const approved = await admin.entities.audit({
      ...approval(entityId),
      invite: { ...invite, contact: 'Ada W. Lau', dealRoles: ['investor', 'issuer'] },
    })
    expect(approved).toMatchObject({
      review: 'reviewed',
      source: 'user',
      dealRoles: ['investor', 'issuer'],
      contact: 'Ada W. Lau',
      email: account,
      phone: '23456789',
      version: 2,
    })
    const text = await mail()
    expect(text).toContain('Slate Bay Asset Management is approved')
    expect(text).toContain('valid for 7 days')
    expect(linkIn(text).account).toBe(account)
    await setPassword(text, account)
    const person = await signIn(app, account, { password })
    const { user, roles, mustChangePassword } = await person.users.info()
    expect([user.name, user.entity?.entityId, user.group.roleId]).toEqual([
      'Ada W. Lau',
      entityId,
      'rol_investor',
    ])
    expect([roles, mustChangePassword]).toEqual([['investor'], false])
    expect((await refusalOf(setPassword(text, account))).reason).toBe('auth.reset-wrong')
    const summaries = async () => (await person.notices.box({})).list.map(({ msgSummary }) => msgSummary)
    await expect.poll(summaries).toContain('Slate Bay Asset Management is approved.')
    // The person is a user now; the registration forgets.
    const { registration } = await admin.entities.info({ entityId })
    expect(registration).toMatchObject({ state: 'approved', applicant: null })
    for (const ledger of [`entity:${entityId}`, `user:${person.userId}`])
      expect(await verifyLedger(app.database.pool, ledger)).toBeUndefined()
    const { list } = await admin.audit.list({ recordId: entityId })
    expect(list.map(({ what, actor }) => [what, actor?.userId])).toEqual([
      ['Institution approved', 'usr_systemadmin'],
      ['Institution registered', undefined],
    ])
    const lines = await sql<{ all: string }>`select jsonb_agg(l)::text as all from ledger_entry l`.execute(
      app.database.db,
    )
    for (const personal of [account, 'Ada W. Lau', '23456789'])
      expect(lines.rows[0]!.all).not.toContain(personal)
  })

  it.each([
    ['CN', '港巷资产管理 已通过审核', '港巷资产管理 的注册申请未通过审核'],
    ['HK', '港巷資產管理 已獲批准', '港巷資產管理 的註冊申請未獲批准'],
    ['US', 'Harbour Lane is approved', 'The registration of Harbour Lane was refused'],
  ] as const)(
    'and a refusal name the institution in the language of the mail: %s',
    async (lang, approved, refused) => {
      const names = { name: 'Harbour Lane', nameCn: '港巷资产管理', nameHk: '港巷資產管理' }
      const [first, second] = [freshAddress(), freshAddress()]
      const firstId = await registerInstitution(app, first, names, lang)
      const approvalMail = await nextMail(app, first)
      await admin.entities.audit(approval(firstId))
      expect(await approvalMail()).toContain(approved)
      const secondId = await registerInstitution(app, second, names, lang)
      const refusalMail = await nextMail(app, second)
      await admin.entities.audit(refusal(secondId))
      expect(await refusalMail()).toContain(refused)
    },
  )

  it('needs a role that fits, a phone, and the right to add users', async () => {
    const entityId = await registerInstitution(app, freshAddress())
    const send = (more: Partial<typeof invite> | undefined, by = admin) =>
      refusalOf(
        by.entities.audit({ ...approval(entityId), invite: more ? { ...invite, ...more } : undefined }),
      )
    expect((await send(undefined)).fields).toMatchObject([
      { field: 'invite.roleId', reason: 'entity.role-missing' },
    ])
    expect((await send({ roleId: 'rol_none' })).fields).toMatchObject([
      { field: 'invite.roleId', reason: 'record.unknown' },
    ])
    expect((await send({ phone: '1' })).fields).toMatchObject([
      { field: 'invite.phone', reason: 'phone.format' },
    ])
    expect((await send({ roleId: 'rol_syndicatemanager' })).reason).toBe('role.wrong-entity')
    expect((await send({ roleId: 'rol_superadmin' })).reason).toBe('role.above-you')
    expect((await send({}, await clientOf(app, 'deskoc'))).reason).toBe('access.denied')
    expect((await send({}, await clientOf(app, 'investor'))).reason).toBe('access.denied')
    await sql`delete from role_permission where role_id = 'rol_systemadmin' and permission = 'admin_user|add'`.execute(
      app.database.db,
    )
    const reviewer = await clientOf(app, 'systemadmin')
    const denied = await send({}, reviewer)
    await sql`insert into role_permission (role_id, permission) values ('rol_systemadmin', 'admin_user|add')`.execute(
      app.database.db,
    )
    expect(denied.reason).toBe('access.denied')
    expect((await admin.entities.info({ entityId })).registration?.state).toBe('waiting')
  })

  it('counts once: of two reviewers at the same moment the second reads that it changed', async () => {
    const account = freshAddress()
    const entityId = await registerInstitution(app, account)
    const other = await clientOf(app, 'superadmin')
    const outcomes = await Promise.allSettled([
      admin.entities.audit(approval(entityId)),
      other.entities.audit(refusal(entityId)),
      other.entities.audit(approval(entityId)),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ reason: 'write.changed-meanwhile', code: 409 })
    const users = await app.database.db
      .selectFrom('user_account')
      .where('account', '=', account)
      .selectAll()
      .execute()
    expect(users.length).toBeLessThanOrEqual(1)
  })

  it('repeated with its key invites once', async () => {
    const account = freshAddress()
    const entityId = await registerInstitution(app, account)
    const key = { key: 'approve-once' }
    const first = await admin.entities.audit(approval(entityId), key)
    expect(await admin.entities.audit(approval(entityId), key)).toEqual(first)
    expect((await refusalOf(admin.entities.audit(approval(entityId, 2)))).reason).toBe('entity.not-pending')
  })

  it('is refused while another user has the address', async () => {
    const account = freshAddress()
    const entityId = await registerInstitution(app, account)
    const superadmin = await clientOf(app, 'superadmin')
    await superadmin.users.add({
      account,
      name: 'Ada Lau',
      phoneArea: '852',
      phone: '2345 6789',
      roleId: 'rol_investor',
      entityId: 'ent_kestrelpeak',
      password: await seal('Initial-password-1'),
    })
    expect((await refusalOf(admin.entities.audit(approval(entityId)))).reason).toBe('user.account-taken')
  })

  it('is refused while the address still gets the mails of a user who had it', async () => {
    const account = freshAddress()
    const entityId = await registerInstitution(app, account)
    const setFormer = (address: string | null) =>
      sql`update user_account set mail_address = ${address} where id = 'usr_investor'`.execute(
        app.database.db,
      )
    await setFormer(account)
    expect((await refusalOf(admin.entities.audit(approval(entityId)))).reason).toBe('user.account-taken')
    await setFormer(null)
    await admin.entities.audit(approval(entityId))
  })

  it('shows near-duplicates to the reviewer', async () => {
    const lei = completeLei('ZZZZ00REGISTRATION')
    await admin.entities.add({ name: 'Copper Gate Partners', lei })
    const entityId = await registerInstitution(app, freshAddress(), { name: 'Copper Gate Partners Ltd', lei })
    const { list } = await admin.entities.alike({ name: 'Copper Gate Partners Ltd', lei, entityId })
    expect(list).toMatchObject([{ name: 'Copper Gate Partners', likeness: 'lei' }])
  })
})

describe('a refusal', () => {
  it('mails the reason in the language of the applicant, who can apply again', async () => {
    const account = freshAddress()
    const entityId = await registerInstitution(app, account, { name: 'Amber Field Capital' })
    const mail = await nextMail(app, account)
    await admin.entities.audit(refusal(entityId))
    const text = await mail()
    expect(text).toContain('The registration of Amber Field Capital was refused')
    expect(text).toContain('The licence does not match the name.')
    expect((await admin.entities.info({ entityId })).registration).toMatchObject({
      state: 'refused',
      applicant: { account },
    })
    const again = await registerInstitution(app, account, { name: 'Amber Field Capital Limited' })
    expect(again).not.toBe(entityId)
    expect((await admin.entities.audit(approval(again))).review).toBe('reviewed')
  })

  it('can erase the person once the mail is written', async () => {
    const account = freshAddress()
    const entityId = await registerInstitution(app, account)
    const mail = await nextMail(app, account)
    await admin.entities.audit(refusal(entityId, { erase: true }))
    expect(await mail()).toContain('The licence does not match the name.')
    const registration = async () => (await admin.entities.info({ entityId })).registration
    await expect.poll(registration).toMatchObject({ state: 'refused', applicant: null })
    const stored = await sql<{ all: string | null }>`
      select jsonb_agg(r)::text as all from registration r where entity_id = ${entityId}`.execute(
      app.database.db,
    )
    expect(stored.rows[0]!.all).not.toContain(account)
    // Without its contact it is approved like any other.
    const { invite: _, ...plain } = approval(entityId, 2)
    expect((await admin.entities.audit(plain)).review).toBe('reviewed')
  })

  it('can be followed by an approval, which invites', async () => {
    const account = freshAddress()
    const entityId = await registerInstitution(app, account)
    const reason = await nextMail(app, account)
    await admin.entities.audit(refusal(entityId))
    await reason()
    const mail = await nextMail(app, account)
    await admin.entities.audit(approval(entityId, 2))
    expect(await mail()).toContain('your account is ready')
  })

  it('goes with the institution when that is deleted', async () => {
    const entityId = await registerInstitution(app, freshAddress())
    await admin.entities.del({ entityId })
    const left = await app.database.db
      .selectFrom('registration')
      .selectAll()
      .where('entity_id', '=', entityId)
      .execute()
    expect(left).toEqual([])
  })
})

describe('an institution that a desk added', () => {
  it('is reviewed without an invitation, and the desk gets a notice', async () => {
    const desk = await clientOf(app, 'deskoc')
    const summaries = async () => (await desk.notices.box({})).list.map(({ msgSummary }) => msgSummary)
    const { entityId } = await desk.entities.add({ name: 'Marble Quay Advisers' })
    expect((await admin.entities.info({ entityId })).registration).toBeNull()
    await admin.entities.audit(refusal(entityId))
    await expect
      .poll(summaries)
      .toContain('Marble Quay Advisers was refused: The licence does not match the name.')
    const { invite: _, ...plain } = approval(entityId, 2)
    expect((await admin.entities.audit(plain)).review).toBe('reviewed')
    await expect.poll(summaries).toContain('Marble Quay Advisers is approved.')
  })
})

it('is decided before its institution is merged into another', async () => {
  const entityId = await registerInstitution(app, freshAddress(), { name: 'Ebb Lane' })
  const root = await clientOf(app, 'superadmin')
  const merge = () => mergeInto(root, entityId, 'ent_kestrelpeak')
  expect((await refusalOf(merge())).reason).toBe('entity.merge-waiting')
  await admin.entities.audit(refusal(entityId))
  expect(await merge()).toMatchObject({ entityId, users: 0 })
})
