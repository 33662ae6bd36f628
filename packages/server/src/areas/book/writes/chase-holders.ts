import { z } from 'zod'
import { levelTexts, silenceTexts } from '@bookrunner/contract/deals'
import { minuteIn } from '@bookrunner/contract/kernel'
import { timeTexts, type NoticeParams } from '@bookrunner/contract/notices'
import { pendingRequestOf, isUnanswered } from '@bookrunner/domain/book'
import type { OrderStage } from '@bookrunner/domain/orders'
import { addJob, type Task } from '../../../platform/jobs.ts'
import { reading } from '../../../platform/db/index.ts'
import type { Reaction, Reactions } from '../../../platform/service/index.ts'
import { deliverTo, keepNotice, type NoticeMail } from '../../notices/index.ts'
import { dealOfRow, readInvestors, readOrderDeals } from '../../orders/index.ts'
import { recordRecipients, readOrdersIn } from './chase.repo.ts'
import type { ChasedEvent } from './chase-answers.ts'

const codes = { test: 'order.test-chased', fpg: 'order.answer-chased' } as const
const stages: OrderStage[] = ['live', 'intention']
const linkOf = (dealId: string): string => `/order/deal/${dealId}`

const notice = z.object({
  code: z.enum(['order.test-chased', 'order.answer-chased']),
  params: z.custom<NoticeParams>(),
  link: z.string(),
  times: z.record(z.string(), z.string()).optional(),
})
const chasing = z.object({
  noticeId: z.string(),
  dealId: z.string(),
  notice,
  about: z.enum(['test', 'fpg']),
  number: z.int(),
})

const noticeOf = ({ about, dealId, name, level, closesAt, timeZone, silence }: ChasedEvent) => ({
  code: codes[about],
  params: {
    deal: name,
    level: level ? levelTexts(level) : '–',
    closes: closesAt === null ? timeTexts.notSet : minuteIn(closesAt, timeZone),
    rule: silenceTexts[silence],
  },
  link: linkOf(dealId),
  ...(closesAt !== null && { times: { closes: closesAt } }),
})

const chaseOne: (transaction: Parameters<Reaction>[0], event: ChasedEvent) => Promise<void> = async (
  transaction,
  event,
) => {
  const { dealId, about, number } = event
  const notice = noticeOf(event)
  const noticeId = await keepNotice(transaction, { ...notice, menuTab: 'my_order' })
  const payload: z.infer<typeof chasing> = { noticeId, dealId, about, number, notice }
  await addJob(transaction, 'book.chase', payload)
}

const reaction: Reaction = async (transaction, events) => {
  for (const event of events as unknown as readonly ChasedEvent[]) await chaseOne(transaction, event)
}

export const reactToChases = (reactions: Reactions): void => reactions.on('book.chased', reaction)

/** People with an order that still lacks this answer; none if the deal asks for another answer by now. */
const peopleToChase = async (db: Parameters<Task>[1]['db'], chase: z.infer<typeof chasing>) => {
  const { dealId, about, number } = chase
  const [[row], orders] = await Promise.all([readOrderDeals(db, [dealId]), readOrdersIn(db, dealId, stages)])
  if (!row) return []
  const deal = dealOfRow(row)
  const asking = pendingRequestOf(deal)
  if (asking?.about !== about || asking.number !== number) return []
  const waiting = orders.filter((order) => isUnanswered(order, deal))
  if (waiting.length === 0) return []
  const houses = [...new Set(waiting.map(({ investorId }) => investorId))]
  return readInvestors(db, { dealId, houses, stages, ids: waiting.map(({ id }) => id) })
}

/**
 * Delivers notices and mails in one transaction with the list of recipients, so nobody gets one twice if the job
 * repeats.
 */
export const chaseHolders: Task = async (payload, { db }) => {
  const chase = chasing.parse(payload)
  const people = await peopleToChase(db, chase)
  if (people.length === 0) return
  await db.transaction().execute(async (transaction) => {
    const runner = reading(transaction)
    const recipients = await recordRecipients(runner, chase.noticeId, people)
    await deliverTo(runner, chase.noticeId, recipients)
    for (const userId of recipients) {
      const payload: NoticeMail = { userId, notice: chase.notice }
      await addJob(runner, 'book.chaseMail', payload)
    }
  })
}
