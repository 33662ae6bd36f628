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

/** Parses a size as people type it: "50", "50mm", "0.05bn", "5亿", "５０". */
export const readSize = (typed: string): FaceAmount | Refusal<AmountReason> => parseFace(plainWidth(typed))

/**
 * Parses a limit as people type it: "120", "T+120", "4.75%", "4 3/4", "99.50". `over` is the reference of the deal's
 * spreads.
 */
export const readLimit = (
  kind: LimitKind,
  typed: string,
  over: string | null,
): Rate | Refusal<RateReason | 'order.limit-over'> => {
  const text = plainWidth(typed)
  if (kind === 'minYield') return parseYield(text)
  return kind === 'maxPrice' ? parsePrice(text) : parseSpreadLimit(text, over)
}
