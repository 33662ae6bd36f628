import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { verifyLedger } from '../../platform/service/index.ts'
import { admitted, clientOf, refusalOf, startTestApp, worded, type TestApp } from '../../../test/index.ts'
import { mergeInto, typedByUser } from '../../../test/merges.ts'

let app: TestApp
let root: Client
beforeAll(async () => {
  app = await startTestApp()
  root = await clientOf(app, 'superadmin')
})
afterAll(() => app.close())

const lantern = { entityId: 'ent_lantern' }
const administrators = ['superadmin', 'systemadmin', 'bankadmin', 'investoradmin']
const namesFor = async (client: Client, input = {}) =>
  (await client.users.deptList(input)).list.map(({ name }) => name)
const idOf = async (name: string) =>
  (await root.users.deptList(lantern)).list.find((each) => each.name === name)!.departmentId
const linesOf = (ledger: string) =>
  app.database.db
    .selectFrom('ledger_entry')
    .selectAll()
    .where('ledger_id', '=', ledger)
    .orderBy('seq', 'desc')
    .execute()

describe('the departments of an entity', () => {
  it('are called by administrators of users only', async () => {
    const unknown = { departmentId: 'dep_nothing' }
    const calls: ((client: Client) => Promise<unknown>)[] = [
      (client) => client.users.deptList(),
      (client) => client.users.deptAdd({ name: 'Probe' }, { dryRun: true }),
      (client) => client.users.deptEdit({ ...unknown, name: 'Probe' }),
      (client) => client.users.deptDel(unknown),
    ]
    for (const call of calls) {
      expect(await admitted(app, call)).toEqual(administrators)
      expect(await refusalOf(call(app.client()))).toMatchObject({ code: 401 })
    }
  })

  it('are read of every entity by tier1 and tier4, of the own one by tier2', async () => {
    for (const person of ['superadmin', 'systemadmin', 'bankadmin']) {
      const reply = await (await clientOf(app, person)).users.deptList(lantern)
      expect(reply).toMatchObject({
        ...lantern,
        addable: true,
        list: [
          { name: 'Sales', nameCn: '销售部', nameHk: '銷售部', users: 2, renamable: true, deletable: true },
          { name: 'Syndicate', users: 2 },
        ],
      })
    }
    for (const person of ['investoradmin', 'houseadmin']) {
      const other = await clientOf(app, person)
      expect(await refusalOf(other.users.deptList(lantern))).toMatchObject({ reason: 'record.unknown' })
      expect(await refusalOf(other.users.deptAdd({ ...lantern, name: 'X' }))).toMatchObject({ code: 404 })
      const { departmentId } = (await root.users.deptList(lantern)).list[0]!
      const edit = other.users.deptEdit({ departmentId, name: 'X' })
      expect(await refusalOf(edit)).toMatchObject({ reason: 'record.unknown' })
      const del = other.users.deptDel({ departmentId, moveTo: null })
      expect(await refusalOf(del)).toMatchObject({ reason: 'record.unknown' })
    }
  })

  it('are one for an administrator with a department, who renames it alone', async () => {
    const sales = await clientOf(app, 'salesadmin')
    expect(await sales.users.deptList()).toMatchObject({
      addable: false,
      list: [{ name: 'Sales', renamable: true, deletable: false }],
    })
    const [own, other] = [await idOf('Sales'), await idOf('Syndicate')]
    await sales.users.deptEdit({ departmentId: own, name: 'Sales desk' })
    await sales.users.deptEdit({ departmentId: own, name: 'Sales' })
    const reasonOf = async (call: Promise<unknown>) => (await refusalOf(call)).reason
    expect(await reasonOf(sales.users.deptEdit({ departmentId: other, name: 'X' }))).toBe('record.unknown')
    expect(await reasonOf(sales.users.deptDel({ departmentId: other }))).toBe('record.unknown')
    expect(await reasonOf(sales.users.deptDel({ departmentId: own, moveTo: other }))).toBe('access.denied')
    expect(await reasonOf(sales.users.deptAdd({ name: 'X' }))).toBe('access.denied')
  })

  it('have names that differ within the entity, in each language', async () => {
    const bank = await clientOf(app, 'bankadmin')
    const { list } = await bank.users.deptAdd({ name: 'Legal', nameCn: '法务部', nameHk: '法務部' })
    expect(list.map(({ name }) => name)).toEqual(['Legal', 'Sales', 'Syndicate'])
    const call = (client: Client) => client.users.deptAdd({ ...lantern, name: 'LEGAL', nameCn: '销售部' })
    expect((await refusalOf(call(bank))).fields).toMatchObject([
      { field: 'name', reason: 'record.exists' },
      { field: 'nameCn', reason: 'record.exists' },
    ])
    expect(new Set(await worded(app, 'bankadmin', call)).size).toBe(3)
    const departmentId = await idOf('Legal')
    const taken = bank.users.deptEdit({ departmentId, nameHk: '銷售部' })
    expect((await refusalOf(taken)).fields).toMatchObject([{ field: 'nameHk', reason: 'record.exists' }])
    const same = bank.users.deptEdit({ departmentId, name: 'Legal' })
    expect(await refusalOf(same)).toMatchObject({ reason: 'write.no-changes' })
    // Another entity may have the same names.
    const added = await root.users.deptAdd({ entityId: 'ent_kestrelpeak', name: 'Legal' })
    expect(added.list.map(({ name }) => name)).toEqual(['Legal'])
    await bank.users.deptDel({ departmentId })
    expect(await namesFor(bank)).toEqual(['Sales', 'Syndicate'])
  })

  it('filter the list of users', async () => {
    const departmentId = await idOf('Sales')
    const { list } = await root.users.list({ departmentId })
    expect(list.map(({ userId }) => userId)).toEqual(['usr_salesadmin', 'usr_sales'])
    expect(list[0]!.department).toEqual({ departmentId, name: 'Sales' })
    const chinese = await clientOf(app, 'superadmin', 'HK')
    expect((await chinese.users.list({ departmentId })).list[0]!.department?.name).toBe('銷售部')
  })

  it('stores nothing of a dry run, and is done once for a key', async () => {
    await root.users.deptAdd({ ...lantern, name: 'Dry' }, { dryRun: true })
    const key = 'dept-add-once'
    const first = await root.users.deptAdd({ ...lantern, name: 'Once' }, { key })
    expect(await root.users.deptAdd({ ...lantern, name: 'Once' }, { key })).toEqual(first)
    expect(await namesFor(root, lantern)).toEqual(['Once', 'Sales', 'Syndicate'])
    await root.users.deptDel({ departmentId: await idOf('Once') })
  })
})

