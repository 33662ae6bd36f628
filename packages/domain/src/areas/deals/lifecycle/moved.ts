import type { Refusal } from '../../../kernel/index.ts'
import type { Shared } from '../announcement.ts'
import type { LifecycleEvent } from './events.ts'
import type { DealLifecycle } from '../course.ts'
import type { FinalTerms, GuidanceKind, GuidanceLevel, GuidanceVersion } from '../guidance.ts'
import { inState, leadsTo, type LifecycleMove, type DealPhase, type NoSuchMove } from './table.ts'
import type { Terms } from '../terms.ts'

/** A tranche as moves see it. Of its levels the heads of each kind are enough. */
export interface MovingDeal {
  terms: Terms
  shared: Shared
  course: DealLifecycle
  guidance: ReadonlyMap<number, GuidanceVersion>
}

/** When it is moved and by whom (nobody: the clock), and the number of the state this write makes. */
export interface MoveContext {
  now: Temporal.Instant
  by: string | null
  seq: number
}

export interface Moved {
  course: DealLifecycle
  versions: readonly GuidanceVersion[]
  events: readonly LifecycleEvent[]
}

interface MoveMessage {
  kind: GuidanceKind
  level: GuidanceLevel
  final?: FinalTerms
  note?: string | undefined
  reason?: string | undefined
}

/** One step along the table. */
export interface Step {
  /** Where the table leaves a choice. */
  to?: DealPhase
  change?: Partial<DealLifecycle>
  version?: MoveMessage
  events: readonly LifecycleEvent[]
}

/** A level that is announced takes the next number. */
const announce = (
  course: DealLifecycle,
  message: MoveMessage,
  { now, by }: Pick<MoveContext, 'now' | 'by'>,
) => {
  const number = course.guidance + 1
  const { kind, level, final = null, note = null, reason = null } = message
  const version: GuidanceVersion = { number, kind, level, final, note, reason, at: now.toString(), by }
  const guidanceOf = { ...course.guidanceOf, [kind]: number }
  return { course: { ...course, guidance: number, guidanceOf }, version }
}

/** The number the next level gets, for events that name it. */
export const nextNumber = (course: DealLifecycle): number => course.guidance + 1

/** Makes a step if the table has it: what the guard refuses leaves everything as it was. */
export const take = <R extends string, M extends LifecycleMove>(
  before: Moved,
  move: M,
  context: Pick<MoveContext, 'now' | 'by'>,
  decide: (course: DealLifecycle) => Step | Refusal<R>,
): Moved | Refusal<R | NoSuchMove<M>> => {
  const targets = leadsTo(before.course, move)
  if (!Array.isArray(targets)) return targets
  const step = decide(before.course)
  if ('refused' in step) return step
  const state = step.to ?? targets[0]
  if (!state || !targets.includes(state)) throw new Error(`${move} does not lead to ${state}`)
  const course: DealLifecycle = { ...before.course, ...step.change, ...inState(state) }
  const events = [...before.events, ...step.events]
  if (!step.version) return { course, versions: before.versions, events }
  const announced = announce(course, step.version, context)
  return { course: announced.course, versions: [...before.versions, announced.version], events }
}
