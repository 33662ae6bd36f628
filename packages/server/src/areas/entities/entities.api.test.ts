import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { completeLei } from '@bookrunner/domain/entities'
import { verifyLedger } from '../../platform/service/index.ts'
import { admitted, clientOf, refusalOf, startTestApp, worded, type TestApp } from '../../../test/index.ts'
import { submitted } from '../../../test/lifecycle.ts'
import { orderLevel, place } from '../../../test/orders.ts'

let app: TestApp
let admin: Client
let desk: Client
beforeAll(async () => {
  app = await startTestApp()
  admin = await clientOf(app, 'systemadmin')
  desk = await clientOf(app, 'deskoc')
})
afterAll(() => app.close())

const kestrel = 'ent_kestrelpeak'
const versionOf = async (entityId: string) => (await admin.entities.info({ entityId })).version

describe('who may', () => {
  const readers = ['superadmin', 'systemadmin', 'deskoc']
  const administrators = ['superadmin', 'systemadmin']
  const unknown = { entityId: 'ent_unknown' }
  const calls: [string, string[], (client: Client) => Promise<unknown>][] = [
    ['list', readers, (client) => client.entities.list()],
    ['info', readers, (client) => client.entities.info({ entityId: kestrel })],
    ['logo', readers, (client) => client.entities.logo({ entityId: kestrel })],
    ['alike', readers, (client) => client.entities.alike({ name: 'Kestrel Peak' })],
    ['export', readers, (client) => client.entities.export()],
    ['add', readers, (client) => client.entities.add({ name: 'Probe' }, { dryRun: true })],
    ['edit', administrators, (client) => client.entities.edit({ ...unknown, expectedVersion: 1 })],
    [
      'audit',
      administrators,
      (client) => client.entities.audit({ ...unknown, expectedVersion: 1, verdict: 'approve' }),
    ],
    ['del', administrators, (client) => client.entities.del(unknown)],
    ['getBondOrg', administrators, (client) => client.entities.getBondOrg()],
    ['exportBondOrg', administrators, (client) => client.entities.exportBondOrg()],
    [
      'editBondOrg',
      administrators,
      (client) => client.entities.editBondOrg({ ...unknown, expectedVersion: 1 }),
    ],
    ['deleteOrg', administrators, (client) => client.entities.deleteOrg(unknown)],
  ]
  it.each(calls)('%s: %j', async (_name, people, call) => {
    expect(await admitted(app, call)).toEqual(people)
    expect(await refusalOf(call(app.client()))).toMatchObject({ code: 401 })
  })
})

describe('the list', () => {
  const namesFor = async (client: Client, input: object) =>
    (await client.entities.list({ pageSize: 500, ...input })).list.map(({ entityId }) => entityId)

  it('is searched in every name, the LEI and the tags', async () => {
    const all = await admin.entities.list({ pageSize: 500 })
    const one = all.list.find(({ entityId }) => entityId === kestrel)!
    for (const keyword of [one.name.toUpperCase(), one.nameCn, one.nameHk, one.lei!])
      expect(await namesFor(admin, { keyword })).toContain(kestrel)
    expect(await namesFor(admin, { keyword: '%' })).toEqual([])
  })

  it('is filtered, sorted and paged', async () => {
    const rows = (await admin.entities.list({ groupId: 'grp_vellum' })).list
    expect(new Set(rows.map(({ group }) => group?.id))).toEqual(new Set(['grp_vellum']))
    const without = (await admin.entities.list({ classId: 'none' })).list
    expect(without.every(({ type }) => type === null)).toBe(true)
    for (const sortField of ['name', 'lei', 'group', 'type', 'region', 'users', 'createTime'] as const) {
      const up = await namesFor(admin, { sortField })
      expect(up).toHaveLength((await admin.entities.list()).total)
    }
    const [first, second] = [await admin.entities.list(), await admin.entities.list({ pageNum: 2 })]
    expect([...first.list, ...second.list].map(({ entityId }) => entityId)).toEqual(
      (await namesFor(admin, {})).slice(0, 30),
    )
  })

  it('tells identities to administrators only', async () => {
    expect((await admin.entities.info({ entityId: kestrel })).identity?.idType).toBe('incorporation')
    expect((await desk.entities.info({ entityId: kestrel })).identity).toBeNull()
  })
})

