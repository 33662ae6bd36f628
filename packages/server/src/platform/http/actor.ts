import type { Rights } from '@bookrunner/domain/access'

/** Who is asking: a person's session with the rights it has now. */
export interface Actor {
  userId: string
  sessionId: string
  account: string
  name: string
  roleId: string
  entityId: string
  /** What the role comes to in the entity. */
  rights: Rights
  /** Another one when role, grants or entity are others: a write is refused to rights that are past. */
  rightsVersion: string
  passwordMustChange: boolean
}
