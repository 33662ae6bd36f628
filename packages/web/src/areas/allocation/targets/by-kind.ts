import {
  targetKinds,
  targetStateOf,
  type BucketFigures,
  type TargetKind,
  type TargetState,
} from '@bookrunner/domain/allocation'
import { rateOf } from '@bookrunner/domain/kernel'
import type { DraftTarget, ReadTargets, TargetFault } from './model.ts'

/** Of a bucket: of its size, of its rate, and of the target itself. */
export type BucketFaults = Readonly<Partial<Record<'size' | 'rate' | 'key', TargetFault>>>

/** The targets of a kind as typed, by bucket. */
export interface KindTargets {
  readonly drafts: ReadonlyMap<string, DraftTarget>
  readonly states: ReadonlyMap<string, TargetState>
  readonly faults: ReadonlyMap<string, BucketFaults>
  /** About all targets of the kind. */
  readonly whole: TargetFault | undefined
}

export interface KindOfBuckets {
  readonly by: TargetKind
  readonly list: readonly BucketFigures[]
}

const nothing: Pick<BucketFigures, 'now' | 'nowRate'> = { now: 0n, nowRate: rateOf('0') }

/** The typed targets of each kind, compared with the figures that are shown; looked for once, not by each bucket. */
export function targetsByKind(
  drafts: readonly DraftTarget[],
  { targets, faults }: ReadTargets,
  figures: readonly KindOfBuckets[],
): Record<TargetKind, KindTargets> {
  const kindOf = (kind: TargetKind): KindTargets => {
    const own = drafts.map((draft, at) => ({ draft, at })).filter(({ draft }) => draft.by === kind)
    const list = figures.find(({ by }) => by === kind)?.list ?? []
    const now = new Map(list.map((bucket) => [bucket.key, bucket]))
    return {
      drafts: new Map(own.map(({ draft }) => [draft.key, draft])),
      states: new Map(
        targets
          .filter(({ by }) => by === kind)
          .map((target) => [target.key, targetStateOf(target, now.get(target.key) ?? nothing)]),
      ),
      faults: new Map(own.flatMap(({ draft, at }) => faultsAt(at, draft.key, faults))),
      whole: faults.get(kind),
    }
  }
  return Object.fromEntries(targetKinds.map((kind) => [kind, kindOf(kind)])) as Record<
    TargetKind,
    KindTargets
  >
}

function faultsAt(at: number, key: string, faults: ReadTargets['faults']): [string, BucketFaults][] {
  const own = (['size', 'rate', 'key'] as const).flatMap((part) => {
    const fault = faults.get(`${at}.${part}`)
    return fault ? [[part, fault] as const] : []
  })
  return own.length === 0 ? [] : [[key, Object.fromEntries(own)]]
}
