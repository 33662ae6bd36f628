import type { Rights } from '@bookrunner/domain/access'
import type { KeyScope } from '@bookrunner/domain/auth'

/** The caller: a person's session with its current rights. */
export interface Actor {
  userId: string
  /** The session or key; it must still be valid when the write is decided. */
  sessionId: string
  /** For an API key of the person's house: the purposes of the key. */
  keyScopes?: readonly KeyScope[]
  account: string
  name: string
  roleId: string
  /** Empty for a user without an institution, who has no rights either. */
  entityId: string
  /** The rights of the role in the entity. */
  rights: Rights
  /** Changes with role, grants and entity: a write with earlier rights is refused. */
  rightsVersion: string
  passwordMustChange: boolean
}
