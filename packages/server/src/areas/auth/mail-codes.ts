import { z } from 'zod'
import { resetLink } from '@bookrunner/contract/auth'
import { languageOf } from '@bookrunner/contract/kernel'
import { deliverMail } from '../../platform/mail.ts'
import type { Task } from '../../platform/jobs.ts'
import { keysOf } from './keys.ts'
import { keepLoginCode, keepResetCode } from './mail-codes.repo.ts'
import { loginCodeMail, resetMail } from './mails.ts'
import { codeHashOf, hashOf, newCode, newLinkCode } from './secrets.ts'

/**
 * A code is made when its mail is written and is readable only there: the job knows its id, the database its hash. A
 * repeated job makes a new code, and the last one mailed counts.
 */
const loginPayload = z.object({ codeId: z.string(), sends: z.int() })

export const mailLoginCode: Task = async (sent, { db, settings }) => {
  const { codeId, sends } = loginPayload.parse(sent)
  const code = newCode()
  const codeHash = codeHashOf(await keysOf(db).mac(), codeId, code)
  const reader = await keepLoginCode(db, { codeId, sends, codeHash })
  if (reader) await deliverMail({ db, settings }, loginCodeMail(reader.to, languageOf(reader.language), code))
}

const resetPayload = z.object({ resetId: z.string() })

export const mailReset: Task = async (sent, { db, settings }) => {
  const { resetId } = resetPayload.parse(sent)
  const [code, linkCode] = [newCode(), newLinkCode()]
  const codeHash = codeHashOf(await keysOf(db).mac(), resetId, code)
  const reader = await keepResetCode(db, { resetId, codeHash, linkHash: hashOf(linkCode) })
  if (!reader) return
  const { account, to, language } = reader
  // Who still reads the former mailbox may be somebody else, and must not learn the new account.
  const link = resetLink(settings.publicUrl, linkCode, to === account ? account : undefined)
  await deliverMail({ db, settings }, resetMail(to, languageOf(language), code, link))
}
