// Groups, types and tags: their own calls, and giving them to many institutions at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { admitted, clientOf, refusalOf, startTestApp, type TestApp } from '../../../test/index.ts'
import { pngOf } from '../../../test/files.ts'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await startTestApp()
  admin = await clientOf(app, 'systemadmin')
})
afterAll(() => app.close())

const administrators = ['superadmin', 'systemadmin']
const readers = [...administrators, 'deskoc']
const infoOf = (entityId: string) => admin.entities.info({ entityId })

it('may be read by desks and changed by administrators', async () => {
  const may = (call: (client: Client) => Promise<unknown>) => admitted(app, call)
  const dryRun = { dryRun: true }
  expect(await may((client) => client.groups.list())).toEqual(readers)
  expect(await may((client) => client.groups.logo({ groupId: 'grp_vellum' }))).toEqual(readers)
  expect(await may((client) => client.classes.list())).toEqual(readers)
  for (const call of [
    (client: Client) => client.groups.add({ name: 'Probe' }, dryRun),
    (client: Client) => client.groups.edit({ groupId: 'grp_none', expectedVersion: 1 }, dryRun),
    (client: Client) => client.groups.del({ groupId: 'grp_none' }, dryRun),
    (client: Client) => client.classes.add({ name: 'Probe' }, dryRun),
    (client: Client) => client.classes.edit({ classId: 'cls_none' }, dryRun),
    (client: Client) => client.classes.del({ classId: 'cls_none' }, dryRun),
    (client: Client) => client.entities.assignClass({ classId: null }, dryRun),
    (client: Client) => client.entities.assignGroup({ groupId: null }, dryRun),
    (client: Client) => client.entities.assignTags({}, dryRun),
  ])
    expect(await may(call)).toEqual(administrators)
})

describe('a group', () => {
  it('is added, renamed, filled and deleted when it is empty', async () => {
    const added = await admin.groups.add({ name: 'Tarn Group', nameCn: '山湖集团', nameHk: '山湖集團' })
    const { groupId } = added
    expect(added).toMatchObject({ entities: 0, version: 1, logoId: null })
    const renamed = await admin.groups.edit({ groupId, expectedVersion: 1, name: 'Tarn Holdings' })
    expect([renamed.name, renamed.nameCn, renamed.version]).toEqual(['Tarn Holdings', '山湖集团', 2])
    const stale = admin.groups.edit({ groupId, expectedVersion: 1, name: 'Other' })
    expect(await refusalOf(stale)).toMatchObject({ reason: 'write.changed-meanwhile' })

    const one = await admin.entities.add({ name: 'Tarn One' })
    const two = await admin.entities.add({ name: 'Tarn Two' })
    const moved = await admin.entities.assignGroup({ groupId, entityIds: [one.entityId, two.entityId] })
    expect(moved.changed.map(({ name }) => name).toSorted()).toEqual(['Tarn One', 'Tarn Two'])
    expect((await admin.groups.list({ keyword: '山湖' })).list).toMatchObject([{ groupId, entities: 2 }])
    expect((await admin.entities.list({ groupId })).total).toBe(2)
    expect(await refusalOf(admin.groups.del({ groupId }))).toMatchObject({
      reason: 'record.in-use',
      fields: [{ field: 'groupId', reason: 'group.has-entities' }],
    })
    await admin.entities.assignGroup({ groupId: null, filter: { groupId } })
    expect(await admin.groups.del({ groupId })).toEqual({ groupId })
    expect((await admin.groups.list({ keyword: 'Tarn' })).total).toBe(0)
  })

  it('has a name of its own', async () => {
    const { list } = await admin.groups.list()
    const again = admin.groups.add({ name: list[0]!.name.toUpperCase() })
    expect((await refusalOf(again)).fields).toMatchObject([{ field: 'name', reason: 'record.exists' }])
  })
})

