import { holidayYears, jointCentres, type Calendar, type Terms } from '@bookrunner/domain/deals'
import type { Db } from '../../../platform/db/index.ts'
import { calendarOf } from './calendars.ts'
import { readTerms } from '../reads/detail.repo.ts'

type TermsCalendarRequest = Pick<Terms, 'currency' | 'centres' | 'pricingDate' | 'maturityDate' | 'tenor'>

const yearOf = (day: string): number => Number(day.slice(0, 4))
const known = (year: number): number => Math.min(holidayYears.last, Math.max(holidayYears.first, year))

const endsIn = ({ maturityDate, tenor }: TermsCalendarRequest, starts: number): number => {
  if (maturityDate !== null) return yearOf(maturityDate)
  return tenor ? starts + tenor.years + Math.ceil(tenor.months / 12) + Math.ceil(tenor.days / 360) : starts
}

const both = (one: Calendar, other: Calendar): Calendar =>
  one.map(({ holidays, workdays }, at) => ({
    holidays: holidays.union(other[at]!.holidays),
    workdays: workdays.union(other[at]!.workdays),
  }))

/** The calendar for the deal's dates: the years of its pricing, its issue and its maturity. */
export const calendarFor = async (db: Db, terms: TermsCalendarRequest): Promise<Calendar> => {
  const centres = jointCentres(terms.currency, terms.centres)
  const starts = terms.pricingDate === null ? Temporal.Now.plainDateISO().year : yearOf(terms.pricingDate)
  const ends = endsIn(terms, starts)
  const [first, last] = await Promise.all([
    calendarOf(db, centres, known(starts - 1), known(starts + 1)),
    calendarOf(db, centres, known(ends), known(ends + 1)),
  ])
  return both(first, last)
}

/** The same for a stored deal; empty if there is no such deal. */
export const calendarOfDeal = async (db: Db, dealId: string): Promise<Calendar> => {
  const terms = await readTerms(db, dealId)
  return terms ? calendarFor(db, terms) : []
}
