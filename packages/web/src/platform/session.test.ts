import { describe, expect, it } from 'vitest'
import { nameOf, parseSession } from './session.ts'

const user = {
  userId: 'usr_1',
  userName: 'may',
  nickName: '',
  name: 'May Chan',
  account: 'may@bank.example',
  entityId: 'ent_1',
  isIssuer: true,
}

describe('the session record (§3)', () => {
  it('takes what it knows, with org id 1 by default, and never a token', () => {
    const record = parseSession({
      user,
      tier: 'tier3',
      roles: ['manager', 'odd'],
      permissions: ['my_deal', 7],
      token: 'x',
    })
    expect(record).toMatchObject({
      user,
      tier: 'tier3',
      roles: ['manager'],
      permissions: ['my_deal'],
      orgId: 1,
    })
    expect(JSON.stringify(record)).not.toContain('token')
    expect(parseSession({ user: { ...user, isIssuer: 'yes' }, tier: 'tier3' })?.user.isIssuer).toBe(false)
  })

  it('is nobody when the user or the tier is missing', () => {
    expect(parseSession(undefined)).toBeUndefined()
    expect(parseSession({ user: {}, tier: 'tier1' })).toBeUndefined()
    expect(parseSession({ user, tier: 'tier9' })).toBeUndefined()
  })

  it('names a person by the name she chose', () => {
    expect(nameOf(user)).toBe('May Chan')
    expect(nameOf({ ...user, nickName: 'May' })).toBe('May')
  })
})
