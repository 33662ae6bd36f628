import { isRefusal, type Rate } from '../../../../kernel/index.ts'
import type { Tenor } from '../../terms.ts'
import { type Bond, type BondTerms, type Calendar, resolveBond, weekdaysOnly } from '../index.ts'

/** Figures of published tables, as they are written there. */
export const day = (text: string) => Temporal.PlainDate.from(text)
export const rate = (text: string) => text as Rate
export const tenor = (years: number, months = 0, days = 0): Tenor => ({
  perpetual: false,
  years,
  months,
  days,
})

export type PublishedTerms = Partial<BondTerms> & Pick<BondTerms, 'frequency' | 'dayCount'>

/** A bond of a published example: with fixed settlement and maturity, without rolled days. */
export const bondOf = (published: PublishedTerms, calendar: Calendar = weekdaysOnly): Bond => {
  const pricingDay = published.pricingDay ?? published.settlement ?? day('2020-01-01')
  const bond = resolveBond(
    { couponType: 'fixed', settlementCycle: 0, convention: 'unadjusted', pricingDay, ...published },
    calendar,
  )
  if (isRefusal(bond)) throw new Error(bond.reason)
  return bond
}
