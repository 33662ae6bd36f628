import { z } from 'zod'
import { languages, minuteIn, type Language } from '@bookrunner/contract/kernel'
import { timeWords, type NoticeParams } from '@bookrunner/contract/notices'
import { askingOf, isUnanswered } from '@bookrunner/domain/book'
import { showGuidance } from '@bookrunner/domain/deals'
import type { OrderStage } from '@bookrunner/domain/orders'
import { addJob, type Task } from '../../../platform/jobs.ts'
import { deliverMail } from '../../../platform/mail.ts'
import { reading } from '../../../platform/db/index.ts'
import type { Reaction, Reactions } from '../../../platform/service/index.ts'
import { deliverTo, keepNotice, wordNotice } from '../../notices/index.ts'
import { dealOfRow, readInvestors, readOrderDeals } from '../../orders/index.ts'
import { keepTold, readAddress, readOrdersIn } from './chase.repo.ts'
import type { ChasedEvent } from './chase-answers.ts'

const codes = { test: 'order.test-chased', fpg: 'order.answer-chased' } as const
const stages: OrderStage[] = ['live', 'intention']
const linkOf = (dealId: string): string => `/order/deal/${dealId}`

const notice = z.object({
  code: z.enum(['order.test-chased', 'order.answer-chased']),
  params: z.custom<NoticeParams>(),
  link: z.string(),
})
const chasing = z.object({
  noticeId: z.string(),
  dealId: z.string(),
  notice,
  about: z.enum(['test', 'fpg']),
  number: z.int(),
})
const mailing = z.object({ userId: z.string(), notice })

const noticeOf = ({ about, dealId, name, level, closesAt, timeZone }: ChasedEvent) => ({
  code: codes[about],
  params: {
    deal: name,
    level: level ? showGuidance(level) : '–',
    closes: closesAt === null ? timeWords.notSet : minuteIn(closesAt, timeZone),
  },
  link: linkOf(dealId),
})

const chaseOne: (transaction: Parameters<Reaction>[0], event: ChasedEvent) => Promise<void> = async (
  transaction,
  event,
) => {
  const { dealId, about, number } = event
  const said = noticeOf(event)
  const noticeId = await keepNotice(transaction, { ...said, menuTab: 'my_order' })
  const payload: z.infer<typeof chasing> = { noticeId, dealId, about, number, notice: said }
  await addJob(transaction, 'book.chase', payload)
}

const reaction: Reaction = async (transaction, events) => {
  for (const event of events as unknown as readonly ChasedEvent[]) await chaseOne(transaction, event)
}

export const reactToChases = (reactions: Reactions): void => reactions.on('book.chased', reaction)

/** Who holds an order that still waits; none where something else is waited for by now. */
const waitingFor = async (db: Parameters<Task>[1]['db'], asked: z.infer<typeof chasing>) => {
  const { dealId, about, number } = asked
  const [[row], orders] = await Promise.all([readOrderDeals(db, [dealId]), readOrdersIn(db, dealId, stages)])
  if (!row) return []
  const deal = dealOfRow(row)
  const asking = askingOf(deal)
  if (asking?.about !== about || asking.number !== number) return []
  const waiting = orders.filter((order) => isUnanswered(order, deal))
  if (waiting.length === 0) return []
  const houses = [...new Set(waiting.map(({ investorId }) => investorId))]
  return readInvestors(db, { dealId, houses, stages, ids: waiting.map(({ id }) => id) })
}

/**
 * Notices and mails in one transaction with who gets them: whoever has the one gets the other, and nobody either of them
 * twice, however often the job comes.
 */
export const chaseHolders: Task = async (sent, { db }) => {
  const asked = chasing.parse(sent)
  const people = await waitingFor(db, asked)
  if (people.length === 0) return
  await db.transaction().execute(async (transaction) => {
    const runner = reading(transaction)
    const untold = await keepTold(runner, asked.noticeId, people)
    await deliverTo(runner, asked.noticeId, untold)
    for (const userId of untold) {
      const payload: z.infer<typeof mailing> = { userId, notice: asked.notice }
      await addJob(runner, 'book.chaseMail', payload)
    }
  })
}

const inWords = ({ code, params }: z.infer<typeof notice>, language: Language): string => {
  const { msgSummary, msgContent } = wordNotice(code, params, language)
  return `${msgSummary}\n${msgContent}`
}

/** In every language: which one somebody reads is known while somebody reads, and not before. */
export const mailChase: Task = async (sent, { db, settings }) => {
  const { userId, notice: said } = mailing.parse(sent)
  const to = await readAddress(db, userId)
  if (to === undefined) return
  const subjects = languages.map((language) => wordNotice(said.code, said.params, language).msgTitle)
  await deliverMail(
    { db, settings },
    {
      to,
      subject: [...new Set(subjects)].join(' / '),
      text: [
        ...languages.map((language) => inWords(said, language)),
        `${settings.publicUrl}/bookbuildingweb${said.link}\n`,
      ].join('\n\n'),
    },
  )
}
