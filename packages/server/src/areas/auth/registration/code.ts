import { authCalls } from '@bookrunner/contract/auth'
import type { Language } from '@bookrunner/contract/kernel'
import { codeCounts, judgeCode, resendWait } from '@bookrunner/domain/auth'
import { registrationRules } from '@bookrunner/domain/entities'
import { isRefusal, refuse, type Refusal } from '@bookrunner/domain/kernel'
import { newId } from '../../../platform/ids.ts'
import { accept, refuseAndRecord, service } from '../../../platform/service/index.ts'
import { readPlaces } from '../../entities/index.ts'
import { addressKey } from '../address-key.ts'
import { attemptsOf } from '../attempts.ts'
import { keysOf } from '../keys.ts'
import { codeReply } from '../login.ts'
import { codeHashOf, hashOf, newLinkCode, newTicket } from '../secrets.ts'
import { findByTicket } from './registration.repo.ts'
import { registration } from './registration.ts'

interface CodeRequest {
  codeId: string
  ticket: string
  language: Language
}

/** The work and the answer are the same for every address: only the job that writes the mail looks for an account. */
export const registerCode = service(authCalls.registerCode, {
  on: registration,
  prepare: async ({ input }, { db, ip, language }): Promise<CodeRequest | Refusal<'rate.slow-down'>> => {
    const attempts = attemptsOf(db)
    const byAddress = await attempts.registerAddress.take(addressKey(ip))
    if (isRefusal(byAddress)) return byAddress
    const byAccount = await attempts.registerMail.take(input.account)
    if (isRefusal(byAccount)) return byAccount
    return { codeId: newId('rgc'), ticket: newTicket(), language }
  },
  key: ({ prepared }) => prepared.codeId,
  needs: () => ({}),
  decide: ({ input: { account }, prepared: { codeId, ticket, language } }) =>
    accept({
      reply: codeReply(ticket, account),
      changes: [{ is: 'codeAsked', account, ticketHash: hashOf(ticket), language }],
      line: { code: 'registration.code-asked', params: { codeId } },
    }),
})

/** Wrong tries still count, so that resending gives no extra ones. */
export const registerResend = service(authCalls.registerResend, {
  on: registration,
  prepare: async ({ input }, { db, language }) => {
    const found = await findByTicket(db, input.ticket)
    if (!found) return refuse('register.code-over')
    if (found.mayResend) {
      const byMails = await attemptsOf(db).registerMail.take(found.account)
      if (isRefusal(byMails)) return byMails
    }
    return { codeId: found.codeId, language: language satisfies Language }
  },
  key: ({ prepared }) => prepared.codeId,
  needs: () => ({}),
  decide: ({ input, prepared: { codeId, language }, state: { code }, now }) => {
    if (!code || !codeCounts(code, now)) return refuse('register.code-over')
    const wait = resendWait(code, now)
    if (wait === undefined) return refuse('register.code-over')
    if (wait > 0) return refuse('rate.slow-down', { seconds: wait })
    const sends = code.sends + 1
    return accept({
      reply: codeReply(input.ticket, code.account),
      changes: [{ is: 'codeResent', sends, language }],
      line: { code: 'registration.code-resent', params: { codeId, sends } },
    })
  },
})

/** The right code proves the mailbox. Only its owner learns that a registration is under review. */
export const registerConfirm = service(authCalls.registerConfirm, {
  on: registration,
  prepare: async ({ input }, { db, ip }) => {
    const attempts = attemptsOf(db)
    const found = await findByTicket(db, input.ticket)
    const byAddress = await attempts.address.take(addressKey(ip))
    if (isRefusal(byAddress)) return byAddress
    if (!found) return refuse('register.code-over')
    const byAccount = await attempts.registerGuess.take(found.account)
    if (isRefusal(byAccount)) return byAccount
    const { codeId } = found
    const [mac, { types }] = await Promise.all([keysOf(db).mac(), readPlaces(db)])
    return { codeId, codeHash: codeHashOf(mac, codeId, input.code), proof: newLinkCode(), types }
  },
  key: ({ prepared }) => prepared.codeId,
  needs: () => ({}),
  decide: ({ prepared: { codeId, codeHash, proof, types }, state: { code, isWaiting }, now }) => {
    if (!code || !codeCounts(code, now)) return refuse('register.code-over')
    const verdict = judgeCode(code, code.codeHash === codeHash, now)
    const line = { code: 'registration.code-wrong', params: { codeId } }
    if (verdict.is !== 'right') {
      const refusal =
        verdict.is === 'wrong'
          ? refuse('auth.code-wrong', { left: verdict.left })
          : refuse('register.code-over')
      return refuseAndRecord(refusal, { changes: [{ is: 'codeTried' as const }], line })
    }
    if (isWaiting)
      return refuseAndRecord(refuse('session.not-active'), {
        changes: [{ is: 'codeUsed' as const }],
        line: { code: 'registration.asked-again', params: { codeId } },
      })
    return accept({
      reply: {
        proof,
        account: code.account,
        expiresInSeconds: registrationRules.confirmedHours * 3600,
        types: types.map(({ id, name, nameCn, nameHk }) => ({ classId: id, name, nameCn, nameHk })),
      },
      changes: [{ is: 'confirmed', proofHash: hashOf(proof) }],
      line: { code: 'registration.confirmed', params: { codeId } },
    })
  },
  after: async ({ account }, { db, ip }) => {
    const { registerMail, registerGuess, address } = attemptsOf(db)
    await Promise.all([
      registerMail.forget(account),
      registerGuess.forget(account),
      address.giveBack(addressKey(ip)),
    ])
  },
})
