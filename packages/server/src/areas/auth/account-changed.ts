import { z } from 'zod'
import { languageOf } from '@bookrunner/contract/kernel'
import { addJob, type Task } from '../../platform/jobs.ts'
import { deliverMail } from '../../platform/mail.ts'
import type { Reaction } from '../../platform/service/index.ts'
import { readChangedAccount } from './account-changed.repo.ts'
import { attemptsOf } from './attempts.ts'
import { addSessionsEnded } from './frozen.ts'
import { voidCodes } from './mail-codes.repo.ts'
import { newAccountMail, oldAccountMail } from './mails.ts'
import { endSessionsOf } from './sessions.repo.ts'

const why = 'account-changed'
const event = z.object({ userId: z.string(), seq: z.int(), language: z.string() })
const payload = event.extend({ to: z.enum(['old', 'new', 'used']) })

/**
 * Another address logs in: sessions end as after a new password (§8), and codes that went to the old address are void.
 * API keys stay, so that no system stops at night. The jobs know the line of the log, not the addresses.
 */
export const onAccountChanged: Reaction = async (transaction, events) => {
  const changed = events.map((one) => event.parse(one))
  const userIds = changed.map(({ userId }) => userId)
  await voidCodes(transaction, userIds)
  const sessions = await endSessionsOf(transaction, userIds, why)
  const mails = changed.flatMap((each) =>
    (['old', 'new', 'used'] as const).map((to) =>
      addJob(transaction, 'auth.mailAccountChanged', { ...each, to } satisfies z.infer<typeof payload>),
    ),
  )
  await Promise.all([...mails, ...addSessionsEnded(transaction, { sessions, keys: [], why })])
}

/**
 * A mail to the old address, the new one, or the one that gets notices and links if it is neither. Failed tries of its
 * reader no longer slow anybody down.
 */
export const mailAccountChanged: Task = async (sent, { db, settings }) => {
  const { to, ...change } = payload.parse(sent)
  const changed = await readChangedAccount(db, change)
  if (!changed) return
  const language = languageOf(changed.language ?? change.language)
  const { from, mailsTo } = changed
  const reader = { old: from, new: changed.to, used: mailsTo }[to]
  if (reader === null || (to === 'used' && [from, changed.to].includes(reader))) return
  const mail =
    to === 'new'
      ? newAccountMail(changed, language, `${settings.publicUrl}/bookbuildingweb/login`)
      : oldAccountMail(reader, changed, language)
  await deliverMail({ db, settings }, mail)
  const { password, codeMail, codeGuess, resetMail, resetGuess } = attemptsOf(db)
  const tries = [password, codeMail, codeGuess, resetMail, resetGuess]
  await Promise.all(tries.map((each) => each.forget(mail.to)))
}
