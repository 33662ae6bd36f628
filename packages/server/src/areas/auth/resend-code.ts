import { authCalls } from '@bookrunner/contract/auth'
import type { Language } from '@bookrunner/contract/kernel'
import { codeCounts, resendWait } from '@bookrunner/domain/auth'
import { isRefusal, refuse, type Refusal } from '@bookrunner/domain/kernel'
import { accept, service } from '../../platform/service/index.ts'
import { account } from './account.ts'
import { attemptsOf } from './attempts.ts'
import { guesserOf } from './device.ts'
import { codeReply } from './login.ts'
import { findTicket } from './ticket.repo.ts'

interface Found {
  userId: string
  codeId: string
  language: Language
}

/** A new code for the same ticket. Wrong tries still count, so that resending gives no extra ones. */
export const resendCode = service(authCalls.resendCode, {
  on: account,
  prepare: async ({ input }, context): Promise<Found | Refusal<'auth.code-over' | 'rate.slow-down'>> => {
    const { db, language } = context
    const found = await findTicket(db, input.ticket)
    if (!found) return refuse('auth.code-over')
    const { userId, codeId, account: name, mayResend } = found
    if (mayResend) {
      const { subject } = await guesserOf(context, name)
      const byMails = await attemptsOf(db).codeMail.take(subject)
      if (isRefusal(byMails)) return byMails
    }
    return { userId, codeId, language }
  },
  key: ({ prepared }) => prepared.userId,
  decide: ({ input, prepared: { codeId, language }, state, now }) => {
    const code = state.codes.get(codeId)
    if (!code || !state.person || state.person.frozen || !codeCounts(code, now))
      return refuse('auth.code-over')
    const wait = resendWait(code, now)
    if (wait === undefined) return refuse('auth.code-over')
    if (wait > 0) return refuse('rate.slow-down', { seconds: wait })
    const sends = code.sends + 1
    return accept({
      reply: codeReply(input.ticket, state.person.account),
      changes: [{ is: 'codeResent', codeId, sends, language }],
      line: { code: 'login.code-resent', params: { codeId, sends } },
    })
  },
})
