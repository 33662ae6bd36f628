import type { FaceAmount } from '../../../../kernel/index.ts'
import { announce, nextNumber, type Moved, type MovingDeal, type MoveContext } from '../moved.ts'

/**
 * A short book whose issue is reduced: launching its allocation corrects the size of the final terms, and nothing
 * else. Nobody asks for this move by itself, and it keeps the phase.
 */
export const reduceIssue = (
  { terms, lifecycle, guidance }: MovingDeal,
  size: FaceAmount,
  context: MoveContext,
): Moved => {
  const { priced, launched } = lifecycle.guidanceOf
  const current = guidance.get(priced ?? launched ?? 0)
  if (!current?.final) throw new Error('a deal without final terms has no size to reduce')
  const before = current.final
  const final = { ...before, size }
  const { kind, level, note } = current
  const message = { kind, level, final, ...(note !== null && { note }) }
  const announced = announce({ lifecycle, terms }, message, context)
  return {
    terms,
    lifecycle: announced.lifecycle,
    versions: [announced.version],
    events: [{ type: 'deal.size-reduced', number: nextNumber(lifecycle), final, before: before.size }],
  }
}
