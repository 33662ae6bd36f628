import type { Reason } from '@bookrunner/contract/kernel'
import { isStrongPassword, type KeyEnd, type SessionEnd } from '@bookrunner/domain/auth'
import type { Refusal } from '@bookrunner/domain/kernel'
import type { AccountChange, AccountState } from './account-state.ts'

/** §5, checked here because only here the password is readable. Names the field so that the form can mark it. */
export const refuseWeak = (field: string, password: string): Refusal<'auth.password-weak'> | undefined =>
  isStrongPassword(password) ? undefined : refusePassword(field, 'auth.password-weak')

export const refusePassword = <const R extends Reason>(field: string, reason: R): Refusal<R> => ({
  refused: true,
  reason,
  fields: [{ field, reason }],
})

const why: SessionEnd = 'password-changed'

const resetWhy: KeyEnd = 'password-reset'

/**
 * After a reset the account may have been stolen, so its keys end. A change by somebody who knows the old password
 * leaves them, so that a password's expiry does not stop a system at night.
 */
export const endedKeys = ({ keys }: AccountState): AccountChange[] =>
  keys.size > 0 ? [{ is: 'keysEnded', ids: [...keys.keys()], why: resetWhy }] : []

/** §8: a new password needs a new log-in, so every session ends, also the caller's. */
export const newPassword = (
  { sessions }: AccountState,
  hash: string,
  mustChange = false,
): { changes: AccountChange[]; endedSessions: string[] } => {
  const ids = [...sessions]
  return {
    changes: [
      { is: 'passwordSet', hash, mustChange },
      { is: 'sessionsEnded', ids, why },
    ],
    endedSessions: ids,
  }
}
