import { describe, expect, it } from 'vitest'
import { type Id, type Kind, isId, kinds } from './ids.ts'

describe('an id', () => {
  it('is known by its prefix', () => {
    for (const kind of Object.keys(kinds) as Kind[]) {
      expect(isId(kind, `${kind}_4k7q00zz`)).toBe(true)
      expect(isId(kind, 'xyz_4k7q00zz')).toBe(false)
    }
    expect(isId('usr', 'ent_4k7q00zz')).toBe(false)
  })

  it('holds nothing that could mean something elsewhere', () => {
    const bad = [
      'usr_',
      'usr_abc',
      'usr_4K7Q00ZZ',
      'usr_4k7q00z/',
      'usr_4k7q00zz\n',
      ' usr_4k7q00zz',
      'usr',
      7,
      null,
    ]
    for (const text of bad) expect(isId('usr', text)).toBe(false)
    expect(isId('usr', `usr_${'a'.repeat(41)}`)).toBe(false)
  })

  it('keeps kinds apart in the types', () => {
    const user: Id<'usr'> = 'usr_4k7q00zz'
    // @ts-expect-error an entity is not a user
    const entity: Id<'ent'> = user
    expect(entity).toBe(user)
  })
})
