import { announcementOf, isAnnounced, maySeeDeal, viewerOf, type Viewer } from '@bookrunner/domain/deals'
import { refuse, type Refusal } from '@bookrunner/domain/kernel'
import type { Actor } from '../../../platform/http/actor.ts'
import { ownersOf, type Announced, type DealNeed, type LoadedDeal, type Tranche } from './deal-state.ts'

/** The ledger of a call that names a deal. */
export const keyOf = ({ input }: { input: { dealId: string } }): string => announcementOf(input.dealId)

/** What every write by a person must load. */
export const needsOf = ({ actor }: { actor: Actor }): DealNeed => ({ people: [actor.userId] })

export const viewerIn = ({ people }: LoadedDeal, actor: Actor): Viewer =>
  viewerOf(actor, people.get(actor.userId)?.department ?? null)

export interface DealContext {
  state: Announced
  tranche: Tranche
}

/** The named deal, if it is published to this investor's house. Needs `investors`. */
export const offeredDeal = (
  state: LoadedDeal,
  { entityId }: Actor,
  dealId: string,
): DealContext | Refusal<'record.unknown'> => {
  const { announcement } = state
  const tranche = state.tranches.get(dealId)
  const reached = state.reached.get(entityId)?.has(dealId) ?? false
  if (!announcement || !tranche || !reached || !isAnnounced(tranche.lifecycle))
    return refuse('record.unknown')
  return { state: { ...state, announcement }, tranche }
}

/** The named deal, if this person may know of it; a hidden deal is unknown. */
export const dealContext = (
  state: LoadedDeal,
  actor: Actor,
  dealId: string,
): DealContext | Refusal<'record.unknown'> => {
  const { announcement } = state
  const tranche = state.tranches.get(dealId)
  if (!announcement || !tranche) return refuse('record.unknown')
  const known = { ...state, announcement }
  return maySeeDeal(viewerIn(state, actor), ownersOf(announcement), isAnnounced(tranche.lifecycle))
    ? { state: known, tranche }
    : refuse('record.unknown')
}
