import type { FaceAmount } from '../../kernel/index.ts'
import { combinedSize, divide, type CountedTogether } from './counted-together.ts'
import type { QuotaLevel } from './limit.ts'
import type { UsePhase } from './use-table.ts'

/** What an order uses of an institution's limits. An omnibus order has one for each institution behind it. */
export interface QuotaUse {
  orderId: string
  entityId: string
  dealId: string
  currency: string
  phase: UsePhase
  /** By itself. */
  own: FaceAmount
  /** What counts: less than its own where it is merged with others. */
  amount: FaceAmount
  /** When it ends by itself: with the settlement date. Null where nothing is confirmed. */
  until: string | null
  /** Limits that were over or near when it was written. */
  flags: readonly QuotaFlag[]
}

export const quotaFlagStates = ['warned', 'full', 'over'] as const

/** A limit that an order touched, with its figures in its own currency after the order. */
export interface QuotaFlag {
  quotaId: string
  level: QuotaLevel
  state: (typeof quotaFlagStates)[number]
  /** An override let the order pass. */
  overridden: boolean
  amount: FaceAmount
  used: string
  /** A part of the use was in another currency: the figure is no more exact than its rate. */
  converted: boolean
  currency: string
}

/** Orders that count as one. */
export interface QuotaGroup extends CountedTogether {
  mergeId: string
  orderIds: readonly string[]
}

/** An investor behind an omnibus order, with the institution of its identifier. */
export interface UsePart {
  entityId: string
  size: number
}

/** Who uses how much: the investors behind an omnibus order in proportion to their lines, else its investor. */
export const divideUse = (
  amount: FaceAmount,
  investorId: string,
  parts: readonly UsePart[],
): { entityId: string; own: FaceAmount }[] => {
  if (amount === 0) return []
  if (parts.length === 0) return [{ entityId: investorId, own: amount }]
  const byEntity = new Map<string, number>()
  for (const { entityId, size } of parts) byEntity.set(entityId, (byEntity.get(entityId) ?? 0) + size)
  const sizes = [...byEntity.values()]
  if (sizes.every((size) => size === 0)) return [{ entityId: investorId, own: amount }]
  const shares = divide(amount, sizes)
  return [...byEntity.keys()].flatMap((entityId, at) =>
    shares[at]! > 0 ? [{ entityId, own: shares[at]! as FaceAmount }] : [],
  )
}

/** A confirmed allocation is counted by itself. */
const isMerged = ({ phase }: QuotaUse): boolean => phase !== 'confirmed'

/** Of merged orders their combined size counts, in proportion to what each asks for. */
export const countMerged = (uses: readonly QuotaUse[], groups: readonly QuotaGroup[]): QuotaUse[] => {
  if (groups.length === 0) return uses.map(alone)
  const groupOf = new Map(groups.flatMap((group) => group.orderIds.map((id) => [id, group] as const)))
  const together = Map.groupBy(uses, (use) => (isMerged(use) ? groupOf.get(use.orderId) : undefined))
  return [...together].flatMap(([group, members]) => (group ? shareOut(group, members) : members.map(alone)))
}

const alone = (use: QuotaUse): QuotaUse => (use.amount === use.own ? use : { ...use, amount: use.own })

const shareOut = (group: QuotaGroup, members: readonly QuotaUse[]): QuotaUse[] => {
  const sorted = members.toSorted(
    (one, other) => compare(one.orderId, other.orderId) || compare(one.entityId, other.entityId),
  )
  const sizes = [...Map.groupBy(sorted, ({ orderId }) => orderId).values()].map((parts) =>
    parts.reduce((sum, { own }) => sum + own, 0),
  )
  const shares = divide(
    combinedSize(group, sizes),
    sorted.map(({ own }) => own),
  )
  return sorted.map((use, at) => ({ ...use, amount: shares[at]! as FaceAmount }))
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
