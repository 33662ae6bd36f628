import type { Centre } from '../../choices.ts'
import { caHolidays } from './ca.ts'
import { chHolidays } from './ch.ts'
import { cnHolidays } from './cn.ts'
import { hkHolidays } from './hk.ts'
import { targetHolidays } from './target.ts'
import { ukHolidays } from './uk.ts'
import { usHolidays } from './us.ts'

/** Centres whose holidays follow from rules; those of the others are announced, or need an almanac. */
const rules: Partial<Record<Centre, (year: number) => Temporal.PlainDate[]>> = {
  TARGET: targetHolidays,
  UK: ukHolidays,
  US: usHolidays,
  CA: caHolidays,
  CH: chHolidays,
  HK: hkHolidays,
  CN: cnHolidays,
}

/** The years for which the rules hold. */
export const holidayYears = { first: 2000, last: 2099 } as const

/** Holidays of a centre in a year as ISO text, in order; nothing where there is no rule. */
export const ruledHolidays = (centre: Centre, year: number): string[] | undefined =>
  rules[centre]?.(year)
    .map((day) => day.toString())
    .toSorted()
