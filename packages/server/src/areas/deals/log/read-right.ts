import { isRefusal } from '@bookrunner/domain/kernel'
import type { Db } from '../../../platform/db/index.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { unlessMay } from '../ledger/abilities.ts'
import { readDealContext } from '../ledger/read-deal-context.ts'

/** The deal whose log is asked for: for its creator, the leads and the super administrator (§1 of the roles). */
export const readForLog = async (db: Db, actor: Actor, dealId: string) => {
  const context = await readDealContext(db, actor, dealId)
  return isRefusal(context)
    ? context
    : (unlessMay(context.state, context.tranche, actor, 'readLog') ?? context)
}
