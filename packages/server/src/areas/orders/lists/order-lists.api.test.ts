import { describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { demoNames } from '../../../../test/demo-names.ts'
import { openTestWorld, refusalOf } from '../../../../test/index.ts'
import { linesOf, submitted, why, ledgerOf } from '../../../../test/lifecycle.ts'
import { enterFor, mm, orderLevel } from '../../../../test/orders.ts'
import { listOf } from '../../../../test/workbooks.ts'
import { verifyLedger } from '../../../platform/service/index.ts'

const { app, desk, jlm } = openTestWorld({ desk: 'deskoc', jlm: 'deskjlm' })

const asks = async (ask: Promise<unknown>): Promise<string> => (await refusalOf(ask)).reason

describe('a list', () => {
  const houses = [
    'Ironmoss Life Insurance',
    '铁苔再保险',
    'ent_marrowbysuper',
    'larkfield grey hong kong',
    '羊皮紙街亞洲',
  ]
  const rows = Array.from({ length: 500 }, (_, nr) => ({
    investor: houses[nr % houses.length]!,
    account: `Fund ${nr}`,
    size: String(1 + (nr % 40)),
    ...(nr % 3 === 0 ? { minSpread: '+60' } : {}),
  }))
  const ordersOn = async (id: string) =>
    (
      await sql<{ n: number }>`select count(*)::int as n from deal_order where deal_id = ${id}`.execute(
        app.database.db,
      )
    ).rows[0]!.n

  it('of 500 is tried first, then entered whole with one line', async () => {
    const bulk = await submitted(desk)
    const lines = (await linesOf(app, ledgerOf(bulk))).length
    const tried = await desk.orders.newOrders({ dealId: bulk, rows }, { dryRun: true })
    expect([tried.list.length, await ordersOn(bulk)]).toEqual([500, 0])
    const entered = await desk.orders.newOrders({ dealId: bulk, rows })
    expect(entered.list[1]).toMatchObject({ row: 1, size: mm(2), through: demoNames('lantern') })
    expect(entered.list[1]!.investor).toEqual(demoNames('ironmossre'))
    expect(entered.list[4]!.investor).toEqual(demoNames('vellumasia'))
    expect([await ordersOn(bulk), (await linesOf(app, ledgerOf(bulk))).length]).toEqual([500, lines + 1])
    expect(await verifyLedger(app.database.pool, ledgerOf(bulk))).toBeUndefined()
    const order = await desk.orders.getOrderDetailForBook({ orderId: entered.list[0]!.orderId })
    expect(order.order).toMatchObject({
      channel: 'import',
      account: 'Fund 0',
      orderLevels: [orderLevel(1, '60')],
    })
  })

  it('is entered with a warning for limits far from guidance', async () => {
    const bulk = await submitted(desk)
    const limits = ['+60', '+1000', 'T+5']
    const own = limits.map((minSpread) => ({ investor: 'ent_marrowbysuper', size: '10', minSpread }))
    const tried = await desk.orders.newOrders({ dealId: bulk, rows: own }, { dryRun: true })
    expect(tried.list.map(({ offMarket }) => offMarket)).toEqual([
      [],
      [{ kind: 'minSpread', limit: '1000', level: '120' }],
      [{ kind: 'minSpread', limit: '5', level: '120' }],
    ])
    await desk.orders.newOrders({ dealId: bulk, rows: own })
    expect(await ordersOn(bulk)).toBe(3)
  })

  it('says before entering which orders the house has in the book, and which of them are the same', async () => {
    const bulk = await submitted(desk)
    const investor = 'ent_marrowbysuper'
    const row = { investor, account: 'Fund 1', size: '10', minSpread: '120' }
    const [first] = (await desk.orders.newOrders({ dealId: bulk, rows: [row] })).list
    expect(first).toMatchObject({ earlier: [], orderLevels: [orderLevel(10, '120')] })
    const next = [
      { ...row, account: 'fund 1' },
      { ...row, account: 'Fund 2' },
      { ...row, minSpread: '110' },
      { ...row, investor: 'Ironmoss Life Insurance' },
    ]
    const { list } = await desk.orders.newOrders({ dealId: bulk, rows: next }, { dryRun: true })
    const { orderId } = first!
    expect(list.map(({ earlier }) => earlier)).toEqual([
      [{ orderId, isSame: true }],
      [{ orderId, isSame: false }],
      [{ orderId, isSame: false }],
      [],
    ])
    await desk.orders.withdrawForInvestor({ orderId, expectedVersion: 1, ...why })
    const again = await desk.orders.newOrders({ dealId: bulk, rows: [row] }, { dryRun: true })
    expect(again.list[0]!.earlier).toEqual([])
  })

  it('says nothing of X-orders to a bank that reads them under an alias', async () => {
    const bulk = await submitted(desk)
    const investor = 'ent_marrowbysuper'
    const row = { investor, account: 'Fund 1', size: '10', minSpread: '60' }
    const content = { account: 'Fund 1', orderLevels: [orderLevel(10, '60')] }
    const masked = [
      await enterFor(desk, bulk, investor, { ...content, xOrder: true }),
      await enterFor(desk, bulk, investor, { xOrder: true, account: 'Fund 2' }),
    ]
    const named = await enterFor(desk, bulk, investor, { ...content, orderLevels: [orderLevel(20)] })
    const file = await listOf([
      ['Investor', 'Account', 'Size (mm)', 'Min spread'],
      [investor, 'Fund 1', 10, 60],
    ])
    const earlierFor = async (client: typeof jlm) => {
      const tried = await client.orders.newOrders({ dealId: bulk, rows: [row] }, { dryRun: true })
      const imported = await client.orders.importOrders({ dealId: bulk, file }, { dryRun: true })
      return [tried, imported].map(({ list }) => list[0]!.earlier.map(({ orderId }) => orderId).toSorted())
    }
    const all = [...masked, named].map(({ orderId }) => orderId).toSorted()
    expect(await earlierFor(desk)).toEqual([all, all])
    expect(await earlierFor(jlm)).toEqual([[named.orderId], [named.orderId]])
    const entered = await jlm.orders.newOrders({ dealId: bulk, rows: [row] })
    expect(entered.list[0]!.earlier).toEqual([{ orderId: named.orderId, isSame: false }])
  })

  it('says which rows of a list are the same order', async () => {
    const bulk = await submitted(desk)
    const row = { investor: 'ent_marrowbysuper', account: 'Fund 1', size: '10', minSpread: '120' }
    const rows = [
      row,
      { ...row, account: 'Fund 2' },
      { ...row, size: '11' },
      row,
      { ...row, account: 'FUND 2' },
    ]
    const { list } = await desk.orders.newOrders({ dealId: bulk, rows }, { dryRun: true })
    expect(list.map(({ sameAs }) => sameAs)).toEqual([null, null, null, 0, 1])
  })

  it('reads limits as traders type them, and says which part of a ladder is wrong', async () => {
    const bulk = await submitted(desk)
    const investor = 'ent_marrowbysuper'
    const limits = ['UST+60', 't 60', '60 area', 'RO']
    const own = limits.map((limit) => ({ investor, size: '10', limit }))
    const { list } = await desk.orders.newOrders({ dealId: bulk, rows: own })
    const placed = await Promise.all(
      list.map(({ orderId }) => desk.orders.getOrderDetailForBook({ orderId })),
    )
    expect(placed.map(({ order }) => order.orderLevels[0]?.minSpread)).toEqual(['60', '60', '60', null])
    const wrong = [
      { investor, size: '10', limit: 'MS+60' },
      { investor, ladder: '10 @ 60; 6 @ soon' },
      { investor, size: '10', limit: '99%' },
    ]
    const { fields } = await refusalOf(desk.orders.newOrders({ dealId: bulk, rows: wrong }))
    expect(fields.map(({ field, reason }) => [field, reason])).toEqual([
      ['rows.0.limit', 'order.limit-over'],
      ['rows.1.ladder', 'order.ladder-limit'],
      ['rows.2.limit', 'order.yield-implausible'],
    ])
    expect(fields[1]?.message).toContain('soon')
  })

  it('with one bad row is refused with every wrong cell, and stores nothing', async () => {
    const bulk = await submitted(desk)
    const bad = [
      { investor: 'Ironmoss Life Insurance', size: '５０' },
      { investor: 'No such house', size: '10' },
      { investor: 'Lantern Harbour Securities', size: '1e400' },
      { investor: 'ent_marrowbysuper', size: '10', maxPrice: '99' },
      { investor: 'ent_marrowbysuper', size: '0.0001', through: 'Amberfall Water Group' },
      { investor: 'ent_marrowbysuper', size: '10', minSpread: 'MS+60' },
      // A wrong name and a wrong figure are refused together.
      { investor: 'ent_marrowbysuper', size: '10', minSize: '20', through: 'Amberfall Water Group' },
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
      ['rows.24.size', 'order.below-minimum'],
      ['rows.25.minSpread', 'order.limit-over'],
      ['rows.26.through', 'order.name-unknown'],
      ['rows.26.minSize', 'order.min-over-size'],
    ])
    expect(await ordersOn(bulk)).toBe(0)
    await desk.deals.abort({ dealId: bulk, ...why })
    expect(await asks(desk.orders.newOrders({ dealId: bulk, rows }))).toBe('order.deal-over')
  })
})
