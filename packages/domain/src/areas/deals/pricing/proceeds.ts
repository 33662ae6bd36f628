import { exact, Exact, type FaceAmount, type Rate, rateOf } from '../../../kernel/index.ts'

/** What an issue brings at its price, before fees and accrued interest, in currency units with two decimals. */
export const proceedsOf = (size: FaceAmount, price: Rate): Rate =>
  rateOf(new Exact(size).times(exact(price)).div(100).toDecimalPlaces(2))

/** The price after the managers' fee: 98.89 of 99.34 with a fee of 0.45. */
export const netPriceOf = (price: Rate, grossFee: Rate): Rate => rateOf(exact(price).minus(exact(grossFee)))
