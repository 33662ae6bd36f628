import { authCalls } from '@bookrunner/contract/auth'
import type { Reason, ReplyOf } from '@bookrunner/contract/kernel'
import { codeCounts, judgeCode } from '@bookrunner/domain/auth'
import { isRefusal, refuse, type Refusal } from '@bookrunner/domain/kernel'
import { newId } from '../../platform/ids.ts'
import { accept, refuseAndRecord, service } from '../../platform/service/index.ts'
import { account } from './account.ts'
import type { NewSession } from './account-state.ts'
import { addressKey } from './address-key.ts'
import { attemptsOf } from './attempts.ts'
import { guesserOf, rememberDevice, type Guesser } from './device.ts'
import { keysOf } from './keys.ts'
import type { Person } from './person.repo.ts'
import { codeHashOf, hashOf, newToken } from './secrets.ts'
import { findTicket } from './ticket.repo.ts'

interface Found {
  userId: string
  codeId: string
  guesser: Guesser
  codeHash: string
  token: string
  session: NewSession
}

type Reply = ReplyOf<typeof authCalls.authenticate>

const replyFor = (person: Person, token: string | null, hours: number): Reply => ({
  user: {
    userId: person.userId,
    userName: person.account,
    name: person.name,
    account: person.account,
    tier: person.rights.tier,
  },
  permissions: [...person.rights.permissions],
  functions: [...person.rights.functions],
  roles: [...person.rights.roles],
  mustChangePassword: person.mustChangePassword,
  token,
  expiresInSeconds: hours * 3600,
})

const wrong = <R extends Reason>(codeId: string, refusal: Refusal<R>) =>
  refuseAndRecord(refusal, {
    changes: [{ is: 'codeTried' as const, codeId }],
    line: { code: 'login.code-wrong', params: { codeId } },
  })

/** §10, second step: the mailed code opens a session. Decided under the account's lock, so it opens only one. */
export const authenticate = service(authCalls.authenticate, {
  on: account,
  prepare: async ({ input }, context): Promise<Found | Refusal<'auth.code-over' | 'rate.slow-down'>> => {
    const { db, ip, userAgent, settings } = context
    const found = await findTicket(db, input.ticket)
    const guesser = found && (await guesserOf(context, found.account))
    const byAddress = guesser?.known || (await attemptsOf(db).address.take(addressKey(ip)))
    if (isRefusal(byAddress)) return byAddress
    if (!found || !guesser) return refuse('auth.code-over')
    const byAccount = await attemptsOf(db).codeGuess.take(guesser.subject)
    if (isRefusal(byAccount)) return byAccount
    const token = newToken()
    const { userId, codeId } = found
    return {
      userId,
      codeId,
      guesser,
      codeHash: codeHashOf(await keysOf(db).mac(), found.codeId, input.code),
      token,
      session: { id: newId('ses'), tokenHash: hashOf(token), hours: settings.sessionHours, ip, userAgent },
    }
  },
  key: ({ prepared }) => prepared.userId,
  decide: ({ input, prepared: { codeId, codeHash, token, session }, state: { codes, person }, now }) => {
    const code = codes.get(codeId)
    if (!code || !person || !codeCounts(code, now)) return refuse('auth.code-over')
    const verdict = judgeCode(code, code.codeHash === codeHash, now)
    if (verdict.is === 'wrong') return wrong(codeId, refuse('auth.code-wrong', { left: verdict.left }))
    if (verdict.is === 'over') return wrong(codeId, refuse('auth.code-over'))
    if (person.frozen)
      return refuseAndRecord(refuse('session.frozen'), {
        changes: [{ is: 'codeUsed', codeId }],
        line: { code: 'login.frozen', params: { codeId } },
      })
    if (person.underReview)
      return refuseAndRecord(refuse('session.not-active'), {
        changes: [{ is: 'codeUsed', codeId }],
        line: { code: 'login.not-active', params: { codeId } },
      })
    return accept({
      reply: replyFor(person, input.tokenIn === 'reply' ? token : null, session.hours),
      changes: [
        { is: 'codeUsed', codeId },
        { is: 'sessionOpened', session },
      ],
      line: { code: 'login.done', params: { codeId, sessionId: session.id } },
      events: [{ type: 'signed.in', userId: person.userId }],
    })
  },
  after: async ({ user, expiresInSeconds }, context, { input, prepared }) => {
    const { subject, known } = prepared.guesser
    if (input.tokenIn === 'cookie') {
      context.cookie.set(prepared.token, expiresInSeconds)
      await rememberDevice(context, user.account)
    }
    const attempts = attemptsOf(context.db)
    await Promise.all([
      attempts.codeMail.forget(subject),
      attempts.codeGuess.forget(subject),
      known || attempts.address.giveBack(addressKey(context.ip)),
    ])
  },
})
