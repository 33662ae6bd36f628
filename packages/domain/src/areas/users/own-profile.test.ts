import { describe, expect, it } from 'vitest'
import { grantsOf, rightsOf, seededRoles, type SeededRole } from '../roles/index.ts'
import { editOwnProfile, mailKindsFor, type OwnProfile } from './index.ts'

const now: OwnProfile = {
  name: 'Nora',
  nickName: '',
  phone: { area: '852', number: '91234567' },
  timeZone: 'Asia/Hong_Kong',
  language: null,
  mailOff: [],
}

describe('the own profile', () => {
  it('changes only what differs', () => {
    expect(
      editOwnProfile(now, {
        name: 'Nora',
        phone: { number: '91234567', area: '852' },
        timeZone: 'Europe/London',
        language: 'HK',
        nickName: undefined,
      }),
    ).toEqual({ timeZone: 'Europe/London', language: 'HK' })
    expect(editOwnProfile(now, { phone: null })).toEqual({ phone: null })
  })

  it('is refused without a change', () => {
    expect(editOwnProfile(now, { name: 'Nora', mailOff: [] })).toMatchObject({ reason: 'write.no-changes' })
    const off = { ...now, mailOff: ['answerReminders', 'signOffReminders'] as const }
    const other = ['signOffReminders', 'answerReminders', 'signOffReminders'] as const
    expect(editOwnProfile(off, { mailOff: other })).toMatchObject({ reason: 'write.no-changes' })
  })
})

describe('notices by mail', () => {
  it.each<[SeededRole, string[]]>([
    ['superAdmin', ['answerReminders', 'signOffReminders']],
    ['systemAdmin', []],
    ['syndicateManager', ['signOffReminders']],
    ['syndicateViewer', ['signOffReminders']],
    ['investor', ['answerReminders']],
  ])('for the role %s are %j', (role, kinds) => {
    const rights = rightsOf({ ...seededRoles[role], grants: grantsOf(role) }, ['investor', 'underwriter'])
    expect(mailKindsFor(rights)).toEqual(kinds)
  })
})
