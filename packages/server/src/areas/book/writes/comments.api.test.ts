// Comments: who may write them, what the investor reads, and what is refused.
import { describe, expect, it } from 'vitest'
import type { CallRefused } from '@bookrunner/contract'
import { clientOf, openTestWorld, refusalOf } from '../../../../test/index.ts'
import { linesOf, submitted, ledgerOf } from '../../../../test/lifecycle.ts'
import { sharedWithBnd } from '../../../../test/deals.ts'
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

describe('a comment', () => {
  it('makes a version with its author, a line of the log, and a new state of the book', async () => {
    const dealId = await submitted(desk)
    const { orderId } = await place(investor, dealId)
    const before = await desk.book.bookOrderList({ dealId })
    const note = { orderId, expectedVersion: 1, comment: ' For two funds ', privateComment: 'Calls daily' }
    const done = await desk.book.editComments(note)
    expect(done).toMatchObject({ orderId, version: 2, at: expect.any(String) })
    const { list, seq } = await desk.orders
      .getOrderLog({ orderId })
      .then(async (log) => ({ ...log, seq: (await desk.book.bookOrderList({ dealId })).seq }))
    expect(seq).toBe(before.seq + 1)
    expect(list[0]).toMatchObject({
      act: 'commented',
      version: 2,
      at: done.at,
      channel: 'desk',
      by: { entity: { shortName: 'Lantern' } },
      changes: [
        { field: 'comment', to: 'For two funds' },
        { field: 'privateComment', to: 'Calls daily' },
      ],
    })
    const line = (await linesOf(app, ledgerOf(dealId))).at(-1)!
    expect(line).toMatchObject({ code: 'order.commented', params: { dealId, orderId } })
    expect(JSON.stringify(line.params)).not.toMatch(/daily|funds/)
    const { list: log } = await desk.deals.getDealLog({ dealId, pageNum: 1, pageSize: 1 })
    expect(log[0]!.what).toContain('Comments on an order edited')
  })

  it('that is private changes nothing for the investor: no version, number or text', async () => {
    const dealId = await submitted(desk)
    const { orderId } = await place(investor, dealId)
    const own = () => linesOf(app, 'own:ent_kestrelpeak')
    const [lines, mine] = [await own(), await investor.orders.myOrder({ pageNum: 1, pageSize: 50 })]
    await desk.book.editComments({ orderId, expectedVersion: 1, privateComment: 'Behind closed doors' })
    expect(await own()).toEqual(lines)
    expect(await investor.orders.myOrder({ pageNum: 1, pageSize: 50 })).toEqual(mine)
    // The investor may still edit the version that it read.
    expect(
      (await investor.orders.editOrder({ orderId, expectedVersion: 1, content: { minSize: mm(1) } })).shown,
    ).toBe(2)
    // A public comment is none of the order's versions, so it needs no number and moves none.
    expect(await desk.book.editComments({ orderId, comment: 'Thank you' })).toMatchObject({ version: 3 })
    expect(await own()).toHaveLength(lines.length + 2)
    const { order } = await investor.orders.getOrderDetail({ orderId })
    expect(order).toMatchObject({ shown: 2, comment: 'Thank you' })
    expect(order).not.toHaveProperty('privateComment')
    const { list } = await investor.orders.getHisOrderList({ orderId })
    expect(list.map(({ act, by }) => [act, by.name])).toEqual([
      ['commented', 'Lantern'],
      ['edited', expect.any(String)],
      ['submitted', expect.any(String)],
    ])
    expect(JSON.stringify([order, list])).not.toContain('closed doors')
  })

  it('is public for those who may enter the order, private for those who see it', async () => {
    const answers: Record<string, Record<string, string[]>> = {}
    for (const bookType of ['pot', 'soleUndisclosed'] as const) {
      const dealId = await submitted(desk, 'IPG', { shared: sharedWithBnd, terms: { bookType } })
      const orders = {
        others: (await enter(dealId)).orderId,
        own: (await enter(dealId, {}, jlm)).orderId,
        x: (await enter(dealId, { xOrder: true })).orderId,
      }
      for (const person of [
        'deskoc',
        'deskjgc',
        'deskjlm',
        'deskbnd',
        'superadmin',
        'deskviewer',
        'issuer',
      ]) {
        const client = await clientOf(app, person)
        const row: string[] = []
        for (const [name, orderId] of Object.entries(orders)) {
          const note = { orderId, expectedVersion: await versionOf(orderId) }
          const comment = `${person} ${name}`
          row.push(
            `${name}: ${await outcome(client.book.editComments({ ...note, comment }))}, ${await outcome(
              client.book.editComments({
                orderId,
                expectedVersion: await versionOf(orderId),
                privateComment: comment,
              }),
            )}`,
          )
        }
        answers[bookType] = { ...answers[bookType], [person]: row }
      }
    }
    const all = ['others: yes, yes', 'own: yes, yes', 'x: yes, yes']
    const shut = ['others', 'own', 'x'].map((name) => `${name}: access.denied, access.denied`)
    const leads = { deskoc: all, deskjgc: all, superadmin: all, deskviewer: shut, issuer: shut }
    const unseen = 'record.unknown, record.unknown'
    expect(answers).toEqual({
      pot: {
        ...leads,
        // The name behind the X-order is hidden, and so is its comment: nobody may overwrite what they cannot read.
        deskjlm: ['others: deal.not-yours, yes', 'own: yes, yes', 'x: deal.not-yours, deal.not-yours'],
        // Here a joint manager that leads no order does billing and delivery.
        deskbnd: [
          'others: deal.not-yours, yes',
          'own: deal.not-yours, yes',
          'x: deal.not-yours, deal.not-yours',
        ],
      },
      soleUndisclosed: {
        ...leads,
        deskjlm: [`others: ${unseen}`, 'own: yes, yes', `x: ${unseen}`],
        deskbnd: ['others', 'own', 'x'].map((name) => `${name}: ${unseen}`),
      },
    })
  })

  it('is refused if too long, stale or unchanged, and on a withdrawn order or a finished deal', async () => {
    const dealId = await submitted(desk)
    const { orderId } = await place(investor, dealId)
    const reasonOf = async (change: object) =>
      (await refusalOf(desk.book.editComments({ orderId, expectedVersion: 1, ...change }))).reason
    const long = await refusalOf(
      desk.book.editComments({
        orderId,
        expectedVersion: 1,
        comment: 'x'.repeat(100_000),
        privateComment: 'x'.repeat(2001),
      }),
    )
    expect(long.fields.map(({ field, reason }) => [field, reason])).toEqual([
      ['comment', 'field.too-long'],
      ['privateComment', 'field.too-long'],
    ])
    expect(await reasonOf({})).toBe('write.no-changes')
    expect(await reasonOf({ comment: null })).toBe('write.no-changes')
    expect(await reasonOf({ privateComment: 'x', expectedVersion: 7 })).toBe('write.changed-meanwhile')
    expect(await reasonOf({ privateComment: 'x', expectedVersion: undefined })).toBe(
      'write.changed-meanwhile',
    )
    expect(await reasonOf({ comment: 'x', orderId: 'ord_nosuchorder' })).toBe('record.unknown')
    const draft = await investor.orders.saveOrder({ dealId, content: { orderLevels: [orderLevel(3)] } })
    expect(await reasonOf({ comment: 'x', orderId: draft.orderId })).toBe('record.unknown')
    expect(await versionOf(orderId)).toBe(1)
    const gone = await place(investor, dealId)
    await investor.orders.withdraw({ orderId: gone.orderId, expectedVersion: 1 })
    expect(await reasonOf({ privateComment: 'x', orderId: gone.orderId, expectedVersion: 2 })).toBe(
      'order.withdrawn',
    )
    await desk.deals.abort({ dealId })
    expect(await reasonOf({ comment: 'x' })).toBe('order.comments-closed')
    expect(await reasonOf({ privateComment: 'x' })).toBe('order.deal-over')
    expect(
      await outcome(
        (await clientOf(app, 'issueramberfall')).book.editComments({ orderId, expectedVersion: 1 }),
      ),
    ).toBe('access.denied')
    expect(await outcome(investor.book.editComments({ orderId, expectedVersion: 1, comment: 'x' }))).toBe(
      'access.denied',
    )
  })

  it('is written once, however often it is sent', async () => {
    const dealId = await submitted(desk)
    const { orderId } = await place(investor, dealId)
    const key = crypto.randomUUID()
    const again = () => desk.book.editComments({ orderId, expectedVersion: 1, comment: 'Once' }, { key })
    expect(await Promise.all([again(), again()])).toEqual([await again(), await again()])
    const { list } = await desk.orders.getOrderLog({ orderId })
    expect(list.map(({ version, line }) => [version, line])).toEqual([
      [1, 1],
      [1, 0],
    ])
  })
})
