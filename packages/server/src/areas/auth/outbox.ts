import { calls } from '@bookrunner/contract'
import { read } from '../../platform/http/handler.ts'

/** Mounted in demo mode only. */
export const outbox = read(calls.demo.outbox, async ({ input, db }) => {
  const mails = db.selectFrom('outbox_mail').selectAll().orderBy('sent_at', 'desc').limit(input.pageSize)
  const rows = await (input.account ? mails.where('recipient', '=', input.account) : mails).execute()
  return {
    list: rows.map((row) => ({
      mailId: row.id,
      to: row.recipient,
      subject: row.subject,
      text: row.body,
      sentTime: row.sent_at.toString(),
    })),
  }
})
