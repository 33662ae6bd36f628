import type { Area } from '../../platform/area.ts'
import { editHoliday } from './edit-holiday.ts'
import { getHolidayEntries, getHolidays } from './get-holidays.ts'

export { deal } from './deal.ts'

export const deals: Area = {
  handlers: [getHolidays, getHolidayEntries, editHoliday],
}
