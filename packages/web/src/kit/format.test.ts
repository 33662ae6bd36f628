import { describe, expect, it } from 'vitest'
import {
  clockTime,
  count,
  coverage,
  day,
  dayAndMonth,
  decimal,
  EMPTY,
  instant,
  mm,
  percentYield,
  price,
  spread,
  zonedClock,
} from './format.ts'

describe('numbers as the desk reads them', () => {
  it('shows whole units as millions without losing a digit', () => {
    expect(mm(1_250_000_000)).toBe('1,250')
    expect(mm(1_250_500_000n)).toBe('1,250.5')
    expect(mm(200_000)).toBe('0.2')
    expect(mm(-50_000_001)).toBe('−50.000001')
    expect(mm(0)).toBe('0')
  })

  it('writes decimals with their places, rounding half up, never through a float', () => {
    expect(percentYield('4.6255')).toBe('4.626')
    expect(price('99.9995')).toBe('100.000')
    expect(price('1234.5', 2)).toBe('1,234.50')
    expect(decimal('-0.0004', 3)).toBe('0.000')
    expect(decimal('0.1', 0)).toBe('0')
    expect(decimal('12345678901234567890.125', 2)).toBe('12,345,678,901,234,567,890.13')
    expect(decimal('n/a', 3)).toBe(EMPTY)
  })

  it('signs spreads and names multiples', () => {
    expect(spread(120)).toBe('T+120')
    expect(spread(-15, 'MS')).toBe('MS−15')
    expect(coverage('3.4')).toBe('3.40×')
    expect(count(12_345)).toBe('12,345')
  })

  it('shows nothing as a dash', () => {
    for (const nothing of [
      mm(null),
      percentYield(undefined),
      spread(null),
      coverage(null),
      day(null, 'US'),
      dayAndMonth(null, 'US'),
    ]) {
      expect(nothing).toBe(EMPTY)
    }
  })
})

describe('times', () => {
  const at = '2026-11-20T08:30:00Z'

  it('writes days per language and times with their zone', () => {
    expect(day(at, 'US', 'Asia/Hong_Kong')).toBe('20 Nov 2026')
    expect(day(at, 'CN', 'Asia/Hong_Kong')).toBe('2026年11月20日')
    expect(day(at, 'HK', 'Asia/Hong_Kong')).toBe('2026年11月20日')
    expect(dayAndMonth(at, 'US', 'Asia/Hong_Kong')).toBe('20 Nov')
    expect(dayAndMonth(at, 'CN', 'Asia/Hong_Kong')).toBe('11月20日')
    expect(clockTime(at, 'Asia/Hong_Kong')).toBe('16:30:00')
    // Cut to the second, as papers and the log are: one event has one time.
    expect(clockTime('2026-11-20T08:30:04.999999Z', 'Asia/Hong_Kong')).toBe('16:30:04')
    expect(zonedClock(at, 'Asia/Hong_Kong')).toBe('16:30:00 HKT')
    expect(instant(at, 'US', 'Asia/Hong_Kong')).toBe('20 Nov 2026, 16:30:00 HKT')
    expect(instant(at, 'CN', 'Asia/Shanghai')).toBe('2026年11月20日 16:30:00 CST')
  })
})