describe('types', () => {
  it('are added, renamed and put in order', async () => {
    const { list } = await admin.classes.list()
    const first = list[0]!
    const added = (await admin.classes.add({ name: 'Sovereign fund', nameCn: '主权基金' })).list.at(-1)!
    expect(added).toMatchObject({ name: 'Sovereign fund', nameHk: '', entities: 0 })
    const moved = await admin.classes.edit({
      classId: added.classId,
      before: first.classId,
      nameHk: '主權基金',
    })
    expect(moved.list.map(({ name }) => name)).toEqual(['Sovereign fund', ...list.map(({ name }) => name)])
    expect((await admin.classes.list()).list).toEqual(moved.list)
    expect(await refusalOf(admin.classes.edit({ classId: added.classId, name: first.name }))).toMatchObject({
      fields: [{ field: 'name', reason: 'record.exists' }],
    })
    const after = await admin.classes.del({ classId: added.classId })
    expect(after.list).toEqual(list)
  })

  it('in use are deleted by moving their institutions to another', async () => {
    const classOf = async (classId: string) =>
      (await admin.classes.list()).list.find((each) => each.classId === classId)
    const before = (await classOf('cls_pension'))!.entities
    expect(before).toBeGreaterThan(0)
    expect(await refusalOf(admin.classes.del({ classId: 'cls_pension' }))).toMatchObject({
      reason: 'record.in-use',
      fields: [{ field: 'moveTo', reason: 'group.has-entities' }],
    })
    const members = (await admin.entities.list({ classId: 'cls_pension', pageSize: 500 })).list
    const held = (await classOf('cls_insurance'))!.entities
    const { list } = await admin.classes.del({ classId: 'cls_pension', moveTo: 'cls_insurance' })
    expect(list.map(({ classId }) => classId)).not.toContain('cls_pension')
    expect((await classOf('cls_insurance'))!.entities).toBe(held + before)
    const moved = await infoOf(members[0]!.entityId)
    expect([moved.type?.id, moved.version]).toEqual(['cls_insurance', members[0]!.version + 1])
    // Orders submitted with it keep it, and its name can be used again.
    await admin.classes.add({ name: 'Pension fund' })
    const entityId = members[0]!.entityId
    const gone = admin.entities.edit({ entityId, expectedVersion: moved.version, classId: 'cls_pension' })
    expect((await refusalOf(gone)).fields).toMatchObject([{ field: 'classId', reason: 'record.unknown' }])
  })

  it('are given to many by a pasted list, of which a dry run shows the effect', async () => {
    const one = await admin.entities.add({ name: 'Pasted Peak Ltd', lei: '5493000IBP32UQZ0KL24' })
    await admin.entities.add({ name: 'Twin Peak Ltd' })
    await admin.entities.add({ name: 'TWIN PEAK Limited' })
    const pasted = ['pasted peak limited', '5493000IBP32UQZ0KL24', 'Twin Peak', 'Nobody & Co']
    const request = { classId: 'cls_other', pasted }
    const preview = await admin.entities.assignClass(request, { dryRun: true })
    expect(preview).toMatchObject({
      changed: [{ entityId: one.entityId }],
      unknown: ['Nobody & Co'],
      several: ['Twin Peak'],
    })
    expect((await infoOf(one.entityId)).type).toBeNull()
    expect(await admin.entities.assignClass(request)).toEqual(preview)
    expect((await infoOf(one.entityId)).type?.id).toBe('cls_other')
    expect((await admin.entities.assignClass(request)).same).toBe(1)
  })

  it('need institutions chosen in one way', async () => {
    for (const whom of [{}, { entityIds: [], filter: {} }])
      expect(await refusalOf(admin.entities.assignClass({ classId: null, ...whom }))).toMatchObject({
        reason: 'entity.none-chosen',
      })
  })
})

it('tags of many are added and removed at once', async () => {
  const one = await admin.entities.add({ name: 'Tagged one', tags: ['anchor'] })
  const two = await admin.entities.add({ name: 'Tagged two' })
  const entityIds = [one.entityId, two.entityId]
  await admin.entities.assignTags({ entityIds, add: ['fast money'], remove: ['anchor'] })
  for (const id of entityIds) expect((await infoOf(id)).tags).toEqual(['fast money'])
  expect((await admin.entities.list({ tag: 'fast money' })).total).toBeGreaterThanOrEqual(2)
})

describe('a logo', () => {
  const upload = (client: Client, purpose: 'logo' | 'image') =>
    client.files.upload({ purpose, file: new File([pngOf(8, 8)], 'logo.png') })

  it('is shown, replaced and removed, of an institution and of a group', async () => {
    const [first, second, third] = [
      await upload(admin, 'logo'),
      await upload(admin, 'logo'),
      await upload(admin, 'logo'),
    ]
    const { entityId } = await admin.entities.add({ name: 'With a logo', logoId: first.fileId })
    expect((await admin.entities.logo({ entityId })).mediaType).toBe('image/png')
    await admin.entities.edit({ entityId, expectedVersion: 1, logoId: second.fileId })
    await admin.entities.edit({ entityId, expectedVersion: 2, logoId: null })
    expect(await refusalOf(admin.entities.logo({ entityId }))).toMatchObject({ reason: 'record.unknown' })
    const left = await app.database.db
      .selectFrom('file')
      .select('id')
      .where('id', 'in', [first.fileId, second.fileId])
      .execute()
    expect(left).toEqual([])

    const { groupId } = await admin.groups.add({ name: 'Group with a logo', logoId: third.fileId })
    expect((await admin.groups.logo({ groupId })).mediaType).toBe('image/png')
    await admin.groups.del({ groupId })
    expect(await refusalOf(admin.groups.logo({ groupId }))).toMatchObject({ reason: 'record.unknown' })
  })

  it('is an upload of one’s own, made for a logo', async () => {
    const image = await upload(admin, 'image')
    const foreign = await upload(await clientOf(app, 'superadmin'), 'logo')
    const reasonOf = async (logoId: string) =>
      (await refusalOf(admin.entities.add({ name: 'Wrong logo', logoId }))).fields[0]?.reason
    expect(await reasonOf(image.fileId)).toBe('file.kind')
    expect(await reasonOf(foreign.fileId)).toBe('record.unknown')
  })
})
