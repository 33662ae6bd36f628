import {
  parseFace,
  parsePrice,
  parseYield,
  type AmountReason,
  type FaceAmount,
  type Rate,
  type RateReason,
  type Refusal,
} from '@bookrunner/domain/kernel'
import { parseSpreadLimit, type LimitKind } from '@bookrunner/domain/orders'
import { plainWidth } from '../../../kit/plain-width.ts'

/** "50", "50mm", "0.05bn", "5亿", "５０": a size as people type it. */
export const readSize = (typed: string): FaceAmount | Refusal<AmountReason> => parseFace(plainWidth(typed))

/** "120", "T+120", "4.75%", "4 3/4", "99.50": a limit as people type it; `over` is what the deal is guided over. */
export const readLimit = (
  kind: LimitKind,
  typed: string,
  over: string | null,
): Rate | Refusal<RateReason | 'order.limit-over'> => {
  const text = plainWidth(typed)
  if (kind === 'minYield') return parseYield(text)
  return kind === 'maxPrice' ? parsePrice(text) : parseSpreadLimit(text, over)
}
