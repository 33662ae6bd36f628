import {
  closeOf,
  currentVersion,
  isAnnounced,
  type Addressed,
  type LifecycleEvent,
  type LifecycleEventType,
  type GuidanceLevel,
  type Moved,
  type Terms,
} from '@bookrunner/domain/deals'
import { isSame } from '@bookrunner/domain/kernel'
import type { DomainEvent } from '../../../platform/service/index.ts'
import type { DealContext } from '../ledger/deal-context.ts'

/** Others were invited to a deal that is announced already. */
export interface Invited extends About {
  type: 'deal.invited'
  before: Addressed
  level: GuidanceLevel | null
  closesAt: string | null
}

/** What areas to the right, and notices, hear of: which deal, who did it (nobody: the clock), and what happened. */
export type DealEvent<T extends LifecycleEventType = LifecycleEventType> = LifecycleEvent<T> & About

interface About {
  announcementId: string
  dealId: string
  name: string
  timeZone: string
  currency: string | null
  by: string | null
  /** Investors knew of the deal before this, or know of it now. */
  announced: boolean
}

const aboutOf = ({ state, tranche }: DealContext, by: string | null, announced: boolean): About => ({
  announcementId: state.id,
  dealId: tranche.id,
  name: tranche.name,
  by,
  announced,
  timeZone: tranche.terms.timeZone,
  currency: tranche.terms.currency,
})

export const lifecycleEvents = (
  context: DealContext,
  { lifecycle, events }: Moved,
  by: string | null,
): DomainEvent[] => events.map((event) => ({ ...event, ...aboutOf(context, by, isAnnounced(lifecycle)) }))

/** After an edit: whoever it is addressed to now, and was not before, is told of the deal. */
export const invitedEvents = (context: DealContext, after: Terms, by: string): DomainEvent[] => {
  const { lifecycle, guidance, terms } = context.tranche
  if (!isAnnounced(lifecycle) || isSame(terms.addressed, after.addressed)) return []
  const level = guidance.get(currentVersion(lifecycle) ?? 0)?.level ?? null
  const closesAt = closeOf(lifecycle)
  return [
    {
      type: 'deal.invited',
      before: terms.addressed,
      level,
      closesAt,
      ...aboutOf(context, by, true),
    } satisfies Invited,
  ]
}
