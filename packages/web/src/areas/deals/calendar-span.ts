import { holidayYears, type CentreDays, type Terms } from '@bookrunner/domain/deals'

type Dated = Pick<
  Terms,
  'tenor' | 'maturityDate' | 'interestFrom' | 'issueDate' | 'settlementDate' | 'pricingDate'
>

const yearOf = (day: string | null) => (day === null ? [] : [Number(day.slice(0, 4))])
const within = (year: number) => Math.min(Math.max(year, holidayYears.first), holidayYears.last)
/** The server gives so many years at once; a perpetual's later ones follow no calendar anybody knows. */
const most = 60

/** The years whose holidays a deal's days may fall on. */
export function spanOf(terms: Dated, today: Temporal.PlainDate): { from: number; to: number } {
  const { tenor } = terms
  const known = [
    today.year,
    ...[terms.pricingDate, terms.settlementDate, terms.issueDate, terms.interestFrom].flatMap(yearOf),
  ]
  const start = Math.max(...known)
  const runs = tenor ? Math.ceil(tenor.years + tenor.months / 12 + tenor.days / 365) : 0
  const from = within(Math.min(...known))
  const last = Math.max(start + runs, ...yearOf(terms.maturityDate)) + 1
  return { from, to: Math.min(within(last), from + most - 1) }
}

export const centreDays = (centre: {
  readonly days: readonly string[]
  readonly workdays: readonly string[]
}): CentreDays => ({ holidays: new Set(centre.days), workdays: new Set(centre.workdays) })
