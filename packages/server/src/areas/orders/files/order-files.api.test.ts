// An investor's files: its orders as Excel, one of them as PDF.
import { readPdf } from '@cj-tech-master/excelts/pdf'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CallRefused, Client } from '@bookrunner/contract'
import type { Language } from '@bookrunner/contract/kernel'
import { clientOf, openTestWorld, refusalOf } from '../../../../test/index.ts'
import { final, inMinutes, spread, submitted } from '../../../../test/lifecycle.ts'
import { mm, place, pushOn, orderLevel } from '../../../../test/orders.ts'
import { readWorkbookOf } from '../../../../test/workbooks.ts'

const { app, desk, mine, theirs } = openTestWorld({
  desk: 'deskoc',
  mine: 'investorironmosslife',
  theirs: 'investor',
})
let dealId: string
beforeAll(async () => {
  dealId = await submitted(desk, 'IPG', { name: 'Glasswing 5y 琉璃翼' })
})

const sheetOf = async (client: Client, filter: object = {}) => {
  const file = await client.orders.downloadMyOrder(filter)
  const [sheet] = (await readWorkbookOf(file)).worksheets
  const heads = (sheet!.getRow(1).values as string[]).slice(1)
  const rows: Record<string, unknown>[] = []
  sheet!.eachRow((row, at) => {
    if (at > 1)
      rows.push(Object.fromEntries(heads.map((head, column) => [head, row.getCell(column + 1).value])))
  })
  return { file, sheet: sheet!, heads, rows }
}

const paperOf = async (client: Client, orderId: string) => {
  const file = await client.orders.downloadConfirmation({ orderId })
  const bytes = new Uint8Array(await (await file.blob()).arrayBuffer())
  // A long value continues on the next line.
  const text = (await readPdf(bytes)).text.replaceAll(/\s+/g, ' ')
  return { file, bytes, text }
}

describe('the own orders as Excel', () => {
  it('have figures as numbers, times in the deal’s zone, and no formula, whatever people typed', async () => {
    const { orderId } = await place(mine, dealId, {
      account: '=HYPERLINK("http://x","y")',
      comment: '+1+1',
      minSize: mm(5),
      orderLevels: [orderLevel(12.5, '60'), orderLevel(6, '53')],
    })
    const { number, order } = await mine.orders.getOrderDetail({ orderId })
    const { file, sheet, rows } = await sheetOf(mine, { dealId })
    expect(file.name).toBe('My orders.xlsx')
    const row = rows.find((each) => each['Order'] === number)!
    const at = Temporal.Instant.from(order.submittedAt!).toZonedDateTimeISO('Asia/Hong_Kong')
    expect(row).toMatchObject({
      Deal: 'Glasswing 5y 琉璃翼',
      Issuer: 'Glasswing Renewables Holdings',
      'Order status': 'Submitted',
      'Size (mm)': 12.5,
      'Minimum fill (mm)': 5,
      Guidance: 'T+120 area',
      'In / out': 'In',
      Version: 1,
      'Size and limits': '12.5mm at min. T+60; 6mm at min. T+53',
      'Account or fund': '=HYPERLINK("http://x","y")',
      Comment: '+1+1',
      'Time zone': 'HKT',
      'Submitted at': at.toPlainDateTime().toString({ smallestUnit: 'second' }).replace('T', ' '),
    })
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 })
    sheet.eachRow((each) => each.eachCell((cell) => expect(cell.formula).toBeUndefined()))
    const cell = sheet.getRow(2).getCell(6)
    expect([cell.value, cell.numFmt]).toEqual(['=HYPERLINK("http://x","y")', '@'])
  })

  it('show which order levels are in, and nothing for withdrawn orders', async () => {
    const ladder = { orderLevels: [orderLevel(20, '130'), orderLevel(12, '60')] }
    const [inPart, gone] = [await place(mine, dealId, ladder), await place(mine, dealId, ladder)]
    await mine.orders.withdraw({ orderId: gone.orderId, expectedVersion: gone.shown })
    const { rows } = await sheetOf(mine, { dealId })
    const columnsOf = (number: string) => {
      const row = rows.find((each) => each['Order'] === number)!
      return [row['In / out'], row['% of the issue']]
    }
    const share = (await mine.orders.getOrderDetail({ orderId: inPart.orderId })).meaning
    expect(share).toMatchObject({ counts: mm(12) })
    expect(columnsOf(inPart.number)).toEqual(['In', share.share === null ? null : Number(share.share)])
    expect(columnsOf(gone.number)).toEqual([null, null])
    const { text } = await paperOf(mine, inPart.orderId)
    expect(text).toContain('Counts with USD 12mm')
    expect((await paperOf(mine, gone.orderId)).text).not.toContain('Counts with')
  })

  it('are filtered like the list, in the reader’s language, and only own ones', async () => {
    const other = await submitted(desk, 'IPG', { name: 'Other deal' })
    await place(mine, other)
    const draft = await mine.orders.saveOrder({ dealId: other, content: {} })
    expect((await sheetOf(mine, { dealId: other })).rows).toHaveLength(2)
    const drafts = await sheetOf(mine, { dealId: other, status: 'Draft' })
    expect(drafts.rows.map((row) => row['Order'])).toEqual([draft.number])
    // A draft without a size is neither in nor out.
    expect([drafts.rows[0]!['Size (mm)'], drafts.rows[0]!['In / out']]).toEqual([null, null])
    expect((await sheetOf(mine, { keyword: 'other' })).rows).toHaveLength(2)
    const chinese = await clientOf(app, 'investorironmosslife', 'HK')
    const { file, heads, rows } = await sheetOf(chinese, { dealId: other, status: 'Submitted' })
    expect([file.name, heads[0], rows[0]!['訂單狀態']]).toEqual(['我的訂單.xlsx', '訂單', '已提交'])
    expect((await sheetOf(theirs, { dealId: other })).rows).toEqual([])
  })

  it('contain no field of the desk', async () => {
    const own = await submitted(desk)
    const { orderId } = await place(mine, own)
    await desk.orders.editOrderForInvestor({
      orderId,
      expectedVersion: 1,
      content: { privateComment: 'Slow to pay', sales: 'Carmen', reserve: mm(2), xOrder: true },
    })
    const texts = [
      JSON.stringify((await sheetOf(mine, { dealId: own })).rows),
      (await paperOf(mine, orderId)).text,
    ]
    for (const text of texts) expect(text).not.toMatch(/Slow to pay|Carmen|Reserve|X-order/)
    expect((await sheetOf(mine, { dealId: own })).rows[0]).toMatchObject({ Version: 1 })
  })
})

