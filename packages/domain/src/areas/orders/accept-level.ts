import { Exact, exact, rateOf } from '../../kernel/index.ts'
import { sizeAt } from './at-level.ts'
import { fpgSpan, type OrderDeal } from './deal.ts'
import { fpgStateOf, lastOrderLevels, type FiguresSource } from './figures.ts'
import { sorted } from './ladder.ts'
import type { OrderLevel } from './order.ts'

/** A converted level has more decimals than people type: round to the side on which the level still satisfies it. */
const places = 4

/**
 * The level of an order that follows the final guidance, for an order that is out at it: its least demanding level, with
 * each limit that keeps it out moved to the guidance. Null for any other order.
 */
export const acceptedLevel = (order: FiguresSource, deal: OrderDeal): OrderLevel | null => {
  const span = fpgSpan(deal)
  const orderLevels = lastOrderLevels(order)
  const last = sorted(orderLevels).at(-1)
  if (!span || !last || fpgStateOf(order, deal) !== 'waiting') return null
  const { size, misses } = sizeAt(orderLevels, span.wide)
  if (size > 0) return null
  const accepted = { ...last }
  for (const { kind, level } of misses) {
    const rounding = kind === 'maxPrice' ? Exact.ROUND_CEIL : Exact.ROUND_FLOOR
    accepted[kind] = rateOf(exact(level).toDecimalPlaces(places, rounding))
  }
  return accepted
}
