import { abilitiesIn, isAnnounced, maySeeDeal, dealRoleOf, viewerOf } from '@bookrunner/domain/deals'
import { refuse, type Refusal } from '@bookrunner/domain/kernel'
import type { Db } from '../../../platform/db/index.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { readDepartment } from '../../deals/index.ts'
import { readOrderDeals, readOwners, type OrderDealRow } from '../reads/orders.repo.ts'

/** A deal one may know of, with what one is to it and may do there; null where one may not. */
export const readDeskDeal = async (db: Db, actor: Actor, dealId: string) => {
  const [[row], owners, department] = await Promise.all([
    readOrderDeals(db, [dealId]),
    readOwners(db, dealId),
    readDepartment(db, actor.userId),
  ])
  if (!row || !owners || !maySeeDeal(viewerOf(actor, department), owners, isAnnounced(row.lifecycle)))
    return null
  const standing = dealRoleOf(owners, actor)
  return { row, standing, abilities: abilitiesIn(standing, row.terms) }
}

/** A deal this manager may enter orders on, looked up outside of any write; the write decides again. */
export const readEntering = async (
  db: Db,
  actor: Actor,
  dealId: string,
): Promise<OrderDealRow | Refusal<'record.unknown' | 'deal.not-yours'>> => {
  const found = await readDeskDeal(db, actor, dealId)
  if (!found) return refuse('record.unknown')
  const { enterOrder } = found.abilities
  return enterOrder === 'all' || enterOrder === 'own' ? found.row : refuse('deal.not-yours')
}
