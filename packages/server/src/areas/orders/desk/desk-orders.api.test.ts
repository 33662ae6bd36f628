import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { CallOptions, Client } from '@bookrunner/contract'
import { orderNumber } from '@bookrunner/domain/orders'
import { clientOf, openTestWorld, refusalOf } from '../../../../test/index.ts'
import { inMinutes, linesOf, spread, submitted, ledgerOf } from '../../../../test/lifecycle.ts'
import { mm, place, pushOn, orderLevel } from '../../../../test/orders.ts'
import { verifyLedger } from '../../../platform/service/index.ts'

const { app, desk, jlm, investor } = openTestWorld({ desk: 'deskoc', jlm: 'deskjlm', investor: 'investor' })
let dealId: string
beforeAll(async () => {
  dealId = await submitted(desk)
})

const enter = (client: Client, houseId: string, content = {}, id = dealId) =>
  client.orders.newOrderForInvestor({
    dealId: id,
    investorId: houseId,
    content: { orderLevels: [orderLevel(10, '60')], ...content },
  })
const asks = async (ask: Promise<unknown>): Promise<string> => (await refusalOf(ask)).reason

describe('an order the desk enters', () => {
  it('belongs to the investor, who reads its author and no field of the desk', async () => {
    const entered = await enter(desk, 'ent_kestrelpeak', {
      privateComment: 'Always cut',
      leads: ['ent_brasslight'],
      sales: 'Carmen',
      reserve: mm(2),
    })
    expect(entered).toMatchObject({ status: 'Submitted', version: 1 })
    const { orderId } = entered
    const theirs = await investor.orders.getOrderDetail({ orderId })
    expect(theirs.enteredBy).toEqual({
      own: false,
      name: 'Lantern',
      nameCn: '灯港证券',
      nameHk: '燈港證券',
    })
    expect(JSON.stringify(theirs)).not.toMatch(/Always cut|Carmen|brasslight|reserve/)
    const ours = await desk.orders.getOrderDetailForBook({ orderId })
    expect(ours).toMatchObject({
      order: { privateComment: 'Always cut', sales: 'Carmen', reserve: mm(2), channel: 'desk' },
      investor: { entityId: 'ent_kestrelpeak', masked: false },
      change: 'NEW',
      through: { entityId: 'ent_lantern' },
      leads: [{ entityId: 'ent_brasslight' }],
      createdBy: { userId: 'usr_deskoc' },
    })
  })

  it('changes no number of the investor after a note by the desk', async () => {
    const { orderId } = await enter(desk, 'ent_kestrelpeak')
    const before = (await linesOf(app, 'own:ent_kestrelpeak')).length
    await desk.orders.editOrderForInvestor({
      orderId,
      expectedVersion: 1,
      content: { privateComment: 'Slow to pay' },
    })
    expect((await linesOf(app, 'own:ent_kestrelpeak')).length).toBe(before)
    expect((await investor.orders.getHisOrderList({ orderId })).list).toHaveLength(1)
    expect(
      (await desk.orders.getOrderLog({ orderId })).list.map(({ version, act }) => [version, act]),
    ).toEqual([
      [2, 'edited'],
      [1, 'submitted'],
    ])
    const content = { orderLevels: [orderLevel(12, '60')] }
    expect((await investor.orders.editOrder({ orderId, expectedVersion: 1, content })).shown).toBe(2)
    const stale = desk.orders.editOrderForInvestor({ orderId, expectedVersion: 2, content: { sales: 'x' } })
    expect(await asks(stale)).toBe('write.changed-meanwhile')
    const line = (await linesOf(app, ledgerOf(dealId))).find(({ params }) =>
      params.changes?.some(({ field }) => field === 'order.privateComment'),
    )
    expect(JSON.stringify(line)).not.toContain('Slow')
  })

  it('of a syndicate bank for itself stays proprietary, and is JLM interest unless its desk changes that', async () => {
    const { orderId } = await enter(desk, 'ent_quillstone')
    const { order } = await desk.orders.getOrderDetailForBook({ orderId })
    expect([order.relations, order.jlmInterest]).toEqual([['proprietary'], true])
    const refused = await refusalOf(
      desk.orders.editOrderForInvestor({ orderId, expectedVersion: 1, content: { relations: [] } }),
    )
    expect(refused).toMatchObject({
      reason: 'order.wrong',
      fields: [{ field: 'relations', reason: 'order.flag-mandatory' }],
    })
    await desk.orders.editOrderForInvestor({ orderId, expectedVersion: 1, content: { jlmInterest: false } })
    const { order: after } = await desk.orders.getOrderDetailForBook({ orderId })
    expect([after.relations, after.jlmInterest]).toEqual([['proprietary'], false])
  })

  it('of an investing bank outside the syndicate is proprietary, and no JLM interest', async () => {
    const asBank = (roles: string) =>
      sql`update entity set deal_roles = ${roles}::text[] where id = 'ent_vellummacro'`.execute(
        app.database.db,
      )
    await asBank('{investor,underwriter}')
    const { orderId } = await enter(desk, 'ent_vellummacro')
    const { list } = await desk.deals.getInvestorList({})
    expect(list.filter((each) => each.underwrites).map((each) => each.entityId)).toContain('ent_vellummacro')
    await asBank('{investor}')
    const { order } = await desk.orders.getOrderDetailForBook({ orderId })
    expect([order.relations, order.jlmInterest]).toEqual([['proprietary'], false])
  })

  it('needs an existing investor', async () => {
    expect(await asks(enter(desk, 'ent_nobody'))).toBe('record.unknown')
    expect(await asks(enter(desk, 'ent_glasswing'))).toBe('deal.not-investor')
    await sql`update entity set review = 'pending' where id = 'ent_vellumasia'`.execute(app.database.db)
    expect(await asks(enter(desk, 'ent_vellumasia'))).toBe('deal.not-reviewed')
  })
})

