import { exact, Exact, type FaceAmount, type Rate, rateOf } from '../../../kernel/index.ts'

/** What an issue brings at its price, before fees and accrued interest, in currency units with two decimals. */
export const proceedsOf = (size: FaceAmount, price: Rate): Rate =>
  rateOf(new Exact(size).times(exact(price)).div(100).toDecimalPlaces(2))
