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
import type { Past } from '../usual.repo.ts'

/** Who reads a book: what the role gives, and whose names it shows. */
export interface BookReader {
  bankId: string
  abilities: Abilities
  names: NameSight
  /** What of the book is read: every order, those one leads, or totals and no order. */
  sight: Exclude<DealScope, 'none'>
  /** Of which other books one is told what houses usually ask for. */
  past: Past
  /** All that what one sees follows from: who has the same here sees the same, now and after every change. */
  viewClass: string
}

/** Whoever sees the deal and nothing of its book is told so; for others there is no such deal. */
export const readerOf = (
  actor: Actor,
  department: string | null,
  { deal, owners }: { deal: OrderDeal; owners: DealOwners },
): BookReader | Refusal<'record.unknown' | 'deal.not-yours'> => {
  const viewer = viewerOf(actor, department)
  if (!maySeeDeal(viewer, owners, isAnnounced(deal.lifecycle))) return refuse('record.unknown')
  const standing = dealRoleOf(owners, actor)
  const abilities = abilitiesIn(standing, deal.terms)
  const { readBook: sight } = abilities
  if (sight === 'none') return refuse('deal.not-yours')
  const names = namesIn(standing, deal.terms)
  // The rights of a person, not what they come to today: another part of the house in the deal changes that for all of a
  // class alike.
  const creates = actor.userId === owners.creatorId
  const viewClass = [actor.entityId, actor.roleId, actor.rightsVersion, department, creates].join(' ')
  const past = standing.everything ? null : { bankId: actor.entityId, department }
  return { bankId: actor.entityId, abilities, names, sight, past, viewClass }
}
