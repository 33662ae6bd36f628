import { sql } from 'kysely'
import { codeExpiry, resendWait } from '@bookrunner/domain/auth'
import { confirmedUntil } from '@bookrunner/domain/entities'
import { query, type Db, type Transaction } from '../../../platform/db/index.ts'
import { addJob } from '../../../platform/jobs.ts'
import { insertEntity, insertRegistration } from '../../entities/index.ts'
import { hashOf } from '../secrets.ts'
import type { RegistrationChange, RegistrationCode } from './registration-state.ts'

export const loadCode = async (
  { run }: Transaction,
  codeId: string,
): Promise<RegistrationCode | undefined> => {
  const [row] = await run(
    query.selectFrom('registration_code').selectAll().where('id', '=', codeId).forUpdate(),
  )
  return (
    row && {
      account: row.account,
      codeHash: row.code_hash,
      sentAt: row.sent_at,
      sends: row.sends,
      expiresAt: row.expires_at,
      tries: row.tries,
      used: row.used_at !== null,
      proofHash: row.proof_hash,
      bodyHash: row.body_hash,
    }
  )
}

export const hasAccount = async ({ run }: Transaction, account: string): Promise<boolean> =>
  (await run(query.selectFrom('user_account').select('id').where('account', '=', account))).length > 0

const changeCode = (codeId: string) => query.updateTable('registration_code').where('id', '=', codeId)

const mailCode = (transaction: Transaction, codeId: string, sends: number) =>
  addJob(transaction, 'auth.mailRegistrationCode', { codeId, sends })

export const saveChange = (
  transaction: Transaction,
  codeId: string,
  change: RegistrationChange,
  now: Temporal.Instant,
): Promise<unknown> => {
  const { run } = transaction
  const sent = { sent_at: now, expires_at: codeExpiry(now), code_hash: null }
  switch (change.is) {
    case 'codeAsked': {
      const { account, ticketHash, language } = change
      const row = { id: codeId, account, ticket_hash: ticketHash, language, sends: 1, ...sent }
      return Promise.all([
        run(query.insertInto('registration_code').values(row)),
        mailCode(transaction, codeId, 1),
      ])
    }
    case 'codeResent': {
      const { sends, language } = change
      return Promise.all([
        run(changeCode(codeId).set({ ...sent, sends, language })),
        mailCode(transaction, codeId, sends),
      ])
    }
    case 'codeTried':
      return run(changeCode(codeId).set((row) => ({ tries: row('tries', '+', 1) })))
    case 'codeUsed':
      return run(changeCode(codeId).set({ used_at: now }))
    case 'confirmed':
      return run(
        changeCode(codeId).set({
          used_at: now,
          proof_hash: change.proofHash,
          expires_at: confirmedUntil(now),
        }),
      )
    case 'registered':
      return Promise.all([
        insertEntity(transaction, change.record),
        insertRegistration(transaction, change.registration, change.applicant),
        run(changeCode(codeId).set({ body_hash: change.bodyHash })),
      ])
  }
}

interface FoundCode {
  codeId: string
  account: string
  mayResend: boolean
}

export const findByTicket = async (db: Db, ticket: string): Promise<FoundCode | undefined> => {
  const row = await db
    .selectFrom('registration_code')
    .select(['id', 'account', 'sends', 'sent_at'])
    .select(sql<Temporal.Instant>`clock_timestamp()`.as('now'))
    .where('ticket_hash', '=', hashOf(ticket))
    .executeTakeFirst()
  if (!row) return undefined
  const mayResend = resendWait({ sentAt: row.sent_at, sends: row.sends }, row.now) === 0
  return { codeId: row.id, account: row.account, mayResend }
}

export const findByProof = async (db: Db, proof: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('registration_code')
    .select('id')
    .where('proof_hash', '=', hashOf(proof))
    .executeTakeFirst()
  return row?.id
}

interface Recipient {
  account: string
  language: string
  hasAccount: boolean
}

/** Stores the code of a free address. Undefined if it was sent again meanwhile, or is void. */
export const keepRegistrationCode = async (
  db: Db,
  { codeId, sends, codeHash }: { codeId: string; sends: number; codeHash: string },
): Promise<Recipient | undefined> => {
  const { rows } = await sql<Recipient>`
    with known as (
      select c.id, exists (select from user_account u where u.account = c.account) as taken
      from registration_code c where c.id = ${codeId})
    update registration_code c set code_hash = case when known.taken then null else ${codeHash} end
    from known
    where c.id = known.id and c.sends = ${sends} and c.used_at is null and c.expires_at > clock_timestamp()
    returning c.account, c.language, known.taken as "hasAccount"`.execute(db)
  return rows[0]
}

export const forgetCodes = (db: Db, before: Temporal.Instant): Promise<unknown> =>
  db.deleteFrom('registration_code').where('sent_at', '<', before).execute()
