import { type FaceAmount, type FieldRefusal, showMm } from '../../kernel/index.ts'
import { isActiveBank } from '../deals/index.ts'
import type { Relation, Side } from './choices.ts'
import { issueSize, type OrderDeal } from './deal.ts'
import { ladderFaults, topSize, type LadderReason } from './ladder.ts'
import { limitFaults, type LimitReason } from './limits.ts'
import { mostUnderlying, type OrderContent, type OrderLevel, type Underlying } from './order.ts'
import { largestFault, leastSize, sizeFaults, type SizeReason, type SizeRules } from './sizes.ts'

export type OrderFaultReason =
  | 'field.required'
  | 'order.min-over-size'
  | 'order.max-under-size'
  | 'order.max-under-minimum'
  | 'order.reserve-over'
  | 'order.underlying-sum'
  | 'order.underlying-many'
  | 'order.flag-mandatory'
  | 'deal.not-in-syndicate'
  | 'order.not-through'
  | LadderReason
  | LimitReason
  | SizeReason
export type OrderFault = FieldRefusal<OrderFaultReason>

export const rulesOf = (deal: OrderDeal): SizeRules => ({ ...deal.terms, issue: issueSize(deal) })

/** Banks an order may go through: all but those that only look on. */
export const throughBanks = ({ shared }: Pick<OrderDeal, 'shared'>): string[] =>
  shared.syndicate.filter(isActiveBank).map(({ entityId }) => entityId)

/** The one it goes through unless another is chosen: the OC, else a JGC, else the first. */
export const usualBank = ({ shared }: Pick<OrderDeal, 'shared'>): string | null => {
  const banks = shared.syndicate.filter(isActiveBank)
  const first = (role: 'OC' | 'JGC') => banks.find(({ roles }) => roles.includes(role))
  return (first('OC') ?? first('JGC') ?? banks[0])?.entityId ?? null
}

const orderLevelFaults = (
  orderLevels: readonly OrderLevel[],
  { terms }: OrderDeal,
  rules: SizeRules,
): OrderFault[] => {
  if (orderLevels.length === 0) return [{ field: 'orderLevels', reason: 'field.required' }]
  return [
    ...orderLevels.flatMap((orderLevel, index) => [
      ...limitFaults(orderLevel, terms, `orderLevels.${index}`),
      ...sizeFaults(orderLevel.size, rules, `orderLevels.${index}.size`),
    ]),
    ...ladderFaults(orderLevels),
  ]
}

type Bounds = Pick<OrderContent, 'minSize' | 'maxSize'>

/**
 * Min size ≤ size ≤ max size, at every level: one below the smallest acceptable allocation could never be filled. The
 * maximum is itself a size that one order may be.
 */
export const boundFaults = (
  orderLevels: readonly OrderLevel[],
  { minSize, maxSize }: Bounds,
  rules: SizeRules,
): OrderFault[] => {
  const found: OrderFault[] = []
  const smallest = orderLevels.reduce<FaceAmount | null>(
    (least, { size }) => (least === null || size < least ? size : least),
    null,
  )
  const largest = topSize(orderLevels)
  if (minSize !== null && smallest !== null && minSize > smallest)
    found.push({ field: 'minSize', reason: 'order.min-over-size', params: { size: showMm(smallest) } })
  if (maxSize !== null && maxSize < largest)
    found.push({ field: 'maxSize', reason: 'order.max-under-size', params: { size: showMm(largest) } })
  if (maxSize !== null && maxSize < leastSize(rules))
    found.push({
      field: 'maxSize',
      reason: 'order.max-under-minimum',
      params: { least: showMm(leastSize(rules)) },
    })
  const large = maxSize === null ? undefined : largestFault(maxSize, rules)
  if (large) found.push({ field: 'maxSize', reason: large.reason, params: large.params })
  return found
}

/** The investors behind an omnibus order are all of it. */
const underlyingFaults = (lines: readonly Underlying[], size: FaceAmount): OrderFault[] => {
  if (lines.length === 0) return []
  const field = 'underlying'
  if (lines.length > mostUnderlying)
    return [{ field, reason: 'order.underlying-many', params: { most: mostUnderlying } }]
  // Lines may be more than one order can be: then they are not its lines, and that is no fault of ours.
  const sum = lines.reduce((total, line) => total + BigInt(line.size), 0n)
  const empty = lines.flatMap((line, index): OrderFault[] =>
    line.size === 0 ? [{ field: `${field}.${index}.size`, reason: 'field.required' }] : [],
  )
  if (sum === BigInt(size)) return empty
  return [
    ...empty,
    { field, reason: 'order.underlying-sum', params: { sum: showMm(sum), size: showMm(size) } },
  ]
}

/** One answer for all banks it cannot go through: that one of the deal's own may only look is the syndicate's affair. */
const bankFaults = ({ throughId }: OrderContent, deal: OrderDeal): OrderFault[] => {
  if (throughId === null) return [{ field: 'throughId', reason: 'field.required' }]
  return throughBanks(deal).includes(throughId) ? [] : [{ field: 'throughId', reason: 'order.not-through' }]
}

/** Faults of fields that only a desk writes. They are hidden from the investor and do not block its own order. */
const deskFaults = ({ content, orderLevels, mandatory }: OrderUnderCheck, deal: OrderDeal): OrderFault[] => {
  const { leads, reserve, relations } = content
  const banks = throughBanks(deal)
  const size = topSize(orderLevels)
  const unflagged = mandatory.some((relation) => !relations.includes(relation))
  return [
    ...leads.flatMap((lead, index): OrderFault[] =>
      banks.includes(lead) ? [] : [{ field: `leads.${index}`, reason: 'deal.not-in-syndicate' }],
    ),
    ...(reserve !== null && reserve > size
      ? [{ field: 'reserve', reason: 'order.reserve-over' as const, params: { size: showMm(size) } }]
      : []),
    ...(unflagged ? [{ field: 'relations', reason: 'order.flag-mandatory' as const }] : []),
  ]
}

/** The input of the checks: the content, the sizes that count now, and the mandatory flags. */
export interface OrderUnderCheck {
  content: OrderContent
  /** Of the present phase; at FPG those of the answer. */
  orderLevels: readonly OrderLevel[]
  mandatory: readonly Relation[]
  /** Who writes it. */
  side: Side
}

/** Everything that keeps an order from being submitted as it is, with its field and its figures. */
export const orderFaults = (checked: OrderUnderCheck, deal: OrderDeal): OrderFault[] => {
  const { content, orderLevels, side } = checked
  const rules = rulesOf(deal)
  return [
    ...orderLevelFaults(orderLevels, deal, rules),
    ...boundFaults(orderLevels, content, rules),
    ...underlyingFaults(content.underlying, topSize(orderLevels)),
    ...bankFaults(content, deal),
    ...(side === 'desk' ? deskFaults(checked, deal) : []),
  ]
}
