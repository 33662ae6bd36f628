import { z } from 'zod'
import { languages, minuteIn, type Language } from '@bookrunner/contract/kernel'
import {
  chooseMailsText,
  noticeEvent,
  type NoticeParam,
  type NoticeParams,
} from '@bookrunner/contract/notices'
import { comesByMail, isMailLocked } from '@bookrunner/domain/users'
import { addUnhurriedJobs, type Task } from '../../platform/jobs.ts'
import { deliverMail } from '../../platform/mail.ts'
import type { Reaction, Reactions } from '../../platform/service/index.ts'
import { readChoices, readToMail, setMailed, type MailedNotice } from './address.repo.ts'
import type { DeliveredEvent } from './deliver-notice.ts'
import { wordNotice } from './word-notice.ts'

const mailing = z.object({ noticeId: z.string(), userId: z.string() })

/** A mail for each delivery whose reader wants it, in the delivery's transaction: both happen once, or neither. */
const reaction: Reaction = async (transaction, events) => {
  const delivered = events as unknown as readonly DeliveredEvent[]
  const rows = await readChoices(
    transaction,
    delivered.map(({ userId }) => userId),
  )
  const choices = new Map(rows.map((row) => [row.userId, row.choices]))
  const wanted = delivered.filter(({ userId, category }) => comesByMail(category, choices.get(userId) ?? {}))
  const payloads = wanted.map(({ noticeId, userId }): z.infer<typeof mailing> => ({ noticeId, userId }))
  if (payloads.length > 0) await addUnhurriedJobs(transaction, 'notices.mail', payloads)
}

export const reactToDeliveries = (reactions: Reactions): void => reactions.on('notice.delivered', reaction)

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

const paramsFor = ({ params, times, timeZone }: MailedNotice): NoticeParams => ({
  ...params,
  ...Object.fromEntries(
    Object.entries(times).map(([name, at]) => [name, inBothZones(params[name], at, timeZone)]),
  ),
})

/** A frozen person reads in a mail that the account is frozen, and nothing else. */
const mayGet = ({ code, status, choices }: MailedNotice): boolean => {
  const event = noticeEvent(code)
  if (!event?.byMail || !comesByMail(event.category, choices)) return false
  return status === 'active' || code === 'account.frozen'
}

/** Leads to the choice of mails, unless this one always comes. */
const endOf = ({ code }: MailedNotice, languagesOf: readonly Language[], base: string): string[] => {
  const event = noticeEvent(code)
  if (!event || isMailLocked(event.category)) return []
  const words = languagesOf.map((language) => chooseMailsText[language])
  return [[...words, `${base}/my-notices?mails=choose`].join('\n')]
}

/** In the language the reader chose; in every language while there is none. */
const mailOf = (notice: MailedNotice & { address: string }, publicUrl: string) => {
  const params = paramsFor(notice)
  const base = `${publicUrl}/bookbuildingweb`
  const languagesOf = notice.language ? [notice.language] : languages
  const texts = languagesOf.map((language) => wordNotice(notice.code, params, language))
  const parts = [
    ...texts.map(({ msgSummary, msgContent }) => `${msgSummary}\n${msgContent}`),
    `${base}${notice.link || '/my-notices'}`,
    ...endOf(notice, languagesOf, base),
  ]
  return {
    to: notice.address,
    subject: [...new Set(texts.map(({ msgTitle }) => msgTitle))].join(' / '),
    text: `${parts.join('\n\n')}\n`,
  }
}

export const mailNotice: Task = async (payload, { db, settings }) => {
  const mailed = mailing.parse(payload)
  const notice = await readToMail(db, mailed)
  if (!notice?.address || !mayGet(notice)) return
  const mail = mailOf({ ...notice, address: notice.address }, settings.publicUrl)
  await deliverMail({ db, settings }, { ...mail, id: `${mailed.noticeId}.${mailed.userId}` })
  await setMailed(db, mailed)
}
