import { isAnnounced, isOver } from '@bookrunner/domain/deals'
import type { DomainEvent } from '../../../platform/service/index.ts'
import type { DealContext } from '../ledger/deal-context.ts'
import { tranchesOf, type DealDocument } from '../ledger/deal-state.ts'
import { aboutOf, type About } from '../moves/lifecycle-events.ts'
import { isPublishedIn } from './document-of.ts'

type DocumentAct = 'added' | 'replaced' | 'removed'

/** A document of an announced deal was added, replaced or removed, for one side or for both. */
export interface DocumentChanged extends About {
  type: 'deal.document-changed'
  description: string
  /** Null: nothing changed that this side can read. Investors read only what is published today. */
  forManagers: DocumentAct | null
  forInvestors: DocumentAct | null
  /** The same in tranches announced with this one: for whoever does not read this one. */
  others: readonly DocumentChanged[]
}

interface Change {
  readonly before?: DealDocument
  readonly after?: DealDocument
}

/** Edited details are no news; that a document appears or disappears with them is. */
const actOf = (wasRead: boolean, isRead: boolean, isOther: boolean): DocumentAct | null => {
  if (wasRead && isRead) return isOther ? 'replaced' : null
  return isRead ? 'added' : wasRead ? 'removed' : null
}

/** The tranche of the call first: most people know the deal by it. */
export const documentEvents = (
  { state, tranche }: DealContext,
  { before, after }: Change,
  { by, now }: { by: string; now: Temporal.Instant },
): DomainEvent[] => {
  const isOther = before?.id !== after?.id
  const [first, ...others] = tranchesOf(state)
    .filter(({ lifecycle }) => isAnnounced(lifecycle) && !isOver(lifecycle.status))
    .toSorted((one, other) => Number(other.id === tranche.id) - Number(one.id === tranche.id))
    .map((each): DocumentChanged => {
      const isPublished = (document?: DealDocument) =>
        document !== undefined && isPublishedIn(each, document, now)
      return {
        type: 'deal.document-changed',
        description: (after ?? before)?.description ?? '',
        forManagers: actOf(before !== undefined, after !== undefined, isOther),
        forInvestors: actOf(isPublished(before), isPublished(after), isOther),
        others: [],
        ...aboutOf({ state, tranche: each }, by, true),
      }
    })
  return first ? [{ ...first, others } satisfies DocumentChanged] : []
}
