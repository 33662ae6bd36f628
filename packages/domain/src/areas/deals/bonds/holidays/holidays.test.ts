import { describe, expect, it } from 'vitest'
import type { Centre } from '../../choices.ts'
import { ruledHolidays } from '../index.ts'

/** Every day as published, with those that fall on weekends where the list has them. */
const published: [Centre, number, string][] = [
  // ecb.europa.eu, T2 closing days.
  ['TARGET', 2024, '01-01 03-29 04-01 05-01 12-25 12-26'],
  ['TARGET', 2025, '01-01 04-18 04-21 05-01 12-25 12-26'],
  ['TARGET', 2026, '01-01 04-03 04-06 05-01 12-25 12-26'],
  // gov.uk/bank-holidays, England and Wales.
  ['UK', 2020, '01-01 04-10 04-13 05-08 05-25 08-31 12-25 12-28'],
  ['UK', 2021, '01-01 04-02 04-05 05-03 05-31 08-30 12-27 12-28'],
  ['UK', 2022, '01-03 04-15 04-18 05-02 06-02 06-03 08-29 09-19 12-26 12-27'],
  ['UK', 2023, '01-02 04-07 04-10 05-01 05-08 05-29 08-28 12-25 12-26'],
  ['UK', 2024, '01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26'],
  ['UK', 2025, '01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26'],
  ['UK', 2026, '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28'],
  // sifma.org, holiday schedule: full closes, and Good Friday 2026, "not a good settlement day".
  ['US', 2024, '01-01 01-15 02-19 03-29 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25'],
  ['US', 2025, '01-01 01-20 02-17 04-18 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25'],
  ['US', 2026, '01-01 01-19 02-16 04-03 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
  // Bank holidays in Toronto: canada.ca statutory holidays, Family Day, the civic holiday in August.
  ['CA', 2024, '01-01 02-19 03-29 05-20 07-01 08-05 09-02 09-30 10-14 11-11 12-25 12-26'],
  ['CA', 2025, '01-01 02-17 04-18 05-19 07-01 08-04 09-01 09-30 10-13 11-11 12-25 12-26'],
  ['CA', 2026, '01-01 02-16 04-03 05-18 07-01 08-03 09-07 09-30 10-12 11-11 12-25 12-28'],
  // six-group.com, SIC clearing holidays.
  ['CH', 2024, '01-01 01-02 03-29 04-01 05-01 05-09 05-20 08-01 12-25 12-26'],
  ['CH', 2025, '01-01 01-02 04-18 04-21 05-01 05-29 06-09 08-01 12-25 12-26'],
  ['CH', 2026, '01-01 01-02 04-03 04-06 05-01 05-14 05-25 08-01 12-25 12-26'],
  // gov.hk, General holidays. 2015, 2021 and 2026: Ching Ming meets Easter; 2012 and 2020: mid-autumn the
  // National Day; 2022: Christmas on a Sunday.
  [
    'HK',
    2012,
    '01-02 01-23 01-24 01-25 04-04 04-06 04-07 04-09 04-28 05-01 06-23 07-02 10-01 10-02 10-23 12-25 12-26',
  ],
  [
    'HK',
    2020,
    '01-01 01-25 01-27 01-28 04-04 04-10 04-11 04-13 04-30 05-01 06-25 07-01 10-01 10-02 10-26 12-25 12-26',
  ],
  [
    'HK',
    2021,
    '01-01 02-12 02-13 02-15 04-02 04-03 04-05 04-06 05-01 05-19 06-14 07-01 09-22 10-01 10-14 12-25 12-27',
  ],
  [
    'HK',
    2022,
    '01-01 02-01 02-02 02-03 04-05 04-15 04-16 04-18 05-02 05-09 06-03 07-01 09-12 10-01 10-04 12-26 12-27',
  ],
  [
    'HK',
    2024,
    '01-01 02-10 02-12 02-13 03-29 03-30 04-01 04-04 05-01 05-15 06-10 07-01 09-18 10-01 10-11 12-25 12-26',
  ],
  [
    'HK',
    2026,
    '01-01 02-17 02-18 02-19 04-03 04-04 04-06 04-07 05-01 05-25 06-19 07-01 09-26 10-01 10-19 12-25 12-26',
  ],
  // State Council order 795: the statutory days.
  ['CN', 2025, '01-01 01-28 01-29 01-30 01-31 04-04 05-01 05-02 05-31 10-01 10-02 10-03 10-06'],
  ['CN', 2026, '01-01 02-16 02-17 02-18 02-19 04-05 05-01 05-02 06-19 09-25 10-01 10-02 10-03'],
]

describe('holidays by rule', () => {
  it.each(published)('of %s in %i are those published', (centre, year, days) => {
    expect(
      ruledHolidays(centre, year)
        ?.map((day) => day.slice(5))
        .join(' '),
    ).toBe(days)
  })

  it('are unknown for years without rules and for what is no centre', () => {
    expect(ruledHolidays('US', 1_000_000)).toBeUndefined()
    expect(ruledHolidays('__proto__' as Centre, 2026)).toBeUndefined()
  })

  it('are left to almanacs where there is no rule', () => {
    for (const centre of ['SG', 'JP', 'AU', 'NZ'] as const)
      expect(ruledHolidays(centre, 2026)).toBeUndefined()
  })
})
