import { sql } from 'kysely'
import type { LocalizedNames } from '@bookrunner/domain/kernel'
import { query, type Db, type Transaction } from '../../../platform/db/index.ts'

interface Invitation {
  resetId: string
  userId: string
  language: string
  now: Temporal.Instant
  until: Temporal.Instant
}

/** An invitation is a reset whose link works longer, and which has no six digits. */
export const insertInvitation = (
  { run }: Transaction,
  { resetId, userId, language, now, until }: Invitation,
): Promise<unknown> =>
  run(
    query
      .insertInto('reset_code')
      .values({ id: resetId, user_id: userId, language, sent_at: now, expires_at: until, used_at: null }),
  )

interface Invited {
  account: string
  language: string
  entity: LocalizedNames
}

/** Undefined if the invitation is void: the user asked for another link, or set a password. */
export const keepInvitation = async (
  db: Db,
  { resetId, linkHash }: { resetId: string; linkHash: string },
): Promise<Invited | undefined> => {
  const { rows } = await sql<Omit<Invited, 'entity'> & LocalizedNames>`
    update reset_code c set link_hash = ${linkHash}
    from user_account u join entity e on e.id = u.entity_id
    where c.id = ${resetId} and c.used_at is null and c.expires_at > clock_timestamp()
      and u.id = c.user_id and u.status = 'active'
    returning u.account, c.language, e.name, e.name_cn as "nameCn", e.name_hk as "nameHk"`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { account, language, ...entity } = row
  return { account, language, entity }
}
