import { describe, expect, it } from 'vitest'
import { editOwnProfile, type OwnProfile } from './index.ts'

const now: OwnProfile = {
  name: 'Nora',
  nickName: '',
  phone: { area: '852', number: '91234567' },
  timeZone: 'Asia/Hong_Kong',
  language: null,
  mails: ['answers', 'allocations'],
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
    expect(editOwnProfile(now, { name: 'Nora', mails: ['answers', 'allocations'] })).toMatchObject({
      reason: 'write.no-changes',
    })
    const sameMails = ['allocations', 'answers', 'allocations'] as const
    expect(editOwnProfile(now, { mails: sameMails })).toMatchObject({ reason: 'write.no-changes' })
  })
})