describe('account opening', () => {
  it('lists, edits and deletes the same institutions', async () => {
    const { entityId } = await admin.entities.add({ name: 'Saltmarsh Custody Ltd' })
    const found = await admin.entities.getBondOrg({ keyword: 'saltmarsh custody' })
    expect(found).toEqual(await admin.entities.list({ keyword: 'saltmarsh custody' }))
    expect(found.list).toHaveLength(1)
    await admin.entities.editBondOrg({ entityId, expectedVersion: 1, shortName: 'Saltmarsh' })
    expect(await admin.entities.info({ entityId })).toMatchObject({ shortName: 'Saltmarsh', version: 2 })
    expect(await refusalOf(admin.entities.deleteOrg({ entityId: kestrel }))).toMatchObject({
      reason: 'record.in-use',
    })
    await admin.entities.deleteOrg({ entityId })
    expect((await admin.entities.getBondOrg({ keyword: 'saltmarsh custody' })).total).toBe(0)
  })
})

describe('adding', () => {
  it('by an administrator makes a reviewed institution of the platform', async () => {
    const added = await admin.entities.add({
      name: 'Quarry Lane Insurance Ltd',
      nameCn: '采石里保险有限公司',
      nameHk: '採石里保險有限公司',
      lei: completeLei('984500DEMOQUARRYLN'),
      groupId: 'grp_ironmoss',
      classId: 'cls_insurance',
      region: 'APAC',
      jurisdiction: 'HK',
      dealRoles: ['investor', 'investor'],
      phoneArea: '852',
      phone: '2345 6789',
      tags: ['long-only', 'anchor'],
    })
    expect(added).toMatchObject({
      source: 'platform',
      review: 'reviewed',
      group: { id: 'grp_ironmoss' },
      type: { id: 'cls_insurance' },
      dealRoles: ['investor'],
      phone: '23456789',
      tags: ['anchor', 'long-only'],
      version: 1,
      alike: [],
    })
    const { alike: _, ...stored } = added
    expect(await admin.entities.info({ entityId: added.entityId })).toMatchObject(stored)
    expect(await verifyLedger(app.database.pool, `entity:${added.entityId}`)).toBeUndefined()
  })

  it('by a desk waits for a review, unseen by other houses', async () => {
    const added = await desk.entities.add({ name: 'Tarn Hollow Family Office' })
    expect([added.source, added.review]).toEqual(['user', 'pending'])
    const { entityId } = added
    expect((await desk.entities.info({ entityId })).name).toBe('Tarn Hollow Family Office')
    const other = await clientOf(app, 'deskbnd')
    expect(await refusalOf(other.entities.info({ entityId }))).toMatchObject({ reason: 'record.unknown' })
    expect((await other.entities.list({ keyword: 'Tarn Hollow' })).total).toBe(0)
    expect((await other.entities.alike({ name: 'Tarn Hollow Family Office' })).list).toEqual([])

    const verdict = { entityId, expectedVersion: 1, verdict: 'refuse' } as const
    expect((await refusalOf(admin.entities.audit(verdict))).fields).toMatchObject([
      { field: 'reason', reason: 'entity.reason-missing' },
    ])
    const refused = await admin.entities.audit({ ...verdict, reason: 'No register entry.' })
    expect([refused.review, refused.refusal]).toEqual(['pending', 'No register entry.'])
    const listed = async (review: 'pending' | 'refused') =>
      (await admin.entities.list({ pageSize: 500, review })).list.some(({ name }) => name === refused.name)
    expect([await listed('pending'), await listed('refused')]).toEqual([false, true])
    expect((await desk.entities.info({ entityId })).refusal).toBe('No register entry.')
    const stale = admin.entities.audit({ entityId, expectedVersion: 1, verdict: 'approve' })
    expect(await refusalOf(stale)).toMatchObject({ reason: 'write.changed-meanwhile' })
    const approved = await admin.entities.audit({ entityId, expectedVersion: 2, verdict: 'approve' })
    expect([approved.review, approved.refusal]).toEqual(['reviewed', ''])
    expect((await other.entities.list({ keyword: 'Tarn Hollow' })).total).toBe(1)
    const again = admin.entities.audit({ entityId, expectedVersion: 3, verdict: 'approve' })
    expect(await refusalOf(again)).toMatchObject({ reason: 'entity.not-pending' })
  })

  it('names every wrong field, in three languages', async () => {
    const call = (client: Client) =>
      client.entities.add({
        name: 'Wrong in many ways',
        lei: '5493000IBP32UQZ0KL25',
        idNumber: '123456',
        website: 'kestrel',
        phoneArea: '852',
        phone: '123',
        groupId: 'grp_unknown',
        classId: 'grp_vellum',
        logoId: 'fil_unknown',
      })
    const { fields } = await refusalOf(call(admin))
    expect(fields.map(({ field, reason }) => `${field} ${reason}`)).toEqual([
      'lei lei.wrong',
      'idType id.type-missing',
      'website website.wrong',
      'phone phone.format',
      'groupId record.unknown',
      'classId record.unknown',
      'logoId record.unknown',
    ])
    expect(new Set(await worded(app, 'systemadmin', call)).size).toBe(3)
  })

  it('suggests what may be the same, and adds it all the same', async () => {
    const { name, lei } = await admin.entities.info({ entityId: kestrel })
    const likenessOf = async (input: object) =>
      (await admin.entities.alike(input)).list.find(({ entityId }) => entityId === kestrel)?.likeness
    expect(await likenessOf({ name: `${name.toUpperCase()}, Ltd.` })).toBe('name')
    expect(await likenessOf({ name: 'A branch', lei: lei! })).toBe('lei')
    expect(await likenessOf({ name, entityId: kestrel })).toBeUndefined()
    const branch = await admin.entities.add({ name: 'Kestrel branch in Paris', lei })
    expect(branch.alike.map(({ entityId }) => entityId)).toContain(kestrel)
  })
})