describe('once the book is closed', () => {
  it('the desk needs a reason, which is in the deal’s log; the investor only reads', async () => {
    const closing = await submitted(desk)
    const { orderId } = await place(investor, closing)
    await desk.deals.changeDealStatus({
      dealId: closing,
      to: 'FPG',
      guidance: spread('60'),
      closesAt: inMinutes(60),
    })
    const push = await pushOn(investor, orderId)
    const answer = await desk.orders.editFpgSize({ orderId, expectedVersion: 1, push, size: mm(8) })
    expect(answer.figures).toMatchObject({ size: mm(10), fpgSize: mm(8) })
    await desk.deals.fpgEnd({ dealId: closing })
    expect(await asks(investor.orders.withdraw({ orderId, expectedVersion: 2 }))).toBe('order.book-closed')
    expect(await asks(desk.orders.editFpgSize({ orderId, expectedVersion: 2, push, size: mm(7) }))).toBe(
      'order.reason-missing',
    )
    const reason = 'Called at 16:02'
    expect(
      (await desk.orders.editFpgSize({ orderId, expectedVersion: 2, push, size: mm(7), reason })).version,
    ).toBe(3)
    const log = await desk.deals.getDealLog({ dealId: closing, pageNum: 1, pageSize: 15, code: 'order.' })
    expect(log.list[0]).toMatchObject({ code: 'order.fpgAnswered', comment: reason })
    expect(log.list[0]!.what).toMatch(
      /^FPG answered · [0-9A-Z]{5}-[0-9A-Z]{5} · Kestrelpeak Asset Management$/,
    )
    expect((await desk.orders.getOrderLog({ orderId })).list[0]).toMatchObject({ reason, channel: 'desk' })
    expect(await verifyLedger(app.database.pool, ledgerOf(closing))).toBeUndefined()
  })
})

describe('a test', () => {
  it('can be answered by the desk for an investor', async () => {
    const tested = await submitted(desk)
    const { orderId } = await place(investor, tested)
    await desk.deals.orderTest({ dealId: tested, level: spread('110') })
    const answer = await desk.orders.editTestSize({ orderId, expectedVersion: 1, round: 1, size: mm(6) })
    expect(answer.figures).toMatchObject({ size: mm(10), testSize: mm(6) })
    expect((await investor.orders.getTestOrder({ dealId: tested })).list[0]!.needsTestSize).toBe(false)
  })
})

