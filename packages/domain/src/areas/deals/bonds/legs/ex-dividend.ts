import { addBusinessDays, type Calendar } from '../calendar.ts'
import type { ExDividend } from './terms.ts'

type Day = Temporal.PlainDate

/** The day from which, or after which, a coupon belongs to the seller. */
export const exDividendDay = (pays: Day, { days, count }: ExDividend, calendar: Calendar): Day =>
  count === 'business' ? addBusinessDays(pays, -days, calendar) : pays.subtract({ days })

/** Whether a buyer who settles on this day goes without the next coupon. */
export const isExDividend = (
  settlement: Day,
  pays: Day,
  exDividend: ExDividend | null,
  calendar: Calendar,
): boolean => {
  if (!exDividend) return false
  const order = Temporal.PlainDate.compare(settlement, exDividendDay(pays, exDividend, calendar))
  return exDividend.onTheDay === 'seller' ? order >= 0 : order > 0
}
