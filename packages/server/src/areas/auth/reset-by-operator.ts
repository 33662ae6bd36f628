import { isRefusal } from '@bookrunner/domain/kernel'
import type { Db } from '../../platform/db/index.ts'
import { accept, type WritePipeline } from '../../platform/service/index.ts'
import { account } from './account.ts'
import { attemptsOf } from './attempts.ts'
import { endedKeys, newPassword } from './new-password.ts'
import { hashPassword } from './passwords.ts'
import { personByAccount } from './person.repo.ts'

export interface ResetByOperator {
  frozen: boolean
}

/**
 * An operator sets a password for one log-in. All sessions end, and locks by failed tries are removed. Returns null
 * without such an account.
 */
export const resetByOperator = async (
  { db, pipeline }: { db: Db; pipeline: WritePipeline },
  name: string,
  password: string,
): Promise<ResetByOperator | undefined> => {
  const person = await personByAccount(db, name)
  if (!person) return undefined
  const hash = await hashPassword(password)
  const outcome = await pipeline.submit({
    on: account,
    key: person.userId,
    actor: null,
    need: undefined,
    decide: (state) => {
      const { changes, endedSessions } = newPassword(state, hash, true)
      return accept({
        reply: null,
        changes: [...changes, ...endedKeys(state)],
        line: {
          code: 'password.set-by-operator',
          params: { endedSessions, endedKeys: [...state.keys.keys()] },
        },
        events: [{ type: 'password.changed', userId: person.userId }],
      })
    },
  })
  if (isRefusal(outcome)) throw new Error(`the password was not set: ${outcome.reason}`)
  const { password: tries, codeGuess, resetGuess, resetMail, codeMail } = attemptsOf(db)
  await Promise.all([tries, codeGuess, resetGuess, resetMail, codeMail].map((each) => each.forget(name)))
  return { frozen: person.frozen }
}
