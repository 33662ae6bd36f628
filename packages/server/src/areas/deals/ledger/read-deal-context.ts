import { announcementOf } from '@bookrunner/domain/deals'
import { reading, type Db } from '../../../platform/db/index.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { loadDeal } from './deal-load.repo.ts'
import { needsOf, dealContext } from './deal-context.ts'

/** A deal as a write would load it, without its lock, as a source for another deal. */
export const readDealContext = async (db: Db, actor: Actor, dealId: string) => {
  const state = await loadDeal(reading(db), announcementOf(dealId), [needsOf({ actor })])
  return dealContext(state, actor, dealId)
}
