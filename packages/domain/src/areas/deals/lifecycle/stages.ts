import type { DealLifecycle } from '../deal-lifecycle.ts'
import type { GuidanceVersion } from '../guidance.ts'

/** The stages that a desk and its issuer count. */
export const lifecycleStages = ['IPG', 'Test', 'FPG', 'Launched', 'Priced', 'Allocated', 'Confirmed'] as const
export type LifecycleStage = (typeof lifecycleStages)[number]

/** A stage, and when the deal reached it; null while it is ahead. */
export interface StageReached {
  stage: LifecycleStage
  at: string | null
}

type Position = Pick<DealLifecycle, 'guidanceOf' | 'termsAt' | 'allocatedAt' | 'confirmedAt'>
type Version = Pick<GuidanceVersion, 'number' | 'kind' | 'at'>

/** A test may open a deal; then it comes before IPG. */
const inOrder = (versions: readonly Version[]): readonly LifecycleStage[] => {
  const isTestFirst = versions.find(({ number }) => number === 1)?.kind === 'test'
  return isTestFirst ? ['Test', 'IPG', ...lifecycleStages.slice(2)] : lifecycleStages
}

/** When books first opened: with the first level of IPG. Undefined before, and during a test of a draft. */
export const booksOpenedAt = (versions: readonly Version[]): string | undefined =>
  versions.filter(({ kind }) => kind === 'IPG').toSorted((one, other) => one.number - other.number)[0]?.at

/** The stages of a deal with their times. A stage that the deal passed by is left out. */
export const stagesOf = (lifecycle: Position, versions: readonly Version[]): StageReached[] => {
  const { guidanceOf, termsAt, allocatedAt, confirmedAt } = lifecycle
  const byNumber = versions.toSorted((one, other) => one.number - other.number)
  // As long as they hold; a correction comes after the allocations that the terms came before.
  const held = (kind: keyof typeof termsAt) => (guidanceOf[kind] === undefined ? undefined : termsAt[kind])
  const at: Record<LifecycleStage, string | null | undefined> = {
    IPG: booksOpenedAt(versions),
    Test: byNumber.findLast(({ kind }) => kind === 'test')?.at,
    FPG: versions.find(({ number }) => number === guidanceOf.FPG)?.at,
    Launched: held('launched'),
    Priced: held('priced'),
    Allocated: allocatedAt,
    Confirmed: confirmedAt,
  }
  const stages = inOrder(versions).map((stage): StageReached => ({ stage, at: at[stage] ?? null }))
  const last = stages.findLastIndex((each) => each.at !== null)
  return stages.filter((each, place) => each.at !== null || place > last)
}
