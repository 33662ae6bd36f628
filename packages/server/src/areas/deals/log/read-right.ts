import { isRefusal } from '@bookrunner/domain/kernel'
import type { Db } from '../../../platform/db/index.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { rightFault } from '../ledger/abilities.ts'
import { readDealContext } from '../ledger/read-deal-context.ts'

/** The deal, if this person may read its log: its creator, the leads, the super administrator (§1 of the roles). */
export const readForLog = async (db: Db, actor: Actor, dealId: string) => {
  const context = await readDealContext(db, actor, dealId)
  return isRefusal(context)
    ? context
    : (rightFault(context.state, context.tranche, actor, 'readLog') ?? context)
}
