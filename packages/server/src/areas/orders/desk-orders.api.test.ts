import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { CallRefused, Client } from '@bookrunner/contract'
import { clientOf, refusalOf, startTestApp, type TestApp } from '../../../test/index.ts'
import { inMinutes, linesOf, spread, submitted, why } from '../../../test/course.ts'
import { mm, place, rung } from '../../../test/orders.ts'
import { verifyLedger } from '../../platform/service/index.ts'

let app: TestApp
let desk: Client
let jlm: Client
let investor: Client
let dealId: string
beforeAll(async () => {
  app = await startTestApp()
  desk = await clientOf(app, 'deskoc')
  jlm = await clientOf(app, 'deskjlm')
  investor = await clientOf(app, 'investor')
  dealId = await submitted(desk)
})
afterAll(() => app.close())

const ledger = (id: string) => `deal:ann_${id.slice(5, 17)}`
const enter = (client: Client, houseId: string, content = {}, id = dealId) =>
  client.orders.newOrderForInvestor({
    ...{ dealId: id, investorId: houseId },
    content: { rungs: [rung(10, '60')], ...content },
  })
const asks = async (ask: Promise<unknown>): Promise<string> => (await refusalOf(ask)).reason

describe('an order the desk enters', () => {
  it('is the investor’s, who reads who entered it and nothing of the desk’s', async () => {
    const entered = await enter(desk, 'ent_kestrelpeak', {
      ...{ privateComment: 'Always cut', leads: ['ent_brasslight'], sales: 'Carmen', reserve: mm(2) },
    })
    expect(entered).toMatchObject({ status: 'Submitted', version: 1 })
    const { orderId } = entered
    const theirs = await investor.orders.getOrderDetail({ orderId })
    expect(theirs.enteredBy).toEqual({ own: false, name: 'Lantern' })
    expect(JSON.stringify(theirs)).not.toMatch(/Always cut|Carmen|brasslight|reserve/)
    const ours = await desk.orders.getOrderDetailForBook({ orderId })
    expect(ours).toMatchObject({
      order: { privateComment: 'Always cut', sales: 'Carmen', reserve: mm(2), channel: 'desk' },
      investor: { entityId: 'ent_kestrelpeak', masked: false },
      ...{ change: 'NEW', through: { entityId: 'ent_lantern' }, leads: [{ entityId: 'ent_brasslight' }] },
      createdBy: { userId: 'usr_deskoc' },
    })
  })

  it('noted on by the desk alone moves no number the investor has', async () => {
    const { orderId } = await enter(desk, 'ent_kestrelpeak')
    const before = (await linesOf(app, 'own:ent_kestrelpeak')).length
    await desk.orders.editOrderForInvestor({ orderId, seen: 1, content: { privateComment: 'Slow to pay' } })
    expect((await linesOf(app, 'own:ent_kestrelpeak')).length).toBe(before)
    expect((await investor.orders.getHisOrderList({ orderId })).list).toHaveLength(1)
    expect(
      (await desk.orders.getOrderLog({ orderId })).list.map(({ version, act }) => [version, act]),
    ).toEqual([
      [2, 'edited'],
      [1, 'submitted'],
    ])
    const content = { rungs: [rung(12, '60')] }
    expect((await investor.orders.editOrder({ orderId, seen: 1, content })).shown).toBe(2)
    const stale = desk.orders.editOrderForInvestor({ orderId, seen: 2, content: { sales: 'x' } })
    expect(await asks(stale)).toBe('write.changed-meanwhile')
    const line = (await linesOf(app, ledger(dealId))).find(({ params }) =>
      params.changes?.some(({ field }) => field === 'order.privateComment'),
    )
    expect(JSON.stringify(line)).not.toContain('Slow')
  })

  it('of a bank for itself is proprietary and JLM interest; neither can be taken away', async () => {
    const { orderId } = await enter(desk, 'ent_quillstone')
    const { order } = await desk.orders.getOrderDetailForBook({ orderId })
    expect([order.relations, order.jlmInterest]).toEqual([['proprietary'], true])
    const refused = await refusalOf(
      desk.orders.editOrderForInvestor({ orderId, seen: 1, content: { relations: [] } }),
    )
    expect(refused).toMatchObject({
      ...{ reason: 'order.wrong', fields: [{ field: 'relations', reason: 'order.flag-mandatory' }] },
    })
  })

  it('is for an investor that there is', async () => {
    expect(await asks(enter(desk, 'ent_nobody'))).toBe('record.unknown')
    expect(await asks(enter(desk, 'ent_glasswing'))).toBe('deal.not-investor')
    await sql`update entity set review = 'pending' where id = 'ent_vellumasia'`.execute(app.database.db)
    expect(await asks(enter(desk, 'ent_vellumasia'))).toBe('deal.not-reviewed')
  })
})

