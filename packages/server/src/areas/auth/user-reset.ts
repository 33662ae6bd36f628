import { usersCalls } from '@bookrunner/contract/users'
import type { Language } from '@bookrunner/contract/kernel'
import { codeRules } from '@bookrunner/domain/auth'
import { refuse, type Refusal } from '@bookrunner/domain/kernel'
import { mayAdminister, maySee } from '@bookrunner/domain/users'
import { newId } from '../../platform/ids.ts'
import { accept, service } from '../../platform/service/index.ts'
import { positionOf, readUser } from '../users/index.ts'
import { account } from './account.ts'
import { attemptsOf } from './attempts.ts'

interface ResetRequest {
  resetId: string
  language: Language
  accountName: string
}

/** An administrator has a link mailed to a user, which the user would get by "Forgot password?" as well. */
export const userReset = service(usersCalls.reset, {
  on: account,
  prepare: async (
    { input, actor },
    { db, language },
  ): Promise<ResetRequest | Refusal<'record.unknown' | 'access.denied'>> => {
    const [editor, user] = await Promise.all([readUser(db, actor.userId), readUser(db, input.userId)])
    if (!editor || !user || !maySee(positionOf(editor), positionOf(user))) return refuse('record.unknown')
    if (!mayAdminister(positionOf(editor), positionOf(user))) return refuse('access.denied')
    return { resetId: newId('rst'), language, accountName: user.account }
  },
  key: ({ input }) => input.userId,
  decide: ({ prepared: { resetId, language }, state: { person, mails } }) => {
    if (!person) return refuse('record.unknown')
    if (person.frozen) return refuse('user.frozen')
    if (mails === 'nowhere') return refuse('user.mails-nowhere')
    return accept({
      reply: { sent: true as const, expiresInSeconds: codeRules.minutes * 60 },
      changes: [{ is: 'resetAsked', resetId, language }],
      line: { code: 'password.reset-mailed', params: { resetId } },
    })
  },
  after: async (_reply, { db }, { prepared: { accountName } }) => {
    const { password, codeGuess, resetGuess } = attemptsOf(db)
    await Promise.all([password, codeGuess, resetGuess].map((each) => each.forget(accountName)))
  },
})
