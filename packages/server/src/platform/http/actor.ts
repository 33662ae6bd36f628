import type { Rights } from '@bookrunner/domain/access'
import type { KeyScope } from '@bookrunner/domain/auth'

/** Who is asking: a person's session with the rights it has now. */
export interface Actor {
  userId: string
  /** The session, or the key, that asks: what must still hold when it writes. */
  sessionId: string
  /** Where a system of the person's house asks, with an API key: what that was made for. */
  keyScopes?: readonly KeyScope[]
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
