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

/** A target as it is typed. */
export interface DraftTarget {
  readonly by: TargetKind
  readonly key: string
  readonly size: string
  readonly rate: string
}

export const draftOf = (targets: readonly Target[]): readonly DraftTarget[] =>
  targets.map(({ by, key, size, rate }) => ({ by, key, size: showMm(size), rate }))

/** Size and rate are one wish: whichever is typed says the other, of what there is to give. */
export function typedInto(
  target: DraftTarget,
  field: 'size' | 'rate',
  typed: string,
  toGive: FaceAmount | null,
): DraftTarget {
  const next = { ...target, [field]: typed }
  if (toGive === null || toGive === 0) return next
  if (field === 'size') {
    const size = readSize(typed)
    if (isRefusal(size)) return next
    return {
      ...next,
      rate: rateOf(
        exact(rateOf(String(size)))
          .times(100)
          .div(toGive)
          .toDecimalPlaces(2),
      ),
    }
  }
  const rate = readPercent(typed)
  if (rate === undefined) return next
  return { ...next, size: showMm(exact(rate).times(toGive).div(100).floor().toNumber() as FaceAmount) }
}

export type TargetFault = 'size' | 'rate' | TargetReason

export interface ReadTargets {
  /** Those that are understood; what is half typed is left out of what is shown live. */
  readonly targets: readonly Target[]
  /** By place, or by kind for what is wrong with all of a kind. */
  readonly faults: ReadonlyMap<string, TargetFault>
}

export function readTargets(drafts: readonly DraftTarget[], toGive: FaceAmount | null): ReadTargets {
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
  if (toGive !== null)
    for (const { field, reason } of targetFaults(targets, toGive)) {
      const [, place = '', part = ''] = field.split('.')
      const at = places[Number(place)]
      faults.set(at === undefined ? place : `${at}.${part}`, reason)
    }
  return { targets, faults }
}

/** What was kept may be of another version of the program. */
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
