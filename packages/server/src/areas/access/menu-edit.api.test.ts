import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import type { MenuItem } from '@bookrunner/contract/access'
import { seedBase } from '../../../seeds/base.ts'
import { verifyLedger } from '../../platform/service/index.ts'
import { admitted, clientOf, refusalOf, startTestApp, worded, type TestApp } from '../../../test/index.ts'

let app: TestApp
let root: Client
beforeAll(async () => {
  app = await startTestApp()
  root = await clientOf(app, 'superadmin')
})
afterAll(() => app.close())

type Added = Parameters<Client['access']['menuAdd']>[0]
const shortcut: Added = { menuName: 'Shortcut', path: '/order/my-orders' }

interface Item extends Omit<MenuItem, 'children'> {
  children?: Item[]
}
const flat = (list: readonly Item[]): Item[] => list.flatMap((item) => [item, ...flat(item.children ?? [])])
const entries = async (client: Client, all = false) => flat((await client.access.menuList({ all })).list)
const grantsOf = async (roleId: string) => (await root.roles.info({ roleId })).permissions

describe('adding to the menu', () => {
  it('is allowed to super and system administrators', async () => {
    const bad: Added = { ...shortcut, path: '/nowhere' }
    expect(await admitted(app, (client) => client.access.menuAdd(bad))).toEqual(['superadmin', 'systemadmin'])
    expect(await refusalOf(app.client().access.menuAdd(shortcut))).toMatchObject({ code: 401 })
  })

  it('shows the entry to people with its permission, with its names', async () => {
    const added = { ...shortcut, menuNameCn: '快捷', menuTab: 'my_order', icon: 'star' }
    const { menuId } = await root.access.menuAdd(added)
    const find = async (person: string, lang: 'US' | 'CN' | 'HK' = 'US') =>
      (await entries(await clientOf(app, person, lang))).find((item) => item.menuId === menuId)
    expect(await find('investor')).toMatchObject({
      menuName: 'Shortcut',
      path: '/order/my-orders',
      builtIn: false,
    })
    expect([(await find('investor', 'CN'))?.menuName, (await find('investor', 'HK'))?.menuName]).toEqual([
      '快捷',
      '快捷',
    ])
    expect(await find('deskoc')).toBeUndefined()
    await root.access.menuDel({ menuId })
    expect(await find('investor')).toBeUndefined()
    expect(await verifyLedger(app.database.pool, 'menu:all')).toBeUndefined()
  })

  it('grants a new permission to the author’s role and to super administrators, and removes it with the entry', async () => {
    const system = await clientOf(app, 'systemadmin')
    const functions = [{ functionName: 'Print', functionTab: 'print' }]
    const { menuId } = await system.access.menuAdd({
      ...shortcut,
      path: '/system/notice',
      menuTab: 'handbook',
      functions,
    })
    for (const role of ['rol_systemadmin', 'rol_superadmin']) {
      expect(await grantsOf(role)).toEqual(expect.arrayContaining(['handbook', 'handbook|print']))
    }
    expect(await grantsOf('rol_investor')).not.toContain('handbook')
    expect((await system.users.info()).permissions).toContain('handbook')
    const offered = (await system.access.permissionList()).list.find(
      ({ permission }) => permission === 'handbook',
    )
    expect(offered).toMatchObject({
      granted: true,
      functions: [{ key: 'handbook|print', name: 'Print', granted: true }],
    })
    const granted = await grantsOf('rol_investor')
    await root.roles.permissionAssign({ roleId: 'rol_investor', permissions: [...granted, 'handbook'] })
    const reader = await clientOf(app, 'investor')
    expect((await entries(reader)).map((item) => item.menuId)).toContain(menuId)
    const call = (client: Client) => client.access.menuDel({ menuId })
    expect(await refusalOf(call(root))).toMatchObject({
      reason: 'menu.granted',
      code: 409,
      message: 'Groups that hold its permission: 1. Take it away from them in Group Management first.',
    })
    expect(new Set(await worded(app, 'superadmin', call)).size).toBe(3)
    await root.roles.permissionAssign({ roleId: 'rol_investor', permissions: granted })
    await root.access.menuDel({ menuId })
    for (const role of ['rol_systemadmin', 'rol_superadmin', 'rol_investor']) {
      expect((await grantsOf(role)).filter((key) => key.startsWith('handbook'))).toEqual([])
    }
    expect((await reader.users.info()).permissions).not.toContain('handbook')
  })

  it('has three levels at most', async () => {
    const made: string[] = []
    for (let level = 1; level <= 3; level++) {
      const { menuId } = await root.access.menuAdd({ ...shortcut, parentId: made.at(-1) ?? null })
      made.push(menuId)
    }
    const tooDeep = { ...shortcut, parentId: made.at(-1) ?? null }
    expect(await refusalOf(root.access.menuAdd(tooDeep))).toMatchObject({ reason: 'menu.too-deep' })
    const tree = (await root.access.menuList()).list.find((item) => item.menuId === made[0])
    expect(tree?.children[0]?.children[0]?.menuId).toBe(made[2])
    expect(await refusalOf(root.access.menuDel({ menuId: made[0]! }))).toMatchObject({
      reason: 'record.in-use',
      code: 409,
    })
    for (const menuId of made.toReversed()) await root.access.menuDel({ menuId })
  })

  const functionTwice = [1, 2].map(() => ({ functionName: 'Print', functionTab: 'print' }))
  const refused: [Added, string][] = [
    [{ ...shortcut, path: '/nowhere' }, 'menu.path-unknown'],
    [{ ...shortcut, path: '/login' }, 'menu.path-unknown'],
    [{ ...shortcut, path: '/' }, 'menu.path-unknown'],
    [{ ...shortcut, path: '/order/deal/:id' }, 'menu.path-unknown'],
    [{ ...shortcut, parentId: 'mnu_unknown' }, 'menu.parent-unknown'],
    [{ ...shortcut, functions: functionTwice.slice(1) }, 'menu.function-without-tab'],
    [{ ...shortcut, menuTab: 'handbook', functions: functionTwice }, 'menu.function-twice'],
  ]
  it.each(refused)('refuses %j', async (added, reason) => {
    const before = await entries(root, true)
    expect(await refusalOf(root.access.menuAdd(added))).toMatchObject({ reason, code: 400 })
    expect(await entries(root, true)).toEqual(before)
    expect(new Set(await worded(app, 'superadmin', (client) => client.access.menuAdd(added))).size).toBe(3)
  })

  it('refuses foreign paths, invalid keys and empty names', async () => {
    const sent = { menuName: ' ', path: '//evil.example', menuTab: 'a|b', icon: '<svg>' }
    const { fields } = await refusalOf(root.access.menuAdd(sent))
    expect(fields.map(({ field }) => field)).toEqual(['menuName', 'menuTab', 'path', 'icon'])
    expect(await refusalOf(root.access.menuAdd({ ...shortcut, path: '//evil.example' }))).toMatchObject({
      code: 400,
    })
    expect(await refusalOf(root.access.menuAdd({ ...shortcut, path: 'javascript:alert(1)' }))).toMatchObject({
      code: 400,
    })
  })

  it('stores nothing of a dry run, and is done once for a key', async () => {
    const before = await entries(root, true)
    await root.access.menuAdd(shortcut, { dryRun: true })
    expect(await entries(root, true)).toEqual(before)
    const key = 'menu-add-once'
    const first = await root.access.menuAdd(shortcut, { key })
    expect(await root.access.menuAdd(shortcut, { key })).toEqual(first)
    expect(await entries(root, true)).toHaveLength(before.length + 1)
    expect(await refusalOf(root.access.menuAdd({ ...shortcut, menuName: 'Other' }, { key }))).toMatchObject({
      reason: 'write.key-other-body',
    })
    await root.access.menuDel(first)
  })
})

