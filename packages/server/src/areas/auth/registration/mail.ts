import { z } from 'zod'
import { resetLink } from '@bookrunner/contract/auth'
import { languageOf } from '@bookrunner/contract/kernel'
import { registrationRules } from '@bookrunner/domain/entities'
import type { Task } from '../../../platform/jobs.ts'
import { deliverMail } from '../../../platform/mail.ts'
import { eraseApplicant, eraseApplicantsBefore, readRefused } from '../../entities/index.ts'
import { keysOf } from '../keys.ts'
import { codeHashOf, hashOf, newCode, newLinkCode } from '../secrets.ts'
import { accountExistsMail, approvalMail, refusalMail, registrationCodeMail } from './mails.ts'
import { forgetCodes, keepRegistrationCode } from './registration.repo.ts'
import { keepInvitation } from './review.repo.ts'

const codePayload = z.object({ codeId: z.string(), sends: z.int() })

/** Who has an account already reads so in the mailbox, and nobody else does. */
export const mailRegistrationCode: Task = async (sent, { db, settings }) => {
  const { codeId, sends } = codePayload.parse(sent)
  const code = newCode()
  const codeHash = codeHashOf(await keysOf(db).mac(), codeId, code)
  const to = await keepRegistrationCode(db, { codeId, sends, codeHash })
  if (!to) return
  const language = languageOf(to.language)
  const mail = to.hasAccount
    ? accountExistsMail(to.account, language, `${settings.publicUrl}/bookbuildingweb/login`)
    : registrationCodeMail(to.account, language, code)
  await deliverMail({ db, settings }, mail)
}

const invitationPayload = z.object({ resetId: z.string() })

export const mailInvitation: Task = async (sent, { db, settings }) => {
  const { resetId } = invitationPayload.parse(sent)
  const linkCode = newLinkCode()
  const to = await keepInvitation(db, { resetId, linkHash: hashOf(linkCode) })
  if (!to) return
  const link = resetLink(settings.publicUrl, linkCode, to.account)
  await deliverMail({ db, settings }, approvalMail(to.account, languageOf(to.language), to.entity, link))
}

const refusalPayload = z.object({ entityId: z.string(), erase: z.boolean() })

/** The reason as it is when the mail is written; afterwards the person can be forgotten. */
export const mailRegistrationRefused: Task = async (sent, { db, settings }) => {
  const { entityId, erase } = refusalPayload.parse(sent)
  const to = await readRefused(db, entityId)
  if (to) await deliverMail({ db, settings }, refusalMail(to.account, languageOf(to.language), to))
  if (erase) await eraseApplicant(db, entityId)
}

const codeDays = 2

/** Each night: old codes, and refused applicants whose time is over. */
export const forgetApplicants: Task = async (_payload, { db }) => {
  const before = (days: number) => Temporal.Now.instant().subtract({ hours: days * 24 })
  await forgetCodes(db, before(codeDays))
  await eraseApplicantsBefore(db, before(registrationRules.erasedAfterDays))
}
