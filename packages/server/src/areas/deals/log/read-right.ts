import { isRefusal } from '@bookrunner/domain/kernel'
import type { Db } from '../../../platform/db/index.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { unlessMay } from '../ledger/abilities.ts'
import { readSeen } from '../ledger/read-seen.ts'

/** The deal whose log is asked for: for its creator, the leads and the super administrator (§1 of the roles). */
export const readForLog = async (db: Db, actor: Actor, dealId: string) => {
  const seen = await readSeen(db, actor, dealId)
  return isRefusal(seen) ? seen : (unlessMay(seen.state, seen.tranche, actor, 'readLog') ?? seen)
}