describe('by the role in the deal', () => {
  it('the leads enter any order, a joint manager those it leads, everybody else none', async () => {
    const { orderId } = await place(investor, dealId)
    const tried: Record<string, (string | undefined)[]> = {}
    const people = ['deskoc', 'deskjgc', 'deskjlm', 'deskbnd', 'superadmin', 'deskviewer', 'issuer', 'sales']
    for (const person of people) {
      const client = await clientOf(app, person)
      const said = (ask: Promise<unknown>) =>
        ask.then(
          () => 'yes',
          (fault: unknown) => (fault as CallRefused).reason,
        )
      tried[person] = [
        await said(client.orders.getOrderDetailForBook({ orderId })),
        await said(enter(client, 'ent_ironmosslife')),
        await said(client.orders.editOrderForInvestor({ orderId, seen: 99, content: { sales: 'x' } })),
      ]
    }
    const shut = 'access.denied'
    expect(tried).toEqual({
      deskoc: ['yes', 'yes', 'write.changed-meanwhile'],
      deskjgc: ['yes', 'yes', 'write.changed-meanwhile'],
      deskjlm: ['yes', 'yes', 'deal.not-yours'],
      deskbnd: ['record.unknown', 'deal.not-yours', 'record.unknown'],
      superadmin: ['yes', 'yes', 'write.changed-meanwhile'],
      deskviewer: ['yes', shut, shut],
      issuer: ['yes', shut, shut],
      sales: ['yes', 'yes', 'write.changed-meanwhile'],
    })
  })

  it('a joint manager’s orders go through itself, and it gives none away', async () => {
    const { orderId } = await enter(jlm, 'ent_ironmossre')
    expect((await jlm.orders.getOrderDetailForBook({ orderId })).through?.entityId).toBe('ent_quillstone')
    const away = jlm.orders.editOrderForInvestor({ orderId, seen: 1, content: { throughId: 'ent_lantern' } })
    expect(await refusalOf(away)).toMatchObject({
      ...{ reason: 'order.wrong', fields: [{ field: 'throughId', reason: 'order.own-bank' }] },
    })
    expect(await asks(enter(jlm, 'ent_ironmossre', { leads: ['ent_lantern'] }))).toBe('order.wrong')
    const own = jlm.orders.editOrderForInvestor({ orderId, seen: 1, content: { rungs: [rung(11, '60')] } })
    expect((await own).version).toBe(2)
  })

  it('an X-order has its name for the leads and the bank that leads it, an alias for others', async () => {
    const { orderId } = await enter(desk, 'ent_sundialreserve', { xOrder: true, account: 'Reserve one' })
    const issuer = await clientOf(app, 'issuer')
    for (const client of [jlm, issuer]) {
      const text = JSON.stringify([
        await client.orders.getOrderDetailForBook({ orderId }),
        await client.orders.getOrderLog({ orderId }),
      ])
      expect(text).not.toMatch(/[Ss]undial|Reserve one|Omar/)
      expect(text).toMatch(/Account [0-9A-Z]{5}/)
    }
    expect((await desk.orders.getOrderDetailForBook({ orderId })).investor.name).toMatch(/Sundial/)
  })

  it('private comments are not for the issuer; a draft is for no manager', async () => {
    const { orderId } = await enter(desk, 'ent_tamarindgulf', { privateComment: 'Between banks' })
    const issuer = await clientOf(app, 'issuer')
    expect(
      JSON.stringify([
        await issuer.orders.getOrderDetailForBook({ orderId }),
        await issuer.orders.getOrderLog({ orderId }),
      ]),
    ).not.toContain('Between banks')
    const draft = await investor.orders.saveOrder({ dealId, content: { rungs: [rung(3)] } })
    for (const client of [desk, jlm]) {
      expect(await asks(client.orders.getOrderDetailForBook({ orderId: draft.orderId }))).toBe(
        'record.unknown',
      )
      const edit = client.orders.editOrderForInvestor({ orderId: draft.orderId, seen: 1, content: {} })
      expect(await asks(edit)).toBe('record.unknown')
    }
  })
})

