import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import type { MenuItem } from '@bookrunner/contract/access'
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
    expect(await refusalOf(root.access.menuAdd({ ...shortcut, path: 'https://evil.example' }))).toMatchObject(
      { code: 400 },
    )
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
