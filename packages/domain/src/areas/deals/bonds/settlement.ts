import type { Convention } from '../choices.ts'
import type { Tenor } from '../terms.ts'
import { addBusinessDays, type Calendar } from './calendar.ts'
import { addMonths, roll } from './convention.ts'

type Day = Temporal.PlainDate
type Span = Pick<Tenor, 'years' | 'months' | 'days'>

/** T+n on the joint business days of the currency and the centres. */
export const settlementDay = (pricingDay: Day, cycle: number, calendar: Calendar): Day =>
  addBusinessDays(pricingDay, cycle, calendar)

/** Issue date + tenor, before it is rolled: years and months first, then days. */
export const nominalMaturity = (issueDay: Day, { years, months, days }: Span): Day =>
  addMonths(issueDay, 12 * years + months, false).add({ days })

export const maturityDay = (issueDay: Day, tenor: Span, convention: Convention, calendar: Calendar): Day =>
  roll(nominalMaturity(issueDay, tenor), convention, calendar)
