import { z } from 'zod'
import { noticeEvent, type NoticeCode, type NoticeParams } from '@bookrunner/contract/notices'
import { isRefusal } from '@bookrunner/domain/kernel'
import type { NoticeCategory } from '@bookrunner/domain/users'
import type { Transaction } from '../../platform/db/index.ts'
import { newId } from '../../platform/ids.ts'
import { addJobs, type Task } from '../../platform/jobs.ts'
import { accept, unchanged, type DomainEvent } from '../../platform/service/index.ts'
import { inbox, type InboxState } from './inbox.ts'
import { insertNotice, insertNotices } from './inbox.repo.ts'

export interface SystemNotice {
  code: NoticeCode
  params?: NoticeParams
  /** Moments behind parameters, which a mail adds in its reader's time zone. */
  times?: Readonly<Record<string, string>>
  /** As `placeOf` makes it from the table of events. */
  link?: string
  menuTab?: string
}

const payload = z.object({ noticeId: z.string(), userIds: z.array(z.string()) })

const rowOf = (
  { code, params = {}, times = {}, link = '', menuTab = '' }: SystemNotice,
  id: string = newId('ntc'),
) => ({
  id,
  code,
  params: JSON.stringify(params),
  times: JSON.stringify(times),
  link,
  menu_tab: menuTab,
})

/** Stores a notice without recipients, once for each id. */
export const keepNotice = async (
  transaction: Pick<Transaction, 'run'>,
  notice: SystemNotice,
  id?: string,
): Promise<string> => {
  const row = rowOf(notice, id)
  await insertNotice(transaction, row)
  return row.id
}

/** A notice, and who reads it. */
export interface RaisedNotice {
  notice: SystemNotice
  userIds: readonly string[]
}

/**
 * Sends people notices in the transaction of their cause. They are stored at once and delivered by jobs, so that a deal
 * with 500 investors does not block its lock while 500 inboxes are written.
 */
export const raiseNotices = async (
  transaction: Pick<Transaction, 'run'>,
  raised: readonly RaisedNotice[],
): Promise<void> => {
  const read = raised.filter(({ userIds }) => userIds.length > 0)
  if (read.length === 0) return
  const rows = read.map(({ notice }) => rowOf(notice))
  await Promise.all([
    insertNotices(transaction, rows),
    addJobs(
      transaction,
      'notices.deliver',
      read.flatMap(({ userIds }, index) => deliveriesOf(rows[index]!.id, userIds)),
    ),
  ])
}

export const raiseNotice = (
  transaction: Pick<Transaction, 'run'>,
  notice: SystemNotice,
  userIds: readonly string[],
): Promise<void> => raiseNotices(transaction, [{ notice, userIds }])

/** Delivers a stored notice to further people; those who have it keep it unchanged. */
export const deliverTo = async (
  transaction: Pick<Transaction, 'run'>,
  noticeId: string,
  userIds: readonly string[],
): Promise<void> => {
  if (userIds.length > 0) await addJobs(transaction, 'notices.deliver', deliveriesOf(noticeId, userIds))
}

/** A fault repeats no more than one job, and other jobs run in between. */
const mostInJob = 50

const deliveriesOf = (noticeId: string, userIds: readonly string[]): z.infer<typeof payload>[] =>
  portionsOf(userIds).map((portion) => ({ noticeId, userIds: portion }))

const portionsOf = (userIds: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(userIds.length / mostInJob) }, (_, index) =>
    userIds.slice(index * mostInJob, (index + 1) * mostInJob),
  )

/** Unread notices that a new one replaces. */
const replacedIn = ({ deliveries }: InboxState, replaces: readonly string[]): string[] =>
  [...deliveries].flatMap(([id, { read, subject }]) =>
    !read && subject !== null && replaces.includes(subject) ? [id] : [],
  )

const nothingKnown = { code: '', subject: null, replaces: [] }

/** Delivered once, so it asks for one mail. */
export interface DeliveredEvent extends DomainEvent {
  type: 'notice.delivered'
  noticeId: string
  userId: string
  category: NoticeCategory
}

const deliveredEvents = (
  code: string,
  delivery: Pick<DeliveredEvent, 'noticeId' | 'userId'>,
): DeliveredEvent[] => {
  const event = noticeEvent(code)
  return event?.byMail ? [{ type: 'notice.delivered', ...delivery, category: event.category }] : []
}

/** Run again after a fault, it leaves out those who have the notice. */
export const deliverNotice: Task = async (input, { pipeline }) => {
  const { noticeId, userIds } = payload.parse(input)
  const deliveries = userIds.map(async (userId) => {
    const outcome = await pipeline.submit({
      on: inbox,
      key: userId,
      actor: null,
      need: { delivering: noticeId },
      decide: (state) => {
        if (state.deliveries.has(noticeId)) return unchanged(null)
        const { code, subject, replaces } = state.arriving.get(noticeId) ?? nothingKnown
        const replaced = replacedIn(state, replaces)
        return accept({
          reply: null,
          changes: [{ delivered: noticeId, subject }, ...replaced.map((read) => ({ read }))],
          line: { code: 'notice.delivered', params: { noticeId, ...(replaced.length > 0 && { replaced }) } },
          events: deliveredEvents(code, { noticeId, userId }),
        })
      },
    })
    if (isRefusal(outcome)) throw new Error(`notice ${noticeId} was not delivered: ${outcome.reason}`)
  })
  await Promise.all(deliveries)
}
