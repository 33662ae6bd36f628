import { type FaceAmount, isRefusal, refuse, type Refusal, showMm, isSame } from '../../../kernel/index.ts'
import { showGuidance } from '../../deals/index.ts'
import { sizeAt } from '../at-level.ts'
import type { FpgAnswerKind } from '../choices.ts'
import { fpgSpan, pushOf, type OrderDeal } from '../deal.ts'
import type { OrderFaultReason } from '../faults.ts'
import { countingOrderLevels, fpgStateOf, lastOrderLevels, proposedSize } from '../figures.ts'
import { cappedAt, sorted, topSize } from '../ladder.ts'
import type { Order, OrderLevel, Underlying } from '../order.ts'
import { phaseFault, type PhaseReason } from '../order-permissions-by-phase.ts'
import { liveFault, type NotLive } from './edit.ts'
import {
  conditionOf,
  faultOf,
  withFlags,
  withinSize,
  writtenOrderLevels,
  type OrderParticipants,
} from './prepare-content.ts'
import { saved, versionFault, type OrderResult, type CommandContext } from './command-context.ts'

export interface FpgRequest extends OrderParticipants {
  expectedVersion: number
  /** The push it answers: between the display and the tap the deal may have been pushed anew, at another level. */
  push: number
  answer: FpgAnswerKind
  /** At the level of the push. Not sent where it is reconfirmed or dropped, or the levels say it. */
  size?: FaceAmount | undefined
  /** New limits; needed where those there are leave the size out. */
  orderLevels?: OrderLevel[] | undefined
  /** Of an omnibus order whose size changes. */
  underlying?: Underlying[] | undefined
}

export type FpgReason =
  | 'order.out-at-level'
  | 'order.over-limits'
  | 'order.size-missing'
  | 'order.not-less'
  | 'order.not-more'
  | 'order.not-same'
  | 'order.drop-only'
  | 'order.dropped'
type Reason =
  | PhaseReason
  | NotLive
  | FpgReason
  | OrderFaultReason
  | 'order.wrong'
  | 'write.changed-meanwhile'
  | 'write.no-changes'

const atLevel = (orderLevels: readonly OrderLevel[], deal: OrderDeal): FaceAmount => {
  const span = fpgSpan(deal)
  return span ? sizeAt(orderLevels, span.wide).size : topSize(orderLevels)
}

const levelText = (deal: OrderDeal): string => {
  const level = deal.guidance.get(pushOf(deal.lifecycle) ?? 0)?.level
  return level ? showGuidance(level) : ''
}

/** The present size: that of the answer, or the proposed one. */
export const offeredSize = (order: Order, deal: OrderDeal): FaceAmount => {
  const state = fpgStateOf(order, deal)
  if (state === 'answered') return atLevel(lastOrderLevels(order), deal)
  return state === 'silent' ? topSize(countingOrderLevels(order, deal)) : proposedSize(order, deal)
}

/** Refuses an answer with two contradictory parts. */
const contradiction = (
  order: Order,
  deal: OrderDeal,
  { answer, size, orderLevels, underlying }: FpgRequest,
): Refusal<FpgReason> | undefined => {
  if (answer === 'drop') return size || orderLevels || underlying ? refuse('order.drop-only') : undefined
  const offered = proposedSize(order, deal)
  // An order that is out at the level is refused for that, whatever the size.
  if (offered === 0 && lastOrderLevels(order).length > 0) return undefined
  if (answer === 'reconfirm' && size !== undefined && size !== offered)
    return refuse('order.not-same', { size: showMm(offered) })
  return undefined
}

/** The ladder that takes a size at the level, by the limits there are. */
const ladderFor = (
  size: FaceAmount,
  orderLevels: readonly OrderLevel[],
  deal: OrderDeal,
): OrderLevel[] | Refusal<FpgReason> => {
  const there = atLevel(orderLevels, deal)
  const params = { level: levelText(deal), size: showMm(there) }
  if (there === 0) return refuse('order.out-at-level', params)
  if (size <= there) return cappedAt(orderLevels, size)
  const [only, ...others] = orderLevels
  return only && others.length === 0 ? [{ ...only, size }] : refuse('order.over-limits', params)
}

