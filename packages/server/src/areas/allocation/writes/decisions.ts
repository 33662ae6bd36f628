import { decisions, type AllocVersion, type ReviewDecision, type Target } from '@bookrunner/domain/allocation'
import {
  refuse,
  refuseFields,
  showMm,
  type FaceAmount,
  type FieldRefusal,
  type Refusal,
} from '@bookrunner/domain/kernel'

type Patch = Partial<AllocVersion>

/** The numbers at which each field was decided, after this change. */
export const decidedNow = (
  { decided }: AllocVersion,
  patch: Patch,
  seq: number,
): Record<ReviewDecision, number> => ({
  ...decided,
  ...Object.fromEntries(decisions.filter((what) => patch[what] !== undefined).map((what) => [what, seq])),
})

const keyOf = ({ by, key }: Target): string => `${by} ${key}`
const figuresOf = (target: Target | undefined) => ({
  size: showMm(target?.size ?? (0 as FaceAmount)),
  rate: target?.rate ?? '0',
})

/** Both figures of each target that differs. */
const targetFaults = (theirs: readonly Target[], yours: readonly Target[]) => {
  const [there, here] = [theirs, yours].map((each) => new Map(each.map((target) => [keyOf(target), target])))
  return [...new Set([...there!.keys(), ...here!.keys()])].flatMap(
    (key): FieldRefusal<'alloc.target-moved'>[] => {
      const [one, other] = [figuresOf(there!.get(key)), figuresOf(here!.get(key))]
      if (one.size === other.size && one.rate === other.rate) return []
      const params = { theirs: one.size, theirRate: one.rate, yours: other.size, yourRate: other.rate }
      return [{ field: `targets.${key.replace(' ', '.')}`, reason: 'alloc.target-moved', params }]
    },
  )
}

export const shortfallMoved = (
  { decided }: AllocVersion,
  expectedSeq: number,
): Refusal<'alloc.shortfall-moved'> | undefined =>
  decided.shortfall > expectedSeq ? refuse('alloc.shortfall-moved') : undefined

/** Refuses to overwrite a decision that somebody made after the state the caller read. */
export const decisionFault = (
  version: AllocVersion,
  { name, targets, shortfall }: Patch,
  expectedSeq: number,
):
  | Refusal<'alloc.name-moved' | 'alloc.targets-moved' | 'alloc.target-moved' | 'alloc.shortfall-moved'>
  | undefined => {
  const { decided } = version
  if (targets && decided.targets > expectedSeq) {
    const apart = targetFaults(version.targets, targets)
    return apart.length > 0 ? refuseFields('alloc.targets-moved', apart) : refuse('alloc.targets-moved')
  }
  const short = shortfall === undefined ? undefined : shortfallMoved(version, expectedSeq)
  if (short) return short
  return name !== undefined && decided.name > expectedSeq
    ? refuse('alloc.name-moved', { theirs: version.name })
    : undefined
}
