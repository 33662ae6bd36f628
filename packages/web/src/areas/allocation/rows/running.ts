import type { AllocRow } from '@bookrunner/contract/allocation'
import {
  bucketFigures,
  lineFault,
  targetKinds,
  targetStates,
  type BucketKeys,
  type Target,
  type TargetState,
} from '@bookrunner/domain/allocation'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import type { KindOfBuckets } from '../targets/by-kind.ts'
import { sizeCounted, type Edits } from '../state/edits.ts'
import type { BrowserAlloc } from '../state/browser-alloc.ts'

/** The totals of the version including edits, live while typing. */
export interface Running {
  readonly total: bigint
  /** Null if the size to allocate is unknown. */
  readonly remainder: bigint | null
  readonly filled: number
}

export function runningOf({ summary, rows }: Pick<BrowserAlloc, 'summary' | 'rows'>, edits: Edits): Running {
  let [more, filled] = [0n, 0]
  for (const id of edits.keys()) {
    const row = rows.get(id)
    if (!row) continue
    const [was, is] = [row.size ?? 0, sizeCounted(row, edits) ?? 0]
    more += BigInt(is) - BigInt(was)
    filled += Number(is > 0) - Number(was > 0)
  }
  return {
    total: BigInt(summary.total) + more,
    remainder: summary.remainder === null ? null : BigInt(summary.remainder) - more,
    filled: summary.filled + filled,
  }
}

export interface Grid {
  readonly minimum: FaceAmount
  readonly increment: FaceAmount
}

/** The faults of a line with their figures, including unsaved edits. */
export const faultIn = (row: AllocRow, size: FaceAmount | null, grid: Grid) =>
  size === null || size === row.size
    ? (row.fault ?? undefined)
    : lineFault('', size, { size: row.acceptedIn, minSize: row.minSize }, grid)?.reason

/** The fields of a line that determine its buckets. */
export const bucketsOf = (
  row: AllocRow,
  size: FaceAmount | null,
  holders: BrowserAlloc['holders'],
): BucketKeys => ({
  size: size ?? (0 as FaceAmount),
  type: row.classId,
  region: row.region,
  group: holders.get(row.holder)?.groupId ?? null,
  lead: [...new Set([...(row.throughId === null ? [] : [row.throughId]), ...row.leads])],
  tag: row.tags,
})

/** The buckets of each kind with their figures, live while typing. */
export function bucketsNow(
  { rows, holders, summary }: Pick<BrowserAlloc, 'rows' | 'holders' | 'summary'>,
  edits: Edits,
): KindOfBuckets[] {
  const lines = [...rows.values()].map((row) => {
    const line = bucketsOf(row, sizeCounted(row, edits), holders)
    return Object.assign(line, { acceptedIn: row.acceptedIn })
  })
  return targetKinds.map((by) => ({ by, list: bucketFigures(by, lines, summary.toAllocate) }))
}

/** Target, current size and difference, live while typing. */
export const targetsNow = (
  targets: readonly Target[],
  { rows, holders, summary }: Pick<BrowserAlloc, 'rows' | 'holders' | 'summary'>,
  edits: Edits,
): TargetState[] =>
  targets.length === 0
    ? []
    : targetStates(
        targets,
        [...rows.values()].map((row) => bucketsOf(row, sizeCounted(row, edits), holders)),
        summary.toAllocate,
      )

/** Whether two lists have the same targets and figures. */
export const alikeStates = (one: readonly TargetState[], other: readonly TargetState[]): boolean =>
  one.length === other.length &&
  one.every(({ target, now, nowRate, difference }, at) => {
    const { target: its, ...figures } = other[at]!
    return (
      now === figures.now &&
      nowRate === figures.nowRate &&
      difference === figures.difference &&
      (['by', 'key', 'size', 'rate'] as const).every((part) => target[part] === its[part])
    )
  })

export interface Apart {
  readonly target: Target
  readonly by: bigint
}

/** The buckets of a line that are above or below target. */
export function apartOf(line: BucketKeys, states: readonly TargetState[]): Apart[] {
  return states
    .filter(({ target: { by, key }, difference }) => {
      const place = line[by]
      return difference !== 0n && (Array.isArray(place) ? place.includes(key) : place === key)
    })
    .map(({ target, difference }) => ({ target, by: difference }))
}