describe('a confirmation', () => {
  const wordsByLanguage: Record<Language, readonly string[]> = {
    US: [
      'Investor Ironmoss Life Insurance',
      'Issuer Glasswing Renewables Holdings',
      'Order confirmation',
      'Minimum fill USD 5mm',
      'Limits min. T+60',
      'Commitment Firm',
      'At this guidance In',
    ],
    CN: [
      '铁苔人寿保险',
      '灯港证券',
      '玻翼新能源控股',
      '订单确认书',
      '最低获配数量 USD 5 百万',
      '限价 不低于 T+60',
      '承诺类型 确定',
      '在此指引下 有效',
    ],
    HK: [
      '鐵苔人壽保險',
      '燈港證券',
      '玻翼新能源控股',
      '訂單確認書',
      '最低獲配數量 USD 5 百萬',
      '限價 不低於 T+60',
      '承諾類型 確定',
      '在此指引下 有效',
    ],
  }

  it('has the order’s status as real text, in every language, in a small file', async () => {
    const { orderId } = await place(mine, dealId, { minSize: mm(5), comment: '只要长期持有 😀 “long”' })
    const { number } = await mine.orders.getOrderDetail({ orderId })
    for (const language of ['US', 'CN', 'HK'] as const) {
      const { file, bytes, text } = await paperOf(
        await clientOf(app, 'investorironmosslife', language),
        orderId,
      )
      expect(file.mediaType).toBe('application/pdf')
      expect(file.name).toContain(number)
      for (const part of [...wordsByLanguage[language], number, 'Glasswing 5y 琉璃翼', 'HKT', '只要长期持有'])
        expect(text).toContain(part)
      expect(text).toMatch(/[0-9]{2}:[0-9]{2}:[0-9]{2} HKT/)
      expect(text).not.toContain('Asia/Hong_Kong')
      expect(bytes.length).toBeLessThan(100_000)
    }
  })

  it('has the comment that came with the order, and nothing of the conversation that followed', async () => {
    const { orderId } = await place(mine, dealId, { minSize: mm(5), comment: 'For two funds' })
    const before = (await paperOf(mine, orderId)).text
    await mine.orders.addComment({ orderId, comment: 'Long only' })
    const { text } = await paperOf(mine, orderId)
    expect(text).toContain('For two funds')
    expect(text).not.toContain('Long only')
    expect(text.length).toBe(before.length)
  })

  it('is about the moment: order levels, an answer at FPG, the next version', async () => {
    const id = await submitted(desk)
    const { orderId } = await place(mine, id, { orderLevels: [orderLevel(10, '60'), orderLevel(6, '53')] })
    expect((await paperOf(mine, orderId)).text).toContain('Ladder 10mm at min. T+60 6mm at min. T+53')
    await desk.deals.changeDealStatus({
      dealId: id,
      to: 'FPG',
      guidance: spread('62'),
      closesAt: inMinutes(60),
    })
    await mine.orders.fpgOrder({
      orderId,
      expectedVersion: 1,
      push: await pushOn(mine, orderId),
      answer: 'reduce',
      size: mm(4),
      orderLevels: [orderLevel(4, '60')],
    })
    const { text } = await paperOf(mine, orderId)
    for (const part of [
      'Version 2 Supersedes version number 1',
      'Size USD 10mm Ladder 10mm at min. T+60 6mm at min. T+53',
      'Size at FPG USD 4mm Limits at FPG min. T+60',
      'Guidance T+62',
      'At this guidance In',
    ])
      expect(text).toContain(part)
  })

  it('says of a priced deal at which level it was priced', async () => {
    const id = await submitted(desk)
    const { orderId } = await place(mine, id, { orderLevels: [orderLevel(10, '50')] })
    await desk.deals.changeDealStatus({
      dealId: id,
      to: 'FPG',
      guidance: spread('53'),
      closesAt: inMinutes(60),
    })
    await desk.deals.fpgEnd({ dealId: id })
    await desk.deals.changeDealStatus({ dealId: id, to: 'Priced', final })
    const { text } = await paperOf(mine, orderId)
    expect(text).toContain('Priced at T+53')
    expect(text).toContain('At the final level In')
    expect(text).not.toMatch(/Guidance T|At this guidance/)
  })

  it('takes as many pages as needed', async () => {
    const underlying = Array.from({ length: 150 }, (_, nr) => ({
      name: `Underlying fund number ${nr} 第${nr}号基金`,
      identifier: null,
      size: mm(1),
    }))
    const { orderId } = await place(mine, dealId, { orderLevels: [orderLevel(150)], underlying })
    const { text } = await paperOf(mine, orderId)
    expect(text).toMatch(/Page 1 of [2-9]/)
    for (const { name } of underlying) expect(text).toContain(`${name} USD 1mm`)
  })

  it('is made only of an own submitted order', async () => {
    const { orderId } = await place(mine, dealId)
    const { orderId: draft } = await mine.orders.saveOrder({ dealId, content: {} })
    expect((await refusalOf(mine.orders.downloadConfirmation({ orderId: draft }))).reason).toBe(
      'order.is-draft',
    )
    for (const id of [orderId, draft, 'ord_0000000000000000000000'])
      expect((await refusalOf(theirs.orders.downloadConfirmation({ orderId: id }))).reason).toBe(
        'record.unknown',
      )
  })

  it('and the Excel file are only for investors', async () => {
    const { orderId } = await place(mine, dealId)
    const tried: Record<string, string[]> = {}
    for (const person of ['deskoc', 'deskviewer', 'superadmin', 'systemadmin', 'issuer']) {
      const client = await clientOf(app, person)
      const asks = [
        () => client.orders.downloadConfirmation({ orderId }),
        () => client.orders.downloadMyOrder({ dealId }),
      ]
      tried[person] = await Promise.all(
        asks.map((ask) =>
          ask().then(
            () => 'yes',
            (fault: unknown) => (fault as CallRefused).reason,
          ),
        ),
      )
    }
    const shut = ['access.denied', 'access.denied']
    const own = ['record.unknown', 'yes']
    expect(tried).toEqual({
      deskoc: shut,
      deskviewer: shut,
      superadmin: own,
      systemadmin: shut,
      issuer: shut,
    })
  })
})
