// Orders from an Excel file: read as people see them, and entered whole or not at all.
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { CallRefused } from '@bookrunner/contract'
import { clientOf, openTestWorld, refusalOf } from '../../../../test/index.ts'
import { inMinutes, linesOf, spread, submitted } from '../../../../test/lifecycle.ts'
import { mm, orderLevel } from '../../../../test/orders.ts'
import { listOf, readWorkbookOf, workbookOf } from '../../../../test/workbooks.ts'

const { app, desk } = openTestWorld({ desk: 'deskoc' })
let dealId: string
beforeAll(async () => {
  dealId = await submitted(desk)
})

const heads = ['Investor', 'Account', 'Size (mm)', 'Min spread', 'Commitment']
const houses = ['Ironmoss Life Insurance', '铁苔再保险', 'ent_marrowbysuper', 'larkfield grey hong kong']
const line = (nr: number) => [houses[nr % houses.length]!, `Fund ${nr}`, 1 + (nr % 40), 60, 'firm']
const ordersOn = async (id: string) =>
  (
    await sql<{ n: number }>`select count(*)::int as n from deal_order where deal_id = ${id}`.execute(
      app.database.db,
    )
  ).rows[0]!.n
const send = (file: File, id = dealId) => desk.orders.importOrders({ dealId: id, file })
/** The reason, and the parts of its message. */
const reasonOf = async (file: File, ...named: string[]) => {
  const { reason, message } = await refusalOf(send(file))
  expect(message).not.toContain('{')
  for (const name of named) expect(message).toContain(name)
  return reason
}

describe('a file of orders', () => {
  it('of 500 is tried, then entered with one line; a repeated key enters nothing twice', async () => {
    const id = await submitted(desk)
    const before = (await linesOf(app, `deal:ann_${id.slice(5, 17)}`)).length
    const file = await listOf([
      ['Book of 20 November'],
      [],
      heads,
      ...Array.from({ length: 500 }, (_, nr) => line(nr)),
    ])
    const tried = await desk.orders.importOrders({ dealId: id, file }, { dryRun: true })
    expect([tried.list.length, tried.list[0]!.row, await ordersOn(id)]).toEqual([500, 4, 0])
    const key = 'import-500-0123456789'
    const entered = await desk.orders.importOrders({ dealId: id, file }, { key })
    expect(entered.list.at(-1)).toMatchObject({ row: 503, size: mm(20) })
    expect(await desk.orders.importOrders({ dealId: id, file }, { key })).toEqual(entered)
    expect([await ordersOn(id), (await linesOf(app, `deal:ann_${id.slice(5, 17)}`)).length]).toEqual([
      500,
      before + 1,
    ])
    const last = (await linesOf(app, `deal:ann_${id.slice(5, 17)}`)).at(-1)!
    const { entered: logged } = last.params as unknown as {
      entered: { orderId: string; changes: unknown[] }[]
    }
    expect(logged.map((each) => each.orderId)).toEqual(entered.list.map((each) => each.orderId))
    expect(logged[1]!.changes).toEqual(
      expect.arrayContaining([
        { field: 'order.account', from: null, to: expect.stringMatching(/^\[6:[0-9a-f]{12}\]$/) },
        { field: 'order.orderLevels', from: null, to: 'minSpread=60 size=2000000' },
        { field: 'order.throughId', from: null, to: 'ent_lantern' },
      ]),
    )
    const { order } = await desk.orders.getOrderDetailForBook({ orderId: entered.list[1]!.orderId })
    expect(order).toMatchObject({ channel: 'import', account: 'Fund 1', orderLevels: [orderLevel(2, '60')] })
  })

  it('with one bad row among 500 is refused whole, with the row’s number in the sheet', async () => {
    const rows = Array.from({ length: 500 }, (_, nr) =>
      nr === 317 ? ['No such house', 'x', '５０', 60, 'firm'] : line(nr),
    )
    const before = await ordersOn(dealId)
    const { reason, fields, message } = await refusalOf(send(await listOf([heads, ...rows])))
    expect(reason).toBe('order.rows-wrong')
    expect(message).toBe('Nothing was entered. Rows to correct: 1.')
    expect(fields.map(({ field, reason: fieldReason }) => [field, fieldReason])).toEqual([
      ['rows.319.size', 'amount.not-understood'],
      ['rows.319.investor', 'order.name-unknown'],
    ])
    expect(await ordersOn(dealId)).toBe(before)
  })

  it('is read as Excel shows it: headings in any language and order, per cents, a formula’s value, empty rows', async () => {
    const file = await workbookOf((book) => {
      book.addWorksheet('Notes').addRow(['Investors we met', 'on the road'])
      const sheet = book.addWorksheet('订单')
      sheet.addRow(['數量（百萬）', '投資者', 'Min Yield', 'X-order', 'Comment'])
      sheet.addRow([0.1 + 0.2, 'Ironmoss Life Insurance', 0.0475, true, 'a & <b>\n"c"'])
      sheet.getCell('C2').numFmt = '0.00%'
      sheet.getCell('A3').value = { formula: 'A2*10', result: 3 }
      sheet.getCell('B3').value = { richText: [{ text: 'Ironmoss ' }, { text: 'Life Insurance' }] }
      for (let row = 4; row < 40; row++) sheet.getRow(row).getCell(3).numFmt = '0.00%'
      sheet.getRow(60).values = ['50', 'ent_marrowbysuper']
      const hidden = book.addWorksheet('Old')
      hidden.addRow(heads)
      hidden.state = 'hidden'
    })
    const { list, unread } = await desk.orders.readOrders({ dealId, file })
    expect(unread).toEqual([])
    expect(list).toEqual([
      {
        row: 2,
        cells: {
          size: '0.3',
          investor: 'Ironmoss Life Insurance',
          minYield: '4.75%',
          xOrder: 'TRUE',
          comment: 'a & <b>\n"c"',
        },
        bare: {},
      },
      { row: 3, cells: { size: '3', investor: 'Ironmoss Life Insurance' }, bare: {} },
      { row: 60, cells: { size: '50', investor: 'ent_marrowbysuper' }, bare: {} },
    ])
    expect((await send(file)).list.map(({ row, size }) => [row, size])).toEqual([
      [2, 300_000],
      [3, mm(3)],
      [60, mm(50)],
    ])
  })

  it('with a column of types is imported: firm and soft are read, types of institutions are in the records', async () => {
    const house = 'Ironmoss Life Insurance'
    const file = await listOf([
      ['Investor', 'Size', 'Type', 'Investor type'],
      [house, 2_000_000, 'soft', 'Insurance'],
      [house, 1_000_000, 'Firm', 'Insurance'],
    ])
    const { list, unread } = await desk.orders.readOrders({ dealId, file })
    expect(unread).toEqual([])
    expect(list.map(({ cells, bare }) => [cells.size, bare.size, cells.commitment])).toEqual([
      ['2', '2000000', 'soft'],
      ['1', '1000000', 'Firm'],
    ])
    const entered = await send(file)
    const orders = await Promise.all(
      entered.list.map(({ orderId }) => desk.orders.getOrderDetailForBook({ orderId })),
    )
    expect(orders.map(({ order }) => order.commitment)).toEqual(['soft', 'firm'])
  })

  it('with unknown columns can be reviewed but not imported', async () => {
    const file = await listOf([
      ['Investor', 'Size', 'Min spred'],
      ['Ironmoss Life Insurance', 10, 60],
    ])
    expect((await desk.orders.readOrders({ dealId, file })).unread).toEqual(['Min spred'])
    expect(await reasonOf(file, 'Min spred')).toBe('list.columns-unread')
  })
})