describe('deleting from the menu', () => {
  it('is allowed to super and system administrators, except for the product’s own entries', async () => {
    const call = (client: Client) => client.access.menuDel({ menuId: 'mnu_order' })
    expect(await admitted(app, call)).toEqual(['superadmin', 'systemadmin'])
    expect(await refusalOf(call(root))).toMatchObject({ reason: 'menu.built-in', code: 409 })
    expect(new Set(await worded(app, 'superadmin', call)).size).toBe(3)
    expect(await refusalOf(root.access.menuDel({ menuId: 'mnu_unknown' }))).toMatchObject({ code: 404 })
  })

  it('stores nothing of a dry run, and is done once for a key', async () => {
    const { menuId } = await root.access.menuAdd(shortcut)
    await root.access.menuDel({ menuId }, { dryRun: true })
    const key = 'menu-del-once'
    expect(await root.access.menuDel({ menuId }, { key })).toEqual({ menuId })
    expect(await root.access.menuDel({ menuId }, { key })).toEqual({ menuId })
    expect(await refusalOf(root.access.menuDel({ menuId }))).toMatchObject({ reason: 'record.unknown' })
  })
})

describe('editing the menu', () => {
  const find = async (client: Client, path: string, all = true) =>
    (await entries(client, all)).find((item) => item.path === path)!

  it('is allowed to super and system administrators', async () => {
    const call = (client: Client) => client.access.menuEdit({ menuId: 'mnu_unknown', menuName: 'X' })
    expect(await admitted(app, call)).toEqual(['superadmin', 'systemadmin'])
    expect(await refusalOf(call(app.client()))).toMatchObject({ code: 401 })
    expect(await refusalOf(call(root))).toMatchObject({ reason: 'record.unknown' })
  })

  it('renames an entry of the product on the next call, also after a restart, until its own names return', async () => {
    const reader = await clientOf(app, 'investor', 'HK')
    const { menuId } = await find(root, '/order/my-orders')
    await root.access.menuEdit({
      menuId,
      menuName: 'Our orders',
      menuNameCn: '本行订单',
      menuNameHk: '本行訂單',
    })
    expect((await find(reader, '/order/my-orders', false)).menuName).toBe('本行訂單')
    await seedBase(app.database.db)
    expect(await find(root, '/order/my-orders')).toMatchObject({
      menuName: 'Our orders',
      names: { name: 'Our orders', nameCn: '本行订单', nameHk: '本行訂單' },
      renamed: true,
    })
    await root.access.menuEdit({ menuId, productNames: true })
    expect(await find(root, '/order/my-orders')).toMatchObject({ menuName: 'My Orders', renamed: false })
    const [line] = (await root.audit.list({ kinds: 'menu' })).list
    expect(line).toMatchObject({
      what: 'Menu entry edited',
      record: { recordId: menuId, name: 'My Orders' },
      changes: [
        { field: 'Name', from: 'Our orders', to: 'My Orders' },
        { from: '本行订单', to: '我的订单' },
        { from: '本行訂單', to: '我的訂單' },
      ],
    })
    expect(await verifyLedger(app.database.pool, 'menu:all')).toBeUndefined()
  })

  it('hides an entry without taking the screen away, but not the way to the menu', async () => {
    const { menuId } = await find(root, '/system/holidays')
    await root.access.menuEdit({ menuId, hidden: true })
    const system = await clientOf(app, 'systemadmin')
    expect((await find(system, '/system/holidays', false)).hidden).toBe(true)
    await system.deals.getHolidayEntries({ centre: 'HK', year: 2027 })
    await root.access.menuEdit({ menuId, hidden: false })
    for (const path of ['/system', '/system/role-manage']) {
      const call = async (client: Client) =>
        client.access.menuEdit({ menuId: (await find(root, path)).menuId, hidden: true })
      expect(await refusalOf(call(root))).toMatchObject({ reason: 'menu.always-shown', code: 409 })
      expect(new Set(await worded(app, 'superadmin', call)).size).toBe(3)
    }
  })

  it('places an entry among those of its group', async () => {
    const order = async () =>
      (await root.access.menuList()).list
        .find(({ path }) => path === '/system')!
        .children.map((each) => each.path)
    const before = await order()
    const [first, second] = before as [string, string]
    const { menuId } = await find(root, second)
    await root.access.menuEdit({ menuId, before: (await find(root, first)).menuId })
    expect(await order()).toEqual([second, first, ...before.slice(2)])
    await seedBase(app.database.db)
    expect((await order())[0]).toBe(second)
    const stray = (await find(root, '/order/my-orders')).menuId
    expect(await refusalOf(root.access.menuEdit({ menuId, before: stray }))).toMatchObject({
      fields: [{ field: 'before', reason: 'record.unknown' }],
    })
    await root.access.menuEdit({ menuId, before: (await find(root, before[2]!)).menuId })
    expect(await order()).toEqual(before)
    const same = root.access.menuEdit({ menuId, before: (await find(root, before[2]!)).menuId })
    expect(await refusalOf(same)).toMatchObject({ reason: 'write.no-changes' })
  })

  it('keeps pages and functions of the product', async () => {
    const { menuId } = await find(root, '/order/my-orders')
    for (const edit of [{ path: '/system/notice' }, { functions: [] }]) {
      const call = (client: Client) => client.access.menuEdit({ menuId, ...edit })
      expect(await refusalOf(call(root))).toMatchObject({ reason: 'menu.product-fixed', code: 409 })
      expect(new Set(await worded(app, 'superadmin', call)).size).toBe(3)
    }
  })

  it('changes target and functions of an added entry; granted functions stay', async () => {
    const path = 'https://research.example/notes'
    const { menuId } = await root.access.menuAdd({
      menuName: 'Research',
      path,
      menuTab: 'research',
      functions: [{ functionName: 'Print', functionTab: 'print' }],
    })
    expect(await find(root, path, false)).toMatchObject({ menuName: 'Research', builtIn: false })
    const download = { functionName: 'Download', functionNameCn: '下载', functionTab: 'download' }
    const moved = `${path}?from=menu`
    await root.access.menuEdit({ menuId, path: moved, functions: [download] })
    const grants = await grantsOf('rol_superadmin')
    expect(grants).toContain('research|download')
    expect(grants).not.toContain('research|print')
    const granted = await grantsOf('rol_investor')
    const keys = [...granted, 'research', 'research|download']
    await root.roles.permissionAssign({ roleId: 'rol_investor', permissions: keys })
    const reader = await clientOf(app, 'investor', 'CN')
    expect((await find(reader, moved, false)).functions).toEqual([
      { functionName: '下载', functionTab: 'download' },
    ])
    const call = (client: Client) => client.access.menuEdit({ menuId, functions: [] })
    expect(await refusalOf(call(root))).toMatchObject({ reason: 'menu.granted' })
    await root.roles.permissionAssign({ roleId: 'rol_investor', permissions: granted })
    expect(await call(root)).toEqual({ menuId })
    await root.access.menuDel({ menuId })
  })

  it('stores nothing of a dry run, and is done once for a key', async () => {
    const { menuId } = await find(root, '/order/my-orders')
    await root.access.menuEdit({ menuId, menuName: 'Dry' }, { dryRun: true })
    expect((await find(root, '/order/my-orders')).menuName).toBe('My Orders')
    const key = 'menu-edit-once'
    const first = await root.access.menuEdit({ menuId, menuName: 'Once' }, { key })
    expect(await root.access.menuEdit({ menuId, menuName: 'Once' }, { key })).toEqual(first)
    await root.access.menuEdit({ menuId, productNames: true })
  })
})
