import type { Reason } from '@bookrunner/contract/kernel'
import { isStrongPassword, type KeyEnd, type SessionEnd } from '@bookrunner/domain/auth'
import type { Refusal } from '@bookrunner/domain/kernel'
import type { AccountChange, AccountState } from './account-state.ts'

/** §5, judged here because only here the password is readable; the field is named so that the form can mark it. */
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
 * Who had to reset a password may have lost the account to somebody: the keys end with it. Whoever knows the old one
 * keeps them, so that a password's own expiry does not stop a system at night.
 */
export const endedKeys = ({ keys }: AccountState): AccountChange[] =>
  keys.size > 0 ? [{ is: 'keysEnded', ids: [...keys.keys()], why: resetWhy }] : []

/** §8: after a new password comes the log-in, so every session ends, the one that asked too. */
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
