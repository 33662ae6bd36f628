import { refuseFields, type Refusal, isSame } from '../../../kernel/index.ts'
import { conditionalAfter } from '../conditional.ts'
import { pushOf, type OrderDeal } from '../deal.ts'
import { orderFaults, usualBank, type OrderUnderCheck, type OrderFaultReason } from '../faults.ts'
import { countingOrderLevels, lastOrderLevels, pushedOrderLevels } from '../figures.ts'
import { sorted, topSize } from '../ladder.ts'
import type { FpgAnswer, Order, OrderContent, OrderLevel } from '../order.ts'
import { relationsOf, type GroupsOf, type Holder } from '../relations.ts'
import { relations, type Side } from '../choices.ts'
import type { CommandContext } from './command-context.ts'

/** The house of the order, and the groups of the deal's own parties. */
export interface OrderParticipants {
  holder: Holder
  groups: GroupsOf
}

type Patch = Partial<OrderContent>

/** Adds mandatory flags, unless flags were sent: then a missing one is a fault. */
export const withFlags = (
  content: OrderContent,
  patch: Patch,
  { holder, groups }: OrderParticipants,
  deal: OrderDeal,
): { content: OrderContent; mandatory: ReturnType<typeof relationsOf> } => {
  const mandatory = relationsOf(holder, deal.shared, groups)
  const flagged = relations.filter((each) => content.relations.includes(each) || mandatory.includes(each))
  return {
    mandatory,
    content: { ...content, relations: patch.relations ? content.relations : flagged },
  }
}

/** Fills in the usual bank if the order has none, and sorts levels, the most demanding first. */
export const filled = (content: OrderContent, deal: OrderDeal): OrderContent => ({
  ...content,
  throughId: content.throughId ?? usualBank(deal),
  orderLevels: sorted(content.orderLevels),
})

/** What is judged by the deal's rules. */
export const checkedFields = [
  'orderLevels',
  'minSize',
  'maxSize',
  'underlying',
  'throughId',
  'leads',
  'reserve',
  'relations',
] satisfies (keyof OrderContent)[]

/** A remark is saved even where the deal's rules have moved on since; figures are not. */
export const changesCheckedFields = (before: OrderContent, after: OrderContent): boolean =>
  checkedFields.some((field) => !isSame(before[field], after[field]))

/** An investor may reduce an order below its reserve: the reserve follows silently. */
export const withinSize = (
  content: OrderContent,
  orderLevels: readonly OrderLevel[],
  side: Side,
): OrderContent => {
  const [{ reserve }, size] = [content, topSize(orderLevels)]
  const over = side === 'investor' && orderLevels.length > 0 && reserve !== null && reserve > size
  return over ? { ...content, reserve: size } : content
}

export const faultOf = (
  checked: OrderUnderCheck,
  deal: OrderDeal,
): Refusal<'order.wrong' | OrderFaultReason> | undefined => {
  const faults = orderFaults(checked, deal)
  return faults.length > 0 ? refuseFields('order.wrong', faults) : undefined
}

/** Where a ladder is written: from the FPG push on as an answer to it, beside what stood before. */
export const writtenOrderLevels = (
  order: Pick<Order, 'orderLevels' | 'fpg'>,
  orderLevels: OrderLevel[],
  deal: OrderDeal,
  { how, now }: { how: FpgAnswer['how']; now: Temporal.Instant },
): Pick<Order, 'orderLevels' | 'fpg'> => {
  const push = pushOf(deal.lifecycle)
  if (push === null) return { orderLevels, fpg: null }
  return { orderLevels: pushedOrderLevels(order, deal), fpg: { push, how, orderLevels, at: now.toString() } }
}

/** Conditional or not after what was there gave way to these levels. */
export const conditionOf = (
  order: Order,
  orderLevels: readonly OrderLevel[],
  deal: OrderDeal,
  { now }: CommandContext,
  { commitment }: Pick<OrderContent, 'commitment'> = order,
): Order['conditional'] =>
  conditionalAfter(
    { orderLevels: countingOrderLevels(order, deal), conditional: order.conditional },
    orderLevels,
    deal,
    {
      now,
      region: order.region,
      firmed: order.commitment === 'soft' && commitment === 'firm',
    },
  )

/** A ladder that was not sent stays; one that was is put in order. */
export const orderLevelsAfter = (order: Pick<Order, 'orderLevels' | 'fpg'>, patch: Patch): OrderLevel[] =>
  patch.orderLevels ? sorted(patch.orderLevels) : lastOrderLevels(order)