describe('an unclear file is refused with the place', () => {
  const one = ['Ironmoss Life Insurance', 'A', 10, 60, 'firm']

  it('by its content', async () => {
    const strange = await listOf([['Who', 'How much'], one])
    expect(await reasonOf(strange)).toBe('list.columns-unknown')
    expect(await reasonOf(await listOf([heads]))).toBe('list.rows-none')
    const lines = [
      [...heads, 'Size'],
      [...one, 20],
    ]
    expect(await reasonOf(await listOf(lines), 'Size (mm)')).toBe('list.column-twice')
    const merged = await listOf([heads, one, one], (sheet) => sheet.mergeCells('A2:A3'))
    expect(await reasonOf(merged, 'A2:A3')).toBe('list.cells-merged')
    const unworked = await listOf([heads, one], (sheet) => {
      sheet.getCell('C2').value = { formula: 'Sheet9!A1' }
    })
    expect(await reasonOf(unworked, 'C2')).toBe('list.cell-formula')
    const several = await workbookOf((book) => {
      for (const name of ['Asia', 'Europe']) book.addWorksheet(name).addRows([heads, one])
    })
    expect(await reasonOf(several, 'Asia, Europe')).toBe('list.sheets-several')
    const many = await listOf([heads, ...Array.from({ length: 501 }, (_, nr) => line(nr))])
    expect(await reasonOf(many, '500')).toBe('list.rows-many')
    const long = await listOf([heads, ['Ironmoss Life Insurance', 'x'.repeat(501), 10, 60, 'firm']])
    expect((await refusalOf(send(long))).fields).toMatchObject([
      { field: 'rows.2.account', reason: 'field.too-long' },
    ])
  })

  it('by its format', async () => {
    const text = new File(['Investor,Size\nA,1'], 'orders.xlsx')
    expect(await reasonOf(text)).toBe('file.not-workbook')
    expect(await reasonOf(new File([], 'orders.xlsx'))).toBe('file.empty')
    const complete = new Uint8Array(await (await listOf([heads, one])).arrayBuffer())
    expect(await reasonOf(new File([complete.slice(0, -40)], 'orders.xlsx'))).toBe('file.damaged')
    expect(await reasonOf(new File([complete], 'orders.pdf'))).toBe('file.ending')
    const behind = new File([complete, 'hidden content'], 'orders.xlsx')
    expect(await reasonOf(behind)).toMatch(/^file\./)
  })

  it('counts a hundred thousand empty rows as none', async () => {
    const file = await listOf([heads, one], (sheet) => {
      for (let row = 3; row <= 100_000; row++) sheet.getRow(row).height = 15
      sheet.getRow(100_001).values = ['ent_marrowbysuper', 'B', 5]
    })
    const { list } = await desk.orders.readOrders({ dealId, file })
    expect(list.map(({ row }) => row)).toEqual([2, 100_001])
  })
})

