import { reduceIssue, type DealLifecycle } from '@bookrunner/domain/deals'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import { finalOf, type Basis } from '@bookrunner/domain/allocation'
import type { DomainEvent } from '../../../platform/service/index.ts'
import { changesOf, lifecycleEvents, loggedValue, movingOf, offerAfter } from '../../deals/index.ts'
import type { AllocChange } from '../allocation-state.ts'
import { basisIn } from '../closed-book.ts'
import type { FieldChange } from './lines-changed.ts'
import type { AllocWriting, VersionContext } from './writing.ts'

interface Reduced {
  lifecycle: DealLifecycle
  basis: Basis
  changes: AllocChange[]
  logged: FieldChange[]
  also: ReturnType<typeof offerAfter>
  events: DomainEvent[]
}

/**
 * The issue that an allocation is launched over. Where a short book reduces it, the final terms are corrected in the
 * same write, so that the announced size is the one that is issued.
 */
export const reducedIssue = (
  { context, deal }: VersionContext,
  issue: FaceAmount,
  { actor, now, seq }: AllocWriting,
): Reduced => {
  const before = finalOf(deal.lifecycle, deal.guidance)?.final
  const { lifecycle } = context.tranche
  if (!before || before.size === issue)
    return { lifecycle, basis: basisIn(deal), changes: [], logged: [], also: [], events: [] }
  const moved = reduceIssue(movingOf(context), issue, { now, seq, by: actor.userId })
  const versions = moved.versions.map((version) => [version.number, version] as const)
  const after = {
    ...deal,
    lifecycle: { ...deal.lifecycle, ...moved.lifecycle, closedAt: deal.lifecycle.closedAt },
    guidance: new Map([...deal.guidance, ...versions]),
  }
  const final = moved.versions[0]?.final
  return {
    lifecycle: moved.lifecycle,
    basis: basisIn(after),
    changes: changesOf(context.tranche, moved).map((change) => ({ kind: 'deal', change })),
    logged: [
      {
        field: 'guidance.final',
        from: loggedValue(before, 'final'),
        to: loggedValue(final, 'final'),
      },
    ],
    also: offerAfter(context.tranche, moved),
    events: lifecycleEvents(context, moved, actor.userId),
  }
}
