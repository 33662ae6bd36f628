import type { Refusal } from '../../../kernel/index.ts'
import type { Shared } from '../announcement.ts'
import type { LifecycleEvent } from './events.ts'
import type { DealLifecycle } from '../deal-lifecycle.ts'
import type { FinalTerms, GuidanceKind, GuidanceLevel, GuidanceVersion } from '../guidance.ts'
import { inState, leadsTo, type LifecycleMove, type DealPhase, type NoSuchMove } from './table.ts'
import type { Terms } from '../terms.ts'

/** A tranche as moves see it. Of its levels the heads of each kind are enough. */
export interface MovingDeal {
  terms: Terms
  shared: Shared
  lifecycle: DealLifecycle
  guidance: ReadonlyMap<number, GuidanceVersion>
}

/** When it is moved and by whom (nobody: the clock), and the number of the state this write makes. */
export interface MoveContext {
  now: Temporal.Instant
  by: string | null
  seq: number
}

export interface Moved {
  /** The same object as before, unless the move changed them. */
  terms: Terms
  lifecycle: DealLifecycle
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
  terms?: Terms
  version?: MoveMessage
  events: readonly LifecycleEvent[]
}

/** A level that is announced takes the next number. */
export const announce = (
  { lifecycle, terms }: Pick<Moved, 'lifecycle' | 'terms'>,
  message: MoveMessage,
  { now, by }: Pick<MoveContext, 'now' | 'by'>,
) => {
  const number = lifecycle.guidance + 1
  const { kind, level, final = null, note = null, reason = null } = message
  const at = now.toString()
  const version: GuidanceVersion = { number, kind, level, size: terms.size, final, note, reason, at, by }
  const guidanceOf = { ...lifecycle.guidanceOf, [kind]: number }
  return { lifecycle: { ...lifecycle, guidance: number, guidanceOf }, version }
}

/** The number the next level gets, for events that name it. */
export const nextNumber = (lifecycle: DealLifecycle): number => lifecycle.guidance + 1

/** Makes a step if the table has it: what the guard refuses leaves everything as it was. */
export const take = <R extends string, M extends LifecycleMove>(
  before: Moved,
  move: M,
  context: Pick<MoveContext, 'now' | 'by'>,
  decide: (lifecycle: DealLifecycle) => Step | Refusal<R>,
): Moved | Refusal<R | NoSuchMove<M>> => {
  const targets = leadsTo(before.lifecycle, move)
  if (!Array.isArray(targets)) return targets
  const step = decide(before.lifecycle)
  if ('refused' in step) return step
  const state = step.to ?? targets[0]
  if (!state || !targets.includes(state)) throw new Error(`${move} does not lead to ${state}`)
  const lifecycle: DealLifecycle = { ...before.lifecycle, ...step.change, ...inState(state) }
  const moved = {
    ...before,
    terms: step.terms ?? before.terms,
    lifecycle,
    events: [...before.events, ...step.events],
  }
  if (!step.version) return moved
  const announced = announce(moved, step.version, context)
  return { ...moved, lifecycle: announced.lifecycle, versions: [...before.versions, announced.version] }
}
