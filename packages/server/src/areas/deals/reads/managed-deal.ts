import { isAnnounced, maySeeDeal, viewerOf } from '@bookrunner/domain/deals'
import type { Db } from '../../../platform/db/index.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { readTranches, type HeaderRow } from '../views/header.repo.ts'
import { ownersOfRow } from '../views/header.ts'
import { readDepartment } from './detail.repo.ts'

/** The named deal, if this manager may know of it. */
export const readManagedDeal = async (
  db: Db,
  actor: Actor,
  dealId: string,
): Promise<HeaderRow | undefined> => {
  const [department, tranches] = await Promise.all([
    readDepartment(db, actor.userId),
    readTranches(db, actor.entityId, dealId),
  ])
  const viewer = viewerOf(actor, department)
  return tranches.find(
    (each) => each.id === dealId && maySeeDeal(viewer, ownersOfRow(each), isAnnounced(each.lifecycle)),
  )
}
