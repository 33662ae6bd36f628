// What becomes of merged orders: edited underneath, split, read by whom.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { CallRefused, Client } from '@bookrunner/contract'
import { clientOf, refusalOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import { dealsByStage, submitted } from '../../../../test/lifecycle.ts'
import { mm, place, orderLevel } from '../../../../test/orders.ts'

let app: TestApp
let desk: Client
let investor: Client
beforeAll(async () => {
  app = await startTestApp()
  desk = await clientOf(app, 'deskoc')
  investor = await clientOf(app, 'investor')
})
afterAll(() => app.close())

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
const merge = (asked: Pick<MergedInput, 'dealId' | 'orderIds'> & Partial<MergedInput>, client = desk) =>
  client.book.mergeOrder({ rule: 'sum', ...asked })
const listed = (dealId: string, mergeId: string, client = desk) =>
  client.book.getMergeOrderList({ dealId, mergeId })

describe('underneath', () => {
  it('an edited, a withdrawn or a dropped order shows, flagged; remarks and proposals do not flag', async () => {
    const { dealId, orderIds } = await pair()
    const [first, second] = orderIds as [string, string]
    const { mergeId } = await merge({ dealId, orderIds })
    await desk.book.editComments({ orderId: first, expectedVersion: 1, comment: 'Calls daily' })
    await desk.book.allocSize({ dealId, sizes: [{ orderId: first, expectedVersion: 2, size: mm(1) }] })
    expect((await listed(dealId, mergeId)).merge.edited).toEqual([])
    await desk.orders.editOrderForInvestor({
      orderId: first,
      expectedVersion: 3,
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
    // Fewer than two count, and it is still one to look at; split, nothing of the orders is lost.
    await desk.book.splitOrder({ dealId, mergeId, reason: 'Only one is left' })
    const { order } = await desk.orders.getOrderDetailForBook({ orderId: first })
    expect(order).toMatchObject({
      version: 4,
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

describe('one that turns soft underneath', () => {
  it('is firm in no figure: strip, curve, subtotals and announcement', async () => {
    const { dealId, orderIds } = await pair()
    await merge({ dealId, orderIds })
    await desk.orders.editOrderForInvestor({
      orderId: orderIds[1]!,
      expectedVersion: 1,
      content: { commitment: 'soft' },
    })
    const { summary } = await desk.book.getOrderSummary({ dealId })
    expect(summary).toMatchObject({ total: String(mm(10)), soft: String(mm(4)), orders: 1 })
    expect((await desk.book.liveChart({ dealId })).total).toBe(summary.total)
    const { types } = await desk.book.bookOrderCompanyList({ dealId })
    expect(types).toMatchObject([{ counting: summary.total, soft: summary.soft, orders: 1 }])
    const { buckets } = await desk.book.bookOrderTrend({ dealId })
    expect(buckets.at(-1)!.book).toBe(summary.total)
  })
})

describe('of which one is JLM interest', () => {
  it.each(['sum', 'largest'] as const)('merged by %s, strip and announcement tell it apart', async (rule) => {
    const dealId = await submitted(desk)
    const firm = await enter(dealId, 'ent_ironmosslife', 40)
    const jlm = { jlmInterest: true, throughId: 'ent_quillstone' }
    const own = await enter(dealId, 'ent_ironmosslife', 10, jlm)
    const { mergeId } = await merge({ dealId, orderIds: [firm.orderId, own.orderId], rule })
    const total = String(mm(rule === 'sum' ? 50 : 40))
    const strip = async () => (await desk.book.getOrderSummary({ dealId })).summary
    const apart = { jlmInterest: String(mm(10)), coLead: String(mm(10)) }
    expect(await strip()).toMatchObject({ total, ...apart })
    const said = await desk.book.writeBookMessage({ dealId, step: mm(5) })
    expect(said).toMatchObject({ over: total, jlmInterest: apart.jlmInterest })
    expect(said.words.US).toContain('JLM interest')
    await desk.book.splitOrder({ dealId, mergeId })
    expect(await strip()).toMatchObject(apart)
  })
})

describe('splitting', () => {
  const given = (sqlText: ReturnType<typeof sql>) => sqlText.execute(app.database.db)

  it('is refused where something was allocated or confirmed, or the deal is over', async () => {
    const { dealId, orderIds } = await pair()
    const { mergeId } = await merge({ dealId, orderIds })
    const why = async () => (await refusalOf(desk.book.splitOrder({ dealId, mergeId }))).reason
    await given(
      sql`update deal_order set record = jsonb_set(record, '{allocation}', '0') where id = ${orderIds[0]}`,
    )
    expect(await why()).toBe('merge.allocated')
    await given(
      sql`update deal_order set record = jsonb_set(record, '{allocation}', 'null') where id = ${orderIds[0]}`,
    )
    await given(
      sql`update deal set lifecycle = jsonb_set(lifecycle, '{confirmed}', 'true') where id = ${dealId}`,
    )
    expect(await why()).toBe('merge.allocated')
    await given(
      sql`update deal set lifecycle = jsonb_set(lifecycle, '{confirmed}', 'false') where id = ${dealId}`,
    )
    await desk.deals.abort({ dealId })
    expect(await why()).toBe('order.deal-over')
  })

  it('knows no other deal’s merge, and asks for the same say', async () => {
    const { dealId, orderIds } = await pair()
    const { mergeId } = await merge({ dealId, orderIds })
    const elsewhere = await submitted(desk)
    const why = async (asked: { dealId: string; mergeId: string }, person = 'deskoc') =>
      (await refusalOf((await clientOf(app, person)).book.splitOrder(asked))).reason
    expect(await why({ dealId: elsewhere, mergeId })).toBe('merge.unknown')
    expect(await why({ dealId, mergeId: 'mrg_nosuchmerge' })).toBe('merge.unknown')
    expect(await why({ dealId, mergeId }, 'deskjlm')).toBe('deal.not-yours')
    expect(await why({ dealId, mergeId }, 'issuer')).toBe('access.denied')
    expect(await why({ dealId, mergeId }, 'investor')).toBe('access.denied')
  })

  it('is done after a push and once the book is priced', async () => {
    for (const standing of ['Test in IPG', 'FPG'] as const) {
      const dealId = await dealsByStage[standing](desk)
      const orderIds = await pairOn(dealId)
      const { mergeId } = await merge({ dealId, orderIds })
      expect((await desk.book.splitOrder({ dealId, mergeId })).orderIds).toEqual(orderIds)
    }
  })
})

describe('who reads a merge', () => {
  it('who sees each of its orders, by the book’s type; what was said of it, who may merge', async () => {
    const read: Record<string, Record<string, string | null>> = {}
    for (const bookType of ['pot', 'soleUndisclosed', 'soleSyndicate'] as const) {
      const dealId = await submitted(desk, 'IPG', { terms: { bookType } })
      const orderIds = await pairOn(dealId)
      const { mergeId } = await merge({ dealId, orderIds, reason: 'Ironmoss is one' })
      for (const person of ['deskoc', 'deskjlm', 'deskbnd', 'issuer', 'deskviewer']) {
        const ask = listed(dealId, mergeId, await clientOf(app, person))
        const told = await ask.then(
          ({ merge: { reason } }) => reason,
          (refused: unknown) => (refused as CallRefused).reason,
        )
        read[bookType] = { ...read[bookType], [person]: told }
      }
    }
    const said = 'Ironmoss is one'
    const whole = { deskoc: said, deskjlm: null, deskbnd: 'merge.unknown', issuer: null, deskviewer: null }
    expect(read).toEqual({
      pot: whole,
      // The joint manager leads one of the two.
      soleUndisclosed: { ...whole, deskjlm: 'merge.unknown' },
      soleSyndicate: whole,
    })
  })

  it('and who may merge is offered what may be', async () => {
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