describe('permissions', () => {
  it('allow those who enter orders to import them, and to get the deal’s template', async () => {
    const file = await listOf([heads, ['Ironmoss Life Insurance', 'Roles', 10, 60, 'firm']])
    const tried: Record<string, string[]> = {}
    const outcome = (ask: Promise<unknown>) =>
      ask.then(
        () => 'yes',
        (fault: unknown) => (fault as CallRefused).reason,
      )
    for (const person of ['deskoc', 'deskjlm', 'deskbnd', 'superadmin', 'deskviewer', 'issuer', 'investor']) {
      const client = await clientOf(app, person)
      tried[person] = [
        await outcome(client.orders.importOrders({ dealId, file })),
        await outcome(client.orders.readOrders({ dealId, file })),
        await outcome(client.orders.orderTemplate({ dealId })),
      ]
    }
    const [shut, not] = ['access.denied', 'deal.not-yours']
    expect(tried).toEqual({
      deskoc: ['yes', 'yes', 'yes'],
      deskjlm: ['yes', 'yes', 'yes'],
      superadmin: ['yes', 'yes', 'yes'],
      deskbnd: [not, not, not],
      deskviewer: [shut, shut, shut],
      issuer: [shut, shut, shut],
      investor: [shut, shut, shut],
    })
  })

  it('and on a hidden deal there is nothing', async () => {
    const file = await listOf([heads, line(0)])
    const stranger = await clientOf(app, 'deskjlm')
    const syndicate = [{ entityId: 'ent_lantern', roles: ['OC' as const, 'BND' as const], appointedOn: null }]
    const alone = await submitted(desk, 'IPG', { shared: { syndicate } })
    for (const id of [alone, 'deal_0000000000000000'])
      for (const ask of [
        () => stranger.orders.importOrders({ dealId: id, file }),
        () => stranger.orders.readOrders({ dealId: id, file }),
        () => stranger.orders.orderTemplate({ dealId: id }),
      ])
        expect((await refusalOf(ask())).reason).toBe('record.unknown')
  })

  it('the filled-in template can be imported in every language', async () => {
    for (const language of ['US', 'CN', 'HK'] as const) {
      const client = await clientOf(app, 'deskoc', language)
      const template = await client.orders.orderTemplate({ dealId })
      const book = await readWorkbookOf(template)
      const [sheet] = book.worksheets
      const columns = (sheet!.getRow(1).values as string[]).slice(1)
      expect(columns).toHaveLength(18)
      sheet!.addRow(['Ironmoss Life Insurance', 'T', '12', '', 'T+60'])
      const filled = new File([new Uint8Array(await book.xlsx.writeBuffer())], template.name)
      const { list } = await client.orders.importOrders({ dealId, file: filled })
      const { order } = await desk.orders.getOrderDetailForBook({ orderId: list[0]!.orderId })
      expect(order.orderLevels).toEqual([orderLevel(12, '60')])
    }
  })
})

describe('once the book is closed', () => {
  it('a file needs a reason, like an order', async () => {
    const closing = await submitted(desk)
    await desk.deals.changeDealStatus({
      dealId: closing,
      to: 'FPG',
      guidance: spread('60'),
      closesAt: inMinutes(60),
    })
    await desk.deals.fpgEnd({ dealId: closing })
    const file = await listOf([heads, line(0)])
    expect((await refusalOf(send(file, closing))).reason).toBe('order.reason-missing')
    const reason = 'Called before the close'
    const { list } = await desk.orders.importOrders({ dealId: closing, file, reason })
    expect((await desk.orders.getOrderLog({ orderId: list[0]!.orderId })).list[0]).toMatchObject({ reason })
  })
})
