import { z } from 'zod'
import { centres, holidayKinds, holidayYears } from '@bookrunner/domain/deals'
import { call } from '../../kernel/call.ts'
import { day, digits, line } from '../../kernel/fields.ts'

/** The most years of one request: those of the longest bond, with its first and last year. */
export const mostHolidayYears = 60

const year = digits(holidayYears.first, holidayYears.last)
const centre = z.enum(centres)
const oneOrMore = new RegExp(`^(${centres.join('|')})(,(${centres.join('|')})){0,${centres.length - 1}}$`)

const getHolidays = call({
  name: 'deals.getHolidays',
  method: 'GET',
  path: '/manage/deal/getHolidays',
  access: 'signedIn',
  input: z.strictObject({
    /** Comma separated. */
    centres: z
      .string()
      .max(100)
      .regex(oneOrMore)
      .meta({ examples: ['HK,US'] }),
    from: year,
    to: year,
  }),
  reply: z.object({
    centres: z.array(
      z.object({
        centre,
        /** Mondays to Fridays on which it is closed. */
        days: z.array(z.string()),
        /** Weekends on which it is open. */
        workdays: z.array(z.string()),
      }),
    ),
  }),
  refusals: ['holiday.years'],
  summary: 'Returns the holidays of centres by year: by rule or almanac, with the changes of administrators',
})

const kind = z.enum(holidayKinds)
const administers = ['admin'] as const
const administrators = ['tier1', 'tier4'] as const

const getHolidayEntries = call({
  name: 'deals.getHolidayEntries',
  method: 'GET',
  path: '/manage/deal/getHolidayEntries',
  access: administers,
  tiers: administrators,
  input: z.strictObject({ centre, year }),
  reply: z.object({ list: z.array(z.object({ centre, day: z.string(), kind, name: z.string() })) }),
  refusals: [],
  summary: 'Lists the manually entered days of a centre, with their names',
})

const editHoliday = call({
  name: 'deals.editHoliday',
  method: 'POST',
  path: '/manage/deal/editHoliday',
  access: administers,
  tiers: administrators,
  input: z.strictObject({
    centre,
    day,
    /** The last day of a period; of a holiday, its weekends are left out. */
    until: day.optional(),
    /** Null takes the entry away: the day is again what rule or almanac say. */
    kind: kind.nullable(),
    name: z.union([z.literal(''), line(100)]).optional(),
  }),
  reply: z.object({ centre, kind: kind.nullable(), days: z.array(z.string()) }),
  refusals: ['write.no-changes', 'holiday.years', 'holiday.range'],
  summary: 'Marks days of a centre as closed or open, overriding the calendar; returns the days that changed',
})

export const holidayCalls = { getHolidays, getHolidayEntries, editHoliday } as const
