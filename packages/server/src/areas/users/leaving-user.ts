import { sql } from 'kysely'
import type { UserPosition, UserUses } from '@bookrunner/domain/users'
import { query, type Transaction } from '../../platform/db/index.ts'
import type { Aggregate } from '../../platform/service/index.ts'
import { erasePerson } from './erase-person.repo.ts'
import { loadStandings, lockSuperAdmins } from './user.repo.ts'

interface LeavingUser {
  user: UserPosition | undefined
  editors: ReadonlyMap<string, UserPosition>
  activeSuperAdmins: readonly string[]
  uses: UserUses
}

/**
 * Lines of the own log-ins and of the own inbox are no work. The whole log is read once: an index by who acts would cost
 * each write more than it saves here.
 */
const loadUses = async ({ run }: Transaction, userId: string): Promise<UserUses> => {
  const [row] = await run(sql<UserUses>`
    select count(distinct ledger_id) filter (where split_part(ledger_id, ':', 1) = 'deal')::int as deals,
      count(*) filter (where split_part(ledger_id, ':', 1) not in ('deal', 'account', 'inbox'))::int
      + (select count(*)::int from file where owner_user_id = ${userId})
      + (select count(*)::int from alloc_share where user_id = ${userId}) as others
    from ledger_entry where actor_id = ${userId}`)
  return row!
}

/** A user who is to be deleted. The chain of the user stays, with the line that says who did it, and names nobody. */
export const leavingUser: Aggregate<LeavingUser, string, 'deleted'> = {
  kind: 'user',
  load: async (transaction, userId, editorIds) => {
    const activeSuperAdmins = await lockSuperAdmins(transaction)
    const [standings, uses] = await Promise.all([
      loadStandings(transaction, [...editorIds, userId]),
      loadUses(transaction, userId),
    ])
    return { user: standings.get(userId), editors: standings, activeSuperAdmins, uses }
  },
  apply: (state) => {
    state.user = undefined
  },
  save: (transaction, userId) =>
    Promise.all([
      erasePerson(transaction, userId),
      transaction.run(query.deleteFrom('api_key').where('user_id', '=', userId)),
      transaction.run(query.deleteFrom('user_account').where('id', '=', userId)),
    ]),
}
