import {
  targetFaults,
  targetKinds,
  type Target,
  type TargetKind,
  type TargetReason,
} from '@bookrunner/domain/allocation'
import { exact, isRefusal, rateOf, showMm, type FaceAmount } from '@bookrunner/domain/kernel'
import { isRecord } from '../../../platform/storage.ts'
import { readPercent } from '../bulk/percent.ts'
import { readSize } from '../../orders/index.ts'

/** A target as typed. */
export interface DraftTarget {
  readonly by: TargetKind
  readonly key: string
  readonly size: string
  readonly rate: string
}

export const draftOf = (targets: readonly Target[]): readonly DraftTarget[] =>
  targets.map(({ by, key, size, rate }) => ({ by, key, size: showMm(size), rate }))

/**
 * Size and rate are one target: each follows from the other and the size to allocate, and clearing one clears both.
 */
export function typedInto(
  target: DraftTarget,
  field: 'size' | 'rate',
  typed: string,
  toAllocate: FaceAmount | null,
): DraftTarget {
  if (typed.trim() === '') return { ...target, size: '', rate: '' }
  const next = { ...target, [field]: typed }
  if (toAllocate === null || toAllocate === 0) return next
  if (field === 'size') {
    const size = readSize(typed)
    if (isRefusal(size)) return next
    return {
      ...next,
      rate: rateOf(
        exact(rateOf(String(size)))
          .times(100)
          .div(toAllocate)
          .toDecimalPlaces(2),
      ),
    }
  }
  const rate = readPercent(typed)
  if (rate === undefined) return next
  return { ...next, size: showMm(exact(rate).times(toAllocate).div(100).floor().toNumber() as FaceAmount) }
}

/** The targets after one was typed; an empty one is no target. */
export function withTarget(drafts: readonly DraftTarget[], next: DraftTarget): readonly DraftTarget[] {
  const isNext = ({ by, key }: DraftTarget) => by === next.by && key === next.key
  if (next.size === '' && next.rate === '') return drafts.filter((each) => !isNext(each))
  return drafts.some(isNext) ? drafts.map((each) => (isNext(each) ? next : each)) : [...drafts, next]
}

export type TargetFault = 'size' | 'rate' | TargetReason

export interface ReadTargets {
  /** The valid targets, for live figures. */
  readonly targets: readonly Target[]
  /** Faults by place, or by kind if they are about all targets of a kind. */
  readonly faults: ReadonlyMap<string, TargetFault>
}

export function readTargets(drafts: readonly DraftTarget[], toAllocate: FaceAmount | null): ReadTargets {
  const faults = new Map<string, TargetFault>()
  const places: number[] = []
  const targets = drafts.flatMap(({ by, key, ...typed }, at): Target[] => {
    const size = readSize(typed.size)
    const rate = readPercent(typed.rate)
    if (isRefusal(size)) faults.set(`${at}.size`, 'size')
    if (rate === undefined) faults.set(`${at}.rate`, 'rate')
    if (isRefusal(size) || rate === undefined) return []
    places.push(at)
    return [{ by, key, size, rate }]
  })
  if (toAllocate !== null)
    for (const { field, reason } of targetFaults(targets, toAllocate)) {
      const [, place = '', part = ''] = field.split('.')
      const at = places[Number(place)]
      faults.set(at === undefined ? place : `${at}.${part}`, reason)
    }
  return { targets, faults }
}

/** The parsed targets; the draft itself while one is invalid. */
export const targetsMeaning = (drafts: readonly DraftTarget[]) => {
  const { targets, faults } = readTargets(drafts, null)
  return faults.size === 0 ? targets : drafts
}

/** Another version of the program may have stored the draft. */
export const draftFrom = (stored: unknown): readonly DraftTarget[] | undefined =>
  Array.isArray(stored)
    ? stored.flatMap((each): DraftTarget[] => {
        if (!isRecord(each)) return []
        const { key, size, rate } = each
        const by = targetKinds.find((kind) => kind === each['by'])
        return by && typeof key === 'string' && typeof size === 'string' && typeof rate === 'string'
          ? [{ by, key, size, rate }]
          : []
      })
    : undefined