describe('by the type of the book', () => {
  const people = ['deskoc', 'deskjgc', 'deskjlm', 'deskbnd', 'issuer'] as const
  /** What each reads of an order through the OC, and of one through the joint manager: a name, an alias, nothing. */
  const table: Record<string, Record<(typeof people)[number], [string, string]>> = {
    pot: {
      ...{ deskoc: ['name', 'name'], deskjgc: ['name', 'name'], deskjlm: ['name', 'name'] },
      ...{ deskbnd: ['–', '–'], issuer: ['name', 'name'] },
    },
    soleUndisclosed: {
      ...{ deskoc: ['name', 'name'], deskjgc: ['name', 'name'], deskjlm: ['–', 'name'] },
      ...{ deskbnd: ['–', '–'], issuer: ['name', 'name'] },
    },
    soleDisclosed: {
      ...{ deskoc: ['name', 'name'], deskjgc: ['name', 'name'], deskjlm: ['name', 'name'] },
      ...{ deskbnd: ['–', '–'], issuer: ['name', 'name'] },
    },
    soleSyndicate: {
      ...{ deskoc: ['name', 'name'], deskjgc: ['name', 'name'], deskjlm: ['name', 'name'] },
      ...{ deskbnd: ['–', '–'], issuer: ['alias', 'alias'] },
    },
  }

  it.each(Object.keys(table))('%s: who reads which orders, and whose names', async (bookType) => {
    const of = await submitted(desk, 'IPG', { terms: { bookType: bookType as 'pot' } })
    const orders = [
      await enter(desk, 'ent_ironmosslife', {}, of),
      await enter(jlm, 'ent_ironmosslife', {}, of),
    ]
    const seen: Record<string, string[]> = {}
    for (const person of people) {
      const client = await clientOf(app, person)
      seen[person] = await Promise.all(
        orders.map(({ orderId }) =>
          client.orders.getOrderDetailForBook({ orderId }).then(
            ({ investor: { masked } }) => (masked ? 'alias' : 'name'),
            (fault: unknown) => ((fault as CallRefused).reason === 'record.unknown' ? '–' : 'fault'),
          ),
        ),
      )
    }
    expect(seen).toEqual(table[bookType])
  })

  it('who made a deal and has no part in its book reads its log without the orders', async () => {
    const made = await submitted(jlm)
    await place(investor, made)
    const codes = async (client: Client) =>
      (await client.deals.getDealLog({ dealId: made, pageNum: 1, pageSize: 50 })).list.map(({ code }) => code)
    expect(await codes(desk)).toContain('order.submitted')
    const log = await jlm.deals.getDealLog({ dealId: made, pageNum: 1, pageSize: 50 })
    expect(log.list.map(({ code }) => code)).toEqual(['deal.submitted', 'deal.created'])
    expect(JSON.stringify(log)).not.toContain('usr_investor')
  })
})

describe('once the book is closed', () => {
  it('the desk needs a reason, which the deal’s log tells; the investor reads only', async () => {
    const closing = await submitted(desk)
    const { orderId } = await place(investor, closing)
    await desk.deals.changeDealStatus({
      ...{ dealId: closing, to: 'FPG', guidance: spread('60'), closesAt: inMinutes(60) },
    })
    const answer = await desk.orders.editFpgSize({ orderId, seen: 1, size: mm(8) })
    expect(answer.figures).toMatchObject({ size: mm(10), fpgSize: mm(8) })
    await desk.deals.fpgEnd({ dealId: closing })
    expect(await asks(investor.orders.withdraw({ orderId, seen: 2 }))).toBe('order.book-closed')
    expect(await asks(desk.orders.editFpgSize({ orderId, seen: 2, size: mm(7) }))).toBe(
      'order.reason-missing',
    )
    const reason = 'Called at 16:02'
    expect((await desk.orders.editFpgSize({ orderId, seen: 2, size: mm(7), reason })).version).toBe(3)
    const log = await desk.deals.getDealLog({ dealId: closing, pageNum: 1, pageSize: 15, code: 'order.' })
    expect(log.list[0]).toMatchObject({ code: 'order.fpgAnswered', said: reason, what: 'FPG answered' })
    expect((await desk.orders.getOrderLog({ orderId })).list[0]).toMatchObject({ reason, channel: 'desk' })
    expect(await verifyLedger(app.database.pool, ledger(closing))).toBeUndefined()
  })
})

describe('a test', () => {
  it('is answered by the desk for an investor', async () => {
    const tested = await submitted(desk)
    const { orderId } = await place(investor, tested)
    await desk.deals.orderTest({ dealId: tested, level: spread('110') })
    const answer = await desk.orders.editTestSize({ orderId, seen: 1, round: 1, size: mm(6) })
    expect(answer.figures).toMatchObject({ size: mm(10), testSize: mm(6) })
    expect((await investor.orders.getTestOrder({ dealId: tested })).list[0]!.testWanted).toBe(false)
  })
})

