// The conversation on an order: who may add a comment, when, and that the order itself does not change.
import { describe, expect, it } from 'vitest'
import type { CallRefused } from '@bookrunner/contract'
import { ownOrdersSubject } from '@bookrunner/contract/orders'
import { admitted, clientOf, openTestWorld, refusalOf } from '../../../../test/index.ts'
import { worded } from '../../../../test/callers.ts'
import { final, inMinutes, linesOf, ledgerOf, spread, submitted, why } from '../../../../test/lifecycle.ts'
import { mm, place, orderLevel } from '../../../../test/orders.ts'
import { until } from '../../../../test/until.ts'

const { app, desk, investor } = openTestWorld({ desk: 'deskoc', investor: 'investor' })

const outcome = (ask: Promise<unknown>): Promise<string> =>
  ask.then(
    () => 'yes',
    (fault: unknown) => (fault as CallRefused).reason,
  )
const placed = async (): Promise<{ dealId: string; orderId: string }> => {
  const dealId = await submitted(desk)
  const { orderId } = await place(investor, dealId)
  return { dealId, orderId }
}
/** The conversation as the investor reads it, oldest first. */
const conversation = async (orderId: string): Promise<(string | null)[]> =>
  (await investor.orders.getHisOrderList({ orderId })).list
    .filter(({ changes }) => changes.some(({ field }) => field === 'comment'))
    .map(({ order }) => order.comment)
    .toReversed()

describe('a comment of an investor', () => {
  it('changes nothing of the order: no version, time or figure, and no edit meanwhile is refused', async () => {
    const { dealId, orderId } = await placed()
    const { order: before } = await investor.orders.getOrderDetail({ orderId })
    const [row] = (await desk.book.bookOrderList({ dealId })).rows
    const done = await investor.orders.addComment({ orderId, comment: ' For two funds ' })
    expect(done).toEqual({ orderId, line: 1, at: expect.any(String) })
    await desk.book.editComments({ orderId, comment: 'Thank you' })
    expect(await investor.orders.addComment({ orderId, comment: 'For two funds' })).toMatchObject({ line: 3 })
    expect((await investor.orders.getOrderDetail({ orderId })).order).toEqual({
      ...before,
      comment: 'For two funds',
    })
    const [after] = (await desk.book.bookOrderList({ dealId })).rows
    expect(after).toMatchObject({ comment: 'For two funds', version: 1, updatedAt: row!.updatedAt })
    expect(after!.seq).toBe(row!.seq + 3)
    expect(await conversation(orderId)).toEqual(['For two funds', 'Thank you', 'For two funds'])
    // Both sides edit over what they read before the comments.
    const content = { minSize: mm(1) }
    expect(await investor.orders.editOrder({ orderId, expectedVersion: 1, content })).toMatchObject({
      shown: 2,
    })
    const sales = { orderId, expectedVersion: 2, content: { sales: 'Iris' } }
    expect(await desk.orders.editOrderForInvestor(sales)).toMatchObject({ version: 3 })
  })

  it('is in the history of both sides and in the deal’s log, whose chain has no text of it', async () => {
    const { dealId, orderId } = await placed()
    await investor.orders.addComment({ orderId, comment: 'For two funds' })
    const { list } = await desk.orders.getOrderLog({ orderId })
    expect(list.map(({ version, line, act }) => [version, line, act])).toEqual([
      [1, 1, 'commented'],
      [1, 0, 'submitted'],
    ])
    expect(list[0]).toMatchObject({
      channel: 'screen',
      by: { entity: { shortName: expect.any(String) } },
      changes: [{ field: 'comment', to: 'For two funds' }],
    })
    const { list: own } = await investor.orders.getHisOrderList({ orderId })
    expect(own.map(({ shown, line, act, by }) => [shown, line, act, by.own])).toEqual([
      [1, 1, 'commented', true],
      [1, 0, 'submitted', true],
    ])
    const line = (await linesOf(app, ledgerOf(dealId))).at(-1)!
    expect(line).toMatchObject({ code: 'order.commented', params: { dealId, orderId } })
    expect(JSON.stringify(line.params)).not.toContain('funds')
  })

  it('reaches other tabs and nodes live', async () => {
    const { orderId } = await placed()
    const watching = await clientOf({ ...app, url: (await app.anotherNode()).url }, 'investor')
    const heard: string[] = []
    watching.live.watch(ownOrdersSubject, 'ent_kestrelpeak', {
      snapshot: () => heard.push('snapshot'),
      changes: (news) => heard.push(...news.map((each) => JSON.stringify(each))),
    })
    await until(() => expect(heard).toEqual(['snapshot']))
    await desk.book.editComments({ orderId, comment: 'Please confirm' })
    await until(() => expect(heard).toHaveLength(2))
    await investor.orders.addComment({ orderId, comment: 'Confirmed' })
    await until(() => expect(heard).toHaveLength(3))
    watching.live.close()
  })

  it('is added once, however often it is sent', async () => {
    const { orderId } = await placed()
    const key = crypto.randomUUID()
    const again = () => investor.orders.addComment({ orderId, comment: 'Once' }, { key })
    expect(await Promise.all([again(), again()])).toEqual([await again(), await again()])
    expect(await conversation(orderId)).toEqual(['Once'])
    expect((await refusalOf(investor.orders.addComment({ orderId, comment: 'Other' }, { key }))).reason).toBe(
      'write.key-other-body',
    )
  })

  it('is refused if empty or too long, with the field', async () => {
    const { orderId } = await placed()
    const faults = await Promise.all(
      ['', ' \n ', 'x'.repeat(1001)].map(async (comment) =>
        (await refusalOf(investor.orders.addComment({ orderId, comment }))).fields.map(
          ({ field, reason }) => `${field} ${reason}`,
        ),
      ),
    )
    expect(faults).toEqual([
      ['comment field.required'],
      ['comment field.required'],
      ['comment field.too-long'],
    ])
    const two = 'Line one\nLine two'
    await investor.orders.addComment({ orderId, comment: two })
    expect(await conversation(orderId)).toEqual([two])
  })
})

