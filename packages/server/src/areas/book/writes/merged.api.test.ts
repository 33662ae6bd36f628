// Merged orders after their merge: edited, split, and read by different roles.
import { describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { CallRefused, Client } from '@bookrunner/contract'
import { clientOf, openTestWorld, refusalOf } from '../../../../test/index.ts'
import { dealsByStage, submitted } from '../../../../test/lifecycle.ts'
import { mm, place, orderLevel } from '../../../../test/orders.ts'

const { app, desk, investor } = openTestWorld({ desk: 'deskoc', investor: 'investor' })

const enter = (dealId: string, investorId: string, size: number, content = {}, client = desk) =>
  client.orders.newOrderForInvestor({
    dealId,
    investorId,
    content: { orderLevels: [orderLevel(size, '60')], ...content },
  })
/** Two orders of one house, through two banks. */
const pairOn = async (dealId: string) => {
  const orders = [
    await enter(dealId, 'ent_ironmosslife', 10),
    await enter(dealId, 'ent_ironmosslife', 4, { throughId: 'ent_quillstone' }),
  ]
  return orders.map(({ orderId }) => orderId)
}
const pair = async () => {
  const dealId = await submitted(desk)
  return { dealId, orderIds: await pairOn(dealId) }
}
type MergedInput = Parameters<Client['book']['mergeOrder']>[0]
const merge = (content: Pick<MergedInput, 'dealId' | 'orderIds'> & Partial<MergedInput>, client = desk) =>
  client.book.mergeOrder({ rule: 'sum', ...content })
const listed = (dealId: string, mergeId: string, client = desk) =>
  client.book.getMergeOrderList({ dealId, mergeId })

describe('underneath', () => {
  it('flags edited, withdrawn and dropped orders, but not comments and proposals', async () => {
    const { dealId, orderIds } = await pair()
    const [first, second] = orderIds as [string, string]
    const { mergeId } = await merge({ dealId, orderIds })
    await desk.book.editComments({ orderId: first, comment: 'Calls daily' })
    await desk.book.allocSize({ dealId, sizes: [{ orderId: first, expectedVersion: 1, size: mm(1) }] })
    expect((await listed(dealId, mergeId)).merge.edited).toEqual([])
    await desk.orders.editOrderForInvestor({
      orderId: first,
      expectedVersion: 2,
      content: { orderLevels: [orderLevel(12, '60')] },
    })
    expect(await listed(dealId, mergeId)).toMatchObject({
      merge: { edited: [first] },
      list: [{ counting: mm(12), edited: true }, { edited: false }],
    })
    await desk.orders.withdrawForInvestor({ orderId: second, expectedVersion: 1 })
    expect(await listed(dealId, mergeId)).toMatchObject({
      merge: { edited: orderIds },
      list: [{ counting: mm(12) }, { counting: 0, edited: true }],
    })
    // With fewer than two counting orders it stays a merge until it is split; a split loses nothing.
    await desk.book.splitOrder({ dealId, mergeId, reason: 'Only one is left' })
    const { order } = await desk.orders.getOrderDetailForBook({ orderId: first })
    expect(order).toMatchObject({
      version: 3,
      orderLevels: [orderLevel(12, '60')],
      comment: 'Calls daily',
      allocSize: mm(1),
    })
    const { acts } = await desk.orders.getOrderLog({ orderId: first })
    expect(acts.map(({ act, reason }) => [act, reason])).toEqual([
      ['split', 'Only one is left'],
      ['merged', null],
    ])
  })
})

describe('a merged order that turns soft', () => {
  it('counts as firm in no figure: strip, curve, subtotals and announcement', async () => {
    const { dealId, orderIds } = await pair()
    await merge({ dealId, orderIds })
    await desk.orders.editOrderForInvestor({
      orderId: orderIds[1]!,
      expectedVersion: 1,
      content: { commitment: 'soft' },
    })
    const { summary } = await desk.book.getOrderSummary({ dealId })
    expect(summary).toMatchObject({
      total: String(mm(10)),
      soft: String(mm(4)),
      orders: 2,
      softOrders: 1,
      lines: 1,
    })
    expect((await desk.book.liveChart({ dealId })).total).toBe(summary.total)
    const { types } = await desk.book.bookOrderCompanyList({ dealId })
    expect(types).toMatchObject([{ counting: summary.total, soft: summary.soft, orders: 2, lines: 1 }])
    const { buckets } = await desk.book.bookOrderTrend({ dealId })
    expect(buckets.at(-1)!.book).toBe(summary.total)
  })
})

describe('a merged order with JLM interest', () => {
  it.each(['sum', 'largest'] as const)(
    'merged by %s, is separate in strip and announcement',
    async (rule) => {
      const dealId = await submitted(desk)
      const firm = await enter(dealId, 'ent_ironmosslife', 40)
      const jlm = { jlmInterest: true, throughId: 'ent_quillstone' }
      const own = await enter(dealId, 'ent_ironmosslife', 10, jlm)
      const { mergeId } = await merge({ dealId, orderIds: [firm.orderId, own.orderId], rule })
      const total = String(mm(rule === 'sum' ? 50 : 40))
      const strip = async () => (await desk.book.getOrderSummary({ dealId })).summary
      const apart = { jlmInterest: String(mm(10)), coLead: String(mm(10)) }
      expect(await strip()).toMatchObject({ total, ...apart })
      const message = await desk.book.writeBookMessage({ dealId, step: mm(5) })
      expect(message).toMatchObject({ over: total, jlmInterest: apart.jlmInterest })
      expect(message.words.US).toContain('JLM interest')
      await desk.book.splitOrder({ dealId, mergeId })
      expect(await strip()).toMatchObject(apart)
    },
  )
})

describe('splitting', () => {
  const execute = (sqlText: ReturnType<typeof sql>) => sqlText.execute(app.database.db)

  it('is refused after an allocation or confirmation, and on a finished deal', async () => {
    const { dealId, orderIds } = await pair()
    const { mergeId } = await merge({ dealId, orderIds })
    const reason = async () => (await refusalOf(desk.book.splitOrder({ dealId, mergeId }))).reason
    await execute(
      sql`update deal_order set record = jsonb_set(record, '{allocation}', '0') where id = ${orderIds[0]}`,
    )
    expect(await reason()).toBe('merge.allocated')
    await execute(
      sql`update deal_order set record = jsonb_set(record, '{allocation}', 'null') where id = ${orderIds[0]}`,
    )
    await execute(
      sql`update deal set lifecycle = jsonb_set(lifecycle, '{confirmed}', 'true') where id = ${dealId}`,
    )
    expect(await reason()).toBe('merge.allocated')
    await execute(
      sql`update deal set lifecycle = jsonb_set(lifecycle, '{confirmed}', 'false') where id = ${dealId}`,
    )
    await desk.deals.abort({ dealId })
    expect(await reason()).toBe('order.deal-over')
  })

  it('refuses another deal’s merge, and needs the right to merge', async () => {
    const { dealId, orderIds } = await pair()
    const { mergeId } = await merge({ dealId, orderIds })
    const elsewhere = await submitted(desk)
    const reasonFor = async (request: { dealId: string; mergeId: string }, person = 'deskoc') =>
      (await refusalOf((await clientOf(app, person)).book.splitOrder(request))).reason
    expect(await reasonFor({ dealId: elsewhere, mergeId })).toBe('merge.unknown')
    expect(await reasonFor({ dealId, mergeId: 'mrg_nosuchmerge' })).toBe('merge.unknown')
    expect(await reasonFor({ dealId, mergeId }, 'deskjlm')).toBe('deal.not-yours')
    expect(await reasonFor({ dealId, mergeId }, 'issuer')).toBe('access.denied')
    expect(await reasonFor({ dealId, mergeId }, 'investor')).toBe('access.denied')
  })

  it('works after a push and once the book is priced', async () => {
    for (const phase of ['Test in IPG', 'FPG'] as const) {
      const dealId = await dealsByStage[phase](desk)
      const orderIds = await pairOn(dealId)
      const { mergeId } = await merge({ dealId, orderIds })
      expect((await desk.book.splitOrder({ dealId, mergeId })).orderIds).toEqual(orderIds)
    }
  })
})

describe('readers of a merge', () => {
  it('is shown to those who see all its orders, and its reason only to those who may merge', async () => {
    const read: Record<string, Record<string, string | null>> = {}
    for (const bookType of ['pot', 'soleUndisclosed', 'soleSyndicate'] as const) {
      const dealId = await submitted(desk, 'IPG', { terms: { bookType } })
      const orderIds = await pairOn(dealId)
      const { mergeId } = await merge({ dealId, orderIds, reason: 'Ironmoss is one' })
      for (const person of ['deskoc', 'deskjlm', 'deskbnd', 'issuer', 'deskviewer']) {
        const ask = listed(dealId, mergeId, await clientOf(app, person))
        const answer = await ask.then(
          ({ merge: { reason } }) => reason,
          (refused: unknown) => (refused as CallRefused).reason,
        )
        read[bookType] = { ...read[bookType], [person]: answer }
      }
    }
    const reason = 'Ironmoss is one'
    const everybody = {
      deskoc: reason,
      deskjlm: null,
      deskbnd: 'merge.unknown',
      issuer: null,
      deskviewer: null,
    }
    expect(read).toEqual({
      pot: everybody,
      // The joint manager leads one of the two.
      soleUndisclosed: { ...everybody, deskjlm: 'merge.unknown' },
      soleSyndicate: everybody,
    })
  })

  it('candidates are offered to those who may merge', async () => {
    const { dealId, orderIds } = await pair()
    const sister = (await enter(dealId, 'ent_ironmossre', 5)).orderId
    await place(investor, dealId)
    const offered = async (orderId?: string, client = desk) =>
      (await client.book.getMergeOrderListToManage({ dealId, ...(orderId && { orderId }) })).candidates
    const [house, group] = await offered()
    expect([house!.by, house!.name, house!.orderIds.toSorted()]).toEqual([
      'house',
      'Ironmoss Life Insurance',
      orderIds.toSorted(),
    ])
    expect([group!.by, group!.name, group!.orderIds.toSorted()]).toEqual([
      'group',
      'Ironmoss Insurance Group',
      [...orderIds, sister].toSorted(),
    ])
    expect((await offered(sister)).map(({ by }) => by)).toEqual(['group'])
    await merge({ dealId, orderIds })
    expect(await offered()).toEqual([])
    const jlm = await clientOf(app, 'deskjlm')
    expect((await refusalOf(offered(undefined, jlm))).reason).toBe('deal.not-yours')
    const issuer = await clientOf(app, 'issuer')
    expect((await refusalOf(offered(undefined, issuer))).reason).toBe('access.denied')
  })
})
