import type { Language } from '@bookrunner/domain/kernel'
import type { MailKind } from '@bookrunner/domain/users'
import type { Db } from '../../platform/db/index.ts'

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
