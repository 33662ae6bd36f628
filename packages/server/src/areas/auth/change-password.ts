import { authCalls } from '@bookrunner/contract/auth'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import type { Db } from '../../platform/db/index.ts'
import type { PasswordCost } from '../../platform/password-cost.ts'
import { accept, refuseAndRecord, service } from '../../platform/service/index.ts'
import { account } from './account.ts'
import { attemptsOf } from './attempts.ts'
import { newPassword, refusePassword, refuseWeak } from './new-password.ts'
import { openSeals } from './open-seals.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { personById } from './person.repo.ts'

interface Checked {
  oldRight: boolean
  checkedHash: string
  newHash: string
}

interface ChangePasswordRequest {
  userId: string
  oldpwd: string
  newpwd: string
}

/** A wrong old password counts like a wrong log-in, so that a stolen session is no way to guess. */
const check = async (db: Db, cost: PasswordCost, { userId, oldpwd, newpwd }: ChangePasswordRequest) => {
  const opened = await openSeals(db, [oldpwd, newpwd])
  if (isRefusal(opened)) return opened
  const [oldPassword, newPassword] = opened
  const weak = refuseWeak('newpwd', newPassword)
  if (weak) return weak
  const { password } = attemptsOf(db)
  // Counted by the person's id, so that failures from outside do not block somebody who is logged in.
  const byAccount = await password.take(userId)
  if (isRefusal(byAccount)) return byAccount
  const person = await personById(db, userId)
  const oldRight = await isPassword(person?.passwordHash, oldPassword, cost)
  if (oldRight) await password.forget(userId)
  if (oldRight && oldPassword === newPassword) return refusePassword('newpwd', 'auth.password-same')
  const newHash = await hashPassword(newPassword, cost)
  return { oldRight, checkedHash: person?.passwordHash ?? '', newHash } satisfies Checked
}

/**
 * Changes the own password, also the first one. Refusals of `check` are decided under the lock, so that a repeated
 * key gets its first answer although its nonces are spent.
 */
export const changePassword = service(authCalls.changePassword, {
  on: account,
  prepare: async ({ input, actor }, { db, passwordCost }) => ({
    checked:
      input.userId && input.userId !== actor.userId
        ? refuse('access.not-yours')
        : await check(db, passwordCost, { ...input, userId: actor.userId }),
  }),
  key: ({ actor }) => actor.userId,
  decide: ({ actor, prepared: { checked }, state }) => {
    if (isRefusal(checked)) return checked
    if (!checked.oldRight || state.person?.passwordHash !== checked.checkedHash)
      return refuseAndRecord(refusePassword('oldpwd', 'auth.old-wrong'), {
        changes: [],
        line: { code: 'password.old-wrong', params: {} },
      })
    const { changes, endedSessions } = newPassword(state, checked.newHash)
    return accept({
      reply: { success: true },
      changes,
      line: { code: 'password.changed', params: { endedSessions } },
      events: [{ type: 'password.changed', userId: actor.userId }],
    })
  },
  after: (_reply, { cookie }) => cookie.clear(),
})
