import { z } from 'zod'
import { languages, type Language } from '@bookrunner/contract/kernel'
import type { NoticeCode, NoticeParams } from '@bookrunner/contract/notices'
import type { Task } from '../../platform/jobs.ts'
import { deliverMail } from '../../platform/mail.ts'
import { readAddress } from './address.repo.ts'
import { wordNotice } from './word-notice.ts'

const mailing = z.object({
  userId: z.string(),
  notice: z.object({
    code: z.custom<NoticeCode>((code) => typeof code === 'string'),
    params: z.custom<NoticeParams>(),
    link: z.string(),
  }),
})
/** A notice that also goes to its reader by mail. */
export type NoticeMail = z.infer<typeof mailing>

const noticeText = ({ code, params }: NoticeMail['notice'], language: Language): string => {
  const { msgSummary, msgContent } = wordNotice(code, params, language)
  return `${msgSummary}\n${msgContent}`
}

/** In every language: the job does not know which one its reader uses. */
export const mailNotice: Task = async (payload, { db, settings }) => {
  const { userId, notice } = mailing.parse(payload)
  const to = await readAddress(db, userId)
  if (to === undefined) return
  const subjects = languages.map((language) => wordNotice(notice.code, notice.params, language).msgTitle)
  await deliverMail(
    { db, settings },
    {
      to,
      subject: [...new Set(subjects)].join(' / '),
      text: [
        ...languages.map((language) => noticeText(notice, language)),
        `${settings.publicUrl}/bookbuildingweb${notice.link}\n`,
      ].join('\n\n'),
    },
  )
}
