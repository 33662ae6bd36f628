import type { Convention } from '../choices.ts'
import { nearestOpen, type Calendar } from './calendar.ts'

type Day = Temporal.PlainDate

/** What becomes of a day on which the centres are closed. */
export const roll = (day: Day, convention: Convention, calendar: Calendar): Day => {
  switch (convention) {
    case 'unadjusted':
      return day
    case 'following':
      return nearestOpen(day, calendar, 1)
    case 'preceding':
      return nearestOpen(day, calendar, -1)
    case 'modifiedFollowing': {
      const next = nearestOpen(day, calendar, 1)
      return next.month === day.month ? next : nearestOpen(day, calendar, -1)
    }
  }
}

export const isMonthEnd = (day: Day): boolean => day.day === day.daysInMonth

/** Some months on. With the end-of-month rule the last day of a month leads to the last day of a month. */
export const addMonths = (day: Day, months: number, endOfMonth: boolean): Day => {
  const moved = day.add({ months })
  return endOfMonth && isMonthEnd(day) ? moved.with({ day: moved.daysInMonth }) : moved
}
