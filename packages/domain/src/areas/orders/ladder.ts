import { type FaceAmount, type FieldRefusal, showMm } from '../../kernel/index.ts'
import { limitKinds } from './choices.ts'
import { isMet } from './limits.ts'
import { mostOrderLevels, type OrderLevel } from './order.ts'

export type LadderReason =
  | 'order.rung-twice'
  | 'order.rungs-contradict'
  | 'order.rungs-rise'
  | 'order.too-many-rungs'
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

/** Most demanding first. Rungs that cannot be compared stay as they were sent: they are refused anyway. */
export const sorted = (rungs: readonly OrderLevel[]): OrderLevel[] =>
  isInOrder(rungs) ? [...rungs] : inOrder(rungs)

/** Kept ladders are: told by comparing neighbours. */
const isInOrder = (rungs: readonly OrderLevel[]): boolean =>
  rungs.every((rung, index) => index === 0 || demandsAsMuch(rungs[index - 1]!, rung))

const inOrder = (rungs: readonly OrderLevel[]): OrderLevel[] =>
  rungs.every((one) => rungs.every((other) => areComparable(one, other)))
    ? rungs.toSorted((one, other) => (areEqual(one, other) ? 0 : demandsAsMuch(one, other) ? -1 : 1))
    : [...rungs]

const twiceOrAcross = (rungs: readonly OrderLevel[], at: string): LadderFault[] =>
  rungs.flatMap((rung, index): LadderFault[] => {
    const earlier = rungs.slice(0, index)
    const field = `${at}.${index}`
    if (earlier.some((each) => areEqual(each, rung))) return [{ field, reason: 'order.rung-twice' }]
    return earlier.some((each) => !areComparable(each, rung))
      ? [{ field, reason: 'order.rungs-contradict' }]
      : []
  })

/** As the level tightens, the more demanding rungs fall away: what is left may not be more than what was. */
const rises = (rungs: readonly OrderLevel[], at: string): LadderFault[] =>
  rungs.flatMap((rung, index) => {
    const smaller = rungs.find(
      (other) => other !== rung && demandsAsMuch(other, rung) && other.size < rung.size,
    )
    return smaller
      ? [
          {
            field: `${at}.${index}.size`,
            reason: 'order.rungs-rise' as const,
            params: { size: showMm(rung.size), than: showMm(smaller.size) },
          },
        ]
      : []
  })

/** What is wrong between the rungs of a ladder, each fault at its rung as it was sent. */
export const ladderFaults = (rungs: readonly OrderLevel[], at = 'rungs'): LadderFault[] => {
  if (rungs.length > mostOrderLevels)
    return [{ field: at, reason: 'order.too-many-rungs', params: { most: mostOrderLevels } }]
  const apart = twiceOrAcross(rungs, at)
  return apart.length > 0 ? apart : rises(rungs, at)
}

/** The size of an order: that of its largest rung, never their sum. */
export const topSize = (rungs: readonly OrderLevel[]): FaceAmount =>
  rungs.reduce<FaceAmount>((most, { size }) => (size > most ? size : most), 0 as FaceAmount)

/** No more than so much at any level; rungs that make no difference any more fall away. */
export const cappedAt = (rungs: readonly OrderLevel[], most: FaceAmount): OrderLevel[] => {
  const cut = sorted(rungs)
    .map((rung) => (rung.size > most ? { ...rung, size: most } : rung))
    .filter(({ size }) => size > 0)
  return cut.filter(({ size }, index) => cut[index + 1]?.size !== size)
}

/** Is there a level at which the second takes more than the first? */
export const isMore = (before: readonly OrderLevel[], after: readonly OrderLevel[]): boolean =>
  // A rung is worth most against what the other takes at the tightest level that still satisfies it.
  after.some((rung) => rung.size > topSize(before.filter((other) => demandsAsMuch(rung, other))))
