import { z } from 'zod'
import { languages, minuteIn, type Language } from '@bookrunner/contract/kernel'
import type { NoticeCode, NoticeParam, NoticeParams } from '@bookrunner/contract/notices'
import type { MailKind } from '@bookrunner/domain/users'
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
    /** Moments behind parameters, which the mail adds in its reader's time zone. */
    times: z.record(z.string(), z.string()).optional(),
  }),
})
/** A notice that also goes to its reader by mail. */
export type NoticeMail = z.infer<typeof mailing>

/** The kinds that a reader can turn off. */
const kinds: Partial<Record<NoticeCode, MailKind>> = {
  'order.test-chased': 'answerReminders',
  'order.answer-chased': 'answerReminders',
  'alloc.reminded': 'signOffReminders',
}

/** "20 Nov 2026, 16:30": the zone comes last. */
const withoutZone = (text: string): string => text.slice(0, text.lastIndexOf(' '))

/** The deal's time, and behind it the reader's where the clock there shows another. */
const inBothZones = (param: NoticeParam | undefined, at: string, timeZone: string): NoticeParam => {
  const own = minuteIn(at, timeZone)
  if (typeof param !== 'object' || withoutZone(param.US) === withoutZone(own.US)) return param ?? own
  return {
    US: `${param.US} (${own.US})`,
    CN: `${param.CN}（${own.CN}）`,
    HK: `${param.HK}（${own.HK}）`,
  }
}

const paramsFor = ({ params, times = {} }: NoticeMail['notice'], timeZone: string): NoticeParams => ({
  ...params,
  ...Object.fromEntries(
    Object.entries(times).map(([name, at]) => [name, inBothZones(params[name], at, timeZone)]),
  ),
})

/** In the language the reader chose; in every language while there is none. */
export const mailNotice: Task = async (payload, { db, settings }) => {
  const { userId, notice } = mailing.parse(payload)
  const reader = await readAddress(db, userId)
  const kind = kinds[notice.code]
  if (!reader || (kind && reader.mailOff.includes(kind))) return
  const params = paramsFor(notice, reader.timeZone)
  const worded = (language: Language) => wordNotice(notice.code, params, language)
  const texts = (reader.language ? [reader.language] : languages).map(worded)
  await deliverMail(
    { db, settings },
    {
      to: reader.account,
      subject: [...new Set(texts.map(({ msgTitle }) => msgTitle))].join(' / '),
      text: [
        ...texts.map(({ msgSummary, msgContent }) => `${msgSummary}\n${msgContent}`),
        `${settings.publicUrl}/bookbuildingweb${notice.link}\n`,
      ].join('\n\n'),
    },
  )
}