describe('editing', () => {
  it('changes the sent fields, and writes ids and codes to the log, texts beside it', async () => {
    const { entityId } = await admin.entities.add({ name: 'Before', region: 'APAC' })
    const after = await admin.entities.edit({ entityId, expectedVersion: 1, name: 'After', region: 'MEA' })
    expect([after.name, after.region, after.version]).toEqual(['After', 'MEA', 2])
    const { db } = app.database
    const lines = await db
      .selectFrom('ledger_entry')
      .select(['code', 'params'])
      .where('ledger_id', '=', `entity:${entityId}`)
      .orderBy('seq')
      .execute()
    expect(lines[1]).toEqual({
      code: 'entity.edited',
      params: {
        entityId,
        version: 2,
        fields: ['name', 'region'],
        values: [{ field: 'region', from: 'APAC', to: 'MEA' }],
      },
    })
    const changes = await db
      .selectFrom('entity_change')
      .select(['field', 'before', 'after'])
      .where('entity_id', '=', entityId)
      .orderBy('field')
      .execute()
    expect(changes).toEqual([
      { field: 'name', before: 'Before', after: 'After' },
      { field: 'region', before: 'APAC', after: 'MEA' },
    ])
  })

  it('is refused without a change, and after the change of another', async () => {
    const { entityId } = await admin.entities.add({ name: 'Twice' })
    const first = { entityId, expectedVersion: 1 }
    expect(await refusalOf(admin.entities.edit({ ...first, name: 'Twice' }))).toMatchObject({
      reason: 'write.no-changes',
    })
    await admin.entities.edit({ ...first, shortName: 'TW' })
    expect(await refusalOf(admin.entities.edit({ ...first, shortName: 'TX' }))).toMatchObject({
      reason: 'write.changed-meanwhile',
    })
  })

  it('leaves submitted orders with their region, type and jurisdiction', async () => {
    const dealId = await submitted(desk)
    const investor = await clientOf(app, 'investor')
    const { orderId } = await place(investor, dealId, { orderLevels: [orderLevel(10)] })
    const stored = () =>
      app.database.db.selectFrom('deal_order').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
    const before = await stored()
    await admin.entities.edit({
      entityId: kestrel,
      expectedVersion: await versionOf(kestrel),
      region: 'AMER',
      jurisdiction: 'US',
      classId: 'cls_other',
    })
    expect(await stored()).toEqual(before)
  })
})

it('tells the number of deals and orders to super administrators alone', async () => {
  for (const person of ['systemadmin', 'deskoc'])
    expect((await (await clientOf(app, person)).entities.info({ entityId: kestrel })).uses).toBeNull()
  const { uses } = await (await clientOf(app, 'superadmin')).entities.info({ entityId: kestrel })
  expect(uses?.orders).toBeGreaterThan(0)
})

describe('deleting', () => {
  it('is refused with the uses, in three languages', async () => {
    const call = (client: Client) => client.entities.del({ entityId: kestrel })
    const refused = await refusalOf(call(admin))
    expect(refused.reason).toBe('record.in-use')
    expect(refused.fields.map(({ field }) => field)).toEqual(['users', 'orders'])
    expect(new Set(await worded(app, 'systemadmin', call)).size).toBe(3)
    const root = await clientOf(app, 'superadmin')
    const { uses } = await root.entities.info({ entityId: kestrel })
    expect(refused.fields[0]?.message).toContain(String(uses?.users))
    expect(refused.fields[1]?.message).toBe('It has orders.')
  })

  it('removes an institution that nothing uses', async () => {
    const { entityId } = await admin.entities.add({ name: 'Short-lived' })
    await admin.entities.edit({ entityId, expectedVersion: 1, name: 'Shorter-lived' })
    expect(await admin.entities.del({ entityId })).toEqual({ entityId })
    expect(await refusalOf(admin.entities.info({ entityId }))).toMatchObject({ reason: 'record.unknown' })
  })
})
