import { expect, it } from 'vitest'
import { belongsToDeal, maySeeDeal, type DealOwners, type Viewer } from './sight.ts'

const owners = {
  creatorEntityId: 'ent_creator',
  creatorDepartment: null,
  issuerId: 'ent_issuer',
  syndicate: [{ entityId: 'ent_bank', roles: ['JLM'] }],
} as unknown as DealOwners

const viewer = (entityId: string, more: Partial<Viewer> = {}): Viewer => ({
  userId: 'usr_one',
  entityId,
  tier: 'tier2',
  department: null,
  board: false,
  ...more,
})

it('a reader of the platform’s board sees an announced deal of others, and nothing that its managers alone are told', () => {
  const outside = viewer('ent_other', { board: true })
  expect(maySeeDeal(outside, owners, true)).toBe(true)
  expect(belongsToDeal(outside, owners, true)).toBe(false)
  expect(maySeeDeal(outside, owners, false)).toBe(false)
  expect(maySeeDeal(viewer('ent_other', { board: true, tier: 'tier4' }), owners, true)).toBe(false)
})

it('the creator’s house, the syndicate, the issuer and the platform belong to a deal', () => {
  for (const entityId of ['ent_creator', 'ent_bank', 'ent_issuer'])
    expect([entityId, belongsToDeal(viewer(entityId), owners, true)]).toEqual([entityId, true])
  expect(belongsToDeal(viewer('ent_other', { tier: 'tier1' }), owners, false)).toBe(true)
  expect(belongsToDeal(viewer('ent_other'), owners, true)).toBe(false)
})
