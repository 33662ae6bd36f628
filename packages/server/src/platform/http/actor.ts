import type { Permission, RoleCode, Tier } from '@bookrunner/domain/access'

/** Who is asking: a person's session with the rights it has now. */
export interface Actor {
  userId: string
  sessionId: string
  account: string
  name: string
  tier: Tier
  /** A role of an institution's administrator has the codes of the institution: it may be both. */
  roleCodes: readonly RoleCode[]
  roleId: string
  entityId: string
  permissions: ReadonlySet<Permission>
  /** Keys of the form menu|function. */
  functions: ReadonlySet<string>
  passwordMustChange: boolean
}
