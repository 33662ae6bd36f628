import { defineText } from '../../platform/text.ts'
import { common } from '../common-text.ts'

/** Texts of every field for a day. */
export const daysText = defineText('days', {
  calendar: common.openCalendar,
  'unread.day': common.notADate,
  'unread.day-two-ways': common.dateReadsTwoWays,
})
