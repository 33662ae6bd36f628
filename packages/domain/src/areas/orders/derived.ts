import type { FaceAmount } from '../../kernel/index.ts'
import { takesIn, type AtSpan, type LevelFit } from './at-level.ts'
import { changeOf } from './baseline.ts'
import type { OrderChange, OrderStatus } from './choices.ts'
import { pushOf, todaysSpan, type OrderDeal } from './deal.ts'
import {
  acceptedOf,
  atFinal,
  countingOrderLevels,
  figuresOf,
  fpgStateOf,
  isCounted,
  lastOrderLevels,
  testAnswer,
  type Figures,
  type FpgState,
} from './figures.ts'
import { orderNumber } from './ids.ts'
import { meaningOf, type Meaning } from './meaning.ts'
import type { Order, OrderLevel } from './order.ts'
import { statusOf } from './status.ts'

/** All that follows from an order and its deal, worked out once for whoever reads it. */
export interface Derived {
  number: string
  status: OrderStatus
  figures: Figures
  fpgState: FpgState
  /** The FPG push, as an answer names it; none before one. */
  push: number | null
  /** The running test asks it for a size, and has none yet. */
  needsTestSize: boolean
  /** Of what counts; of an order that does not, of what it says. */
  meaning: Meaning
  final: AtSpan | null
  /** For managers: against the last guidance or push. */
  change: OrderChange | null
  /** For managers: of what counts, the part that waits for nobody. */
  accepted: FaceAmount
}

export const isTestSizeDue = (order: Order, deal: OrderDeal): boolean =>
  deal.lifecycle.status === 'Test' &&
  isCounted(order, deal) &&
  testAnswer(order, deal.lifecycle.test?.number) === null

/** What of it a book is made of: no word of why, so that ten thousand orders are worked out at once. */
export interface BookedOrder extends Pick<
  Derived,
  'number' | 'status' | 'figures' | 'fpgState' | 'needsTestSize' | 'change' | 'accepted'
> {
  /** The ladder that counts. */
  counts: OrderLevel[]
  /** What of that ladder, or of what it says where it counts for nothing, is in today; null before there is a level. */
  today: { fit: LevelFit; size: FaceAmount } | null
  /** What of the order is in today, and of that, what waits for nobody: an allocation may give so much. */
  inSize: FaceAmount
  acceptedIn: FaceAmount
}

export const bookedOrderOf = (order: Order, deal: OrderDeal): BookedOrder => {
  const figures = figuresOf(order, deal)
  const counts = countingOrderLevels(order, deal)
  const span = todaysSpan(deal)
  const today = span ? takesIn(isCounted(order, deal) ? counts : lastOrderLevels(order), span) : null
  const { counting } = figures
  const inSize = counting === 0 || !today ? counting : today.size
  return {
    number: orderNumber(order.id),
    status: statusOf(order, deal),
    figures,
    counts,
    today,
    inSize,
    acceptedIn: acceptedOf(order, inSize, span),
    fpgState: fpgStateOf(order, deal),
    needsTestSize: isTestSizeDue(order, deal),
    change: changeOf(order, deal),
    accepted: acceptedOf(order, counting),
  }
}

export const derivedOf = (order: Order, deal: OrderDeal): Derived => {
  const figures = figuresOf(order, deal)
  return {
    number: orderNumber(order.id),
    status: statusOf(order, deal),
    figures,
    fpgState: fpgStateOf(order, deal),
    push: pushOf(deal.lifecycle),
    needsTestSize: isTestSizeDue(order, deal),
    meaning: meaningOf(
      isCounted(order, deal) ? countingOrderLevels(order, deal) : lastOrderLevels(order),
      deal,
    ),
    final: atFinal(order, deal),
    change: changeOf(order, deal),
    accepted: acceptedOf(order, figures.counting),
  }
}
