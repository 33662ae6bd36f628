import { sql } from 'kysely'
import type { Db } from '../../platform/db/index.ts'
import { mailsTo } from '../users/index.ts'

interface ChangedAccount {
  from: string
  to: string
  /** Where notices and password links go now; null: nowhere. */
  mailsTo: string | null
  /** Of the profile; null until the user chose one. */
  language: string | null
}

/** The addresses beside a line of a user's log; undefined if they were erased. */
export const readChangedAccount = async (
  db: Db,
  { userId, seq }: { userId: string; seq: number },
): Promise<ChangedAccount | undefined> => {
  const { rows } = await sql<ChangedAccount>`
    select v->>'from' as from, v->>'to' as to, ${mailsTo('u')} as "mailsTo", u.language
    from user_account u
      join ledger_personal p on p.ledger_id = 'user:' || u.id and p.seq = ${seq}
      cross join jsonb_array_elements(p.values) v
    where u.id = ${userId} and v->>'field' = 'account'`.execute(db)
  return rows[0]
}
