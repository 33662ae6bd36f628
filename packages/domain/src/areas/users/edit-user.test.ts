import { describe, expect, it } from 'vitest'
import { type SeededRole, grantsOf, rightsOf, seededRoles } from '../roles/index.ts'
import type { DealRole } from '../entities/index.ts'
import { type EditedUser, type Editor, editUser } from './index.ts'

const lantern = { id: 'ent_lantern', dealRoles: ['underwriter'] as DealRole[] }
const fund = { id: 'ent_fund', dealRoles: ['investor'] as DealRole[] }
const sales = { id: 'dep_sales', entityId: lantern.id }
const syndicate = { id: 'dep_syndicate', entityId: lantern.id }
const role = (name: SeededRole) => ({ ...seededRoles[name], grants: grantsOf(name) })

const editor = (name: SeededRole, departmentId: string | null = null): Editor => ({
  position: { userId: `usr_by${name}`, tier: seededRoles[name].tier, entityId: lantern.id, departmentId },
  rights: rightsOf(role(name), lantern.dealRoles),
})
const user = (name: SeededRole = 'syndicateViewer', more: Partial<EditedUser> = {}): EditedUser => ({
  position: {
    userId: 'usr_edited',
    tier: seededRoles[name].tier,
    entityId: lantern.id,
    departmentId: sales.id,
  },
  account: 'priya.raman@lantern.example',
  name: 'Priya',
  nickName: '',
  phone: null,
  timeZone: 'UTC',
  status: 'active',
  role: role(name),
  entity: lantern,
  ...more,
})
const root = editor('superAdmin')
const system = editor('systemAdmin')
const house = editor('institutionAdmin')

