import type { DealStatus } from '../choices.ts'
import type { DealLifecycle } from '../deal-lifecycle.ts'
import type { GuidanceKind, GuidanceLevel, GuidanceVersion } from '../guidance.ts'
import type { Moved, MovingDeal } from './moved.ts'

type Heads = DealLifecycle['guidanceOf']

/** A deal that is over keeps its last level. */
const furthest = ({ priced, launched, FPG, IPG, test }: Heads): number | undefined =>
  priced ?? launched ?? FPG ?? IPG ?? test

const currentIn: Record<DealStatus, (heads: Heads, bookClosed: boolean) => number | undefined> = {
  Draft: () => undefined,
  Test: ({ test }) => test,
  IPG: ({ IPG }) => IPG,
  FPG: ({ FPG, launched }, bookClosed) => (bookClosed ? launched : undefined) ?? FPG,
  Priced: ({ priced }) => priced,
  Expired: furthest,
  Aborted: furthest,
}

/**
 * The number of the current level, by the deal's phase: it may not be the newest one. A test price applies while its test
 * runs; a level from which the deal went back no longer applies.
 */
export const currentVersion = ({
  status,
  bookClosed,
  guidanceOf,
}: Pick<DealLifecycle, 'status' | 'bookClosed' | 'guidanceOf'>): number | undefined =>
  currentIn[status](guidanceOf, bookClosed)

/** The phases a level of each kind follows on, the nearest first; guidance of IPG follows on itself. */
const followsOn: Record<GuidanceKind, readonly GuidanceKind[]> = {
  test: ['IPG'],
  IPG: [],
  FPG: ['IPG'],
  launched: ['FPG'],
  priced: ['launched', 'FPG'],
}

/** The level before the current one: in IPG the earlier guidance, later the level of the earlier phase. */
export const versionBefore = (
  lifecycle: DealLifecycle,
  versions: Iterable<Pick<GuidanceVersion, 'number' | 'kind'>>,
): number | undefined => {
  const all = [...versions]
  const current = all.find(({ number }) => number === currentVersion(lifecycle))
  if (!current) return undefined
  const [phase] = followsOn[current.kind].flatMap((kind) => lifecycle.guidanceOf[kind] ?? [])
  if (current.kind !== 'IPG') return phase
  const earlier = all.filter(({ number, kind }) => kind === 'IPG' && number < current.number)
  return earlier.length === 0 ? undefined : Math.max(...earlier.map(({ number }) => number))
}

/** The level that holds now, those announced in this very write among them. */
export const currentLevel = (
  { guidance }: Pick<MovingDeal, 'guidance'>,
  { lifecycle, versions }: Pick<Moved, 'lifecycle' | 'versions'>,
): GuidanceLevel | null => {
  const current = currentVersion(lifecycle)
  if (current === undefined) return null
  return (versions.find(({ number }) => number === current) ?? guidance.get(current))?.level ?? null
}

/** Heads of kinds without those that no longer hold. */
export const withoutKinds = (heads: Heads, ...gone: GuidanceKind[]): Heads =>
  Object.fromEntries(Object.entries(heads).filter(([kind]) => !gone.includes(kind as GuidanceKind)))
