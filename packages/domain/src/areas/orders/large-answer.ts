import { refuse, showMm, type FaceAmount, type Refusal } from '../../kernel/index.ts'
import { orderedSize } from './figures.ts'
import { topSize } from './ladder.ts'
import type { Order } from './order.ts'

export type LargeAnswerReason = 'order.answer-large'

/**
 * Fixed, so that the question says nothing about the deal's own multiple for unusual orders, which investors do not read.
 */
const largeTimes = 3

/** An answer above three times its order looks like a typing error: it needs a confirmation. */
export const largeAnswerFault = (
  size: FaceAmount,
  order: Pick<Order, 'orderLevels' | 'fpg'>,
  sizeConfirmed: boolean | undefined,
): Refusal<LargeAnswerReason> | undefined => {
  // An order that was reduced or dropped at FPG may come back to the size it had.
  const ordered = Math.max(orderedSize(order), topSize(order.orderLevels)) as FaceAmount
  if (sizeConfirmed || ordered === 0 || size <= ordered * largeTimes) return undefined
  return refuse('order.answer-large', { size: showMm(size), ordered: showMm(ordered), times: largeTimes })
}
