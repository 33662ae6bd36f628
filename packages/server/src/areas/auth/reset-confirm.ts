import { authCalls } from '@bookrunner/contract/auth'
import { codeCounts, codeRules, linkCounts } from '@bookrunner/domain/auth'
import { isRefusal, refuse, type Refusal } from '@bookrunner/domain/kernel'
import type { Db } from '../../platform/db/index.ts'
import { accept, refuseAndRecord, service } from '../../platform/service/index.ts'
import { account, nobody } from './account.ts'
import type { ResetCode } from './account-state.ts'
import { addressKey } from './address-key.ts'
import { attemptsOf } from './attempts.ts'
import { evenly } from './evenly.ts'
import { keysOf } from './keys.ts'
import { endedKeys, newPassword, refusePassword, refuseWeak } from './new-password.ts'
import { openSeals } from './open-seals.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { personByAccount } from './person.repo.ts'
import { hasResetLink } from './mail-codes.repo.ts'
import { codeHashOf, hashOf } from './secrets.ts'

interface Checked {
  userId: string
  newHash: string
  /** The new password equals the current one; only the holder of the code learns this. */
  same: boolean
  macKey: Buffer
}

interface ResetConfirmRequest {
  account: string
  code: string
  ip: string
}

/** Six digits have a limited number of tries; nobody guesses the link's long code. */
const isLink = (code: string): boolean => code.length > codeRules.digits

/**
 * A link works whatever others guessed at its account. It may not name the account, which its reader must not guess: its
 * tries are its own. A wrong one ends here, before the work of a hash.
 */
const guessedBy = ({ account: name, code }: Pick<ResetConfirmRequest, 'account' | 'code'>): string =>
  isLink(code) ? `link ${hashOf(code)}` : name

const refuseGuess = async (
  db: Db,
  { ip, ...input }: ResetConfirmRequest,
): Promise<Refusal<'auth.reset-wrong' | 'rate.slow-down'> | undefined> => {
  const { account: name, code } = input
  const attempts = attemptsOf(db)
  const byAddress = await attempts.address.take(addressKey(ip))
  if (isRefusal(byAddress)) return byAddress
  const byGuess = await attempts.resetGuess.take(guessedBy(input))
  if (isRefusal(byGuess)) return byGuess
  if (isLink(code) && !(await hasResetLink(db, name, hashOf(code)))) return refuse('auth.reset-wrong')
  return undefined
}

const matches = (reset: ResetCode, code: string, macKey: Buffer, now: Temporal.Instant): boolean =>
  isLink(code)
    ? linkCounts(reset, now) && reset.linkHash === hashOf(code)
    : reset.codeHash === codeHashOf(macKey, reset.id, code)

const confirmed = service(authCalls.resetConfirm, {
  on: account,
  prepare: async ({ input }, { db, ip, passwordCost }) => {
    const opened = await openSeals(db, [input.password])
    if (isRefusal(opened)) return opened
    const weak = refuseWeak('password', opened[0])
    if (weak) return weak
    const guessed = await refuseGuess(db, { ...input, ip })
    if (guessed) return guessed
    const person = await personByAccount(db, input.account)
    const [same, newHash, macKey] = await Promise.all([
      isPassword(person?.passwordHash, opened[0], passwordCost),
      hashPassword(opened[0], passwordCost),
      keysOf(db).mac(),
    ])
    return { userId: person?.userId ?? nobody, newHash, same, macKey } satisfies Checked
  },
  key: ({ prepared }) => prepared.userId,
  decide: ({ input, prepared: { newHash, same, macKey }, state, now }) => {
    const { person, reset } = state
    if (!person || person.frozen || !reset) return refuse('auth.reset-wrong')
    if (!isLink(input.code) && !codeCounts(reset, now)) return refuse('auth.reset-wrong')
    if (!matches(reset, input.code, macKey, now))
      return refuseAndRecord(refuse('auth.reset-wrong'), {
        changes: isLink(input.code) ? [] : [{ is: 'resetTried' }],
        line: { code: 'password.reset-wrong', params: { resetId: reset.id } },
      })
    if (same) return refusePassword('password', 'auth.password-same')
    const { changes, endedSessions } = newPassword(state, newHash)
    return accept({
      reply: { success: true },
      changes: [{ is: 'resetUsed' }, ...changes, ...endedKeys(state)],
      line: {
        code: 'password.reset',
        params: { resetId: reset.id, endedSessions, endedKeys: [...state.keys.keys()] },
      },
      events: [{ type: 'password.changed', userId: person.userId }],
    })
  },
  /** The reader of the mail is the owner, so others' tries do not count against the account any more. */
  after: async (_reply, { db, ip }, { input }) => {
    const { address, password, codeGuess, resetGuess, resetMail, codeMail } = attemptsOf(db)
    const forgotten = [password, codeGuess, resetGuess, resetMail, codeMail].map((each) =>
      each.forget(input.account),
    )
    await Promise.all([...forgotten, resetGuess.forget(guessedBy(input)), address.giveBack(addressKey(ip))])
  },
})

export const resetConfirm = evenly(confirmed, ['auth.reset-wrong'])
