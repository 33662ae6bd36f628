import { createTransport } from 'nodemailer'
import { newId } from './ids.ts'
import type { TaskContext } from './jobs.ts'

/** A mail in plain text, so that no link can hide behind a word. */
export interface Mail {
  to: string
  subject: string
  text: string
  /** A mail that goes out again after a fault keeps its id, so that a mailbox shows it once. */
  id?: string
}

const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 }

/**
 * Only for jobs: it may be slow and may fail, and then the job repeats. In demo mode every mail is also stored for
 * the outbox page (docs/decisions/013-mail.md).
 */
export const deliverMail = async (
  { db, settings }: Pick<TaskContext, 'db' | 'settings'>,
  { to, subject, text, id }: Mail,
): Promise<void> => {
  if (settings.demo)
    await db
      .insertInto('outbox_mail')
      .values({ id: id === undefined ? newId('mail') : `mail_${id}`, recipient: to, subject, body: text })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  if (!settings.smtpUrl) return
  const transport = createTransport({
    url: settings.smtpUrl,
    ...patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    await transport.sendMail({
      from: settings.mailFrom,
      to: { name: '', address: to },
      subject,
      text,
      ...(id !== undefined && { messageId: `<${id}@${new URL(settings.publicUrl).hostname}>` }),
    })
  } finally {
    transport.close()
  }
}
