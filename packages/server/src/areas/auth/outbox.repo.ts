import type { Db } from '../../platform/db/index.ts'

export const readOutbox = async (db: Db, recipient: string | undefined, limit: number) => {
  const mails = db.selectFrom('outbox_mail').selectAll().orderBy('sent_at', 'desc').limit(limit)
  return (recipient ? mails.where('recipient', '=', recipient) : mails).execute()
}
