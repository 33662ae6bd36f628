// An investor's answers to a test and at FPG.
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openTestWorld, refusalOf } from '../../../../test/index.ts'
import { inMinutes, spread, submitted, why } from '../../../../test/lifecycle.ts'
import { mm, place, pushOn, orderLevel } from '../../../../test/orders.ts'

const { app, desk, investor } = openTestWorld({ desk: 'deskoc', investor: 'investor' })

describe('an answer', () => {
  it('to a test is a size beside the live one; until it is given, the order is on top of the list', async () => {
    const tested = await submitted(desk)
    const { orderId } = await place(investor, tested)
    await place(investor, tested, { orderLevels: [orderLevel(30, '115')] })
    await desk.deals.orderTest({ dealId: tested, level: spread('110') })
    const testOrders = await investor.orders.getTestOrder({ dealId: tested })
    expect(testOrders.list.map(({ needsTestSize, status }) => [needsTestSize, status])).toEqual([
      [true, 'Testing'],
      [true, 'Testing'],
    ])
    const reply = await investor.orders.testOrder({ orderId, expectedVersion: 1, round: 1, size: mm(4) })
    expect(reply.figures).toEqual({ size: mm(10), testSize: mm(4), fpgSize: null, counting: mm(10) })
    const mine = await investor.orders.myOrder({ pageNum: 1, pageSize: 15, dealId: tested })
    expect([mine.awaitingAnswer, mine.total, mine.list[1]!.order.id]).toEqual([1, 2, orderId])
    const stale = investor.orders.testOrder({ orderId, expectedVersion: 2, round: 2, size: mm(5) })
    expect((await refusalOf(stale)).reason).toBe('write.changed-meanwhile')
  })

  it('above three times its order needs a confirmation, of an investor only', async () => {
    const dealId = await submitted(desk)
    const { orderId } = await place(investor, dealId)
    await desk.deals.orderTest({ dealId, level: spread('110') })
    const test = { orderId, expectedVersion: 1, round: 1 }
    const most = await investor.orders.testOrder({ ...test, size: mm(30) })
    expect(most.figures.testSize).toBe(mm(30))
    const large = { ...test, expectedVersion: 2, size: mm(31) }
    const refusal = await refusalOf(investor.orders.testOrder(large))
    expect(refusal).toMatchObject({
      reason: 'order.answer-large',
      message: '31mm is more than 3 times the order of 10mm. Check the size and confirm it.',
    })
    const sure = await investor.orders.testOrder({ ...large, sizeConfirmed: true })
    expect(sure.figures.testSize).toBe(mm(31))
    const desks = await desk.orders.editTestSize({ ...test, expectedVersion: 3, size: mm(40) })
    expect(desks.figures.testSize).toBe(mm(40))
    await desk.deals.testEnd({ dealId })
    const closesAt = inMinutes(60)
    await desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60'), closesAt })
    const push = await pushOn(investor, orderId)
    const more = { orderId, expectedVersion: 4, push, answer: 'increase', size: mm(31) } as const
    expect((await refusalOf(investor.orders.fpgOrder(more))).reason).toBe('order.answer-large')
    const taken = await investor.orders.fpgOrder({ ...more, sizeConfirmed: true })
    expect(taken.figures.fpgSize).toBe(mm(31))
  })

  it('at FPG reconfirms with a tap, reduces or drops; the size of the push stays', async () => {
    const fpg = await submitted(desk)
    const one = await place(investor, fpg)
    const two = await place(investor, fpg, { orderLevels: [orderLevel(8, '70')] })
    const closesAt = inMinutes(60)
    await desk.deals.changeDealStatus({ dealId: fpg, to: 'FPG', guidance: spread('60'), closesAt })
    const { list } = await investor.orders.getFpgOrder({ dealId: fpg })
    expect(new Map(list.map(({ order, figures }) => [order.id, figures.fpgSize]))).toEqual(
      new Map([
        [one.orderId, mm(10)],
        [two.orderId, 0],
      ]),
    )
    const push = await pushOn(investor, one.orderId)
    const yes = await investor.orders.fpgOrder({
      orderId: one.orderId,
      expectedVersion: 1,
      push,
      answer: 'reconfirm',
    })
    expect(yes).toMatchObject({ status: 'FPG', figures: { size: mm(10), fpgSize: mm(10) }, shown: 2 })
    const out = investor.orders.fpgOrder({
      orderId: two.orderId,
      expectedVersion: 1,
      push,
      answer: 'reconfirm',
    })
    expect((await refusalOf(out)).reason).toBe('order.out-at-level')
    const less = { orderId: one.orderId, expectedVersion: 2, push, answer: 'reduce', size: mm(7) } as const
    expect((await investor.orders.fpgOrder(less)).figures).toMatchObject({ size: mm(10), fpgSize: mm(7) })
    const drop = { orderId: two.orderId, expectedVersion: 1, push, answer: 'drop' } as const
    expect((await investor.orders.fpgOrder(drop)).figures).toMatchObject({ fpgSize: 0, counting: 0 })
  })
})

