import { authCalls } from '@bookrunner/contract/auth'
import type { Language } from '@bookrunner/contract/kernel'
import { codeRules } from '@bookrunner/domain/auth'
import { isRefusal, maskEmail, refuse } from '@bookrunner/domain/kernel'
import { newId } from '../../platform/ids.ts'
import { accept, refuseAndRecord, service } from '../../platform/service/index.ts'
import { account, nobody } from './account.ts'
import { addressKey } from './address-key.ts'
import { attemptsOf } from './attempts.ts'
import { guesserOf } from './device.ts'
import { evenly } from './evenly.ts'
import { openSeals } from './open-seals.ts'
import { isPassword } from './passwords.ts'
import { personByAccount } from './person.repo.ts'
import { hashOf, newTicket } from './secrets.ts'

interface Checked {
  userId: string
  /** The checked hash: if it differs under the lock, it was another password. */
  checkedHash: string
  right: boolean
  /** This wrong try locks the account. */
  locks: boolean
  codeId: string
  ticket: string
  language: Language
}

export const codeReply = (ticket: string, email: string) => ({
  nextStep: 'code' as const,
  ticket,
  maskedEmail: maskEmail(email),
  resendAfterSeconds: codeRules.resendAfterSeconds,
  expiresInSeconds: codeRules.minutes * 60,
})

/**
 * §10, first step. An unknown account, a frozen one and a wrong password get the same work, answer and time; only the
 * right password reveals that the account is frozen, or that its institution is under review.
 */
const checked = service(authCalls.login, {
  on: account,
  prepare: async ({ input }, context) => {
    const { db, ip, language, passwordCost } = context
    const attempts = attemptsOf(db)
    const opened = await openSeals(db, [input.password])
    if (isRefusal(opened)) return opened
    const { subject, known } = await guesserOf(context, input.account)
    const byAddress = known || (await attempts.address.take(addressKey(ip)))
    if (isRefusal(byAddress)) return byAddress
    const byAccount = await attempts.password.take(subject)
    if (isRefusal(byAccount)) return byAccount
    const person = await personByAccount(db, input.account)
    const right = await isPassword(person?.passwordHash, opened[0], passwordCost)
    if (right) {
      await Promise.all([
        attempts.password.forget(subject),
        known || attempts.address.giveBack(addressKey(ip)),
      ])
      const byMails = await attempts.codeMail.take(subject)
      if (isRefusal(byMails)) return byMails
    }
    return {
      userId: person?.userId ?? nobody,
      checkedHash: person?.passwordHash ?? '',
      right,
      locks: byAccount.locks,
      codeId: newId('lgc'),
      ticket: newTicket(),
      language,
    } satisfies Checked
  },
  key: ({ prepared }) => prepared.userId,
  decide: ({ input, prepared: { codeId, ...prepared }, state: { person } }) => {
    if (!person) return refuse('auth.wrong')
    if (!prepared.right || person.passwordHash !== prepared.checkedHash) {
      const code = prepared.locks ? 'login.locked' : 'login.failed'
      return refuseAndRecord(refuse('auth.wrong'), { changes: [], line: { code, params: {} } })
    }
    if (person.frozen)
      return refuseAndRecord(refuse('session.frozen'), {
        changes: [],
        line: { code: 'login.frozen', params: {} },
      })
    if (person.underReview)
      return refuseAndRecord(refuse('session.not-active'), {
        changes: [],
        line: { code: 'login.not-active', params: {} },
      })
    return accept({
      reply: codeReply(prepared.ticket, input.account),
      changes: [
        { is: 'codeAsked', codeId, ticketHash: hashOf(prepared.ticket), language: prepared.language },
      ],
      line: { code: 'login.code-asked', params: { codeId } },
    })
  },
})

export const login = evenly(checked, ['auth.wrong'])
