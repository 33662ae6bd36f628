import {
  type AmountReason,
  type FaceAmount,
  type FieldRefusal,
  refuse,
  type Refusal,
  showMm,
} from '../../kernel/index.ts'
import { combinedSize, type MergeRule } from '../quota/index.ts'
import { type ComparedContent, gridFault, type GridReason, type GridRules } from '../orders/index.ts'
import type { BookLine, JlmPart, Step } from './line.ts'
import { sizeFrom, stepAt } from './line.ts'

export { combinedSize, mergeRules, type MergeRule } from '../quota/index.ts'

/** Several orders that count as one. They live on underneath, each with its own versions. */
export interface Merge {
  id: string
  dealId: string
  orderIds: string[]
  rule: MergeRule
  /** Of `stated`: at most so much, at any level. */
  size: FaceAmount | null
  reason: string | null
  /** To whom an allocation goes; null: to its orders in proportion. */
  leadOrderId: string | null
  /** What was weighed of each order then: another one now has been edited underneath. */
  was: Readonly<Record<string, ComparedContent | null>>
  at: string
  by: string
  /** The number of the state it made. */
  seq: number
}

/** What of an order must be known to merge it. */
export interface MergeableOrder {
  id: string
  dealId: string
  investorId: string
  groupId: string | null
  /** It counts in the book of its phase. */
  counts: boolean
  soft: boolean
  mergeId: string | null
}

export type MergeSizeReason = 'merge.size-missing' | 'merge.size-over' | GridReason
export type MergeReason = 'merge.too-few' | 'merge.wrong-choice' | MergeSizeReason

const oneHouse = (orders: readonly MergeableOrder[]): boolean => {
  const [first] = orders
  const sameInvestor = orders.every(({ investorId }) => investorId === first?.investorId)
  const sameGroup =
    first?.groupId !== null &&
    first?.groupId !== undefined &&
    orders.every(({ groupId }) => groupId === first.groupId)
  return sameInvestor || sameGroup
}

/** Two or more, of one deal and one house or group, that all count and of which none is merged already (§5). */
export const mergeFault = (
  orders: readonly MergeableOrder[],
): Refusal<'merge.too-few' | 'merge.wrong-choice'> | undefined => {
  if (new Set(orders.map(({ id }) => id)).size < 2) return refuse('merge.too-few')
  const [first] = orders
  const fits = orders.every(
    ({ dealId, counts, soft, mergeId }) =>
      dealId === first!.dealId && counts && mergeId === null && soft === first!.soft,
  )
  return fits && oneHouse(orders) ? undefined : refuse('merge.wrong-choice')
}

/** A stated size is one that an order of the deal could have, within what its orders ask for together. */
export const mergeSizeFault = <Unread extends AmountReason = never>(
  rule: MergeRule,
  /** As it was read; null: nothing is stated. */
  size: FaceAmount | Refusal<Unread> | null,
  { together, rules }: { together: FaceAmount; rules: GridRules },
): FieldRefusal<MergeSizeReason | Unread> | undefined => {
  if (rule !== 'stated') return undefined
  const wrong = ({ reason, params }: Pick<Refusal<MergeSizeReason | Unread>, 'reason' | 'params'>) => ({
    field: 'size',
    reason,
    params,
  })
  if (size === null) return wrong(refuse('merge.size-missing'))
  if (typeof size !== 'number') return wrong(size)
  if (size > together) return wrong(refuse('merge.size-over', { most: showMm(together) }))
  const fault = gridFault(size, rules)
  return fault && wrong(fault)
}

const same = <Value>(values: readonly Value[]): Value | null =>
  values.every((value) => value === values[0]) ? (values[0] ?? null) : null

/** JLM interest is separate in a merge too, by the merge's rule, so that it never exceeds the total. */
const jlmPartOf = (
  rule: Pick<Merge, 'rule' | 'size'>,
  taken: readonly BookLine[],
): Pick<BookLine, 'jlm' | 'jlmPart'> => {
  if (taken.every(({ jlm }) => jlm)) return { jlm: true }
  const part = (of: (child: BookLine) => number) =>
    combinedSize(
      rule,
      taken.map((child) => (child.jlm ? of(child) : 0)),
    )
  const jlmPart: JlmPart = {
    counting: part(({ counting }) => counting),
    accepted: part(({ accepted }) => accepted),
  }
  return { jlm: false, ...(jlmPart.counting > 0 && { jlmPart }) }
}

const knownSize = (step: Step | undefined): number => (step ? step.size - (step.unknown ?? 0) : 0)

/** The orders as the one they count as: at every level by its rule, so that it never takes more as the level tightens. */
export const mergedLine = (
  { id, rule, size }: Pick<Merge, 'id' | 'rule' | 'size'>,
  children: readonly BookLine[],
): BookLine => {
  const [first] = children
  // Orders that became soft are separate, as everywhere; if all are soft, the merge is one soft order.
  const soft = children.every((child) => child.soft)
  const taken = soft ? children : children.filter((child) => !child.soft)
  const beside = combinedSize(
    { rule, size },
    soft ? [] : children.map((child) => (child.soft ? child.counting : 0)),
  )
  const countingOf = (of: readonly BookLine[]) => of.filter(({ counting }) => counting > 0).length
  const orders = countingOf(taken)
  const figure = (of: (child: BookLine) => number) => combinedSize({ rule, size }, taken.map(of))
  const notches = [...new Set(taken.flatMap(({ steps }) => steps.map(({ from }) => from)))].toSorted(
    (one, other) => one - other,
  )
  const steps: Step[] = []
  for (const from of notches) {
    const takes = figure((child) => sizeFrom(child.steps, from))
    if (takes <= (steps.at(-1)?.size ?? 0)) continue
    const known = figure((child) => knownSize(stepAt(child.steps, from)))
    const unknown = (takes - known) as FaceAmount
    steps.push({ from, size: takes, ...(unknown > 0 && { unknown }) })
  }
  return {
    id,
    steps,
    counting: figure(({ counting }) => counting),
    accepted: figure(({ accepted }) => accepted),
    holder: same(children.map(({ holder }) => holder)) ?? first?.holder ?? id,
    group: same(children.map(({ group }) => group)),
    classId: same(children.map(({ classId }) => classId)),
    region: same(children.map(({ region }) => region)),
    soft,
    orders,
    ...(beside > 0 && { softBeside: beside, softOrders: countingOf(children) - orders }),
    ...jlmPartOf({ rule, size }, taken),
  }
}

/** The lines that count: what is merged, once. */
export const overlaid = (
  lines: readonly BookLine[],
  merges: readonly Pick<Merge, 'id' | 'rule' | 'size' | 'orderIds'>[],
): BookLine[] => {
  if (merges.length === 0) return [...lines]
  const byId = new Map(lines.map((line) => [line.id, line]))
  const under = new Set(merges.flatMap(({ orderIds }) => orderIds))
  const over = merges.flatMap((merge) => {
    const children = merge.orderIds.flatMap((id) => byId.get(id) ?? [])
    return children.length > 0 ? [mergedLine(merge, children)] : []
  })
  return [...lines.filter(({ id }) => !under.has(id)), ...over]
}
