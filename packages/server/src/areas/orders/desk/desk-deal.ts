import { abilitiesIn, maySeeDeal, dealRoleOf, viewerOf } from '@bookrunner/domain/deals'
import { refuse, type Refusal } from '@bookrunner/domain/kernel'
import type { Db } from '../../../platform/db/index.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { readDepartment, readOwners } from '../../deals/index.ts'
import { readOrderDeals, type OrderDealRow } from '../reads/orders.repo.ts'

/** The deal with the reader's role and abilities; null if it is hidden. */
export const readDeskDeal = async (db: Db, actor: Actor, dealId: string) => {
  const [[row], owners, department] = await Promise.all([
    readOrderDeals(db, [dealId]),
    readOwners(db, dealId),
    readDepartment(db, actor.userId),
  ])
  if (!row || !owners || !maySeeDeal(viewerOf(actor, department), owners, owners.announced)) return null
  const dealRole = dealRoleOf(owners, actor)
  return { row, dealRole, abilities: abilitiesIn(dealRole, row.terms) }
}

/** A deal on which this manager may enter orders, read before a write; the write decides again. */
export const readEnterableDeal = async (
  db: Db,
  actor: Actor,
  dealId: string,
): Promise<OrderDealRow | Refusal<'record.unknown' | 'deal.not-yours'>> => {
  const found = await readDeskDeal(db, actor, dealId)
  if (!found) return refuse('record.unknown')
  const { enterOrder } = found.abilities
  return enterOrder === 'all' || enterOrder === 'own' ? found.row : refuse('deal.not-yours')
}
