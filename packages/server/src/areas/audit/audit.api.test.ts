import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { verifyLedger } from '../../platform/service/index.ts'
import { admitted, clientOf, refusalOf, startTestApp, type TestApp } from '../../../test/index.ts'
import { readWorkbookOf } from '../../../test/workbooks.ts'

let app: TestApp
let root: Client
beforeAll(async () => {
  app = await startTestApp()
  root = await clientOf(app, 'superadmin')
  await root.users.edit({ userId: 'usr_sales', name: 'Ada Renamed', status: 'frozen' })
  await root.deals.editHoliday({ centre: 'HK', day: '2027-09-08', kind: 'holiday', name: 'Typhoon' })
})
afterAll(() => app.close())

const newest = async (query: Parameters<Client['audit']['list']>[0] = {}) =>
  (await root.audit.list(query)).list[0]

describe('the log of administrators', () => {
  it('is read, exported and erased by administrators alone', async () => {
    expect(await admitted(app, (client) => client.audit.list({}))).toEqual(['superadmin', 'systemadmin'])
    expect(await admitted(app, (client) => client.audit.export({}))).toEqual(['superadmin', 'systemadmin'])
    const erase = (client: Client) => client.audit.erase({ recordId: 'usr_nobody' })
    expect(await admitted(app, erase)).toEqual(['superadmin'])
  })

  it('says who changed what, from what to what, newest first', async () => {
    const { list, actors } = await root.audit.list({})
    expect(list.map(({ kind }) => kind).slice(0, 2)).toEqual(['holidays', 'users'])
    expect(list[0]).toMatchObject({
      what: 'Holidays entered · HK · closed',
      record: null,
      changes: [{ field: 'Holiday dates', from: null, to: '2027-09-08' }],
    })
    expect(list[1]).toMatchObject({
      what: 'User edited',
      actor: { userId: 'usr_superadmin' },
      record: { recordId: 'usr_sales', name: 'Ada Renamed' },
      changes: [
        { field: 'Status', from: 'Active', to: 'Frozen' },
        { field: 'Name', to: 'Ada Renamed' },
      ],
    })
    expect(actors.map(({ userId }) => userId)).toContain('usr_superadmin')
  })

  it('is in the reader’s language', async () => {
    const chinese = await clientOf(app, 'superadmin', 'HK')
    const [line] = (await chinese.audit.list({ kinds: 'users' })).list
    expect(line).toMatchObject({
      what: '修改用戶',
      changes: [{ field: '狀態', from: '正常', to: '已凍結' }, {}],
    })
  })

  it('is filtered by kind, person, record and day', async () => {
    expect((await newest({ kinds: 'holidays' }))?.kind).toBe('holidays')
    expect((await newest({ kinds: 'users,roles' }))?.kind).toBe('users')
    expect((await newest({ recordId: 'usr_sales' }))?.record?.recordId).toBe('usr_sales')
    expect((await root.audit.list({ actorId: 'usr_investor' })).total).toBe(0)
    expect((await root.audit.list({ until: '2001-01-01' })).total).toBe(0)
    expect(await refusalOf(root.audit.list({ kinds: 'orders' }))).toMatchObject({ code: 400 })
  })

  it('names what was done with groups of permissions, and those that were deleted', async () => {
    const { roles } = root
    const { roleId } = await roles.copy({ roleId: 'rol_syndicateviewer', name: 'Trainees' })
    await roles.edit({ roleId, name: 'Interns', nameCn: '实习生', nameHk: '實習生' })
    await roles.assign({ roleId, userIds: ['usr_deskviewer'] })
    await roles.assign({ roleId: 'rol_syndicateviewer', userIds: ['usr_deskviewer'] })
    await roles.del({ roleId })
    const { list } = await root.audit.list({ kinds: 'roles', recordId: roleId })
    expect(list.map(({ what, record }) => [what, record?.name])).toEqual([
      ['User group deleted', 'Interns'],
      ['Users moved to the group', 'Interns'],
      ['User group edited', 'Interns'],
      ['User group copied', 'Interns'],
    ])
    expect(list[2]?.changes[0]).toEqual({ field: 'Name', from: 'Trainees', to: 'Interns' })
    expect(list[1]?.changes).toMatchObject([{ field: 'Users' }])
    const [moved] = (await root.audit.list({ recordId: 'usr_deskviewer' })).list
    expect(moved?.changes).toEqual([{ field: 'Group', from: 'Interns', to: 'Syndicate viewer' }])
  })

  it('says what was done with types, groups and many institutions at once', async () => {
    const name = 'Log probe'
    await root.classes.add({ name })
    await root.groups.add({ name })
    const { entityId } = await root.entities.add({ name })
    const bank = await clientOf(app, 'deskoc')
    const { entityId: pending, version } = await bank.entities.add({ name: 'Log probe of a desk' })
    await root.entities.audit({ entityId: pending, expectedVersion: version, verdict: 'approve' })
    expect((await newest({ kinds: 'entities' }))?.what).toBe('Institution approved')
    await root.entities.assignTags({ entityIds: [entityId], add: ['anchor'] })
    expect((await newest({ kinds: 'types' }))?.what).toBe('Type added')
    expect((await newest({ kinds: 'groups' }))?.what).toBe('Institution group added')
    expect(await newest({ kinds: 'entities' })).toMatchObject({
      what: 'Institutions reassigned',
      changes: [{ field: 'Institutions', to: name }],
    })
  })

  it('says from what to what of institutions, groups and types, and names those that were deleted', async () => {
    const { entityId, version } = await root.entities.add({ name: 'From Bank' })
    await root.entities.edit({
      entityId,
      expectedVersion: version,
      name: 'To Bank',
      website: 'https://to.example',
    })
    const lineOf = async (recordId: string) => (await newest({ recordId }))?.changes
    expect(await lineOf(entityId)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ from: 'From Bank', to: 'To Bank' }),
        expect.objectContaining({ from: null, to: 'https://to.example' }),
      ]),
    )
    expect((await root.audit.erase({ recordId: entityId })).lines).toBe(1)
    expect(JSON.stringify(await lineOf(entityId))).not.toContain('Bank')
    expect(await verifyLedger(app.database.pool, `entity:${entityId}`)).toBeUndefined()
    await root.entities.del({ entityId })
    expect(await lineOf(entityId)).toEqual([expect.objectContaining({ from: 'To Bank', to: null })])
    const group = await root.groups.add({ name: 'From Group' })
    const { groupId } = group
    await root.groups.edit({ groupId, expectedVersion: group.version, name: 'To Group' })
    expect(await lineOf(groupId)).toEqual([{ field: 'Name', from: 'From Group', to: 'To Group' }])
    await root.groups.del({ groupId })
    expect(await lineOf(groupId)).toEqual([{ field: 'Name', from: 'To Group', to: null }])
    const { list } = await root.classes.add({ name: 'From Type' })
    const { classId } = list.find(({ name }) => name === 'From Type')!
    await root.classes.edit({ classId, name: 'To Type', before: list[0]!.classId })
    expect((await newest({ kinds: 'types' }))?.changes).toEqual([
      { field: 'Name', from: 'From Type', to: 'To Type' },
      { field: 'Place in the order', from: String(list.length), to: '1' },
    ])
    await root.classes.del({ classId })
    expect((await newest({ kinds: 'types' }))?.changes).toEqual([
      { field: 'Name', from: 'To Type', to: null },
    ])
  })

  it('contains no log-in, and nothing of deals and orders', async () => {
    const { list } = await root.audit.list({ pageSize: 500 })
    for (const { code } of list) expect(code).not.toMatch(/^(login\.done|session\.|deal\.|order\.)/)
  })

  it('is exported with the same lines', async () => {
    const file = await root.audit.export({ kinds: 'users', recordId: 'usr_sales' })
    const texts: string[] = []
    const [sheet] = (await readWorkbookOf(file)).worksheets
    sheet!.eachRow((row) => row.eachCell((cell) => texts.push(cell.text)))
    expect(texts).toEqual(
      expect.arrayContaining(['User edited', 'Status', 'Active', 'Frozen', 'Ada Renamed']),
    )
  })

  it('loses personal data on request, without breaking the chain', async () => {
    const lines = (await root.audit.erase({ recordId: 'usr_sales' })).lines
    expect(lines).toBe(1)
    const line = await newest({ kinds: 'users', recordId: 'usr_sales' })
    expect(line?.changes).toEqual([
      { field: 'Status', from: 'Active', to: 'Frozen' },
      { field: 'Name', from: null, to: null },
    ])
    expect(await verifyLedger(app.database.pool, 'user:usr_sales')).toBeUndefined()
    expect(await newest({ kinds: 'security' })).toMatchObject({ code: 'log.erased' })
    expect(await refusalOf(root.audit.erase({ recordId: 'usr_sales' }))).toMatchObject({
      reason: 'write.no-changes',
    })
  })
})
