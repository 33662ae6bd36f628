import { sql } from 'kysely'
import { query, type Transaction } from '../../platform/db/index.ts'
import type { LoginCode, Mails, ResetCode } from './account-state.ts'
import { loadKeys } from './api-key.repo.ts'
import { personColumns, personTables, type PersonRow } from './person.repo.ts'

const loadCodes = async ({ run }: Transaction, userId: string): Promise<LoginCode[]> => {
  const rows = await run(
    query
      .selectFrom('login_code')
      .selectAll()
      .where('user_id', '=', userId)
      .where('expires_at', '>', sql<Temporal.Instant>`clock_timestamp()`),
  )
  return rows.map((row) => ({
    id: row.id,
    codeHash: row.code_hash,
    sentAt: row.sent_at,
    sends: row.sends,
    expiresAt: row.expires_at,
    tries: row.tries,
    used: row.used_at !== null,
  }))
}

const loadReset = async ({ run }: Transaction, userId: string): Promise<ResetCode | undefined> => {
  const [row] = await run(query.selectFrom('reset_code').selectAll().where('user_id', '=', userId))
  return (
    row && {
      id: row.id,
      codeHash: row.code_hash,
      linkHash: row.link_hash,
      expiresAt: row.expires_at,
      tries: row.tries,
      used: row.used_at !== null,
    }
  )
}

/**
 * Holds the user's address: a change of it either waits for this write, and ends what it opened, or comes first, and its
 * void codes are read here. The user before the codes, as the change locks them.
 */
export const loadAccount = async (transaction: Transaction, userId: string) => {
  const [people, codes, reset, sessions, keys] = await Promise.all([
    transaction.run(
      sql<PersonRow & { mails: Mails }>`
        select ${personColumns}, case when u.mails_nowhere then 'nowhere'
          when u.mail_address is not null then 'former' else 'account' end as mails
        from ${personTables} where u.id = ${userId} for key share of u`,
    ),
    loadCodes(transaction, userId),
    loadReset(transaction, userId),
    transaction.run(
      query.selectFrom('session').select('id').where('user_id', '=', userId).where('ended_at', 'is', null),
    ),
    loadKeys(transaction, userId),
  ])
  return { person: people[0], codes, reset, sessions: sessions.map(({ id }) => id), keys }
}
