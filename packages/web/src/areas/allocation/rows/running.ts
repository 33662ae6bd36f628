import type { AllocRow } from '@bookrunner/contract/allocation'
import {
  lineFault,
  targetStates,
  type Bucketed,
  type Target,
  type TargetState,
} from '@bookrunner/domain/allocation'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import { sizeCounted, type Edits } from '../state/edits.ts'
import type { BrowserAlloc } from '../state/browser-alloc.ts'

/** What the version comes to with what is on its way: it runs while one types. */
export interface Running {
  readonly total: bigint
  /** Null where it is not known what to give. */
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

/** What is wrong with a line as it stands, with its figures; of what is typed as soon as it is typed. */
export const faultIn = (row: AllocRow, size: FaceAmount | null, grid: Grid) =>
  size === null || size === row.size
    ? (row.fault ?? undefined)
    : lineFault('', size, { size: row.inSize, minSize: row.minSize }, grid)?.reason

/** What of a line buckets are made of. */
export const bucketsOf = (
  row: AllocRow,
  size: FaceAmount | null,
  holders: BrowserAlloc['holders'],
): Bucketed => ({
  size: size ?? (0 as FaceAmount),
  type: row.classId,
  region: row.region,
  group: holders.get(row.holder)?.groupId ?? null,
  lead: [...new Set([...(row.throughId === null ? [] : [row.throughId]), ...row.leads])],
  tag: row.tags,
})

/** Target, now and difference while one types. */
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
        summary.toGive,
      )

/** They say the same of the same targets. */
export const alikeStates = (one: readonly TargetState[], other: readonly TargetState[]): boolean =>
  one.length === other.length &&
  one.every(({ target, now, nowRate, apart }, at) => {
    const { target: its, ...said } = other[at]!
    return (
      now === said.now &&
      nowRate === said.nowRate &&
      apart === said.apart &&
      (['by', 'key', 'size', 'rate'] as const).every((part) => target[part] === its[part])
    )
  })

export interface Apart {
  readonly target: Target
  readonly by: bigint
}

/** Buckets a line is in that get more, or less, than they are to get. */
export function apartOf(line: Bucketed, states: readonly TargetState[]): Apart[] {
  return states
    .filter(({ target: { by, key }, apart }) => {
      const place = line[by]
      return apart !== 0n && (Array.isArray(place) ? place.includes(key) : place === key)
    })
    .map(({ target, apart }) => ({ target, by: apart }))
}
