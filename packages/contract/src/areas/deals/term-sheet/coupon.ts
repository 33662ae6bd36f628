import { exDividendText, legText, quotedToText, repaymentText } from '../coupon-words.ts'
import type { DealField } from '../field-text.ts'
import type { SheetDeal } from './sheet-deal.ts'
import { percent, type Words } from './words.ts'

type Rows = readonly (readonly [DealField, string | null | undefined | false])[]

/** Each leg, and where the yield of a bond whose coupon changes ends. */
const legLines = (terms: SheetDeal['terms'], words: Words): string[] => [
  ...terms.legs.map((leg, at) => legText(leg, at, terms, words)),
  ...[quotedToText(terms, words)].filter((line) => line !== null),
]

/** Coupon legs, schedule and redemption, as far as a deal has more than a plain bond. */
export const structureTerms = ({ terms }: SheetDeal, words: Words): Rows => [
  ['terms.legs', legLines(terms, words).join('\n')],
  ['terms.penultimateCouponDate', words.day(terms.penultimateCouponDate)],
  ['terms.oddPeriod', words.code('oddPeriod', terms.oddPeriod)],
  ['terms.endOfMonth', terms.endOfMonth && words.text('yes')],
  ['terms.interestConvention', words.code('convention', terms.interestConvention)],
  ['terms.exDividend', terms.exDividend && exDividendText(terms.exDividend, words)],
  ['terms.repayments', terms.repayments.map((each) => repaymentText(each, words)).join('\n')],
  ['terms.redemptionPrice', percent(terms.redemptionPrice)],
]
