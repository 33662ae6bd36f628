import { sql } from 'kysely'
import { noticeSubject, replacedSubjects, type NoticeParams } from '@bookrunner/contract/notices'
import type { Language, LocalizedNames } from '@bookrunner/domain/kernel'
import type { MailChoices } from '@bookrunner/domain/users'
import { nameColumns, type Db, type Transaction } from '../../platform/db/index.ts'
import { mailsTo } from '../users/index.ts'

/** A delivered notice, with what a mail about it depends on. */
export interface MailedNotice {
  code: string
  params: NoticeParams
  times: Readonly<Record<string, string>>
  link: string
  /** Where the mail goes; null: nowhere. */
  address: string | null
  status: string
  /** Null until the reader chose one. */
  language: Language | null
  timeZone: string
  choices: MailChoices
}

interface Row extends MailedNotice {
  deliveredAt: Temporal.Instant
}

/** A notice that did not go out by mail yet; undefined once it did, and if a newer notice replaced it meanwhile. */
export const readToMail = async (
  db: Db,
  { noticeId, userId }: { noticeId: string; userId: string },
): Promise<MailedNotice | undefined> => {
  const { rows } = await sql<Row>`
    select n.code, n.params, n.times, n.link, d.delivered_at as "deliveredAt",
      ${mailsTo('u')} as address, u.status, u.language, u.time_zone as "timeZone",
      u.mail_choices as choices
    from notice_delivery d join notice n on n.id = d.notice_id join user_account u on u.id = d.user_id
    where d.notice_id = ${noticeId} and d.user_id = ${userId} and d.mailed_at is null`.execute(db)
  const [found] = rows
  if (!found) return undefined
  const { deliveredAt, ...notice } = found
  const subject = noticeSubject(notice)
  if (subject === null) return notice
  const { rows: newer } = await sql<Pick<Row, 'code' | 'params' | 'link'>>`
    select n.code, n.params, n.link from notice_delivery d join notice n on n.id = d.notice_id
    where d.user_id = ${userId} and d.delivered_at > ${deliveredAt.toString()}::timestamptz`.execute(db)
  return newer.some((each) => replacedSubjects(each).includes(subject)) ? undefined : notice
}

export const setMailed = (db: Db, { noticeId, userId }: { noticeId: string; userId: string }) =>
  sql`
    update notice_delivery set mailed_at = clock_timestamp()
    where notice_id = ${noticeId} and user_id = ${userId}`.execute(db)

/** Which categories these people chose to get by mail. */
export const readChoices = ({ run }: Pick<Transaction, 'run'>, userIds: readonly string[]) =>
  run(sql<{ userId: string; choices: MailChoices }>`
    select id as "userId", mail_choices as choices from user_account where id = any(${userIds})`)

/** The names of an institution, and why its review was refused. */
export const reviewedNames = async (
  { run }: Pick<Transaction, 'run'>,
  entityId: string,
): Promise<(LocalizedNames & { refusal: string }) | undefined> => {
  const [row] = await run(sql<LocalizedNames & { refusal: string }>`
    select ${nameColumns('e')}, e.refusal from entity e where e.id = ${entityId}`)
  return row
}
