import type { Decimal } from 'decimal.js'
import { exact, Exact, type OrRefusal, type Rate, refuse } from '../../../../kernel/index.ts'
import { addBusinessDays, type Calendar, nearestOpen } from '../calendar.ts'
import { actualDays } from '../day-count.ts'
import type { IndexMethod } from './leg.ts'

type Day = Temporal.PlainDate
export type DailyMethod = Exclude<IndexMethod, { kind: 'term' }>

export interface InArrears {
  method: DailyMethod
  from: Day
  to: Day
  /** The index's own year: 360 of SOFR and €STR, 365 of SONIA. */
  year: 360 | 365
  /** Of the index. */
  calendar: Calendar
  /** The published fixing of a business day, in per cent; nothing if it is unknown. */
  fixingOn: (day: Day) => Rate | undefined
}

interface Observation {
  fixing: Day
  days: number
}

const mostDays = 400
const mostShift = 30

const isBefore = (one: Day, other: Day): boolean => Temporal.PlainDate.compare(one, other) < 0
const earlier = (one: Day, other: Day): Day => (isBefore(one, other) ? one : other)

/** The business days whose fixings count, each with the calendar days it counts for. */
const observationsOf = ({ method, from, to, calendar }: InArrears): Observation[] => {
  const { lookBack, observationShift, lockOut } = method
  const back = (day: Day) => (lookBack === 0 ? day : addBusinessDays(day, -lookBack, calendar))
  const [first, last] = observationShift ? [back(from), back(to)] : [from, to]
  // The first day may be closed: the fixing of the business day before counts for it.
  const open = nearestOpen(first, calendar, -1)
  const locked = lockOut === 0 ? last : addBusinessDays(last, -lockOut - 1, calendar)
  const list: Observation[] = []
  for (let day = open; isBefore(day, last);) {
    const next = addBusinessDays(day, 1, calendar)
    const counted = earlier(day, locked)
    const days = actualDays(isBefore(day, first) ? first : day, earlier(next, last))
    list.push({ fixing: observationShift ? counted : back(counted), days })
    day = next
  }
  return list
}

/**
 * The index of one coupon from daily fixings, in per cent of a year. With an observation shift the days of the
 * shifted period weigh and divide, as in the 2021 ISDA Definitions; the coupon then counts its own days.
 */
export const rateInArrears = (
  period: InArrears,
): OrRefusal<Decimal, 'bond.no-fixing' | 'bond.period-wrong'> => {
  const { method, from, to, year } = period
  const shifts = [method.lookBack, method.lockOut]
  const isWrongShift = shifts.some((days) => !Number.isInteger(days) || days < 0 || days > mostShift)
  if (isWrongShift || !isBefore(from, to) || actualDays(from, to) > mostDays)
    return refuse('bond.period-wrong')
  let [product, weighed, length] = [new Exact(1), new Exact(0), 0]
  for (const { fixing, days } of observationsOf(period)) {
    const level = period.fixingOn(fixing)
    if (level === undefined) return refuse('bond.no-fixing', { day: fixing.toString() })
    product = product.times(exact(level).div(100).times(days).div(year).plus(1))
    weighed = weighed.plus(exact(level).times(days))
    length += days
  }
  return method.kind === 'averaged'
    ? weighed.div(length)
    : product.minus(1).times(year).div(length).times(100)
}
