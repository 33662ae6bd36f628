import { sql } from 'kysely'
import type { Db, Transaction } from '../../platform/db/index.ts'
import { mailsTo } from '../users/index.ts'

interface Recipient {
  account: string
  /** Where the mail goes. */
  to: string
  /** Of the profile; while the user chose none, that of the request. */
  language: string
}

/** Undefined if the code is void or was sent again meanwhile: then no mail goes out. */
export const keepLoginCode = async (
  db: Db,
  { codeId, sends, codeHash }: { codeId: string; sends: number; codeHash: string },
): Promise<Recipient | undefined> => {
  const { rows } = await sql<Recipient>`
    update login_code c set code_hash = ${codeHash}
    from user_account u
    where c.id = ${codeId} and c.sends = ${sends} and c.used_at is null and c.expires_at > clock_timestamp()
      and u.id = c.user_id and u.status = 'active'
    returning u.account, u.account as "to", coalesce(u.language, c.language) as language`.execute(db)
  return rows[0]
}

/** To the address that the user last logged in with: whoever changes the account must not get its password by mail. */
export const keepResetCode = async (
  db: Db,
  { resetId, codeHash, linkHash }: { resetId: string; codeHash: string; linkHash: string },
): Promise<Recipient | undefined> => {
  const { rows } = await sql<Recipient>`
    update reset_code c set code_hash = ${codeHash}, link_hash = ${linkHash}
    from user_account u
    where c.id = ${resetId} and c.used_at is null and c.expires_at > clock_timestamp()
      and u.id = c.user_id and u.status = 'active' and not u.mails_nowhere
    returning u.account, ${mailsTo('u')} as "to",
      coalesce(u.language, c.language) as language`.execute(db)
  return rows[0]
}

/**
 * Voids every code that was mailed to an address which is no longer the user's. Whoever enters one at this moment waits
 * for the user's row (`loadAccount`).
 */
export const voidCodes = async ({ run }: Transaction, userIds: readonly string[]): Promise<void> => {
  const now = sql`used_at = clock_timestamp() where user_id = any(${[...userIds]}) and used_at is null`
  await Promise.all([run(sql`update login_code set ${now}`), run(sql`update reset_code set ${now}`)])
}

export const hasResetLink = async (db: Db, account: string, linkHash: string): Promise<boolean> => {
  const { rows } = await sql`
    select from reset_code c join user_account u on u.id = c.user_id
    where u.account = ${account} and c.link_hash = ${linkHash}`.execute(db)
  return rows.length > 0
}
