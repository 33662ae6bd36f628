import { describe, expect, it } from 'vitest'
import { grantsOf, rightsOf, seededRoles } from '../../roles/index.ts'
import type { NamedBank, SyndicateMember } from '../announcement.ts'
import { passiveRoles, type SyndicateRole } from '../choices.ts'
import { dealRoleOf } from './deal-role.ts'
import { exclusiveRoles, isActiveBank, rolesMissing, syndicateFaults } from './syndicate.ts'

const row = (entityId: string, ...roles: SyndicateRole[]) => ({ entityId, roles, appointedOn: null })
const deal = {
  creatorId: 'usr_creator',
  creatorEntityId: 'ent_oc',
  issuerId: 'ent_issuer',
  syndicate: [
    row('ent_oc', 'OC'),
    row('ent_jgc', 'JGC'),
    row('ent_bnd', 'JLM', 'BND'),
    row('ent_view', 'JBR', 'VIEW'),
  ],
}
const faultsOf = (syndicate: readonly SyndicateMember[], namedBanks: NamedBank[] = []) =>
  syndicateFaults({ syndicate: [...syndicate], namedBanks })

describe('a syndicate', () => {
  it.each(exclusiveRoles)('%s and %s cannot exist at the same time', (one, other) => {
    const roles = [...new Set<SyndicateRole>(['JLM', one, other])]
    expect(faultsOf([row('ent_a', ...roles)])).toContainEqual({
      field: 'shared.syndicate.0.roles',
      reason: 'deal.roles-together',
    })
  })

  it.each([
    ['deal.bank-twice', [row('a', 'OC'), row('a', 'JLM')], 'shared.syndicate.1.entityId'],
    ['deal.bnd-twice', [row('a', 'OC', 'BND'), row('b', 'JLM', 'BND')], 'shared.syndicate.1.roles'],
  ] as const)('%s', (reason, syndicate, field) => {
    expect(faultsOf(syndicate)).toEqual([{ field, reason }])
  })

  it.each([
    ['deal.bank-without-role', row('a')],
    ['deal.bnd-alone', row('a', 'BND')],
    ['deal.view-alone', row('a', 'VIEW')],
  ] as const)('may lack a role while it is a draft: %s', (reason, half) => {
    expect(faultsOf([half])).toEqual([])
    expect(rolesMissing([half])).toEqual([{ field: 'shared.syndicate.0.roles', reason }])
  })

  it('may have any other mix', () => {
    expect(rolesMissing(deal.syndicate)).toEqual([])
    expect(faultsOf(deal.syndicate)).toEqual([])
    expect(faultsOf([row('a', 'OC', 'JGC', 'JLM', 'JBR', 'BND'), row('b', 'JLM', 'VIEW')])).toEqual([])
  })
  it.each(passiveRoles)('gives %s no other role, and no part in the book', (role) => {
    expect(faultsOf([row('a', 'OC', role)])).toEqual([
      { field: 'shared.syndicate.0.roles', reason: 'deal.roles-together' },
    ])
    expect(faultsOf([row('a', role)])).toEqual([])
    expect(rolesMissing([row('a', role)])).toEqual([])
    expect(isActiveBank(row('a', role))).toBe(false)
    const holders = { ...deal, syndicate: [row('ent_oc', 'OC'), row('ent_passive', role)] }
    const rights = rightsOf({ ...seededRoles.syndicateManager, grants: grantsOf('syndicateManager') }, [
      'underwriter',
    ])
    const { columns } = dealRoleOf(holders, { userId: 'usr_p', entityId: 'ent_passive', rights })
    expect(columns).toEqual(['VIEW'])
  })

  it('has banks that are a name only: once each, and one bank bills', () => {
    const named = (name: string, ...roles: SyndicateRole[]) => ({ name, roles })
    expect(faultsOf([row('a', 'OC')], [named('DBS', 'JLM', 'BND'), named('UBS', 'CM')])).toEqual([])
    expect(faultsOf([row('a', 'OC', 'BND')], [named('DBS', 'JLM', 'BND'), named('dbs ', 'CM')])).toEqual([
      { field: 'shared.namedBanks.0.roles', reason: 'deal.bnd-twice' },
      { field: 'shared.namedBanks.1.name', reason: 'deal.bank-twice' },
    ])
  })
})
