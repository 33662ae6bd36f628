import { type Refusal, refuse } from '../../kernel/index.ts'
import { type UserPosition, mayAdminister, maySee } from './administer.ts'

/** What a user has done or been named in, as logs and files show it. */
export interface UserUses {
  /** Deals on which the user wrote something: an order, an edit, a comment. */
  deals: number
  /** Other entries: files, records that the user administered. */
  others: number
}

export type DeleteReason =
  | 'record.unknown'
  | 'access.denied'
  | 'user.own-account'
  | 'user.last-super-admin'
  | 'user.in-use'

/** A user whose name stands in a log stays, because the log must say who it was; such a user is frozen instead. */
export function deleteUser(
  by: UserPosition,
  user: UserPosition,
  spareAdmins: number,
  { deals, others }: UserUses,
): true | Refusal<DeleteReason> {
  if (!maySee(by, user)) return refuse('record.unknown')
  if (!mayAdminister(by, user)) return refuse('access.denied')
  if (by.userId === user.userId) return refuse('user.own-account')
  if (user.tier === 'tier1' && spareAdmins === 0) return refuse('user.last-super-admin')
  return deals + others === 0 ? true : refuse('user.in-use', { deals, others })
}
