import { describe, expect, it } from 'vitest'
import {
  addBusinessDays,
  type Calendar,
  isBusinessDay,
  ruledHolidays,
  settlementDay,
  weekdaysOnly,
} from './index.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const days = (holidays: readonly string[], workdays: readonly string[] = []) => ({
  holidays: new Set(holidays),
  workdays: new Set(workdays),
})
const of = (centre: 'TARGET' | 'UK' | 'US' | 'HK', ...years: number[]): Calendar => [
  days(years.flatMap((year) => ruledHolidays(centre, year) ?? [])),
]

describe('a joint calendar', () => {
  const joint: Calendar = [...of('HK', 2026), ...of('US', 2026)]

  it('is open when every centre is', () => {
    expect(isBusinessDay(day('2026-11-20'), joint)).toBe(true)
    // Chung Yeung in Hong Kong, Thanksgiving in New York, a Saturday.
    for (const text of ['2026-10-19', '2026-11-26', '2026-11-21'])
      expect([text, isBusinessDay(day(text), joint)]).toEqual([text, false])
  })

  it('of no centre has weekends only', () => {
    expect(isBusinessDay(day('2026-12-25'), weekdaysOnly)).toBe(true)
    expect(isBusinessDay(day('2026-12-26'), weekdaysOnly)).toBe(false)
  })

  it('is open on a weekend that is worked for a bridging day, if all of them work', () => {
    const mainland: Calendar = [days(['2026-10-05'], ['2026-10-10'])]
    expect(isBusinessDay(day('2026-10-10'), mainland)).toBe(true)
    expect(isBusinessDay(day('2026-10-10'), [...mainland, ...of('HK', 2026)])).toBe(false)
  })
})

describe('T+n', () => {
  // Published: priced 6 April 2009; Good Friday and Easter Monday lie between. Priced 21 April 2021, paid on
  // 28 April. Priced 5 September 2023, Finland 23 April 2024 T+5 on 30 April.
  it.each([
    ['TARGET', '2009-04-06', '2009-04-15'],
    ['US', '2021-04-21', '2021-04-28'],
    ['TARGET', '2023-09-05', '2023-09-12'],
    ['TARGET', '2024-04-23', '2024-04-30'],
  ] as const)('of %s, 5 days from %s', (centre, priced, settled) => {
    const year = Number(priced.slice(0, 4))
    expect(String(settlementDay(day(priced), 5, of(centre, year)))).toBe(settled)
  })

  it('of none is the day, or the next that is open', () => {
    expect(String(addBusinessDays(day('2026-11-20'), 0, weekdaysOnly))).toBe('2026-11-20')
    expect(String(addBusinessDays(day('2026-11-21'), 0, weekdaysOnly))).toBe('2026-11-23')
  })

  it('goes back as well', () => {
    expect(String(addBusinessDays(day('2026-11-23'), -1, weekdaysOnly))).toBe('2026-11-20')
  })
})
