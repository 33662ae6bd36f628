import type { Decimal } from 'decimal.js'
import { Exact } from '../../../kernel/index.ts'
import type { DayCount } from '../choices.ts'

type Day = Temporal.PlainDate

export const actualDays = (from: Day, to: Day): number => from.until(to).days

const months30 = (from: Day, to: Day): number => 360 * (to.year - from.year) + 30 * (to.month - from.month)

/** Bond basis, 2006 ISDA Definitions 4.16(f): the 31st ends a month of 30 days only after a 30th or 31st. */
export const days30 = (from: Day, to: Day): number => {
  const first = Math.min(from.day, 30)
  return months30(from, to) + (first === 30 ? Math.min(to.day, 30) : to.day) - first
}

/** Eurobond basis, 4.16(g): the 31st is the 30th, always. */
export const days30E = (from: Day, to: Day): number =>
  months30(from, to) + Math.min(to.day, 30) - Math.min(from.day, 30)

const isEndOfFebruary = (day: Day): boolean => day.month === 2 && day.day === day.daysInMonth

/**
 * 30/360 US, Mayle, "Standard Securities Calculation Methods": bond basis, but a bond that pays at the end of the
 * month counts the end of February as the 30th.
 */
export const days30US = (from: Day, to: Day, endOfMonth: boolean): number => {
  const isFirstEnd = endOfMonth && isEndOfFebruary(from)
  const first = isFirstEnd ? 30 : Math.min(from.day, 30)
  const last = isFirstEnd && isEndOfFebruary(to) ? 30 : to.day
  return months30(from, to) + (first === 30 ? Math.min(last, 30) : last) - first
}

/** 30E/360 (ISDA), 4.16(h): the last day of any month is the 30th, except a maturity at the end of February. */
export const days30EIsda = (from: Day, to: Day, maturity: Day | null): number => {
  const isMaturity = maturity !== null && to.equals(maturity)
  const first = isEndOfFebruary(from) ? 30 : Math.min(from.day, 30)
  const last = isEndOfFebruary(to) && !isMaturity ? 30 : Math.min(to.day, 30)
  return months30(from, to) + last - first
}

/** 4.16(b): days in leap years count 1/366, others 1/365. */
const isdaYears = (from: Day, to: Day): Decimal => {
  let years = new Exact(0)
  for (let at = from; Temporal.PlainDate.compare(at, to) < 0;) {
    const newYear = new Temporal.PlainDate(at.year + 1, 1, 1)
    const end = Temporal.PlainDate.compare(newYear, to) < 0 ? newYear : to
    years = years.plus(new Exact(actualDays(at, end)).div(at.daysInYear))
    at = end
  }
  return years
}

/** Those that need nothing but the two days. ACT/ACT ICMA counts in coupon periods and so needs their grid. */
export type PlainDayCount = Exclude<DayCount, 'ACT/ACT ICMA'>

/** What two of the day counts need besides the two days. */
export interface DayCountTerms {
  endOfMonth: boolean
  maturity: Day | null
}

const plainTerms: DayCountTerms = { endOfMonth: true, maturity: null }

/** The part of a year between two days, `from` not after `to`. */
export const yearFraction = (
  dayCount: PlainDayCount,
  from: Day,
  to: Day,
  { endOfMonth, maturity }: DayCountTerms = plainTerms,
): Decimal => {
  switch (dayCount) {
    case '30/360':
      return new Exact(days30(from, to)).div(360)
    case '30/360 US':
      return new Exact(days30US(from, to, endOfMonth)).div(360)
    case '30E/360':
      return new Exact(days30E(from, to)).div(360)
    case '30E/360 ISDA':
      return new Exact(days30EIsda(from, to, maturity)).div(360)
    case 'ACT/ACT ISDA':
      return isdaYears(from, to)
    case 'ACT/365F':
      return new Exact(actualDays(from, to)).div(365)
    case 'ACT/360':
      return new Exact(actualDays(from, to)).div(360)
  }
}
