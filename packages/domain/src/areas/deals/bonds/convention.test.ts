import { describe, expect, it } from 'vitest'
import { addMonths, maturityDay, roll, weekdaysOnly } from './index.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const tenor = (years: number, months = 0, days = 0) => ({ years, months, days })

describe('a day that is closed', () => {
  // 31 October 2026 is a Saturday, 1 November a Sunday.
  it.each([
    ['following', '2026-10-31', '2026-11-02'],
    ['modifiedFollowing', '2026-10-31', '2026-10-30'],
    ['preceding', '2026-10-31', '2026-10-30'],
    ['unadjusted', '2026-10-31', '2026-10-31'],
    ['modifiedFollowing', '2026-11-01', '2026-11-02'],
    ['following', '2026-11-03', '2026-11-03'],
  ] as const)('%s: %s becomes %s', (convention, from, to) => {
    expect(String(roll(day(from), convention, weekdaysOnly))).toBe(to)
  })
})

describe('months on', () => {
  it.each([
    ['2026-01-31', 1, false, '2026-02-28'],
    ['2026-02-28', 6, false, '2026-08-28'],
    ['2026-02-28', 6, true, '2026-08-31'],
    ['2028-02-29', 12, true, '2029-02-28'],
    ['2026-02-27', 6, true, '2026-08-27'],
    ['2026-08-31', -6, false, '2026-02-28'],
  ] as const)('from %s, %i months, end of month %s', (from, months, endOfMonth, to) => {
    expect(String(addMonths(day(from), months, endOfMonth))).toBe(to)
  })
})

describe('a maturity', () => {
  it.each([
    [tenor(3), '2021-04-28', 'unadjusted', '2024-04-28'],
    [tenor(3), '2021-04-28', 'following', '2024-04-29'],
    [tenor(5, 6), '2024-11-26', 'following', '2030-05-27'],
    [tenor(0, 1), '2026-01-31', 'modifiedFollowing', '2026-02-27'],
    [tenor(0, 0, 364), '2026-11-20', 'following', '2027-11-19'],
    [tenor(1), '2028-02-29', 'unadjusted', '2029-02-28'],
  ] as const)('of %o from %s, %s', (length, issued, convention, matures) => {
    expect(String(maturityDay(day(issued), length, convention, weekdaysOnly))).toBe(matures)
  })
})
