import type { Language } from '@bookrunner/contract/kernel'
import { mayTouchRole } from '@bookrunner/domain/roles'
import { nameIn } from '@bookrunner/domain/kernel'
import type { Actor } from '../../platform/http/actor.ts'
import type { CountedRole } from './role.repo.ts'

export const roleView = (row: CountedRole, actor: Actor, language: Language) => ({
  roleId: row.id,
  name: nameIn(language, row),
  family: row.family,
  tier: row.tier,
  users: row.users,
  createTime: row.created_at.toString(),
  editable: mayTouchRole(actor.rights.tier, row.tier),
})