describe('the conversation is open', () => {
  const closed = async (dealId: string) => {
    await desk.deals.changeDealStatus({
      dealId,
      to: 'FPG',
      guidance: spread('60'),
      closesAt: inMinutes(60),
    })
    await desk.deals.fpgEnd({ dealId })
  }
  const phases: Record<string, (dealId: string) => Promise<unknown>> = {
    IPG: async () => {},
    test: (dealId) => desk.deals.orderTest({ dealId, level: spread('110') }),
    'FPG closed': closed,
    priced: async (dealId) => {
      await closed(dealId)
      await desk.deals.changeDealStatus({ dealId, to: 'Priced', final })
    },
    aborted: (dealId) => desk.deals.abort({ dealId, ...why }),
  }

  it('for both sides from the submission until the deal is over, and stays readable', async () => {
    const answers: Record<string, string[]> = {}
    for (const [phase, move] of Object.entries(phases)) {
      const { dealId, orderId } = await placed()
      await move(dealId)
      answers[phase] = [
        await outcome(investor.orders.addComment({ orderId, comment: 'One' })),
        await outcome(desk.book.editComments({ orderId, comment: 'Two' })),
      ]
      expect(await conversation(orderId)).toEqual(phase === 'aborted' ? [] : ['One', 'Two'])
    }
    expect(answers).toEqual({
      IPG: ['yes', 'yes'],
      test: ['yes', 'yes'],
      'FPG closed': ['yes', 'yes'],
      priced: ['yes', 'yes'],
      aborted: ['order.comments-closed', 'order.comments-closed'],
    })
  })

  it('on a withdrawn order and on an intention, and not on a draft', async () => {
    const { dealId, orderId } = await placed()
    await investor.orders.withdraw({ orderId, expectedVersion: 1 })
    await desk.book.editComments({ orderId, comment: 'Why?' })
    await investor.orders.addComment({ orderId, comment: 'The fund closed' })
    expect((await investor.orders.getOrderDetail({ orderId })).status).toBe('Withdrawn')
    const draft = await investor.orders.saveOrder({ dealId, content: { orderLevels: [orderLevel(3)] } })
    const onDraft = { orderId: draft.orderId, comment: 'x' }
    expect(await outcome(investor.orders.addComment(onDraft))).toBe('order.is-draft')
    expect(await outcome(desk.book.editComments(onDraft))).toBe('record.unknown')
    const inTest = await submitted(desk, 'Test')
    const intention = await place(investor, inTest)
    expect(await outcome(investor.orders.addComment({ orderId: intention.orderId, comment: 'x' }))).toBe(
      'yes',
    )
  })

  it('words its refusals in three languages', async () => {
    const { dealId, orderId } = await placed()
    const empty = await worded(app, 'investor', (client) =>
      client.orders.addComment({ orderId, comment: '' }),
    )
    await desk.deals.abort({ dealId, ...why })
    const over = await worded(app, 'investor', (client) =>
      client.orders.addComment({ orderId, comment: 'x' }),
    )
    for (const messages of [empty, over]) expect(new Set(messages).size).toBe(3)
    expect(over[0]).toContain('comments are closed')
  })
})

describe('the right to comment', () => {
  it('is the house’s own: others get the answer that they get elsewhere', async () => {
    const { orderId } = await placed()
    const answers: Record<string, string> = {}
    for (const person of ['investoradmin', 'investorironmosslife', 'deskjlm', 'deskviewer', 'issuer']) {
      const client = await clientOf(app, person)
      answers[person] = await outcome(client.orders.addComment({ orderId, comment: person }))
    }
    expect(answers).toEqual({
      investoradmin: 'yes',
      investorironmosslife: 'record.unknown',
      deskjlm: 'access.denied',
      deskviewer: 'access.denied',
      issuer: 'access.denied',
    })
    expect(await conversation(orderId)).toEqual(['investoradmin'])
    expect(await outcome(investor.orders.addComment({ orderId: 'ord_nosuchorder', comment: 'x' }))).toBe(
      'record.unknown',
    )
    expect(await outcome(investor.book.editComments({ orderId, comment: 'x' }))).toBe('access.denied')
  })

  it('admits those who may place orders', async () => {
    const { orderId } = await placed()
    expect(await admitted(app, (client) => client.orders.addComment({ orderId, comment: 'x' }))).toEqual([
      'superadmin',
      'investoradmin',
      'investor',
    ])
  })

  it('is not that of a role that only reads', async () => {
    const { orderId } = await placed()
    await app.database.pool.query(
      `delete from role_permission p using role r
       where r.id = p.role_id and p.permission = 'my_order|place' and r.id in (
         select role_id from user_role where user_id = 'usr_investor')`,
    )
    const reader = await clientOf({ ...app, url: (await app.anotherNode()).url }, 'investor')
    expect((await reader.orders.getOrderDetail({ orderId })).order.id).toBe(orderId)
    expect(await outcome(reader.orders.addComment({ orderId, comment: 'x' }))).toBe('access.denied')
  })
})
