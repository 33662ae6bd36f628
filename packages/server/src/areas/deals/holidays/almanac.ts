import type Holidays from 'date-holidays'
import { setImmediate } from 'node:timers/promises'
import { type Centre, ruledHolidays } from '@bookrunner/domain/deals'

/** Centres that need an almanac, with the places whose holidays count. */
const places: Partial<Record<Centre, readonly { country: string; part?: string }[]>> = {
  SG: [{ country: 'SG' }],
  JP: [{ country: 'JP' }],
  AU: [{ country: 'AU', part: 'NSW' }],
  NZ: [
    { country: 'NZ', part: 'AUK' },
    { country: 'NZ', part: 'WGN' },
  ],
}
const closing = ['public', 'bank']

const almanacs = new Map<Centre, readonly Holidays[]>()
const known = new Map<string, readonly string[]>()

/** Almanacs are large, so each is loaded on first use. */
const almanacsOf = async (centre: Centre): Promise<readonly Holidays[]> => {
  const open = almanacs.get(centre)
  if (open) return open
  const { default: Almanac } = await import('date-holidays')
  const made = (places[centre] ?? []).map(({ country, part = '' }) => new Almanac(country, part, ''))
  almanacs.set(centre, made)
  return made
}

const isWeekday = (text: string): boolean => Temporal.PlainDate.from(text).dayOfWeek <= 5

const lookUp = async (centre: Centre, year: number): Promise<string[]> => {
  const days = (await almanacsOf(centre)).flatMap((almanac) =>
    almanac.getHolidays(year).filter(({ type }) => closing.includes(type)),
  )
  return [...new Set(days.map(({ date }) => date.slice(0, 10)))].toSorted()
}

/** Weekdays on which a centre is closed in a year, by rule or almanac; computed once for each node. */
export const usualHolidays = async (centre: Centre, year: number): Promise<readonly string[]> => {
  const key = `${centre} ${year}`
  const before = known.get(key)
  if (before) return before
  let days = ruledHolidays(centre, year)
  if (!days) {
    // An almanac computes lunar dates for a while: let other requests run between two years.
    await setImmediate()
    days = await lookUp(centre, year)
  }
  const weekdays = days.filter(isWeekday)
  known.set(key, weekdays)
  return weekdays
}