describe('a second FPG push after a reopening', () => {
  it('needs a new answer, although the order never changed', async () => {
    const pushed = (at: string, id: string) =>
      desk.deals.changeDealStatus({ dealId: id, to: 'FPG', guidance: spread(at), closesAt: inMinutes(60) })
    const again = await submitted(desk)
    const { orderId } = await place(investor, again, { orderLevels: [orderLevel(10)] })
    await pushed('60', again)
    const push = await pushOn(investor, orderId)
    await desk.deals.changeDealStatus({ dealId: again, to: 'IPG', ...why })
    await pushed('50', again)
    const stale = investor.orders.fpgOrder({ orderId, expectedVersion: 1, push, answer: 'reconfirm' })
    expect((await refusalOf(stale)).reason).toBe('write.changed-meanwhile')
    const outdated = desk.orders.editFpgSize({ orderId, expectedVersion: 1, push, size: mm(10) })
    expect((await refusalOf(outdated)).reason).toBe('write.changed-meanwhile')
    const now = await pushOn(investor, orderId)
    expect(now).toBeGreaterThan(push)
    const yes = await investor.orders.fpgOrder({
      orderId,
      expectedVersion: 1,
      push: now,
      answer: 'reconfirm',
    })
    expect(yes.figures.fpgSize).toBe(mm(10))
  })
})

describe('an investor’s write', () => {
  /** How many wait for the row of the institution, as an expected line of its house makes them. */
  const waiting = async () =>
    (
      await sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%from entity%for key share%'`.execute(
        app.database.db,
      )
    ).rows[0]!.count

  it.each(['edit', 'test', 'fpg', 'withdraw'] as const)(
    'locks its institution and the ledger of its house with the load: %s',
    async (act) => {
      const dealId = await submitted(desk)
      const { orderId } = await place(investor, dealId)
      if (act === 'test') await desk.deals.orderTest({ dealId, level: spread('110') })
      if (act === 'fpg')
        await desk.deals.changeDealStatus({
          dealId,
          to: 'FPG',
          guidance: spread('60'),
          closesAt: inMinutes(60),
        })
      const known = { orderId, expectedVersion: 1 }
      const push = act === 'fpg' ? await pushOn(investor, orderId) : 0
      const writes = {
        edit: () => investor.orders.editOrder({ ...known, content: { orderLevels: [orderLevel(11)] } }),
        test: () => investor.orders.testOrder({ ...known, round: 1, size: mm(4) }),
        fpg: () => investor.orders.fpgOrder({ ...known, push, answer: 'reconfirm' }),
        withdraw: () => investor.orders.withdraw(known),
      }
      const holder = await app.database.pool.connect()
      await holder.query('begin')
      await holder.query(`select from entity where id = 'ent_kestrelpeak' for update`)
      const writing = writes[act]()
      try {
        await expect.poll(waiting).toBe(1)
      } finally {
        await holder.query('commit')
        holder.release()
      }
      await expect(writing).resolves.toMatchObject({ orderId })
    },
  )
})
