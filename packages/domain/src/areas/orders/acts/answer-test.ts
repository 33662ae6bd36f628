import {
  type FaceAmount,
  type FieldRefusal,
  refuseFields,
  type Refusal,
  showMm,
} from '../../../kernel/index.ts'
import type { OrderDeal } from '../deal.ts'
import { rulesOf } from '../faults.ts'
import type { Order } from '../order.ts'
import { sizeFaults, type SizeReason } from '../sizes.ts'
import { phaseFault, type PhaseReason } from '../order-permissions-by-phase.ts'
import { liveFault, type NotLive } from './edit.ts'
import {
  saved,
  versionFault,
  type OrderResult,
  type CommandContext,
  type ExpectedVersion,
} from './command-context.ts'

export interface TestRequest extends ExpectedVersion {
  /** At the round's level; 0: not at this level. */
  size: FaceAmount
  /** The round of the request; another one may have begun since. */
  round?: number | undefined
}

export type BoundReason = 'order.over-max' | 'order.under-min'

/** A size without levels must respect the order's own bounds, too. */
export const ownBounds = (
  size: FaceAmount,
  { minSize, maxSize }: Pick<Order, 'minSize' | 'maxSize'>,
  field: string,
): FieldRefusal<BoundReason>[] => {
  if (maxSize !== null && size > maxSize)
    return [{ field, reason: 'order.over-max', params: { most: showMm(maxSize) } }]
  return minSize !== null && size < minSize
    ? [{ field, reason: 'order.under-min', params: { least: showMm(minSize) } }]
    : []
}

type Reason =
  | PhaseReason
  | NotLive
  | SizeReason
  | BoundReason
  | 'order.wrong'
  | 'write.changed-meanwhile'
  | 'write.no-changes'

/** A size at the test's level, beside the live one, which it never touches. */
export const answerTest = (
  order: Order,
  deal: OrderDeal,
  request: TestRequest,
  context: CommandContext,
): OrderResult | Refusal<Reason> => {
  const fault =
    liveFault(order, deal) ??
    phaseFault(context.by.side, 'answerTest', deal, context.reason) ??
    versionFault(order, request, context)
  if (fault) return fault
  const { size } = request
  const faults =
    size === 0 ? [] : [...sizeFaults(size, rulesOf(deal), 'size'), ...ownBounds(size, order, 'size')]
  if (faults.length > 0) return refuseFields('order.wrong', faults)
  const round = deal.lifecycle.test?.number ?? 0
  if (request.round !== undefined && request.round !== round)
    return { refused: true, reason: 'write.changed-meanwhile' }
  const before = order.tests.find((each) => each.round === round)
  const answer = { round, size, at: before?.size === size ? before.at : context.now.toString() }
  const tests = [...order.tests.filter((each) => each.round !== round), answer]
  return saved(order, { ...order, tests }, { act: 'testAnswered', deal, context })
}
