import { sql } from 'kysely'
import type { Language, LocalizedNames } from '@bookrunner/domain/kernel'
import type { MailKind } from '@bookrunner/domain/users'
import { nameColumns, type Db, type Transaction } from '../../platform/db/index.ts'

interface Address {
  account: string
  /** Null until the reader chose one. */
  language: Language | null
  timeZone: string
  mailOff: MailKind[]
}

/** How an active user gets mails. */
export const readAddress = async (db: Db, userId: string): Promise<Address | undefined> =>
  db
    .selectFrom('user_account')
    .select(['account', 'language', 'time_zone as timeZone', 'mail_off as mailOff'])
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirst()

/** The names of an institution, and why its review was refused. */
export const reviewedNames = async (
  { run }: Pick<Transaction, 'run'>,
  entityId: string,
): Promise<(LocalizedNames & { refusal: string }) | undefined> => {
  const [row] = await run(sql<LocalizedNames & { refusal: string }>`
    select ${nameColumns('e')}, e.refusal from entity e where e.id = ${entityId}`)
  return row
}
