import { z } from 'zod'
import { inviteLink } from '@bookrunner/contract/auth'
import { languageOf, type Language } from '@bookrunner/contract/kernel'
import type { Transaction } from '../../../platform/db/index.ts'
import { addUnhurriedJobs, type Task } from '../../../platform/jobs.ts'
import { deliverMail } from '../../../platform/mail.ts'
import { invitationMail } from '../mails.ts'
import { readInvited, stampInvited } from './import-users.repo.ts'

/** In the transaction that adds or invites them: a mail to each, behind all other mails. */
export const inviteAll = (
  transaction: Transaction,
  userIds: readonly string[],
  language: Language,
): Promise<unknown>[] => [
  stampInvited(transaction, userIds),
  addUnhurriedJobs(
    transaction,
    'auth.mailContactInvitation',
    userIds.map((userId) => ({ userId, language })),
  ),
]

const payload = z.object({ userId: z.string(), language: z.string() })

export const mailContactInvitation: Task = async (sent, { db, settings }) => {
  const { userId, language } = payload.parse(sent)
  const account = await readInvited(db, userId)
  if (!account) return
  const link = inviteLink(settings.publicUrl, account)
  await deliverMail({ db, settings }, invitationMail(account, languageOf(language), link))
}
