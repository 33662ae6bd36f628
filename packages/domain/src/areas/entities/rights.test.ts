import { expect, it } from 'vitest'
import type { Rights } from '../access/index.ts'
import { looksAfterEntities, maySeeEntity } from './rights.ts'
import type { Review } from './shapes.ts'

const rightsWith = (permissions: string[]): Rights => ({
  tier: 'tier2',
  roles: [],
  permissions,
  functions: [],
})
const caretaker = rightsWith(['admin_org_manage'])
const other = rightsWith(['admin_org_view'])

it('the screen of institutions makes a person look after them', () => {
  expect([caretaker, other].map(looksAfterEntities)).toEqual([true, false])
})

it.each<[string, Rights, { review: Review; addedFor: string | null }, boolean]>([
  ['a caretaker', caretaker, { review: 'pending', addedFor: null }, true],
  ['a caretaker', caretaker, { review: 'pending', addedFor: 'ent_other' }, true],
  ['another person', other, { review: 'reviewed', addedFor: 'ent_other' }, true],
  ['another person', other, { review: 'pending', addedFor: 'ent_own' }, true],
  ['another person', other, { review: 'pending', addedFor: 'ent_other' }, false],
  ['another person', other, { review: 'pending', addedFor: null }, false],
])('%s with %j reads an institution %j: %s', (_, rights, entity, reads) => {
  expect(maySeeEntity({ entityId: 'ent_own', rights }, entity)).toBe(reads)
})
