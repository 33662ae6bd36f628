import { describe, expect, it } from 'vitest'
import { completeGrants, type GrantRow } from './grants.ts'

const row = (permission: string, parentId: string | null, functions: string[] = []): GrantRow => ({
  permission,
  name: permission,
  menuId: `mnu_${permission}`,
  parentId: parentId && `mnu_${parentId}`,
  granted: true,
  functions: functions.map((name) => ({ key: `${permission}|${name}`, name, granted: true })),
})
const rows = [row('admin', null), row('admin_user', 'admin', ['add', 'edit']), row('investor', null, ['add'])]

describe('pressing an entry of the tree', () => {
  it('adds the screen of a function, and all above it', () => {
    expect(completeGrants([], ['admin_user|edit'], rows)).toEqual(['admin', 'admin_user', 'admin_user|edit'])
  })

  it('removes the functions of a screen, and all below it', () => {
    const all = ['admin', 'admin_user', 'admin_user|add', 'investor']
    expect(completeGrants(all, ['admin', 'admin_user|add', 'investor'], rows)).toEqual(['admin', 'investor'])
    expect(completeGrants(all, ['admin_user', 'admin_user|add', 'investor'], rows)).toEqual(['investor'])
  })

  it('leaves a screen without its functions', () => {
    expect(completeGrants(['investor', 'investor|add'], ['investor'], rows)).toEqual(['investor'])
  })
})