describe('deleting a department', () => {
  it('is refused while people belong to it, and says how many', async () => {
    const departmentId = await idOf('Sales')
    const call = (client: Client) => client.users.deptDel({ departmentId })
    expect(await refusalOf(call(root))).toMatchObject({
      reason: 'record.in-use',
      code: 409,
      fields: [{ field: 'moveTo', message: 'People in this department: 2. Choose where they move.' }],
    })
    expect(new Set(await worded(app, 'superadmin', call)).size).toBe(3)
    const nowhere = root.users.deptDel({ departmentId, moveTo: 'dep_nothing' })
    expect((await refusalOf(nowhere)).fields).toMatchObject([{ field: 'moveTo', reason: 'record.unknown' }])
  })

  it('leaves no administrator of a department in charge of the whole institution', async () => {
    const refused = await refusalOf(root.users.deptDel({ departmentId: await idOf('Sales'), moveTo: null }))
    expect(refused.fields).toMatchObject([{ field: 'moveTo', reason: 'department.has-administrators' }])
  })

  it('moves its people in one step, and logs who, what, from, to', async () => {
    const bank = await clientOf(app, 'bankadmin')
    await bank.users.deptAdd({ name: 'Markets' })
    const [departmentId, moveTo] = [await idOf('Sales'), await idOf('Markets')]
    expect(await bank.users.deptDel({ departmentId, moveTo })).toMatchObject({
      moved: 2,
      list: [
        { name: 'Markets', users: 2 },
        { name: 'Syndicate', users: 2 },
      ],
    })
    const sales = await clientOf(app, 'salesadmin')
    expect((await sales.users.list()).list.map(({ userId }) => userId)).toEqual([
      'usr_salesadmin',
      'usr_sales',
    ])
    const moved = { field: 'departmentId', from: departmentId, to: moveTo }
    const [own] = await linesOf('user:usr_sales')
    expect(own).toMatchObject({
      code: 'user.edited',
      actor_id: 'usr_bankadmin',
      params: { userId: 'usr_sales', fields: ['departmentId'], values: [moved] },
    })
    for (const ledger of ['dept:ent_lantern', 'user:usr_sales', 'user:usr_salesadmin'])
      expect(await verifyLedger(app.database.pool, ledger)).toBeUndefined()
    const { list } = await root.audit.list({ kinds: 'users', recordId: departmentId })
    expect(list[0]).toMatchObject({
      what: 'Department deleted',
      actor: { userId: 'usr_bankadmin' },
      record: { recordId: departmentId, name: 'Sales' },
      changes: [
        { field: 'Name', from: 'Sales', to: null },
        { field: 'Simplified Chinese name', from: '销售部', to: null },
        { field: 'Traditional Chinese name', from: '銷售部', to: null },
        { field: 'Department', from: 'Sales', to: 'Markets' },
        { field: 'Institution', to: 'Lantern Harbour Securities' },
        { field: 'Users' },
      ],
    })
    const person = (await root.audit.list({ recordId: 'usr_sales' })).list[0]
    expect(person?.changes).toEqual([{ field: 'Department', from: 'Sales', to: 'Markets' }])
  })

  it('meets a user who gets the department at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const { list } = await root.users.deptAdd({ ...lantern, name: `Brief ${round}` })
      const { departmentId } = list.find(({ name }) => name === `Brief ${round}`)!
      const [edited, deleted] = await Promise.allSettled([
        root.users.edit({ userId: 'usr_deskoc', departmentId }),
        (await clientOf(app, 'systemadmin')).users.deptDel({ departmentId }),
      ])
      expect([edited, deleted].map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      const { user } = await root.users.info({ userId: 'usr_deskoc' })
      if (edited.status === 'fulfilled') expect(user.department?.departmentId).toBe(departmentId)
    }
  })

  it('comes with the deletion of its institution', async () => {
    const { entityId } = await root.entities.add({ name: 'Short-lived Bank' })
    await root.users.deptAdd({ entityId, name: 'Empty' })
    await root.entities.del({ entityId })
    const { rows } = await app.database.pool.query('select from department where entity_id = $1', [entityId])
    expect(rows).toEqual([])
    expect(await refusalOf(root.users.deptAdd({ entityId, name: 'Late' }))).toMatchObject({ code: 404 })
  })

  it('moves with a merge of its institution, and stays apart from those of the target', async () => {
    const into = 'ent_kestrelpeak'
    await root.users.deptAdd({ entityId: into, name: 'Credit', nameCn: '信贷部' })
    for (const entityId of ['ent_ironmosslife', 'ent_tamarindgulf']) {
      await root.users.deptAdd({ entityId, name: 'Credit', nameCn: '信贷部' })
      await typedByUser(app, entityId)
      // Two institutions with one name: duplicates of each other.
      await app.database.db
        .updateTable('entity')
        .set({ name: 'Twin Life', name_cn: '', name_hk: '' })
        .where('id', '=', entityId)
        .execute()
      await mergeInto(root, entityId, into)
    }
    const { list } = await root.users.deptList({ entityId: into })
    const credit = list.filter(({ name }) => name.startsWith('Credit'))
    expect(credit.map(({ name, nameCn }) => [name, nameCn])).toEqual([
      ['Credit', '信贷部'],
      ['Credit (Twin Life 2)', '信贷部 (Twin Life 2)'],
      ['Credit (Twin Life)', '信贷部 (Twin Life)'],
    ])
  })

  it('takes the department from a user who leaves the institution', async () => {
    const departmentId = await idOf('Syndicate')
    const { user } = await root.users.info({ userId: 'usr_deskviewer' })
    expect(user.department?.departmentId).toBe(departmentId)
    const moved = await root.users.edit({ userId: 'usr_deskviewer', entityId: 'ent_brasslight' })
    expect(moved.department).toBeNull()
  })
})
