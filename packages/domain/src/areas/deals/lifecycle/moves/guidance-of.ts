import type { GuidanceKind, GuidanceLevel } from '../../guidance.ts'
import type { Moved, MovingDeal } from '../moved.ts'

/** The newest level announced, those of this very write among them. */
export const newestLevel = (
  deal: Pick<MovingDeal, 'guidance'>,
  { course, versions }: Moved,
): GuidanceLevel | null => versions.at(-1)?.level ?? deal.guidance.get(course.guidance)?.level ?? null

/** Heads of kinds without those that no longer hold. */
export const withoutKinds = (
  heads: Partial<Record<GuidanceKind, number>>,
  ...gone: GuidanceKind[]
): Partial<Record<GuidanceKind, number>> =>
  Object.fromEntries(Object.entries(heads).filter(([kind]) => !gone.includes(kind as GuidanceKind)))
