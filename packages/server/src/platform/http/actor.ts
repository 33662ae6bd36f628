import type { Permission, RoleCode, Tier } from '@bookrunner/domain/access'

/** Who is asking: a person's session with the rights it has now. */
export interface Actor {
  userId: string
  sessionId: string
  account: string
  name: string
  tier: Tier
  roleCode: RoleCode
  roleId: string
  entityId: string
  permissions: ReadonlySet<Permission>
  passwordMustChange: boolean
}
