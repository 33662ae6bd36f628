import { z } from 'zod'
import { levelTexts, silenceTexts } from '@bookrunner/contract/deals'
import { minuteIn } from '@bookrunner/contract/kernel'
import { noticePlace, type NoticeCode } from '@bookrunner/contract/notices'
import { pendingRequestOf } from '@bookrunner/domain/book'
import { closeOf } from '@bookrunner/domain/deals'
import type { OrderDeal } from '@bookrunner/domain/orders'
import { reading } from '../../../platform/db/index.ts'
import { newId } from '../../../platform/ids.ts'
import { addJob, type Task } from '../../../platform/jobs.ts'
import type { Reaction, Reactions } from '../../../platform/service/index.ts'
import { readAudience, type DealEvent } from '../../deals/index.ts'
import { deliverTo, keepNotice } from '../../notices/index.ts'
import { levelOf } from './chase-answers.ts'
import { readDealNow, readWaiting } from './waiting.ts'

const closingJob = z.object({
  /** For those whose order waits for an answer, and for the other investors. */
  noticeIds: z.object({ waiting: z.string(), others: z.string() }),
  dealId: z.string(),
  name: z.string(),
  minutes: z.int(),
  closesAt: z.string(),
  timeZone: z.string(),
})
type Closing = z.infer<typeof closingJob>

/** One job for a deal, so that the clock's write reads no orders. */
const reaction: Reaction = async (transaction, events) => {
  for (const event of events as unknown as readonly DealEvent<'deal.closing'>[]) {
    if (!event.announced) continue
    const { dealId, name, minutes, closesAt, timeZone } = event
    const noticeIds = { waiting: newId('ntc'), others: newId('ntc') }
    const payload: Closing = { noticeIds, dealId, name, minutes, closesAt, timeZone }
    await addJob(transaction, 'book.closing', payload)
  }
}

export const reactToClosing = (reactions: Reactions): void => reactions.on('deal.closing', reaction)

const waitingCodes = { test: 'order.test-closing', fpg: 'order.answer-closing' } as const satisfies Record<
  string,
  NoticeCode
>

/** The book is open until the same moment; else the time was moved, or the desk ended it by hand. */
const isStillClosing = ({ lifecycle }: OrderDeal, closesAt: string): boolean =>
  closeOf(lifecycle) === closesAt && lifecycle.closedAt === null

/** A round that ends before its book is for holders of orders alone. */
const isForAll = ({ lifecycle: { status, test, closesAfterTest } }: OrderDeal, closesAt: string): boolean =>
  status !== 'Test' || test?.from !== 'IPG' || closesAfterTest === closesAt

/** Whoever has an order without an answer reads what becomes of it, everybody else when the book closes. */
export const notifyOfClosing: Task = async (payload, { db }) => {
  const { noticeIds, dealId, name, minutes, closesAt, timeZone } = closingJob.parse(payload)
  const deal = await readDealNow(db, dealId)
  if (!deal || !isStillClosing(deal, closesAt)) return
  const runner = reading(db)
  const request = pendingRequestOf(deal)
  const waiting = request ? await readWaiting(db, dealId, deal) : []
  const params = { deal: name, minutes, closes: minuteIn(closesAt, timeZone) }
  const times = { closes: closesAt }
  if (request && waiting.length > 0) {
    const level = levelOf(deal, request)
    const asking = {
      ...params,
      level: level ? levelTexts(level) : '–',
      rule: silenceTexts[deal.terms.silence],
    }
    const code = waitingCodes[request.about]
    const place = noticePlace(code, 'holders', { dealId })
    await keepNotice(runner, { code, params: asking, times, ...place }, noticeIds.waiting)
    await deliverTo(runner, noticeIds.waiting, waiting)
  }
  if (!isForAll(deal, closesAt)) return
  const asked = new Set(waiting)
  const { investors } = await readAudience(runner, dealId)
  const others = investors.filter((id) => !asked.has(id))
  if (others.length === 0) return
  const code = 'deal.closing'
  const place = noticePlace(code, 'investors', { dealId })
  await keepNotice(runner, { code, params, times, ...place }, noticeIds.others)
  await deliverTo(runner, noticeIds.others, others)
}
