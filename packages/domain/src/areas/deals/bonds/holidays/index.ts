import type { Centre } from '../../choices.ts'
import { caHolidays } from './ca.ts'
import { chHolidays } from './ch.ts'
import { cnHolidays } from './cn.ts'
import { hkHolidays } from './hk.ts'
import { targetHolidays } from './target.ts'
import { ukHolidays } from './uk.ts'
import { usHolidays } from './us.ts'

/** Centres whose holidays follow from rules; those of the others are announced, or need an almanac. */
const rules = new Map<Centre, (year: number) => Temporal.PlainDate[]>([
  ['TARGET', targetHolidays],
  ['UK', ukHolidays],
  ['US', usHolidays],
  ['CA', caHolidays],
  ['CH', chHolidays],
  ['HK', hkHolidays],
  ['CN', cnHolidays],
])

/** The years for which the rules hold. */
export const holidayYears = { first: 2000, last: 2099 } as const

/** Holidays of a centre in a year as ISO text, in order; nothing where no rule holds. */
export const ruledHolidays = (centre: Centre, year: number): string[] | undefined => {
  const holds = year >= holidayYears.first && year <= holidayYears.last
  const daysOf = holds ? rules.get(centre) : undefined
  return daysOf?.(year)
    .map((day) => day.toString())
    .toSorted()
}
