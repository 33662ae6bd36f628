import { sql } from 'kysely'
import { codeExpiry, sessionEndsAt } from '@bookrunner/domain/auth'
import { query, type Transaction } from '../../platform/db/index.ts'
import { addJob } from '../../platform/jobs.ts'
import type { AccountChange } from './account-state.ts'
import { endKeys, insertKey } from './api-key.repo.ts'

/** The mail goes out by a job of this transaction, which makes the code when it writes the mail. */
const askCode = (
  transaction: Transaction,
  userId: string,
  { codeId, ticketHash, language }: Extract<AccountChange, { is: 'codeAsked' }>,
  now: Temporal.Instant,
) =>
  Promise.all([
    transaction.run(sql`
      with old as (delete from login_code where user_id = ${userId} and expires_at < ${now}::timestamptz)
      insert into login_code (id, user_id, ticket_hash, language, sends, sent_at, expires_at)
      values (${codeId}, ${userId}, ${ticketHash}, ${language}, 1, ${now}, ${codeExpiry(now)})`),
    addJob(transaction, 'auth.mailLoginCode', { codeId, sends: 1 }),
  ])

const resendCode = (
  transaction: Transaction,
  { codeId, sends, language }: Extract<AccountChange, { is: 'codeResent' }>,
  now: Temporal.Instant,
) =>
  Promise.all([
    transaction.run(
      query
        .updateTable('login_code')
        .set({ sends, language, sent_at: now, expires_at: codeExpiry(now), code_hash: null })
        .where('id', '=', codeId),
    ),
    addJob(transaction, 'auth.mailLoginCode', { codeId, sends }),
  ])

const askReset = (
  transaction: Transaction,
  userId: string,
  { resetId, language }: Extract<AccountChange, { is: 'resetAsked' }>,
  now: Temporal.Instant,
) => {
  const row = {
    id: resetId,
    language,
    sent_at: now,
    expires_at: codeExpiry(now),
    code_hash: null,
    link_hash: null,
    tries: 0,
    used_at: null,
  }
  return Promise.all([
    transaction.run(
      query
        .insertInto('reset_code')
        .values({ user_id: userId, ...row })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row)),
    ),
    addJob(transaction, 'auth.mailReset', { resetId }),
  ])
}

/** How long an ended session is listed. */
const storedDays = 90

/**
 * The password and a code that was mailed to the account: from now on other mails go there, too. A link in the mailbox that
 * this frees is void.
 */
const openSession = (
  { run }: Transaction,
  userId: string,
  { session }: Extract<AccountChange, { is: 'sessionOpened' }>,
  now: Temporal.Instant,
) =>
  Promise.all([
    run(
      query
        .deleteFrom('session')
        .where('user_id', '=', userId)
        .where('ends_at', '<', now.subtract({ hours: storedDays * 24 })),
    ),
    run(
      sql`
        with freed as (
          update user_account set mail_address = null, mails_nowhere = false
          where id = ${userId} and (mail_address is not null or mails_nowhere) returning id)
        update reset_code set used_at = ${now} where user_id in (select id from freed) and used_at is null`,
    ),
    run(
      query.insertInto('session').values({
        id: session.id,
        user_id: userId,
        token_hash: session.tokenHash,
        opened_at: now,
        last_seen_at: now,
        ends_at: sessionEndsAt(now, session),
        ip: session.ip,
        user_agent: session.userAgent,
      }),
    ),
  ])

/** A new password voids log-ins that began with the old one. */
const setPassword = (
  { run }: Transaction,
  userId: string,
  { hash, mustChange = false }: Extract<AccountChange, { is: 'passwordSet' }>,
  now: Temporal.Instant,
): Promise<unknown> =>
  Promise.all([
    run(
      query
        .updateTable('user_account')
        .set({ password_hash: hash, must_change_password: mustChange })
        .where('id', '=', userId),
    ),
    run(
      query
        .updateTable('login_code')
        .set({ used_at: now })
        .where('user_id', '=', userId)
        .where('used_at', 'is', null),
    ),
    run(changeReset(userId).set({ used_at: now }).where('used_at', 'is', null)),
  ])

const changeCode = (codeId: string) => query.updateTable('login_code').where('id', '=', codeId)
const changeReset = (userId: string) => query.updateTable('reset_code').where('user_id', '=', userId)

export const saveChange = (
  transaction: Transaction,
  userId: string,
  change: AccountChange,
  now: Temporal.Instant,
): Promise<unknown> => {
  const { run } = transaction
  switch (change.is) {
    case 'codeAsked':
      return askCode(transaction, userId, change, now)
    case 'codeResent':
      return resendCode(transaction, change, now)
    case 'codeTried':
      return run(changeCode(change.codeId).set((row) => ({ tries: row('tries', '+', 1) })))
    case 'codeUsed':
      return run(changeCode(change.codeId).set({ used_at: now }))
    case 'resetAsked':
      return askReset(transaction, userId, change, now)
    case 'resetTried':
      return run(changeReset(userId).set((row) => ({ tries: row('tries', '+', 1) })))
    case 'resetUsed':
      return run(changeReset(userId).set({ used_at: now }))
    case 'passwordSet':
      return setPassword(transaction, userId, change, now)
    case 'sessionOpened':
      return openSession(transaction, userId, change, now)
    case 'keyAdded':
      return insertKey(transaction, userId, change, now)
    case 'keysEnded':
      return endKeys(transaction, change.ids, change.why, now)
    case 'sessionsEnded':
      return run(
        query
          .updateTable('session')
          .set({ ended_at: now, end_why: change.why })
          .where('id', '=', sql<string>`any(${change.ids})`)
          .where('ended_at', 'is', null),
      )
  }
}
