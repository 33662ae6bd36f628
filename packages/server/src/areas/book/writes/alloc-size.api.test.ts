// Proposed sizes: whole lists, two desks at once, who may propose, and what is refused.
import { describe, expect, it } from 'vitest'
import type { CallRefused, Client } from '@bookrunner/contract'
import { clientOf, openTestWorld, refusalOf } from '../../../../test/index.ts'
import { linesOf, dealsByStage, submitted, ledgerOf } from '../../../../test/lifecycle.ts'
import { mm, place, orderLevel } from '../../../../test/orders.ts'

const { app, desk, jlm, investor } = openTestWorld({ desk: 'deskoc', jlm: 'deskjlm', investor: 'investor' })

const enter = (dealId: string, content = {}, client = desk) =>
  client.orders.newOrderForInvestor({
    dealId,
    investorId: 'ent_ironmosslife',
    content: { orderLevels: [orderLevel(10, '60')], ...content },
  })
const outcome = (ask: Promise<unknown>): Promise<string> =>
  ask.then(
    () => 'yes',
    (fault: unknown) => (fault as CallRefused).reason,
  )
const versionOf = async (orderId: string) =>
  (await desk.orders.getOrderDetailForBook({ orderId })).order.version

describe('proposed sizes', () => {
  it('save a whole list with a version of each order and one line', async () => {
    const dealId = await submitted(desk)
    const ids = [(await place(investor, dealId)).orderId, (await enter(dealId)).orderId]
    const sizes = ids.map((orderId, nr) => ({ orderId, expectedVersion: 1, size: mm(nr + 1) }))
    expect(await desk.book.allocSize({ dealId, sizes })).toEqual({
      count: 2,
      total: '3000000',
      orders: ids.map((orderId) => ({ orderId, version: 2 })),
    })
    const { rows } = await desk.book.bookOrderList({ dealId })
    expect(Object.fromEntries(rows.map(({ id, allocSize, version }) => [id, [allocSize, version]]))).toEqual({
      [ids[0]!]: [mm(1), 2],
      [ids[1]!]: [mm(2), 2],
    })
    const line = (await linesOf(app, ledgerOf(dealId))).at(-1)!
    expect(line).toMatchObject({ code: 'order.sized', params: { dealId, orderIds: ids } })
    const [version] = (await desk.orders.getOrderLog({ orderId: ids[0]! })).list
    expect(version).toMatchObject({ act: 'sized', changes: [{ field: 'allocSize', from: null, to: '1mm' }] })
    // An unchanged size may stand beside changed ones; null removes a proposal.
    const next = [sizes[0]!, { orderId: ids[1]!, expectedVersion: 2, size: null }]
    expect(await desk.book.allocSize({ dealId, sizes: next })).toMatchObject({ count: 1, total: '0' })
    expect((await refusalOf(desk.book.allocSize({ dealId, sizes: next }))).reason).toBe('write.no-changes')
  })

  it('from two desks at once: the second is refused with the orders that changed, and saves nothing', async () => {
    const dealId = await submitted(desk)
    const [both, free] = [(await place(investor, dealId)).orderId, (await enter(dealId)).orderId]
    const propose = (client: Client, size: number, ...ids: string[]) =>
      client.book.allocSize({
        dealId,
        sizes: ids.map((orderId) => ({ orderId, expectedVersion: 1, size: mm(size) })),
      })
    await propose(await clientOf(app, 'deskjgc'), 3, both)
    const { reason, fields } = await refusalOf(propose(desk, 4, free, both))
    expect([reason, ...fields.map(({ field, reason: each }) => `${field} ${each}`)]).toEqual([
      'book.sizes-wrong',
      'sizes.1.size write.changed-meanwhile',
    ])
    expect([await versionOf(free), await versionOf(both)]).toEqual([1, 2])
    // The same proposal is no conflict.
    expect(await propose(desk, 3, free, both)).toMatchObject({ count: 1 })
  })

  it('are refused row by row, and none is saved', async () => {
    const dealId = await submitted(desk)
    const [ours, gone] = [(await place(investor, dealId)).orderId, (await enter(dealId)).orderId]
    await desk.orders.withdrawForInvestor({ orderId: gone, expectedVersion: 1 })
    const elsewhere = (await enter(await submitted(desk))).orderId
    const sizes = [
      { orderId: ours, expectedVersion: 1, size: mm(2) },
      { orderId: ours, expectedVersion: 1, size: mm(11) },
      { orderId: gone, expectedVersion: 2, size: mm(1) },
      { orderId: elsewhere, expectedVersion: 1, size: mm(1) },
    ]
    const { reason, fields } = await refusalOf(desk.book.allocSize({ dealId, sizes }))
    expect([reason, ...fields.map(({ field, reason: each }) => `${field} ${each}`)]).toEqual([
      'book.sizes-wrong',
      'sizes.1.orderId book.order-twice',
      'sizes.1.size book.size-over-order',
      'sizes.2.size order.withdrawn',
      'sizes.3.size record.unknown',
    ])
    expect(await versionOf(ours)).toBe(1)
    const many = Array.from({ length: 501 }, () => ({ orderId: ours, expectedVersion: 1, size: mm(1) }))
    expect((await refusalOf(desk.book.allocSize({ dealId, sizes: many }))).fields[0]!.reason).toBe(
      'field.too-long',
    )
    await desk.deals.abort({ dealId })
    const late = desk.book.allocSize({ dealId, sizes: [{ orderId: ours, expectedVersion: 1, size: mm(1) }] })
    expect((await refusalOf(late)).reason).toBe('order.deal-over')
  })

  it('are refused with the figures if they do not fit the deal', async () => {
    const dealId = await submitted(desk)
    const [one, other] = [(await place(investor, dealId)).orderId, (await enter(dealId)).orderId]
    const sizes = [
      { orderId: one, expectedVersion: 1, size: mm(0.1) },
      { orderId: other, expectedVersion: 1, size: mm(1.0005) },
    ]
    const { fields } = await refusalOf(desk.book.allocSize({ dealId, sizes }))
    expect(fields).toMatchObject([
      { field: 'sizes.0.size', reason: 'order.below-minimum', message: 'The minimum is 0.2mm.' },
      { field: 'sizes.1.size', reason: 'order.off-grid', message: expect.stringContaining('1.001mm') },
    ])
    expect([await versionOf(one), await versionOf(other)]).toEqual([1, 1])
  })

  it('are written in every phase by the leads for any order, by a joint manager for its own', async () => {
    const dealId = await submitted(desk)
    const [ours, theirs] = [(await enter(dealId)).orderId, (await enter(dealId, {}, jlm)).orderId]
    const answers: Record<string, string[]> = {}
    const people = [
      'deskoc',
      'deskjgc',
      'deskjlm',
      'deskbnd',
      'superadmin',
      'deskviewer',
      'issuer',
      'investor',
    ]
    for (const [nr, person] of people.entries()) {
      const client = await clientOf(app, person)
      const propose = async (orderId: string) =>
        outcome(
          client.book.allocSize({
            dealId,
            sizes: [{ orderId, expectedVersion: await versionOf(orderId), size: mm(nr + 1) }],
          }),
        )
      answers[person] = [await propose(ours), await propose(theirs)]
    }
    const both = (word: string) => [word, word]
    expect(answers).toEqual({
      deskoc: both('yes'),
      deskjgc: both('yes'),
      superadmin: both('yes'),
      deskjlm: ['book.sizes-wrong', 'yes'],
      deskbnd: both('deal.not-yours'),
      deskviewer: both('access.denied'),
      issuer: both('access.denied'),
      investor: both('access.denied'),
    })
    for (const phase of ['Test in IPG', 'FPG'] as const) {
      const other = await dealsByStage[phase](desk)
      const { orderId } = await enter(other)
      expect(
        (await desk.book.allocSize({ dealId: other, sizes: [{ orderId, expectedVersion: 1, size: mm(1) }] }))
          .count,
      ).toBe(1)
    }
  })
})
