// Chasing missing answers: one notice and one mail for each person who can answer, and nobody twice.
import { describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { CallRefused, Client } from '@bookrunner/contract'
import { clientOf, nextMail, openTestWorld, refusalOf } from '../../../../test/index.ts'
import { inMinutes, linesOf, spread, submitted, ledgerOf } from '../../../../test/lifecycle.ts'
import { mm, place, pushOn, orderLevel } from '../../../../test/orders.ts'
import { untilThere } from '../../../../test/until.ts'
import type { TaskContext } from '../../../platform/jobs.ts'
import { chaseHolders } from './chase-holders.ts'

const { app, desk, investor, ironmoss } = openTestWorld(
  { desk: 'deskoc', investor: 'investor', ironmoss: 'investorironmosslife' },
  { timedWork: true },
)

/** Kestrelpeak with two orders, Ironmoss with one. */
const dealWithOrders = async () => {
  const dealId = await submitted(desk)
  const [a, b] = [
    await place(investor, dealId),
    await place(investor, dealId, { orderLevels: [orderLevel(4)] }),
  ]
  return { dealId, ours: [a.orderId, b.orderId], theirs: (await place(ironmoss, dealId)).orderId }
}
const push = (dealId: string) =>
  desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60'), closesAt: inMinutes(60) })
const answer = async (client: Client, orderId: string) =>
  client.orders.fpgOrder({
    orderId,
    expectedVersion: 1,
    push: await pushOn(client, orderId),
    answer: 'reconfirm',
  })
const chased = (client: Client) => async (dealId: string) =>
  (await client.notices.box({ pageSize: 100 })).list.filter(
    ({ msgTitle, link }) => msgTitle.startsWith('Reply needed') && link === `/order/deal/${dealId}`,
  )
const settled = () =>
  untilThere(async () => {
    const { rows } = await sql<{ left: number }>`
      select count(*)::int as left from graphile_worker._private_jobs`.execute(app.database.db)
    return rows[0]!.left === 0 ? true : undefined
  })

describe('chasing', () => {
  it('reaches only those without an answer to the push, by notice and mail', async () => {
    const { dealId, ours, theirs } = await dealWithOrders()
    await push(dealId)
    await answer(ironmoss, theirs)
    await settled()
    const mail = await nextMail(app, 'investor@kestrelpeak.example')
    expect(await desk.book.chaseAnswers({ dealId })).toEqual({ orders: 2, houses: 1 })
    const text = await mail()
    expect(text).toContain('Reconfirm, reduce, increase or drop your order at T+60')
    expect(text).toMatch(/确认、减少.*\n.*\n\n.*確認、減少/s)
    expect(text).toContain(`/bookbuildingweb/order/deal/${dealId}`)
    await untilThere(async () => (await chased(investor)(dealId))[0])
    await settled()
    expect(await chased(investor)(dealId)).toHaveLength(1)
    expect(await chased(ironmoss)(dealId)).toEqual([])
    const line = (await linesOf(app, ledgerOf(dealId))).at(-1)!
    expect(line).toMatchObject({
      code: 'order.chased',
      params: {
        changes: [
          { field: 'order.chasedAbout', to: 'fpg' },
          { field: 'order.chasedOrders', to: '2' },
          { field: 'order.chasedHouses', to: '1' },
        ],
      },
    })
    // A second chase has to wait, whoever sends it.
    const again = await refusalOf((await clientOf(app, 'deskjgc')).book.chaseAnswers({ dealId }))
    expect(again).toMatchObject({
      reason: 'book.chased-just-now',
      message: expect.stringContaining('10 minutes'),
    })
    await sql`update book_chase set at = at - interval '10 minutes' where deal_id = ${dealId}`.execute(
      app.database.db,
    )
    await answer(investor, ours[0]!)
    expect(await desk.book.chaseAnswers({ dealId })).toEqual({ orders: 1, houses: 1 })
  })

  it('reaches nobody twice if the job repeats', async () => {
    const { db } = app.database
    const { dealId, ours } = await dealWithOrders()
    await push(dealId)
    await desk.book.chaseAnswers({ dealId })
    await settled()
    const { rows } = await sql<{ id: string }>`
      select id from notice
      where code = 'order.answer-chased' and link = ${`/order/deal/${dealId}`}`.execute(db)
    const noticeId = rows[0]!.id
    const number = await pushOn(investor, ours[0]!)
    const again = () =>
      chaseHolders({ noticeId, dealId, about: 'fpg', number }, { db } as TaskContext).then(settled)
    const mails = async () => {
      const { rows: mailRows } = await sql<{ mails: number }>`select count(*)::int as mails from outbox_mail
        where subject like 'Reply needed%' and body like ${`%${dealId}%`}`.execute(db)
      return mailRows[0]!.mails
    }
    const before = await mails()
    expect(before).toBeGreaterThan(1)
    await again()
    expect(await mails()).toBe(before)
    expect(await chased(investor)(dealId)).toHaveLength(1)
  })

  it('asks for sizes of a running test, and again of the next round at once', async () => {
    const { dealId, ours } = await dealWithOrders()
    expect((await refusalOf(desk.book.chaseAnswers({ dealId }))).reason).toBe('book.nobody-to-chase')
    await desk.deals.orderTest({ dealId, level: spread('110') })
    await investor.orders.testOrder({ orderId: ours[0]!, expectedVersion: 1, round: 1, size: mm(1) })
    expect(await desk.book.chaseAnswers({ dealId })).toEqual({ orders: 2, houses: 2 })
    expect(await untilThere(async () => (await chased(ironmoss)(dealId))[0]?.msgSummary)).toContain('T+110')
    await desk.deals.testEnd({ dealId })
    expect((await refusalOf(desk.book.chaseAnswers({ dealId }))).reason).toBe('book.nobody-to-chase')
    await desk.deals.orderTest({ dealId, level: spread('100') })
    expect(await desk.book.chaseAnswers({ dealId })).toEqual({ orders: 3, houses: 2 })
  })

  it('succeeds for one of two who chase at once, and once for a repeated key', async () => {
    const { dealId } = await dealWithOrders()
    await push(dealId)
    const key = crypto.randomUUID()
    const jgc = await clientOf(app, 'deskjgc')
    const results = await Promise.allSettled([
      ...[1, 2].map(() => desk.book.chaseAnswers({ dealId }, { key })),
      jgc.book.chaseAnswers({ dealId }),
    ])
    const chases = (await linesOf(app, ledgerOf(dealId))).filter(({ code }) => code === 'order.chased')
    expect(chases).toHaveLength(1)
    const [first, second, other] = results.map(({ status }) => status)
    expect(second).toBe(first)
    expect(other).not.toBe(first)
  })

  it('is allowed to those who run the book, while it is open', async () => {
    const { dealId } = await dealWithOrders()
    await push(dealId)
    const reasonFor = async (person: string) =>
      (await clientOf(app, person)).book.chaseAnswers({ dealId }).then(
        () => 'yes',
        (fault: unknown) => (fault as CallRefused).reason,
      )
    const answers: Record<string, string> = {}
    for (const person of [
      'deskjlm',
      'deskbnd',
      'deskviewer',
      'issuer',
      'investor',
      'systemadmin',
      'superadmin',
    ])
      answers[person] = await reasonFor(person)
    const shut = 'access.denied'
    expect(answers).toEqual({
      deskjlm: 'deal.not-yours',
      deskbnd: 'deal.not-yours',
      deskviewer: shut,
      issuer: shut,
      investor: shut,
      systemadmin: shut,
      superadmin: 'yes',
    })
    const closed = await dealWithOrders()
    await push(closed.dealId)
    await desk.deals.fpgEnd({ dealId: closed.dealId })
    expect((await refusalOf(desk.book.chaseAnswers({ dealId: closed.dealId }))).reason).toBe(
      'book.nobody-to-chase',
    )
    await desk.deals.abort({ dealId })
    expect(await reasonFor('deskoc')).toBe('order.deal-over')
  })
})
