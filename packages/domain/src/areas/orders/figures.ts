import type { FaceAmount } from '../../kernel/index.ts'
import { levelFitAt, takesAt, type AtSpan } from './at-level.ts'
import { finalSpan, fpgSpan, pushOf, todaysSpan, type OrderDeal } from './deal.ts'
import { cappedAt, topSize } from './ladder.ts'
import type { Order, OrderLevel } from './order.ts'
import type { Span } from './point.ts'
import { phaseOf, stageIn } from './order-permissions-by-phase.ts'

/** What of an order its sizes follow from. */
export type FiguresSource = Pick<Order, 'stage' | 'orderLevels' | 'commitment' | 'tests' | 'fpg'>

/**
 * The newest levels. An answer at FPG outlives a return to IPG: an order that dropped or was reduced does not get its
 * earlier size again.
 */
export const lastOrderLevels = ({ orderLevels, fpg }: Pick<Order, 'orderLevels' | 'fpg'>): OrderLevel[] =>
  fpg?.orderLevels ?? orderLevels

/** What an order asks for at the best level for it, whether it is in or out by now. */
export const orderedSize = (order: Pick<Order, 'orderLevels' | 'fpg'>): FaceAmount =>
  topSize(lastOrderLevels(order))

/** What an answer at FPG says. An order that was out comes in again with the size it had: it accepts the level. */
export const answerOf = ({
  orderLevels,
  fpg,
}: Pick<Order, 'orderLevels' | 'fpg'>): NonNullable<Order['fpg']>['how'] | 'accept' | null => {
  if (fpg?.how !== 'increase') return fpg?.how ?? null
  return topSize(fpg.orderLevels) > topSize(orderLevels) ? 'increase' : 'accept'
}

/** Submitted, and not withdrawn: it counts in the book of its phase. */
export const isCounted = (
  { stage }: Pick<Order, 'stage'>,
  { lifecycle }: Pick<OrderDeal, 'lifecycle'>,
): boolean => stageIn(stage, phaseOf(lifecycle)) === 'live'

/** The state of an order at the FPG push: waiting for an answer, answered, or silent when the book closed. */
export const fpgStates = ['none', 'waiting', 'answered', 'silent'] as const
export type FpgState = (typeof fpgStates)[number]

export const fpgStateOf = (order: FiguresSource, deal: OrderDeal): FpgState => {
  const push = pushOf(deal.lifecycle)
  if (push === null || !isCounted(order, deal)) return 'none'
  if (order.fpg?.push === push) return 'answered'
  return phaseOf(deal.lifecycle) === 'FPG' ? 'waiting' : 'silent'
}

/** What a ladder takes at a level, or at the wide end of a range; all of it before there is a level. */
export const inAt = (orderLevels: readonly OrderLevel[], span: Span | undefined): FaceAmount =>
  span ? takesAt(orderLevels, span.wide) : topSize(orderLevels)

/**
 * The part of a size that waits for nobody: all of it, or what the accepted ladder takes at the same level. Of a limit that
 * was relaxed after the book went subject, that is nothing at a level only the new one reaches.
 */
export const acceptedOf = (
  { conditional }: Pick<Order, 'conditional'>,
  size: FaceAmount,
  span?: Span,
): FaceAmount => {
  if (!conditional) return size
  const accepted = inAt(conditional.accepted, span)
  return accepted < size ? accepted : size
}

/**
 * The newest levels at the level of the push: the size if the order is in, zero if it is out. Of a range the
 * wide end counts.
 */
export const proposedSize = (order: FiguresSource, deal: OrderDeal): FaceAmount =>
  inAt(lastOrderLevels(order), fpgSpan(deal))