describe('editing a user', () => {
  it('changes only what differs', () => {
    const edit = { name: 'Priya R.', nickName: '', phone: { area: '852', number: '91234567' } as const }
    expect(editUser(house, user(), edit, 1)).toEqual({ name: 'Priya R.', phone: edit.phone })
    expect(editUser(house, user(), { role: role('syndicateViewer'), status: 'active' }, 1)).toMatchObject({
      reason: 'write.no-changes',
    })
    expect(editUser(house, user('syndicateViewer', { phone: edit.phone }), { phone: null }, 1)).toEqual({
      phone: null,
    })
  })

  it('hides users outside the editor’s reach', () => {
    expect(
      editUser(
        house,
        user('investor', { position: { ...user().position, entityId: 'ent_x' } }),
        { name: 'X' },
        1,
      ),
    ).toMatchObject({ reason: 'record.unknown' })
    expect(editUser(system, user('superAdmin'), { name: 'X' }, 1)).toMatchObject({ reason: 'access.denied' })
    expect(editUser(editor('syndicateManager'), user(), { name: 'X' }, 1)).toMatchObject({
      reason: 'record.unknown',
    })
  })

  it('needs the function for what it does', () => {
    const without = (key: string) => ({
      ...root,
      rights: { ...root.rights, functions: root.rights.functions.filter((each) => each !== key) },
    })
    expect(editUser(without('admin_user|edit'), user(), { name: 'X' }, 1)).toMatchObject({
      reason: 'access.denied',
    })
    expect(editUser(without('admin_user|edit'), user(), { status: 'frozen' }, 1)).toEqual({
      status: 'frozen',
    })
    expect(editUser(without('admin_user|freeze'), user(), { status: 'frozen' }, 1)).toMatchObject({
      reason: 'access.denied',
    })
    expect(editUser(without('admin_user|freeze'), user(), { name: 'X' }, 1)).toEqual({ name: 'X' })
  })

  it('moves people between entities and group levels in tier1 and tier4 only', () => {
    for (const by of [root, system]) {
      expect(editUser(by, user(), { entity: fund, role: role('investor') }, 1)).toMatchObject({
        entity: fund,
        // The department was one of the old entity.
        department: null,
      })
      expect(editUser(by, user(), { role: role('institutionAdmin') }, 1)).toMatchObject({
        role: { tier: 'tier2' },
      })
    }
    expect(editUser(house, user(), { entity: fund }, 1)).toMatchObject({ reason: 'user.place-not-yours' })
    expect(editUser(house, user(), { role: role('institutionAdmin') }, 1)).toMatchObject({
      reason: 'user.place-not-yours',
    })
    expect(editUser(house, user(), { role: role('syndicateManager') }, 1)).toMatchObject({
      role: { tier: 'tier3' },
    })
    expect(editUser(system, user(), { role: role('superAdmin') }, 1)).toMatchObject({
      reason: 'role.above-you',
    })
  })

  it('keeps role and entity of one family', () => {
    expect(editUser(root, user(), { entity: fund }, 1)).toMatchObject({ reason: 'role.wrong-entity' })
    expect(editUser(house, user(), { role: role('investor') }, 1)).toMatchObject({
      reason: 'role.wrong-entity',
    })
  })

  it('sets departments by who looks after the whole entity', () => {
    const limited = editor('institutionAdmin', sales.id)
    for (const by of [root, system, house]) {
      expect(editUser(by, user(), { department: null }, 1)).toEqual({ department: null })
      expect(editUser(by, user(), { department: syndicate }, 1)).toEqual({ department: syndicate })
      expect(editUser(by, user(), { department: sales }, 1)).toMatchObject({ reason: 'write.no-changes' })
      expect(editUser(by, user(), { department: { id: 'dep_x', entityId: fund.id } }, 1)).toMatchObject({
        reason: 'user.department-elsewhere',
      })
    }
    for (const department of [syndicate, null])
      expect(editUser(limited, user(), { department }, 1)).toMatchObject({
        reason: 'user.department-not-yours',
      })
    expect(editUser(limited, user(), { name: 'X' }, 1)).toEqual({ name: 'X' })
    const moved = { entity: fund, role: role('investor') }
    expect(
      editUser(root, user(), { ...moved, department: { id: 'dep_f', entityId: fund.id } }, 1),
    ).toMatchObject({ department: { id: 'dep_f' } })
  })

  it('changes the account of others, never the own one or that of somebody who may do more', () => {
    const account = 'priya.shah@lantern.example'
    for (const by of [root, system, house]) {
      expect(editUser(by, user(), { account }, 1)).toEqual({ account })
      expect(editUser(by, user(), { account: user().account }, 1)).toMatchObject({
        reason: 'write.no-changes',
      })
      const self = user('institutionAdmin', { position: by.position })
      expect(editUser(by, self, { account }, 1)).toMatchObject({ reason: 'user.own-login' })
    }
    const fellow = user('institutionAdmin')
    expect(editUser(house, fellow, { account }, 1)).toEqual({ account })
    const more = { ...fellow.role, grants: [...fellow.role.grants, 'admin_notice|send'] }
    const stronger = { ...fellow, role: more }
    expect(editUser(house, stronger, { account }, 1)).toMatchObject({
      reason: 'user.account-beyond-yours',
      params: { key: 'admin_notice|send' },
    })
    for (const by of [root, system]) expect(editUser(by, stronger, { account }, 1)).toEqual({ account })
    expect(editUser(editor('syndicateManager'), user(), { account }, 1)).toMatchObject({
      reason: 'record.unknown',
    })
  })

  it('lets people change their name, never their own place or status', () => {
    const self = user('superAdmin', { position: root.position })
    expect(editUser(root, self, { name: 'X' }, 0)).toEqual({ name: 'X' })
    expect(editUser(root, self, { role: role('investor') }, 5)).toMatchObject({ reason: 'user.own-place' })
    expect(editUser(root, self, { department: syndicate }, 5)).toMatchObject({ reason: 'user.own-place' })
    expect(editUser(root, self, { status: 'frozen' }, 5)).toMatchObject({ reason: 'user.own-status' })
  })

  it('leaves one super administrator', () => {
    const other = user('superAdmin')
    expect(editUser(root, other, { status: 'frozen' }, 0)).toMatchObject({ reason: 'user.last-super-admin' })
    expect(editUser(root, other, { role: role('syndicateManager') }, 0)).toMatchObject({
      reason: 'user.last-super-admin',
    })
    expect(editUser(root, other, { status: 'frozen', role: role('syndicateManager') }, 1)).toMatchObject({
      status: 'frozen',
    })
  })
})
