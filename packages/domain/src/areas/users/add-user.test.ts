import { describe, expect, it } from 'vitest'
import type { DealRole } from '../entities/index.ts'
import { type SeededRole, grantsOf, rightsOf, seededRoles } from '../roles/index.ts'
import { type Editor, type UserPosition, addUser, deleteUser } from './index.ts'

const bank = { id: 'ent_bank', dealRoles: ['underwriter'] as DealRole[] }
const fund = { id: 'ent_fund', dealRoles: ['investor'] as DealRole[] }
const role = (name: SeededRole) => ({ ...seededRoles[name], grants: grantsOf(name) })
const editor = (name: SeededRole, departmentId: string | null = null): Editor => ({
  position: { userId: `usr_by${name}`, tier: seededRoles[name].tier, entityId: bank.id, departmentId },
  rights: rightsOf(role(name), bank.dealRoles),
})
const sales = { id: 'dep_sales', entityId: bank.id }
const manager = { role: role('syndicateManager'), entity: bank, department: null }

describe('adding a user', () => {
  it('lets super and system administrators choose entity, department and group level', () => {
    const trader = {
      role: role('investor'),
      entity: fund,
      department: { id: 'dep_credit', entityId: fund.id },
    }
    for (const by of ['superAdmin', 'systemAdmin'] as const)
      expect(addUser(editor(by), trader)).toEqual(trader)
    expect(addUser(editor('systemAdmin'), { ...manager, role: role('superAdmin') })).toMatchObject({
      reason: 'role.above-you',
    })
  })

  it('keeps an institution’s administrator to the own entity and to ordinary roles', () => {
    const by = editor('institutionAdmin')
    expect(addUser(by, manager)).toEqual(manager)
    expect(addUser(by, { ...manager, role: role('investor'), entity: fund })).toMatchObject({
      reason: 'user.place-not-yours',
    })
    expect(addUser(by, { ...manager, role: role('institutionAdmin') })).toMatchObject({
      reason: 'role.above-you',
    })
    expect(addUser(by, { ...manager, department: sales })).toEqual({ ...manager, department: sales })
  })

  it('puts nobody into a department of another entity', () => {
    const elsewhere = { ...manager, department: { ...sales, entityId: fund.id } }
    for (const name of ['superAdmin', 'systemAdmin', 'institutionAdmin'] as const)
      expect(addUser(editor(name), elsewhere)).toMatchObject({ reason: 'user.department-elsewhere' })
  })

  it('puts whom a department’s administrator adds into that department', () => {
    const by = editor('institutionAdmin', sales.id)
    expect(addUser(by, manager)).toEqual({ ...manager, department: sales })
    expect(addUser(by, { ...manager, department: sales })).toEqual({ ...manager, department: sales })
    const other = { id: 'dep_other', entityId: bank.id }
    expect(addUser(by, { ...manager, department: other })).toMatchObject({
      reason: 'user.department-not-yours',
    })
  })

  it('is refused to ordinary users', () => {
    expect(addUser(editor('syndicateManager'), manager)).toMatchObject({ reason: 'access.denied' })
  })
})

describe('deleting a user', () => {
  const root: UserPosition = { userId: 'usr_root', tier: 'tier1', entityId: 'ent_op', departmentId: null }
  const person: UserPosition = { ...root, userId: 'usr_new', tier: 'tier3' }
  const unused = { deals: 0, others: 0 }

  it('is allowed while no log names the user', () => {
    expect(deleteUser(root, person, 0, unused)).toBe(true)
    expect(deleteUser(root, person, 0, { deals: 2, others: 1 })).toMatchObject({
      reason: 'user.in-use',
      params: { deals: 2, others: 1 },
    })
  })

  it('never removes oneself or the last super administrator', () => {
    expect(deleteUser(root, root, 3, unused)).toMatchObject({ reason: 'user.own-account' })
    const other = { ...root, userId: 'usr_other' }
    expect(deleteUser(root, other, 0, unused)).toMatchObject({ reason: 'user.last-super-admin' })
    expect(deleteUser(root, other, 1, unused)).toBe(true)
  })

  it('is hidden from another house', () => {
    const house: UserPosition = { userId: 'usr_h', tier: 'tier2', entityId: 'ent_x', departmentId: null }
    expect(deleteUser(house, person, 1, unused)).toMatchObject({ reason: 'record.unknown' })
  })
})
