import { mayAssign } from '@bookrunner/domain/roles'
import type { Db } from '../../platform/db/index.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { readDealRoles, readRoles, type CountedRole } from './role.repo.ts'

/**
 * The roles that somebody sees: super and system administrators all of them; a house's administrator those it may
 * give, counted among its people. There are only dozens, so they are filtered here.
 */
export const visibleRoles = async (db: Db, actor: Actor, roleId?: string): Promise<CountedRole[]> => {
  const { tier } = actor.rights
  if (tier === 'tier1' || tier === 'tier4') return readRoles(db, null, roleId)
  const [rows, dealRoles] = await Promise.all([
    readRoles(db, actor.entityId, roleId),
    readDealRoles(db, actor.entityId),
  ])
  return rows.filter((row) => mayAssign(actor.rights, row, dealRoles) === true)
}
