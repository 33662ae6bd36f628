import { calls } from '@bookrunner/contract'
import type { Reason } from '@bookrunner/contract/kernel'
import { codeCounts } from '@bookrunner/domain/auth'
import { isRefusal, refuse, type Refusal } from '@bookrunner/domain/kernel'
import { accept, refuseAndKeep, service } from '../../platform/service/index.ts'
import { account, nobody } from './account.ts'
import { addressKey } from './address-key.ts'
import { attemptsOf } from './attempts.ts'
import { evenly } from './evenly.ts'
import { keysOf } from './keys.ts'
import { newPassword, refusePassword, refuseWeak } from './new-password.ts'
import { openSeals } from './open-seals.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { personByAccount } from './person.repo.ts'
import { resetHashes } from './secrets.ts'

interface Checked {
  userId: string
  newHash: string
  /** The new password is the one there is; told only to whoever holds the code. */
  same: boolean
  macKey: Buffer
}

const confirmed = service(calls.auth.resetConfirm, {
  on: account,
  prepare: async ({ input }, { db, ip }): Promise<Checked | Refusal<Reason>> => {
    const opened = await openSeals(db, [input.password])
    if (isRefusal(opened)) return opened
    const weak = refuseWeak('password', opened[0])
    if (weak) return weak
    const attempts = attemptsOf(db)
    const byAddress = await attempts.address.take(addressKey(ip))
    if (isRefusal(byAddress)) return byAddress
    const byAccount = await attempts.resetGuess.take(input.account)
    if (isRefusal(byAccount)) return byAccount
    const person = await personByAccount(db, input.account)
    const [same, newHash, macKey] = await Promise.all([
      isPassword(person?.passwordHash, opened[0]),
      hashPassword(opened[0]),
      keysOf(db).mac(),
    ])
    return { userId: person?.userId ?? nobody, newHash, same, macKey }
  },
  key: ({ prepared }) => prepared.userId,
  decide: ({ input, prepared: { newHash, same, macKey }, state, now }) => {
    const { person, reset } = state
    if (!person || person.frozen || !reset || !codeCounts(reset, now)) return refuse('auth.reset-wrong')
    const given = resetHashes(macKey, reset.id, input.code)
    if (given.link !== reset.linkHash && given.code !== reset.codeHash)
      return refuseAndKeep(refuse('auth.reset-wrong'), {
        changes: [{ is: 'resetTried' }],
        line: { code: 'password.reset-wrong', params: { resetId: reset.id } },
      })
    if (same) return refusePassword('password', 'auth.password-same')
    const { changes, endedSessions } = newPassword(state, newHash)
    return accept({
      reply: { success: true },
      changes: [{ is: 'resetUsed' }, ...changes],
      line: { code: 'password.reset', params: { resetId: reset.id, endedSessions } },
      events: [{ type: 'password.changed', userId: person.userId }],
    })
  },
  /** Who could read the mail is the owner: what others tried meanwhile no longer counts against the account. */
  after: async (_reply, { db, ip }, { input }) => {
    const { address, password, resetGuess, resetMail, codeMail } = attemptsOf(db)
    const forgotten = [password, resetGuess, resetMail, codeMail].map((each) => each.forget(input.account))
    await Promise.all([address.giveBack(addressKey(ip)), ...forgotten])
  },
})

export const resetConfirm = evenly(confirmed, ['auth.reset-wrong'])
