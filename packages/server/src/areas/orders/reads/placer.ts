import type { Placer } from '@bookrunner/domain/orders'
import type { Db } from '../../../platform/db/index.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { readDepartment } from '../../deals/index.ts'

/** The reader. The department matters only for an administrator. */
export const readPlacer = async (
  db: Db,
  { userId, entityId, rights }: Pick<Actor, 'userId' | 'entityId' | 'rights'>,
): Promise<Placer> => ({
  entityId,
  rights,
  department: rights.tier === 'tier2' ? await readDepartment(db, userId) : null,
})

/** Others read the orders of one department, or none. */
export const readsWholeHouse = ({ department, rights: { tier } }: Placer): boolean =>
  tier !== 'tier4' && (tier !== 'tier2' || department === null)
