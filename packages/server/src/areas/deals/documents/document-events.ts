import { isAnnounced, isOver } from '@bookrunner/domain/deals'
import type { DomainEvent } from '../../../platform/service/index.ts'
import type { DealContext } from '../ledger/deal-context.ts'
import { tranchesOf, type Announced, type DealDocument, type Tranche } from '../ledger/deal-state.ts'
import { aboutOf, type About } from '../moves/lifecycle-events.ts'
import { isPublishedIn } from './document-of.ts'

/** What happened to a document for one side, in the words of the version that this side could read. */
interface DocumentNews {
  readonly act: 'added' | 'replaced' | 'removed'
  readonly description: string
}

/** A document of an announced deal was added, replaced or removed, for one side or for both. */
export interface DocumentChanged extends About {
  type: 'deal.document-changed'
  /** Null: nothing changed that this side can read. Investors read only what is published today. */
  forManagers: DocumentNews | null
  forInvestors: DocumentNews | null
  /** The same in tranches announced with this one: for whoever does not read this one. */
  others: readonly DocumentChanged[]
}

interface Change {
  readonly before?: DealDocument | undefined
  readonly after?: DealDocument | undefined
}

/** Of what one side can read. Edited details are no news; that a document appears or disappears with them is. */
const newsOf = ({ before, after }: Change): DocumentNews | null => {
  if (!after) return before ? { act: 'removed', description: before.description } : null
  if (before?.id === after.id) return null
  return { act: before ? 'replaced' : 'added', description: after.description }
}

/** On the first day of a document: managers read it before, and investors of these tranches read it from now on. */
export const openedEvents = (
  state: Announced,
  { description }: DealDocument,
  opened: readonly Tranche[],
): DomainEvent[] => {
  const [first, ...others] = opened.map((tranche): DocumentChanged => ({
    type: 'deal.document-changed',
    forManagers: null,
    forInvestors: { act: 'added', description },
    others: [],
    ...aboutOf({ state, tranche }, null, true),
  }))
  return first ? [{ ...first, others } satisfies DocumentChanged] : []
}

/** The tranche of the call first: most people know the deal by it. */
export const documentEvents = (
  { state, tranche }: DealContext,
  change: Change,
  { by, now }: { by: string; now: Temporal.Instant },
): DomainEvent[] => {
  const [first, ...others] = tranchesOf(state)
    .filter(({ lifecycle }) => isAnnounced(lifecycle) && !isOver(lifecycle.status))
    .toSorted((one, other) => Number(other.id === tranche.id) - Number(one.id === tranche.id))
    .map((each): DocumentChanged => {
      const published = (document?: DealDocument) =>
        document && isPublishedIn(each, document, now) ? document : undefined
      return {
        type: 'deal.document-changed',
        forManagers: newsOf(change),
        forInvestors: newsOf({ before: published(change.before), after: published(change.after) }),
        others: [],
        ...aboutOf({ state, tranche: each }, by, true),
      }
    })
  return first ? [{ ...first, others } satisfies DocumentChanged] : []
}