const requestedOrderLevels = (
  order: Order,
  deal: OrderDeal,
  request: FpgRequest,
): OrderLevel[] | Refusal<FpgReason> => {
  const { answer, orderLevels } = request
  if (answer === 'drop') return []
  const answered = fpgStateOf(order, deal) === 'answered'
  if (answer === 'reconfirm' && answered && !orderLevels) return lastOrderLevels(order)
  if (lastOrderLevels(order).length === 0 && !orderLevels) return refuse('order.dropped')
  const size = answer === 'reconfirm' ? proposedSize(order, deal) : request.size
  if (!orderLevels)
    return size === undefined ? refuse('order.size-missing') : ladderFor(size, lastOrderLevels(order), deal)
  const there = atLevel(orderLevels, deal)
  const params = { level: levelText(deal), size: showMm(there) }
  if (there === 0) return refuse('order.out-at-level', params)
  return size === undefined || size === there ? sorted(orderLevels) : refuse('order.over-limits', params)
}

/** A "reduce" to a larger size means that the sender read another figure than the stored one. */
const directionFault = (
  order: Order,
  orderLevels: readonly OrderLevel[],
  deal: OrderDeal,
  { answer }: FpgRequest,
): Refusal<FpgReason> | undefined => {
  const [before, after] = [offeredSize(order, deal), atLevel(orderLevels, deal)]
  const params = { size: showMm(before) }
  if (answer === 'reduce' && after >= before) return refuse('order.not-less', params)
  return answer === 'increase' && after <= before ? refuse('order.not-more', params) : undefined
}

/** Reconfirm, reduce, increase, drop: writes the FPG size and limits; `size` stays as it was at the push. */
export const answerFpg = (
  order: Order,
  deal: OrderDeal,
  request: FpgRequest,
  context: CommandContext,
): OrderResult | Refusal<Reason> => {
  const fault =
    liveFault(order, deal) ??
    phaseFault(context.by.side, 'answerFpg', deal, context.reason) ??
    versionFault(order, request, context) ??
    (request.push === pushOf(deal.lifecycle) ? undefined : refuse('write.changed-meanwhile'))
  if (fault) return fault
  const both = contradiction(order, deal, request)
  if (both) return both
  const orderLevels = requestedOrderLevels(order, deal, request)
  if (isRefusal(orderLevels)) return orderLevels
  const crossed = directionFault(order, orderLevels, deal, request)
  if (crossed) return crossed
  const same = isSame(orderLevels, lastOrderLevels(order))
  if (same && fpgStateOf(order, deal) === 'answered') return refuse('write.no-changes')
  const requested = { ...order, orderLevels, underlying: request.underlying ?? order.underlying }
  const { side } = context.by
  const { content, mandatory } = withFlags(withinSize(requested, orderLevels, side), {}, request, deal)
  const wrong =
    same || orderLevels.length === 0 ? undefined : faultOf({ content, orderLevels, mandatory, side }, deal)
  if (wrong) return wrong
  const next = {
    ...order,
    ...content,
    ...writtenOrderLevels(order, orderLevels, deal, { how: request.answer, now: context.now }),
    conditional: conditionOf(order, orderLevels, deal, context),
  }
  return saved(order, next, { act: 'fpgAnswered', deal, context })
}

/** The desk sets a size for an investor: which answer that is follows from the figures. */
export const setFpgSize = (
  order: Order,
  deal: OrderDeal,
  request: Omit<FpgRequest, 'answer'> & { size: FaceAmount },
  context: CommandContext,
): OrderResult | Refusal<Reason> => {
  const before = offeredSize(order, deal)
  const { size } = request
  const change = size > before ? 'increase' : size < before ? 'reduce' : 'reconfirm'
  const answer: FpgAnswerKind = size === 0 ? 'drop' : change
  return answerFpg(order, deal, { ...request, answer }, context)
}
