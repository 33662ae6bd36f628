import {
  abilitiesIn,
  isAnnounced,
  maySeeDeal,
  namesIn,
  dealRoleOf,
  viewerOf,
  type Abilities,
  type DealOwners,
  type DealScope,
  type NameSight,
} from '@bookrunner/domain/deals'
import { refuse, type Refusal } from '@bookrunner/domain/kernel'
import type { OrderDeal } from '@bookrunner/domain/orders'
import type { Actor } from '../../../platform/http/actor.ts'
import type { UsualScope } from '../usual.repo.ts'

/** A reader of a book: their abilities, and whose names they see. */
export interface BookReader {
  bankId: string
  abilities: Abilities
  names: NameSight
  /** Which orders they read: all, those they lead, or none but the totals. */
  sight: Exclude<DealScope, 'none'>
  /** The other books from which they may learn what houses usually ask for. */
  usualScope: UsualScope
  /** Readers with the same class see the same book, now and after every change. */
  viewClass: string
}

/** Refuses a reader of the deal who may not read its book; to others the deal is unknown. */
export const readerOf = (
  actor: Actor,
  department: string | null,
  { deal, owners }: { deal: OrderDeal; owners: DealOwners },
): BookReader | Refusal<'record.unknown' | 'deal.not-yours'> => {
  const viewer = viewerOf(actor, department)
  if (!maySeeDeal(viewer, owners, isAnnounced(deal.lifecycle))) return refuse('record.unknown')
  const dealRole = dealRoleOf(owners, actor)
  const abilities = abilitiesIn(dealRole, deal.terms)
  const { readBook: sight } = abilities
  if (sight === 'none') return refuse('deal.not-yours')
  const names = namesIn(dealRole, deal.terms)
  // The person's rights rather than today's result: a new part of their house in the deal changes it for the whole
  // class.
  const creates = actor.userId === owners.creatorId
  const viewClass = [actor.entityId, actor.roleId, actor.rightsVersion, department, creates].join(' ')
  const usualScope = dealRole.everything ? null : { bankId: actor.entityId, department }
  return { bankId: actor.entityId, abilities, names, sight, usualScope, viewClass }
}
