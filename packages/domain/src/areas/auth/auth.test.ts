import { describe, expect, it } from 'vitest'
import {
  codeCounts,
  codeExpiry,
  codeRules,
  isSessionOver,
  isStrongPassword,
  judgeCode,
  locksAt,
  passwordLacks,
  pauseAfter,
  resendWait,
  safeRedirect,
  lastSeenWriteSeconds,
  sessionEndsAt,
  slowDowns,
} from './index.ts'
import { maskEmail } from '../../kernel/index.ts'

const now = Temporal.Instant.from('2026-03-02T09:00:00Z')

describe('a password', () => {
  it.each([
    ['Abcdefgh123!', []],
    ['Abcdefg123!', ['length']],
    ['abcdefgh123!', ['uppercase']],
    ['ABCDEFGH123!', ['lowercase']],
    ['Abcdefghijk!', ['digit']],
    ['Abcdefgh1234', ['special']],
    ['Abcdefgh123_', ['special']],
    ['密码密码密码Ab1+', ['length']],
    ['密码密码密码密码Ab1+', []],
    ['', ['length', 'digit', 'lowercase', 'uppercase', 'special']],
    [`Ab1!${'x'.repeat(124)}`, []],
    [`Ab1!${'x'.repeat(125)}`, ['tooLong']],
  ])('%s lacks %o', (password, lacks) => {
    expect(passwordLacks(password)).toEqual(lacks)
    expect(isStrongPassword(password)).toBe(lacks.length === 0)
  })

  it.each([...'~!@#$%^&()=-?+*'])('takes %s as special', (special) => {
    expect(isStrongPassword(`Abcdefghij12${special}`)).toBe(true)
  })
})

describe('a mailed code', () => {
  const fresh = { expiresAt: codeExpiry(now), tries: 0, used: false }

  it('counts for ten minutes', () => {
    expect(codeCounts(fresh, now.add({ minutes: 10 }).subtract({ nanoseconds: 1 }))).toBe(true)
    expect(codeCounts(fresh, now.add({ minutes: 10 }))).toBe(false)
    expect(judgeCode(fresh, true, now.add({ minutes: 10 }))).toEqual({ is: 'over' })
  })

  it('has five tries, and the fifth wrong one ends it', () => {
    const verdicts = Array.from({ length: 7 }, (_, tries) => judgeCode({ ...fresh, tries }, false, now))
    expect(verdicts).toEqual([
      { is: 'wrong', left: 4 },
      { is: 'wrong', left: 3 },
      { is: 'wrong', left: 2 },
      { is: 'wrong', left: 1 },
      { is: 'over' },
      { is: 'over' },
      { is: 'over' },
    ])
    expect(judgeCode({ ...fresh, tries: 4 }, true, now)).toEqual({ is: 'right' })
    expect(judgeCode({ ...fresh, tries: 5 }, true, now)).toEqual({ is: 'over' })
  })

  it('is good once', () => {
    expect(judgeCode({ ...fresh, used: true }, true, now)).toEqual({ is: 'over' })
  })

  it('is sent again after a minute, three times', () => {
    expect(resendWait({ sentAt: now, sends: 1 }, now)).toBe(60)
    expect(resendWait({ sentAt: now, sends: 1 }, now.add({ seconds: 59, milliseconds: 1 }))).toBe(1)
    expect(resendWait({ sentAt: now, sends: 3 }, now.add({ seconds: 60 }))).toBe(0)
    expect(resendWait({ sentAt: now, sends: codeRules.sends }, now.add({ hours: 1 }))).toBeUndefined()
  })

  it('names its address without giving it away', () => {
    expect(maskEmail('maria.li@bank.example')).toBe('m•••@bank.example')
    expect(maskEmail('a@b@c.example')).toBe('a•••@c.example')
    expect(maskEmail('nonsense')).toBe('•••')
  })
})

describe('slowing down', () => {
  it('is free at first, then grows to a lock', () => {
    const pauses = Array.from({ length: 11 }, (_, count) => pauseAfter(slowDowns.password, count))
    expect(pauses).toEqual([0, 0, 0, 0, 5, 15, 60, 300, 900, 900, 900])
    expect(locksAt(slowDowns.password)).toBe(8)
  })

  it('never gets quicker, whatever the rule', () => {
    for (const rule of Object.values(slowDowns)) {
      for (let count = 1; count < 60; count++)
        expect(pauseAfter(rule, count)).toBeGreaterThanOrEqual(pauseAfter(rule, count - 1))
      expect(pauseAfter(rule, rule.free)).toBeGreaterThan(0)
    }
  })
})

describe('a session', () => {
  const rule = { idleMinutes: 30, hours: 12 }
  const endsAt = sessionEndsAt(now, rule)

  it('ends when unused, and in any case at its end', () => {
    const after = (minutes: number) => now.add({ minutes })
    expect(isSessionOver({ lastSeenAt: now, endsAt }, rule, after(29))).toBe(false)
    expect(isSessionOver({ lastSeenAt: now, endsAt }, rule, after(30))).toBe(true)
    expect(isSessionOver({ lastSeenAt: after(719), endsAt }, rule, after(719))).toBe(false)
    expect(isSessionOver({ lastSeenAt: after(719), endsAt }, rule, after(720))).toBe(true)
  })

  it('is recorded often enough for its idle time', () => {
    expect(lastSeenWriteSeconds({ idleMinutes: 30 })).toBe(60)
    expect(lastSeenWriteSeconds({ idleMinutes: 1 })).toBe(15)
  })
})

describe('where a log-in leads back to', () => {
  it.each([
    ['/board/deal-board', '/board/deal-board'],
    ['/bookbuildingweb/board/detail?id=1#terms', '/board/detail?id=1#terms'],
    ['/bookbuildingweb', '/'],
    ['/bookbuildingwebs/x', '/bookbuildingwebs/x'],
    ['/board?next=https://evil.example', '/board?next=https://evil.example'],
    ['/a/../order/my-orders', '/order/my-orders'],
    ['/loginhistory', '/loginhistory'],
  ])('%s leads to %s', (target, path) => expect(safeRedirect(target)).toBe(path))

  it.each([
    null,
    undefined,
    '',
    'board',
    'https://evil.example/board',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    '/.//evil.example',
    '/bookbuildingweb//evil.example',
    '/bookbuildingweb/%2Fevil.example',
    '/%5Cevil.example',
    '///evil.example/x',
    'https:evil.example',
    String.raw`\\evil.example`,
    '%2F%2Fevil.example',
    '/%2Fevil.example',
    '/%2f%2fevil.example',
    '/\n/evil.example',
    '@evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '/login?redirect_url=//evil.example',
    '/login',
    '/login?redirect_url=/login',
    '/LOGIN',
    '/%6cogin',
    '/bookbuildingweb/login/',
    '/404',
    '/%',
    'http:/evil.example',
  ])('%j leads nowhere', (target) => expect(safeRedirect(target)).toBeUndefined())
})
