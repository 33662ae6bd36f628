// Merging and splitting: who may, what is refused, and what remains.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { clientOf, refusalOf, startTestApp, type TestApp, type TestNode } from '../../../../test/index.ts'
import { linesOf, submitted, ledgerOf } from '../../../../test/lifecycle.ts'
import { mm, orderLevel } from '../../../../test/orders.ts'
import { verifyLedger } from '../../../platform/service/index.ts'

let app: TestApp
let other: TestNode
let desk: Client
let investor: Client
beforeAll(async () => {
  app = await startTestApp()
  other = await app.anotherNode()
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
type MergeInput = Parameters<Client['book']['mergeOrder']>[0]
const merge = (content: Pick<MergeInput, 'dealId' | 'orderIds'> & Partial<MergeInput>, client = desk) =>
  client.book.mergeOrder({ rule: 'sum', ...content })
const listed = (dealId: string, mergeId: string, client = desk) =>
  client.book.getMergeOrderList({ dealId, mergeId })

describe('merging', () => {
  it('counts two orders as one, writes a line of the log and of each order, and moves the book', async () => {
    const { dealId, orderIds } = await pair()
    const before = await desk.book.bookOrderList({ dealId })
    const request = { dealId, orderIds, rule: 'stated' as const, size: mm(12), reason: 'One mandate' }
    const { mergeId, counting } = await merge({ ...request, leadOrderId: orderIds[1]! })
    expect(counting).toBe(mm(12))
    const { merge: made, list } = await listed(dealId, mergeId)
    expect(made).toMatchObject({
      mergeId,
      orderIds,
      rule: 'stated',
      size: mm(12),
      reason: 'One mandate',
      edited: [],
      leadOrderId: orderIds[1],
      by: 'Edmund Fong 方以誠',
    })
    expect(list.map(({ counting: size }) => size)).toEqual([mm(10), mm(4)])
    const after = await desk.book.bookOrderList({ dealId })
    expect(after.seq).toBe(before.seq + 1)
    const line = (await linesOf(app, ledgerOf(dealId))).at(-1)!
    expect(line).toMatchObject({
      code: 'order.merged',
      params: {
        dealId,
        mergeId,
        orderIds,
        changes: [
          { field: 'order.mergeRule', to: 'stated' },
          { field: 'order.mergeSize', to: '12000000' },
          { field: 'order.mergeLead', to: orderIds[1] },
        ],
      },
    })
    expect(JSON.stringify(line.params)).not.toContain('mandate')
    for (const orderId of orderIds) {
      const { acts, list: versions } = await desk.orders.getOrderLog({ orderId })
      expect(acts).toMatchObject([
        { act: 'merged', reason: 'One mandate', orders: [{}, {}].map(() => expect.any(String)) },
      ])
      expect(versions).toHaveLength(1)
    }
  })
})

describe('a refused merge', () => {
  const reasonOf = async (request: Parameters<typeof merge>[0], client = desk) => {
    const { reason, message, fields } = await refusalOf(merge(request, client))
    return fields.length > 0 ? fields.map(({ field, reason: each }) => `${field} ${each}`) : [reason, message]
  }
  const wrong = ['merge.wrong-choice', 'merge data error, please choose again']

  it('one order, two investors, another deal’s order and a merged order, in the words of the specification', async () => {
    const { dealId, orderIds } = await pair()
    const one = orderIds.slice(0, 1)
    const few = ['merge.too-few', 'Data to be merged must be 2 or more!']
    expect(await reasonOf({ dealId, orderIds: [] })).toEqual(few)
    expect(await reasonOf({ dealId, orderIds: one })).toEqual(few)
    expect(await reasonOf({ dealId, orderIds: [...one, ...one] })).toEqual(few)
    const stranger = (await enter(dealId, 'ent_sundialreserve', 5)).orderId
    expect(await reasonOf({ dealId, orderIds: [...orderIds, stranger] })).toEqual(wrong)
    const sister = (await enter(dealId, 'ent_ironmossre', 5)).orderId
    const soft = (await enter(dealId, 'ent_ironmosslife', 5, { commitment: 'soft' })).orderId
    expect(await reasonOf({ dealId, orderIds: [...orderIds, soft] })).toEqual(wrong)
    await merge({ dealId, orderIds: [...orderIds, sister] })
    expect(await reasonOf({ dealId, orderIds })).toEqual(wrong)
    const more = await pair()
    const ours = await refusalOf(merge({ dealId, orderIds: [...orderIds, ...more.orderIds] }))
    expect(ours.reason).toBe('record.unknown')
    const draft = await investor.orders.saveOrder({ dealId, content: { orderLevels: [orderLevel(3)] } })
    expect((await reasonOf({ dealId, orderIds: [...one, draft.orderId] }))[0]).toBe('record.unknown')
  })

  it('a withdrawn order, more than fifty, and a size that cannot count', async () => {
    const { dealId, orderIds } = await pair()
    expect(await reasonOf({ dealId, orderIds, rule: 'stated', leadOrderId: 'ord_x' })).toEqual([
      'size merge.size-missing',
      'reason merge.reason-missing',
      'leadOrderId merge.lead-unknown',
    ])
    const over = { dealId, orderIds, rule: 'stated' as const, size: mm(15), reason: 'One' }
    expect(await refusalOf(merge(over))).toMatchObject({
      fields: [{ field: 'size', message: expect.stringContaining('14mm') }],
    })
    const odd = await Promise.all([10, 2_000_001].map((size) => refusalOf(merge({ ...over, size }))))
    expect(odd.flatMap(({ fields }) => fields)).toMatchObject([
      { field: 'size', reason: 'order.below-minimum' },
      { field: 'size', reason: 'order.off-grid' },
    ])
    const many = Array.from({ length: 51 }, (_, nr) => `ord_${nr}`)
    expect(await reasonOf({ dealId, orderIds: many })).toEqual(['orderIds field.too-long'])
    expect(await reasonOf({ dealId, orderIds, reason: 'x'.repeat(301) })).toEqual(['reason field.too-long'])
    await desk.orders.withdrawForInvestor({ orderId: orderIds[0]!, expectedVersion: 1 })
    expect(await reasonOf({ dealId, orderIds })).toEqual(wrong)
  })

  it('finished deals, and people without the right', async () => {
    const over = await pair()
    await desk.deals.abort({ dealId: over.dealId })
    expect((await reasonOf(over))[0]).toBe('order.deal-over')
    const { dealId, orderIds } = await pair()
    const answers: Record<string, string> = {}
    for (const person of [
      'deskjlm',
      'deskbnd',
      'deskviewer',
      'issuer',
      'issueramberfall',
      'investor',
      'systemadmin',
    ])
      answers[person] = (await refusalOf(merge({ dealId, orderIds }, await clientOf(app, person)))).reason
    expect(answers).toEqual({
      deskjlm: 'deal.not-yours',
      deskbnd: 'deal.not-yours',
      deskviewer: 'access.denied',
      issuer: 'access.denied',
      issueramberfall: 'access.denied',
      investor: 'access.denied',
      systemadmin: 'access.denied',
    })
    for (const person of ['deskjgc', 'superadmin']) {
      const client = await clientOf(app, person)
      const { mergeId } = await merge({ dealId, orderIds }, client)
      await client.book.splitOrder({ dealId, mergeId })
    }
  })
})

describe('two desks at once', () => {
  it('one merges, the other is refused; a repeated key merges once', async () => {
    const { dealId, orderIds } = await pair()
    const nodes = [desk, await clientOf({ ...app, url: other.url }, 'deskjgc')]
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, (_, nr) => merge({ dealId, orderIds }, nodes[nr % 2])),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ reason: 'merge.wrong-choice' })
    const more = await pair()
    const key = crypto.randomUUID()
    const request = { ...more, rule: 'sum' as const }
    const same = await Promise.all(Array.from({ length: 4 }, () => desk.book.mergeOrder(request, { key })))
    expect(new Set(same.map(({ mergeId }) => mergeId)).size).toBe(1)
    expect(await verifyLedger(app.database.pool, ledgerOf(dealId))).toBeUndefined()
  })

  it('one of two splits succeeds', async () => {
    const { dealId, orderIds } = await pair()
    const { mergeId } = await merge({ dealId, orderIds })
    const outcomes = await Promise.allSettled([1, 2].map(() => desk.book.splitOrder({ dealId, mergeId })))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await refusalOf(listed(dealId, mergeId))).reason).toBe('merge.unknown')
  })

  it('an edit of a merged order and a merge at the same time follow one another', async () => {
    const { dealId, orderIds } = await pair()
    const [edited, merged] = await Promise.all([
      desk.orders.editOrderForInvestor({
        orderId: orderIds[0]!,
        expectedVersion: 1,
        content: { orderLevels: [orderLevel(11, '60')] },
      }),
      merge({ dealId, orderIds }),
    ])
    expect(edited.version).toBe(2)
    const { merge: made, list } = await listed(dealId, merged.mergeId)
    const last = (await linesOf(app, ledgerOf(dealId))).at(-1)!.code
    expect(made.edited).toEqual(last === 'order.edited' ? [orderIds[0]] : [])
    expect(list[0]!.counting).toBe(mm(11))
  })
})