/** What a silent order comes to when FPG is closed: by the deal's rule; a soft one drops. */
const silentOrderLevels = (order: FiguresSource, deal: OrderDeal): OrderLevel[] => {
  if (order.commitment === 'soft') return []
  switch (deal.terms.silence) {
    case 'drop':
      return []
    case 'stay':
      return lastOrderLevels(order)
    case 'stayIfIn':
      return cappedAt(lastOrderLevels(order), proposedSize(order, deal))
  }
}

/** The ladder that counts now; none where nothing does. Nothing is written when a phase changes: this follows. */
export const countingOrderLevels = (order: FiguresSource, deal: OrderDeal): OrderLevel[] => {
  if (!isCounted(order, deal)) return []
  return fpgStateOf(order, deal) === 'silent' ? silentOrderLevels(order, deal) : lastOrderLevels(order)
}

/** What an order that waits for its answer at FPG comes to without one; null for any other order. */
export const sizeIfSilent = (order: FiguresSource, deal: OrderDeal): FaceAmount | null =>
  fpgStateOf(order, deal) === 'waiting' ? topSize(silentOrderLevels(order, deal)) : null

/** What stood before the FPG push, if there was one: an answer to an earlier push was the last word by then. */
export const pushedOrderLevels = (
  order: Pick<Order, 'orderLevels' | 'fpg'>,
  { lifecycle }: Pick<OrderDeal, 'lifecycle'>,
): OrderLevel[] => {
  const push = pushOf(lifecycle)
  return push !== null && order.fpg?.push === push ? order.orderLevels : lastOrderLevels(order)
}

/** The three figures of §3, and what counts. */
export interface Figures {
  /** Before the FPG push; of an order new since then, as it was sent. */
  size: FaceAmount
  /** At the newest round's level; null where it was not answered. */
  testSize: FaceAmount | null
  /** At the level of the push: answered, or proposed; null before one. */
  fpgSize: FaceAmount | null
  /** What counts now, before levels. */
  counting: FaceAmount
}

export const testAnswer = ({ tests }: Pick<Order, 'tests'>, round: number | undefined) =>
  tests.find((each) => each.round === round) ?? null

export const figuresOf = (order: FiguresSource, deal: OrderDeal): Figures => {
  const state = fpgStateOf(order, deal)
  return {
    size: topSize(pushedOrderLevels(order, deal)),
    testSize: testAnswer(order, deal.lifecycle.test?.number)?.size ?? null,
    fpgSize: state === 'none' ? null : proposedSize(order, deal),
    counting: topSize(countingOrderLevels(order, deal)),
  }
}

/**
 * Why an order may be allocated nothing: its answer at FPG took it out, it gave none and so dropped, nothing that is in
 * was accepted since the book went subject, or its limits are out.
 */
export const outReasons = ['dropped', 'silent', 'unaccepted', 'out'] as const
export type OutReason = (typeof outReasons)[number]

/** Silence dropped it, and not only its limits: where an order stays if it is in, one that is out at the end is out. */
const isDroppedSilently = (order: FiguresSource, deal: OrderDeal): boolean => {
  if (fpgStateOf(order, deal) !== 'silent' || topSize(silentOrderLevels(order, deal)) > 0) return false
  if (order.commitment === 'soft' || deal.terms.silence === 'drop') return true
  return inAt(lastOrderLevels(order), todaysSpan(deal)) > 0
}

/** `inSize`: what of it is in now. */
export const outReasonOf = (
  order: FiguresSource & Pick<Order, 'conditional'>,
  deal: OrderDeal,
  inSize: FaceAmount,
): OutReason => {
  if (topSize(lastOrderLevels(order)) === 0) return 'dropped'
  if (isDroppedSilently(order, deal)) return 'silent'
  return inSize > 0 && order.conditional ? 'unaccepted' : 'out'
}

/** In or out of the final book, and with what: none before the deal is priced. */
export const atFinal = (order: FiguresSource, deal: OrderDeal): AtSpan | null => {
  const span = finalSpan(deal)
  return span ? levelFitAt(countingOrderLevels(order, deal), span) : null
}
