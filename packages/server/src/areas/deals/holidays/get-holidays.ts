import { mostHolidayYears, dealsCalls } from '@bookrunner/contract/deals'
import { type Centre, holidayYears } from '@bookrunner/domain/deals'
import { refuse } from '@bookrunner/domain/kernel'
import { read } from '../../../platform/http/handler.ts'
import { holidaysOf } from './calendars.ts'
import { readHolidayEntries } from './holidays.repo.ts'

export const getHolidays = read(dealsCalls.getHolidays, async ({ input, db }) => {
  const { from, to } = input
  if (to < from || to - from >= mostHolidayYears)
    return refuse('holiday.years', { ...holidayYears, most: mostHolidayYears })
  const centres = [...new Set(input.centres.split(','))] as Centre[]
  return { centres: await holidaysOf(db, centres, from, to) }
})

export const getHolidayEntries = read(dealsCalls.getHolidayEntries, async ({ input, db }) => ({
  list: await readHolidayEntries(db, [input.centre], input.year, input.year),
}))
