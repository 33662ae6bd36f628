import { describe, expect, it } from 'vitest'
import { grantsOf, rightsOf, rightsWithoutEntity, seededRoles, type SeededRole } from '../roles/index.ts'
import type { DealRole } from '../entities/index.ts'
import { assignContact, mayAdminister, removeContact, type EditedUser, type Editor } from './index.ts'

const fund = { id: 'ent_fund', dealRoles: ['investor'] as DealRole[] }
const bank = { id: 'ent_bank', dealRoles: ['underwriter'] as DealRole[] }
const role = (name: SeededRole) => ({ ...seededRoles[name], grants: grantsOf(name) })
const editor = (name: SeededRole): Editor => ({
  position: { userId: `usr_${name}`, tier: seededRoles[name].tier, entityId: fund.id, departmentId: null },
  rights: rightsOf(role(name), fund.dealRoles),
})
const contact = (entity: typeof fund | null, name: SeededRole = 'investor'): EditedUser => ({
  position: {
    userId: 'usr_contact',
    tier: seededRoles[name].tier,
    entityId: entity?.id ?? null,
    departmentId: null,
  },
  account: 'a@lantern.example',
  name: 'Ana',
  nickName: '',
  phone: null,
  timeZone: 'UTC',
  status: 'active',
  role: role(name),
  entity,
})
const [root, system, house] = [editor('superAdmin'), editor('systemAdmin'), editor('institutionAdmin')]

describe('a contact without an institution', () => {
  it.each(Object.keys(seededRoles) as SeededRole[])('has no rights as %s', (name) => {
    expect(rightsOf(role(name), null)).toEqual(rightsWithoutEntity)
  })

  it('is in nobody’s house, also not in that of an administrator without one', () => {
    const homeless = { ...house.position, entityId: null }
    expect(mayAdminister(homeless, contact(null).position)).toBe(false)
    expect(mayAdminister(house.position, contact(null).position)).toBe(false)
    expect(mayAdminister(system.position, contact(null).position)).toBe(true)
  })

  it('is assigned with a role that fits the institution', () => {
    expect(assignContact(system, contact(null), fund)).toBe(true)
    expect(assignContact(system, contact(null), bank)).toMatchObject({ reason: 'role.wrong-entity' })
    expect(assignContact(system, contact(null), bank, role('syndicateViewer'))).toBe(true)
    expect(assignContact(system, contact(null), bank, role('superAdmin'))).toMatchObject({
      reason: 'role.above-you',
    })
    expect(assignContact(system, contact(bank), fund)).toMatchObject({ reason: 'user.has-entity' })
    expect(assignContact(house, contact(null), fund)).toMatchObject({ reason: 'record.unknown' })
  })

  it('leaves only the own institution, never by itself, and one super administrator stays', () => {
    expect(removeContact(root, contact(fund), fund.id, 1)).toBe(true)
    expect(removeContact(root, contact(fund), bank.id, 1)).toMatchObject({ reason: 'record.unknown' })
    expect(removeContact(root, contact(null), fund.id, 1)).toMatchObject({ reason: 'record.unknown' })
    expect(removeContact(house, contact(fund), fund.id, 1)).toMatchObject({ reason: 'access.denied' })
    expect(removeContact(system, contact(fund, 'superAdmin'), fund.id, 1)).toMatchObject({
      reason: 'access.denied',
    })
    expect(removeContact(root, contact(fund, 'superAdmin'), fund.id, 0)).toMatchObject({
      reason: 'user.last-super-admin',
    })
    const self = { ...contact(fund), position: root.position }
    expect(removeContact(root, self, fund.id, 1)).toMatchObject({ reason: 'user.own-place' })
  })
})
