import { type FaceAmount, type FieldRefusal, showMm } from '../../kernel/index.ts'
import { limitKinds } from './choices.ts'
import { isMet } from './limits.ts'
import { mostOrderLevels, type OrderLevel } from './order.ts'

export type LadderReason =
  | 'order.level-twice'
  | 'order.levels-contradict'
  | 'order.levels-rise'
  | 'order.too-many-levels'
type LadderFault = FieldRefusal<LadderReason>

/** Wherever one is satisfied, so is the other: it asks for at least as much. */
export const demandsAsMuch = (one: OrderLevel, other: OrderLevel): boolean =>
  limitKinds.every((kind) => {
    const [own, others] = [one[kind], other[kind]]
    if (others === null) return true
    // A limit that is at least as demanding is, read as a level, on the good side of the other.
    return own !== null && isMet(kind, others, own)
  })

const areComparable = (one: OrderLevel, other: OrderLevel): boolean =>
  demandsAsMuch(one, other) || demandsAsMuch(other, one)
const areEqual = (one: OrderLevel, other: OrderLevel): boolean =>
  demandsAsMuch(one, other) && demandsAsMuch(other, one)

/** Most demanding first. OrderLevels that cannot be compared stay as they were sent: they are refused anyway. */
export const sorted = (orderLevels: readonly OrderLevel[]): OrderLevel[] =>
  isInOrder(orderLevels) ? [...orderLevels] : inOrder(orderLevels)

/** Stored ladders are sorted, so comparing neighbours is enough. */
const isInOrder = (orderLevels: readonly OrderLevel[]): boolean =>
  orderLevels.every((orderLevel, index) => index === 0 || demandsAsMuch(orderLevels[index - 1]!, orderLevel))

const inOrder = (orderLevels: readonly OrderLevel[]): OrderLevel[] =>
  orderLevels.every((one) => orderLevels.every((other) => areComparable(one, other)))
    ? orderLevels.toSorted((one, other) => (areEqual(one, other) ? 0 : demandsAsMuch(one, other) ? -1 : 1))
    : [...orderLevels]

const twiceOrAcross = (orderLevels: readonly OrderLevel[], at: string): LadderFault[] =>
  orderLevels.flatMap((orderLevel, index): LadderFault[] => {
    const earlier = orderLevels.slice(0, index)
    const field = `${at}.${index}`
    if (earlier.some((each) => areEqual(each, orderLevel))) return [{ field, reason: 'order.level-twice' }]
    return earlier.some((each) => !areComparable(each, orderLevel))
      ? [{ field, reason: 'order.levels-contradict' }]
      : []
  })

/** As the level tightens, the more demanding levels fall away: what is left may not be more than what was. */
const rises = (orderLevels: readonly OrderLevel[], at: string): LadderFault[] =>
  orderLevels.flatMap((orderLevel, index) => {
    const smaller = orderLevels.find(
      (other) => other !== orderLevel && demandsAsMuch(other, orderLevel) && other.size < orderLevel.size,
    )
    return smaller
      ? [
          {
            field: `${at}.${index}.size`,
            reason: 'order.levels-rise' as const,
            params: { size: showMm(orderLevel.size), than: showMm(smaller.size) },
          },
        ]
      : []
  })

/** What is wrong between the levels of a ladder, each fault at its level as it was sent. */
export const ladderFaults = (orderLevels: readonly OrderLevel[], at = 'orderLevels'): LadderFault[] => {
  if (orderLevels.length > mostOrderLevels)
    return [{ field: at, reason: 'order.too-many-levels', params: { most: mostOrderLevels } }]
  const apart = twiceOrAcross(orderLevels, at)
  return apart.length > 0 ? apart : rises(orderLevels, at)
}

/** The size of an order: that of its largest level, never their sum. */
export const topSize = (orderLevels: readonly OrderLevel[]): FaceAmount =>
  orderLevels.reduce<FaceAmount>((most, { size }) => (size > most ? size : most), 0 as FaceAmount)

/** No more than so much at any level; levels that make no difference any more fall away. */
export const cappedAt = (orderLevels: readonly OrderLevel[], most: FaceAmount): OrderLevel[] => {
  const cut = sorted(orderLevels)
    .map((orderLevel) => (orderLevel.size > most ? { ...orderLevel, size: most } : orderLevel))
    .filter(({ size }) => size > 0)
  return cut.filter(({ size }, index) => cut[index + 1]?.size !== size)
}

/** Is there a level at which the second takes more than the first? */
export const isMore = (before: readonly OrderLevel[], after: readonly OrderLevel[]): boolean =>
  // A level is worth most against what the other takes at the tightest level that still satisfies it.
  after.some(
    (orderLevel) => orderLevel.size > topSize(before.filter((other) => demandsAsMuch(orderLevel, other))),
  )
