import {
  type FaceAmount,
  type FieldRefusal,
  refuse,
  refuseFields,
  type Refusal,
  isSame,
} from '../../kernel/index.ts'
import { isOver } from '../deals/index.ts'
import { figuresOf, comparedContentOf, type GridRules, type Order, type OrderDeal } from '../orders/index.ts'
import {
  combinedSize,
  mergeFault,
  mergeSizeFault,
  type Merge,
  type MergeableOrder,
  type MergeReason,
  type MergeSizeReason,
} from './merge.ts'

/** What a desk asks for. */
export interface MergeRequest extends Pick<Merge, 'rule' | 'size' | 'reason' | 'leadOrderId'> {
  orderIds: readonly string[]
}

/** An order as its book knows it. */
export interface InBook {
  order: Order
  groupId: string | null
  /** The merge it is under already. */
  mergeId: string | null
}

export type MergeRefusal = Refusal<
  MergeReason | 'merge.wrong' | 'merge.reason-missing' | 'merge.lead-unknown' | 'order.deal-over'
>

const mergeableOf = ({ order, groupId, mergeId }: InBook, deal: OrderDeal): MergeableOrder => ({
  id: order.id,
  dealId: order.dealId,
  investorId: order.investorId,
  groupId,
  mergeId,
  // What was allocated is not lumped together afterwards.
  counts: figuresOf(order, deal).counting > 0 && order.allocation === null && !deal.lifecycle.confirmed,
  soft: order.commitment === 'soft',
})

type Field = FieldRefusal<MergeSizeReason | 'merge.reason-missing' | 'merge.lead-unknown'>

const fieldFaults = (
  request: MergeRequest,
  ids: ReadonlySet<string>,
  bounds: { together: FaceAmount; rules: GridRules },
): Field[] => {
  const { rule, size, reason, leadOrderId } = request
  const sizeFault = mergeSizeFault(rule, size, bounds)
  return [
    ...(sizeFault ? [sizeFault] : []),
    ...(rule === 'stated' && !reason?.trim()
      ? [{ field: 'reason', reason: 'merge.reason-missing' as const }]
      : []),
    ...(leadOrderId !== null && !ids.has(leadOrderId)
      ? [{ field: 'leadOrderId', reason: 'merge.lead-unknown' as const }]
      : []),
  ]
}

/** What of a merge the request and the orders decide; its id, time and number are the write's. */
export type NewMerge = Omit<Merge, 'id' | 'at' | 'by' | 'seq'>

/** Merges the requested orders, each in its current state. */
export const mergeOrders = (
  request: MergeRequest,
  found: readonly InBook[],
  deal: OrderDeal,
): (NewMerge & { counting: FaceAmount }) | MergeRefusal => {
  if (isOver(deal.lifecycle.status)) return refuse('order.deal-over')
  const orders = [...new Map(found.map((each) => [each.order.id, each])).values()]
  const fault = mergeFault(orders.map((each) => mergeableOf(each, deal)))
  if (fault) return fault
  const sizes = orders.map(({ order }) => figuresOf(order, deal).counting)
  const together = sizes.reduce((sum, size) => sum + size, 0) as FaceAmount
  const ids = new Set(orders.map(({ order }) => order.id))
  const faults = fieldFaults(request, ids, { together, rules: deal.terms })
  if (faults.length > 0) return refuseFields('merge.wrong', faults)
  const { rule, leadOrderId } = request
  const size = rule === 'stated' ? request.size : null
  return {
    dealId: orders[0]!.order.dealId,
    orderIds: [...ids],
    rule,
    size,
    leadOrderId,
    reason: request.reason?.trim() || null,
    was: Object.fromEntries(orders.map(({ order }) => [order.id, comparedContentOf(order, deal)])),
    counting: combinedSize({ rule, size }, sizes),
  }
}

/** What is allocated or confirmed stays as it was allocated. */
export const splitFault = (
  orders: readonly Pick<Order, 'allocation'>[],
  { lifecycle }: Pick<OrderDeal, 'lifecycle'>,
): Refusal<'merge.allocated' | 'order.deal-over'> | undefined => {
  if (isOver(lifecycle.status)) return refuse('order.deal-over')
  return lifecycle.confirmed || orders.some(({ allocation }) => allocation !== null)
    ? refuse('merge.allocated')
    : undefined
}

/** Its orders of which the book weighs something else than when they were merged, or nothing any more. */
export const editedUnder = (
  { orderIds, was }: Pick<Merge, 'orderIds' | 'was'>,
  orders: ReadonlyMap<string, Order>,
  deal: Pick<OrderDeal, 'lifecycle'>,
): string[] =>
  orderIds.filter((id) => {
    const order = orders.get(id)
    return !isSame(was[id] ?? null, order ? comparedContentOf(order, deal) : null)
  })

/** Orders that may count as one: two or more of a house, or of houses of one group; a house is not listed again as its group. */
export interface MergeCandidate {
  by: 'house' | 'group'
  key: string
  orderIds: string[]
}

export const mergeCandidates = (found: Iterable<InBook>, deal: OrderDeal): MergeCandidate[] => {
  const free = [...found]
    .map((each) => mergeableOf(each, deal))
    .filter(({ counts, mergeId }) => counts && mergeId === null)
  const sets = (
    by: MergeCandidate['by'],
    keyOf: (order: MergeableOrder) => string | null,
  ): MergeCandidate[] =>
    [
      ...Map.groupBy(
        free.filter((each) => keyOf(each) !== null),
        (each) => `${each.soft} ${keyOf(each)}`,
      ).values(),
    ]
      .filter((orders) => mergeFault(orders) === undefined)
      .map((orders) => ({ by, key: keyOf(orders[0]!)!, orderIds: orders.map(({ id }) => id) }))
  const houses = sets('house', ({ investorId }) => investorId)
  const candidates = new Set(houses.map(({ orderIds }) => orderIds.toSorted().join(' ')))
  const groups = sets('group', ({ groupId }) => groupId)
  return [...houses, ...groups.filter(({ orderIds }) => !candidates.has(orderIds.toSorted().join(' ')))]
}
