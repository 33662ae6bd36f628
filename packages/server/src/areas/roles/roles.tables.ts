import type { Generated } from 'kysely'
import type { Tier } from '@bookrunner/domain/access'
import type { RoleFamily } from '@bookrunner/domain/roles'

export interface RolesTables {
  role: {
    id: string
    name: string
    name_cn: Generated<string>
    name_hk: Generated<string>
    family: RoleFamily
    tier: Tier
    created_at: Generated<Temporal.Instant>
  }
  /** A screen's permission, or a function's key. */
  role_permission: { role_id: string; permission: string }
}
