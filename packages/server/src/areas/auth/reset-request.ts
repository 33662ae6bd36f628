import { authCalls } from '@bookrunner/contract/auth'
import type { Language } from '@bookrunner/contract/kernel'
import { codeRules } from '@bookrunner/domain/auth'
import { isRefusal, type Refusal } from '@bookrunner/domain/kernel'
import { newId } from '../../platform/ids.ts'
import { accept, service, unchanged } from '../../platform/service/index.ts'
import { account, nobody } from './account.ts'
import { addressKey } from './address-key.ts'
import { attemptsOf } from './attempts.ts'
import { guesserOf } from './device.ts'
import { evenly } from './evenly.ts'
import { personByAccount } from './person.repo.ts'

interface ResetRequestInput {
  userId: string
  resetId: string
  language: Language
}

const sent = { sent: true, expiresInSeconds: codeRules.minutes * 60 } as const

const requestReset = service(authCalls.resetRequest, {
  on: account,
  prepare: async ({ input }, context): Promise<ResetRequestInput | Refusal<'rate.slow-down'>> => {
    const { db, ip, language } = context
    const attempts = attemptsOf(db)
    const { subject, known } = await guesserOf(context, input.account)
    const byAddress = known || (await attempts.resetAddress.take(addressKey(ip)))
    if (isRefusal(byAddress)) return byAddress
    const byAccount = await attempts.resetMail.take(subject)
    if (isRefusal(byAccount)) return byAccount
    const person = await personByAccount(db, input.account)
    return { userId: person?.userId ?? nobody, resetId: newId('rst'), language }
  },
  key: ({ prepared }) => prepared.userId,
  decide: ({ prepared: { resetId, language }, state: { person } }) => {
    if (!person || person.frozen) return unchanged(sent)
    return accept({
      reply: sent,
      changes: [{ is: 'resetAsked', resetId, language }],
      line: { code: 'password.reset-asked', params: { resetId } },
    })
  },
})

/** The answer always says that a mail is on its way; it is sent only for an account that may log in. */
export const resetRequest = evenly(requestReset, [], 'goodOnes')