describe('after the book went subject', () => {
  it('new and larger orders wait for the book’s leads; reduced ones do not', async () => {
    const subject = await submitted(desk)
    const before = await place(investor, subject)
    await sql`update deal set lifecycle = jsonb_set(lifecycle, '{subjectAt}', to_jsonb(${inMinutes(-1)}::text))
      where id = ${subject}`.execute(app.database.db)
    const late = await place(investor, subject)
    expect([before.conditional, late.conditional]).toEqual([false, true])
    const less = await investor.orders.editOrder({
      orderId: before.orderId,
      expectedVersion: 1,
      content: { orderLevels: [orderLevel(5, '60')] },
    })
    expect(less.conditional).toBe(false)
    expect(await asks(jlm.orders.acceptOrder({ orderId: late.orderId, expectedVersion: 1 }))).toBe(
      'deal.not-yours',
    )
    const taken = await desk.orders.acceptOrder({ orderId: late.orderId, expectedVersion: 1 })
    expect(taken.conditional).toBe(false)
    expect(await asks(desk.orders.acceptOrder({ orderId: late.orderId, expectedVersion: 2 }))).toBe(
      'write.no-changes',
    )
  })

  it('several are accepted at once, all or none, by the book’s leads alone', async () => {
    const subject = await submitted(desk)
    const other = await submitted(desk)
    const early = await place(investor, subject)
    await sql`update deal set lifecycle = jsonb_set(lifecycle, '{subjectAt}', to_jsonb(${inMinutes(-1)}::text))
      where id in (${subject}, ${other})`.execute(app.database.db)
    const late = [await place(investor, subject), await place(investor, subject)]
    const elsewhere = await place(investor, other)
    const chosen = (placed: readonly { orderId: string }[], expectedVersion = 1) =>
      placed.map(({ orderId }) => ({ orderId, expectedVersion }))
    const accepting = (client: Client, orders: ReturnType<typeof chosen>, options?: CallOptions) =>
      client.orders.acceptOrders({ dealId: subject, orders }, options)
    const wrong = await refusalOf(accepting(desk, chosen([...late, early, elsewhere])))
    expect(wrong).toMatchObject({
      reason: 'order.not-all-accepted',
      fields: [
        { field: `orders.${early.orderId}`, reason: 'write.no-changes' },
        { field: `orders.${elsewhere.orderId}`, reason: 'record.unknown' },
      ],
    })
    const stale = await refusalOf(accepting(desk, chosen(late, 7)))
    expect(stale.fields?.map(({ reason }) => reason)).toEqual(late.map(() => 'write.changed-meanwhile'))
    const role = await refusalOf(accepting(jlm, chosen(late)))
    expect(role.fields?.map(({ reason }) => reason)).toEqual(late.map(() => 'deal.not-yours'))
    for (const person of ['deskviewer', 'issuer', 'investor'])
      expect([person, await asks(accepting(await clientOf(app, person), chosen(late)))]).toEqual([
        person,
        'access.denied',
      ])
    const waiting = async () =>
      (await desk.book.bookOrderList({ dealId: subject })).rows.filter(({ conditional }) => conditional)
        .length
    await accepting(desk, chosen(late), { dryRun: true })
    expect(await waiting()).toBe(2)
    const { list } = await accepting(desk, [...chosen(late), ...chosen(late)])
    expect(list.map(({ conditional, version }) => [conditional, version])).toEqual(late.map(() => [false, 2]))
    expect(await waiting()).toBe(0)
    const log = await desk.deals.getDealLog({ dealId: subject, pageNum: 1, pageSize: 15, code: 'order.' })
    expect(log.list[0]).toMatchObject({
      code: 'order.listAccepted',
      what: `Conditional orders accepted · ${late.map(({ orderId }) => orderNumber(orderId)).join(', ')}`,
    })
    expect((await investor.orders.getOrderDetail({ orderId: late[0]!.orderId })).order.conditional).toBeNull()
    expect(await verifyLedger(app.database.pool, ledgerOf(subject))).toBeUndefined()
  })
})