describe('after the book went subject', () => {
  it('what is new or more waits for who runs the book; what is less does not', async () => {
    const subject = await submitted(desk)
    const before = await place(investor, subject)
    await sql`update deal set course = jsonb_set(course, '{subjectAt}', to_jsonb(${inMinutes(-1)}::text))
      where id = ${subject}`.execute(app.database.db)
    const late = await place(investor, subject)
    expect([before.conditional, late.conditional]).toEqual([false, true])
    const less = await investor.orders.editOrder({
      ...{ orderId: before.orderId, seen: 1, content: { rungs: [rung(5, '60')] } },
    })
    expect(less.conditional).toBe(false)
    expect(await asks(jlm.orders.acceptOrder({ orderId: late.orderId, seen: 1 }))).toBe('deal.not-yours')
    const taken = await desk.orders.acceptOrder({ orderId: late.orderId, seen: 1 })
    expect(taken.conditional).toBe(false)
    expect(await asks(desk.orders.acceptOrder({ orderId: late.orderId, seen: 2 }))).toBe('write.no-changes')
  })
})

describe('a list', () => {
  const houses = ['Ironmoss Life Insurance', '铁苔再保险', 'ent_marrowbysuper', 'larkfield grey hong kong']
  const rows = Array.from({ length: 500 }, (_, nr) => ({
    ...{ investor: houses[nr % houses.length]!, account: `Fund ${nr}`, size: String(1 + (nr % 40)) },
    ...(nr % 3 === 0 ? { minSpread: '+60' } : {}),
  }))
  const ordersOn = async (id: string) =>
    (
      await sql<{ n: number }>`select count(*)::int as n from deal_order where deal_id = ${id}`.execute(
        app.database.db,
      )
    ).rows[0]!.n

  it('of 500 is tried first, then entered whole, with one line', async () => {
    const bulk = await submitted(desk)
    const lines = (await linesOf(app, ledger(bulk))).length
    const tried = await desk.orders.newOrders({ dealId: bulk, rows }, { dryRun: true })
    expect([tried.list.length, await ordersOn(bulk)]).toEqual([500, 0])
    const entered = await desk.orders.newOrders({ dealId: bulk, rows })
    expect(entered.list[1]).toMatchObject({ row: 1, size: mm(2), through: 'Lantern Harbour Securities' })
    expect(entered.list[1]!.investor).toBe('Ironmoss Reinsurance')
    expect([await ordersOn(bulk), (await linesOf(app, ledger(bulk))).length]).toEqual([500, lines + 1])
    expect(await verifyLedger(app.database.pool, ledger(bulk))).toBeUndefined()
    const order = await desk.orders.getOrderDetailForBook({ orderId: entered.list[0]!.orderId })
    expect(order.order).toMatchObject({ channel: 'import', account: 'Fund 0', rungs: [rung(1, '60')] })
  })

  it('with one bad row is refused with every cell that is wrong, and nothing of it is kept', async () => {
    const bulk = await submitted(desk)
    const bad = [
      { investor: 'Ironmoss Life Insurance', size: '５０' },
      { investor: 'No such house', size: '10' },
      { investor: 'Lantern Harbour Securities', size: '1e400' },
      { investor: 'ent_marrowbysuper', size: '10', maxPrice: '99' },
      { investor: 'ent_marrowbysuper', size: '0.0001', through: 'Amberfall Water Group' },
    ]
    const { reason, fields } = await refusalOf(
      desk.orders.newOrders({ dealId: bulk, rows: [...rows.slice(0, 20), ...bad] }),
    )
    expect(reason).toBe('order.rows-wrong')
    expect(fields.map(({ field, reason: why }) => [field, why])).toEqual([
      ['rows.20.size', 'amount.not-understood'],
      ['rows.21.investor', 'order.name-unknown'],
      ['rows.22.size', 'amount.not-understood'],
      ['rows.22.investor', 'order.name-unknown'],
      ['rows.23.maxPrice', 'order.limit-on-yield'],
      ['rows.24.through', 'order.name-unknown'],
    ])
    expect(await ordersOn(bulk)).toBe(0)
    await desk.deals.abort({ dealId: bulk, ...why })
    expect(await asks(desk.orders.newOrders({ dealId: bulk, rows }))).toBe('order.deal-over')
  })
})
