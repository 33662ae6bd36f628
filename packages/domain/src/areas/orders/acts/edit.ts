import { refuse, type Refusal, isSame } from '../../../kernel/index.ts'
import type { Side } from '../choices.ts'
import { pushOf, type OrderDeal } from '../deal.ts'
import type { OrderFaultReason } from '../faults.ts'
import type { ContentOf } from '../fields.ts'
import { lastOrderLevels } from '../figures.ts'
import type { Order, OrderContent, ComparedContent } from '../order.ts'
import { phaseOf, stageIn, phaseFault, type PhaseReason } from '../order-permissions-by-phase.ts'
import {
  conditionOf,
  faultOf,
  filled,
  changesCheckedFields,
  orderLevelsAfter,
  withFlags,
  withinSize,
  writtenOrderLevels,
  type OrderParticipants,
} from './prepare-content.ts'
import { lineIn } from './comment-line.ts'
import { patchOf, saved, versionFault, type OrderResult, type CommandContext } from './command-context.ts'

export interface Edit<S extends Side = Side> extends OrderParticipants {
  expectedVersion: number
  content: Partial<ContentOf<S>>
}

export type NotLive = 'order.is-draft' | 'order.withdrawn'

/** An order that counts, or why it is none. */
export const liveFault = (order: Order, deal: OrderDeal): Refusal<NotLive> | undefined => {
  const stage = stageIn(order.stage, phaseOf(deal.lifecycle))
  if (stage === 'live') return undefined
  return refuse(stage === 'withdrawn' ? 'order.withdrawn' : 'order.is-draft')
}

type Reason =
  | PhaseReason
  | NotLive
  | OrderFaultReason
  | 'order.wrong'
  | 'write.changed-meanwhile'
  | 'write.no-changes'

const comparedFields = ['minSize', 'maxSize', 'commitment'] as const satisfies (keyof ComparedContent)[]

/** Beside the ladder: of an order that counts, from the FPG push on. Who made it firm has not been silent. */
const isAnswer = (order: Order, content: OrderContent, deal: OrderDeal): boolean =>
  pushOf(deal.lifecycle) !== null &&
  content.orderLevels.length > 0 &&
  comparedFields.some((field) => !isSame(order[field], content[field]))

/** Only what is sent changes. From the FPG push on what the book weighs is an answer, and `size` stays as it was. */
export const edit = (
  order: Order,
  deal: OrderDeal,
  request: Edit,
  context: CommandContext,
): OrderResult | Refusal<Reason> => {
  const fault =
    liveFault(order, deal) ??
    phaseFault(context.by.side, 'edit', deal, context.reason) ??
    versionFault(order, request, context)
  if (fault) return fault
  const sent: Partial<OrderContent> = patchOf(context.by.side, request.content)
  const line = lineIn(sent.comment)
  const patch = { ...sent, comment: line ?? order.comment }
  // Programs repeat the whole order with its comment, so only a text that is sent alone is a line once more.
  const addsLine = line !== null && (line !== order.comment || Object.keys(sent).length === 1)
  const orderLevels = orderLevelsAfter(order, patch)
  const { side } = context.by
  const requested = filled({ ...order, ...patch, orderLevels }, deal)
  const { content, mandatory } = withFlags(withinSize(requested, orderLevels, side), patch, request, deal)
  if (changesCheckedFields({ ...order, orderLevels: lastOrderLevels(order) }, content)) {
    const wrong = faultOf({ content, orderLevels, mandatory, side }, deal)
    if (wrong) return wrong
  }
  const moved = !isSame(orderLevels, lastOrderLevels(order))
  const answers = moved || isAnswer(order, content, deal)
  const written = answers
    ? writtenOrderLevels(order, orderLevels, deal, { how: 'edit', now: context.now })
    : { orderLevels: order.orderLevels, fpg: order.fpg }
  const bound = content.commitment !== order.commitment
  const conditional =
    answers || bound ? conditionOf(order, orderLevels, deal, context, content) : order.conditional
  return saved(
    order,
    { ...order, ...content, ...written, conditional },
    {
      act: 'edited',
      deal,
      context,
      addsLine,
    },
  )
}
