import { z } from 'zod'
import { levelTexts, silenceTexts } from '@bookrunner/contract/deals'
import { minuteIn } from '@bookrunner/contract/kernel'
import { noticePlace, timeTexts } from '@bookrunner/contract/notices'
import { pendingRequestOf } from '@bookrunner/domain/book'
import { isSame } from '@bookrunner/domain/kernel'
import { addJob, type Task } from '../../../platform/jobs.ts'
import { reading } from '../../../platform/db/index.ts'
import type { Reaction, Reactions } from '../../../platform/service/index.ts'
import { deliverTo, keepNotice } from '../../notices/index.ts'
import { readDealNow, readWaiting } from './waiting.ts'
import type { ChasedEvent } from './chase-answers.ts'

const codes = { test: 'order.test-chased', fpg: 'order.answer-chased' } as const

const chasing = z.object({
  noticeId: z.string(),
  dealId: z.string(),
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
  ...noticePlace(codes[about], 'holders', { dealId }),
  ...(closesAt !== null && { times: { closes: closesAt } }),
})

const chaseOne: (transaction: Parameters<Reaction>[0], event: ChasedEvent) => Promise<void> = async (
  transaction,
  event,
) => {
  const { dealId, about, number } = event
  const noticeId = await keepNotice(transaction, noticeOf(event))
  const payload: z.infer<typeof chasing> = { noticeId, dealId, about, number }
  await addJob(transaction, 'book.chase', payload)
}

const reaction: Reaction = async (transaction, events) => {
  for (const event of events as unknown as readonly ChasedEvent[]) await chaseOne(transaction, event)
}

export const reactToChases = (reactions: Reactions): void => reactions.on('book.chased', reaction)

/** Run again after a fault, it leaves out those who have the notice. */
export const chaseHolders: Task = async (payload, { db }) => {
  const { noticeId, dealId, ...request } = chasing.parse(payload)
  const deal = await readDealNow(db, dealId)
  // The deal may ask for another answer by now.
  if (!deal || !isSame(pendingRequestOf(deal), request)) return
  await deliverTo(reading(db), noticeId, await readWaiting(db, dealId, deal))
}
