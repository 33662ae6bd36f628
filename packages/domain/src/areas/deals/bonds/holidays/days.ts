type Day = Temporal.PlainDate

/** 1 is Monday, 7 Sunday. */
const monday = 1

export const on = (year: number, month: number, day: number): Day => new Temporal.PlainDate(year, month, day)

/** The first such weekday on a day or after it. */
export const weekdayFrom = (day: Day, weekday: number): Day =>
  day.add({ days: (weekday - day.dayOfWeek + 7) % 7 })

/** The second Monday in May: `nth(year, 5, 1, 2)`. */
export const nth = (year: number, month: number, weekday: number, count: number): Day =>
  weekdayFrom(on(year, month, 7 * count - 6), weekday)

export const lastMonday = (year: number, month: number): Day => {
  const end = on(year, month, 1).add({ months: 1 }).subtract({ days: 1 })
  return end.subtract({ days: end.dayOfWeek - monday })
}

/** From a weekend to the Monday after it. */
export const mondayized = (day: Day): Day => (day.dayOfWeek > 5 ? weekdayFrom(day, monday) : day)

/** From a Sunday to Monday, from a Saturday to Friday, as federal holidays of the United States go. */
export const nearestWeekday = (day: Day): Day => {
  if (day.dayOfWeek === 7) return day.add({ days: 1 })
  return day.dayOfWeek === 6 ? day.subtract({ days: 1 }) : day
}

export const sundayToMonday = (day: Day): Day => (day.dayOfWeek === 7 ? day.add({ days: 1 }) : day)

/** Easter Sunday of the Gregorian calendar, after Meeus, Jones and Butcher. */
export const easter = (year: number): Day => {
  const a = year % 19
  const [b, c] = [Math.floor(year / 100), year % 100]
  const [d, e] = [Math.floor(b / 4), b % 4]
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return on(year, Math.floor(n / 31), (n % 31) + 1)
}

export const afterEaster = (year: number, days: number): Day => easter(year).add({ days })

/** Christmas and Boxing Day; what of them falls on a weekend is made up for on the next free weekdays. */
export const christmasAndBoxingDay = (year: number): Day[] => {
  const [first, second] = [on(year, 12, 25), on(year, 12, 26)]
  if (first.dayOfWeek === 5) return [first, on(year, 12, 28)]
  if (first.dayOfWeek === 6) return [on(year, 12, 27), on(year, 12, 28)]
  return first.dayOfWeek === 7 ? [second, on(year, 12, 27)] : [first, second]
}
