import { describe, expect, it } from 'vitest'
import { mergedParts, entityMergeFault, mostTags, type MergeParty } from './merge.ts'

const user: MergeParty = {
  id: 'ent_typed',
  source: 'user',
  review: 'pending',
  mergedInto: null,
  dealRoles: ['investor'],
  tags: [],
  contact: '',
  position: '',
  email: '',
  phoneArea: null,
  phone: null,
}
const platform: MergeParty = { ...user, id: 'ent_platform', source: 'platform', review: 'reviewed' }
const free = { namedIn: 0, waits: false }

describe('a merge', () => {
  it('folds a user-entered institution, reviewed or not, into a reviewed one of the platform', () => {
    expect(entityMergeFault(user, platform, free)).toBeUndefined()
    expect(entityMergeFault({ ...user, review: 'reviewed' }, platform, free)).toBeUndefined()
    expect(entityMergeFault({ ...user, dealRoles: [] }, platform, free)).toBeUndefined()
  })

  it.each([
    ['entity.merge-itself', user, user, free],
    ['entity.merged', { ...user, mergedInto: { id: 'ent_x' } }, platform, free],
    ['entity.merged', user, { ...platform, mergedInto: { id: 'ent_x' } }, free],
    ['entity.not-user-entered', { ...user, source: 'platform' }, platform, free],
    ['entity.not-platform', user, { ...platform, source: 'user' }, free],
    ['entity.not-platform', user, { ...platform, review: 'pending' }, free],
    ['entity.merge-waiting', user, platform, { namedIn: 0, waits: true }],
    ['entity.merge-deals', user, platform, { namedIn: 2, waits: false }],
    ['entity.merge-roles', { ...user, dealRoles: ['investor', 'issuer'] }, platform, free],
  ] as const)('is refused: %s', (reason, from, into, facts) => {
    expect(entityMergeFault(from, into, facts)).toMatchObject({ reason })
  })
})

describe('what a target gets', () => {
  it('is every tag it lacks, up to the most tags', () => {
    expect(mergedParts({ ...user, tags: ['b', 'a'] }, { ...platform, tags: ['b', 'c'] })).toEqual({
      patch: { tags: ['a', 'b', 'c'] },
      tags: ['a'],
      tagsLeft: [],
    })
    const full = Array.from({ length: mostTags - 1 }, (_, nr) => `t${nr}`)
    expect(mergedParts({ ...user, tags: ['x', 'y'] }, { ...platform, tags: full })).toMatchObject({
      tags: ['x'],
      tagsLeft: ['y'],
    })
  })

  it('is the contact person if it has none', () => {
    const contact = {
      contact: 'A. Lam',
      position: 'PM',
      email: 'a@b.cn',
      phoneArea: '852',
      phone: '23456789',
    } as const
    expect(mergedParts({ ...user, ...contact }, platform).patch).toEqual(contact)
    expect(mergedParts({ ...user, ...contact }, { ...platform, email: 'own@b.cn' }).patch).toEqual({})
    expect(mergedParts(user, platform).patch).toEqual({})
  })
})
