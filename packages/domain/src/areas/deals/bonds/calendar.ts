type Day = Temporal.PlainDate

/** The days of one centre that are not as the week has them: closed Mondays to Fridays, open weekends. */
export interface CentreDays {
  holidays: ReadonlySet<string>
  workdays: ReadonlySet<string>
}

/** The joint calendar of some centres: open when every one of them is. Of none: Mondays to Fridays. */
export type Calendar = readonly CentreDays[]

export const weekdaysOnly: Calendar = []

const isWeekday = (day: Day): boolean => day.dayOfWeek <= 5

export const isBusinessDay = (day: Day, calendar: Calendar): boolean => {
  const text = day.toString()
  if (calendar.length === 0) return isWeekday(day)
  return calendar.every(({ holidays, workdays }) =>
    isWeekday(day) ? !holidays.has(text) : workdays.has(text),
  )
}

/** The day itself when it is open, else the next (or the last) that is. */
export const nearestOpen = (day: Day, calendar: Calendar, step: 1 | -1): Day => {
  let at = day
  while (!isBusinessDay(at, calendar)) at = at.add({ days: step })
  return at
}

/** T+n: n business days later; T+0 is the day itself, or the next that is open. */
export const addBusinessDays = (day: Day, count: number, calendar: Calendar): Day => {
  let at = count === 0 ? nearestOpen(day, calendar, 1) : day
  const step = count < 0 ? -1 : 1
  for (let left = Math.abs(count); left > 0; left--) at = nearestOpen(at.add({ days: step }), calendar, step)
  return at
}
