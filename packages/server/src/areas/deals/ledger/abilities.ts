import {
  abilitiesIn,
  isAnnounced,
  mayMove,
  movesOf,
  dealRoleOf,
  readsEveryName,
  type Abilities,
  type DealAction,
  type DealMove,
  type DealOwners,
} from '@bookrunner/domain/deals'
import { refuse, type Refusal } from '@bookrunner/domain/kernel'
import type { Actor } from '../../../platform/http/actor.ts'
import { ownersOf, type Announced, type Tranche } from './deal-state.ts'

type AbilitiesRequest = Pick<Tranche, 'terms' | 'lifecycle'>

/** What this person may do on this deal. */
export const abilitiesOf = (owners: DealOwners, { terms }: Pick<Tranche, 'terms'>, actor: Actor): Abilities =>
  abilitiesIn(dealRoleOf(owners, actor), terms)

/** The moves that are possible now for this person. */
export const movesFor = (
  owners: DealOwners,
  { terms, lifecycle }: AbilitiesRequest,
  actor: Actor,
): DealMove[] => {
  const dealRole = dealRoleOf(owners, actor)
  return movesOf(lifecycle).filter((move) => mayMove(dealRole, move, terms))
}

/** The creator and the leads edit drafts; the leads alone edit announced deals. */
export const editAction = ({ lifecycle }: Pick<Tranche, 'lifecycle'>): DealAction =>
  isAnnounced(lifecycle) ? 'editTerms' : 'editDraft'

export const mayEdit = (owners: DealOwners, tranche: AbilitiesRequest, actor: Actor): boolean =>
  abilitiesOf(owners, tranche, actor)[editAction(tranche)] === 'all'

/** Documents and the shared part belong to all tranches: the rights are those in the most advanced one. */
export const mostAdvanced = <Of extends Pick<Tranche, 'lifecycle'>>(
  tranches: readonly Of[],
  tranche: Of,
): Of => tranches.find(({ lifecycle }) => isAnnounced(lifecycle)) ?? tranche

/**
 * The addressees could name an account behind an alias ("MEA, 44m", with one addressee in MEA). Only readers of every name
 * and writers of the choice learn more than its kind. A tranche may copy the choice of an announced one.
 */
export const readsAddressees = (
  owners: DealOwners,
  tranches: readonly AbilitiesRequest[],
  tranche: AbilitiesRequest,
  actor: Actor,
): boolean =>
  mayEdit(owners, mostAdvanced(tranches, tranche), actor) ||
  readsEveryName(dealRoleOf(owners, actor), tranche.terms)

/** Refuses an action that this person's role in the deal does not allow. */
export const rightFault = (
  { announcement }: Announced,
  tranche: AbilitiesRequest,
  actor: Actor,
  action: DealAction,
): Refusal<'deal.not-yours'> | undefined =>
  abilitiesOf(ownersOf(announcement), tranche, actor)[action] === 'all' ? undefined : refuse('deal.not-yours')
