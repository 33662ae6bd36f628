import { Workbook } from '@cj-tech-master/excelts'
import { describe, expect, it } from 'vitest'
import type { Language } from '@bookrunner/contract/kernel'
import { bookFactsOf, bookRowOf } from '../../../../test/book-facts.ts'
import { sheetsIn, bytesOf } from '../../../../test/book-file.ts'
import { mm, orderLevel } from '../../../../test/orders.ts'
import { bookFile } from './book-file.ts'
import type { BookFacts } from './facts.ts'

const fileOf = async (facts: BookFacts, language: Language = 'US') => {
  const { name, content } = bookFile(facts, language)
  return { name, bytes: await bytesOf(content) }
}
const read = async (facts: BookFacts, language: Language = 'US') => {
  const { bytes } = await fileOf(facts, language)
  return sheetsIn(bytes)
}
const hostile = ['=HYPERLINK("http://x","y")', '+1+1', '-1', '@SUM(A1)', '\t=1']

describe('the book as Excel', () => {
  const rows = [
    bookRowOf(1, {
      change: 'MOD',
      minSize: mm(2),
      orderLevels: [orderLevel(12, '60')],
      fpgSize: mm(12),
      counting: mm(12),
      comment: 'Long-only',
      privateComment: 'Met on the road',
      relations: ['group'],
      allocSize: mm(3),
    }),
    bookRowOf(2, { change: 'NEW', size: mm(8), orderLevels: [orderLevel(8)] }),
    bookRowOf(3, { change: 'CANCEL', counting: mm(0), accepted: mm(0), fit: 'out' }),
    bookRowOf(4),
  ]
  const weighed = { minSize: null, maxSize: null, commitment: 'firm' } as const
  const was: BookFacts['was'] = new Map([
    ['ord_book1', { orderLevels: [orderLevel(10, '55')], ...weighed }],
    ['ord_book3', { orderLevels: [orderLevel(10, '60')], ...weighed }],
  ])
  const facts = bookFactsOf(rows, { was })
  const merges: BookFacts['list']['merges'] = [
    {
      mergeId: 'mrg_a',
      orderIds: ['ord_book1', 'ord_book2'],
      rule: 'stated',
      size: mm(15),
      reason: 'One order',
      leadOrderId: null,
      at: facts.list.at,
      by: null,
      edited: [],
    },
  ]

  it('flags co-lead interest of banks only, not orders of investors through a co-lead', async () => {
    const [ofInvestor, ofBank] = [
      bookRowOf(1, { coLead: true }),
      bookRowOf(2, { coLead: true, jlmInterest: true }),
    ]
    const sheets = await read(bookFactsOf([ofInvestor, ofBank]))
    const flags = sheets.get('Orders')?.rows.map((row) => row['Flags'] ?? '')
    expect(flags?.map((each) => each.includes('Co-lead interest'))).toEqual([false, true])
  })

  it('has a sheet for orders, summary, changes and each chart, each with the state’s number', async () => {
    const { name, bytes } = await fileOf(facts)
    const sheets = await sheetsIn(bytes)
    expect(name).toBe('Book Glasswing 3y 41.xlsx')
    expect([...sheets.keys()]).toEqual([
      'Orders',
      'Summary',
      'Changes',
      'By region',
      'By type',
      'By size',
      'By limit',
      'Demand',
      'Momentum',
    ])
    for (const { above } of sheets.values())
      expect(above).toEqual([
        'Order book · Glasswing 3y',
        'State 41 · 2027-03-02 11:04:05 (HKT) · USD, amounts in millions',
      ])
  })

  it('has each order in its reader’s language', async () => {
    const sheets = await read({ ...facts, list: { ...facts.list, merges } })
    expect(sheets.get('Orders')!.rows).toHaveLength(4)
    expect(sheets.get('Orders')!.rows[0]).toEqual({
      Order: 'A0001-00000',
      Investor: 'Ironmoss Life',
      Group: 'Moss Group',
      Type: 'Asset manager',
      Region: 'Asia-Pacific',
      Jurisdiction: 'Hong Kong',
      'Account or fund': 'Fund 1',
      Through: 'Lantern Bank',
      Leads: 'Lantern Bank; Brasslight',
      Status: 'FPG/Pricing',
      'Since the last guidance or push': 'Modified',
      Size: '10',
      'FPG size': '12',
      'FPG answer': 'Answered',
      'Counts with': '12',
      Accepted: '10',
      'Adds to the book': '12',
      'Size and limits': '12mm ≥ 60bp',
      Merged: 'at most 15mm counts: A0001-00000, A0002-00000',
      'In / out': 'In',
      'In at guidance': '10',
      'Min size': '2',
      Proposed: '3',
      Commitment: 'Firm',
      Hedge: 'No hedge',
      Flags: 'Affiliate of a bank',
      'Public comment': 'Long-only',
      'Private comment': 'Met on the road',
      Channel: 'Web',
      'Entered at': '2027-03-02 09:00:00',
      'Changed at': '2027-03-02 10:30:00',
      'Changed by': 'Edmund Fong 方以誠',
      Version: '1',
    })
  })

  it('has the changes since the last push, before and after', async () => {
    const { rows: changed } = (await read(facts)).get('Changes')!
    const of = (nr: number) => {
      const { Order, 'Size before': from, 'Size now': to, Difference, ...row } = changed[nr]!
      return [
        Order,
        row['Since the last guidance or push'],
        from,
        to,
        Difference,
        row['Size and limits before'],
      ]
    }
    expect(changed).toHaveLength(3)
    expect(of(0)).toEqual(['A0001-00000', 'Modified', '10', '12', '2', '10mm ≥ 55bp'])
    expect(of(1)).toEqual(['A0002-00000', 'New', '0', '8', '8', undefined])
    expect(of(2)).toEqual(['A0003-00000', 'Cancelled', '10', '0', '-10', '10mm ≥ 60bp'])
    expect(changed[0]).toMatchObject({
      'Size and limits now': '12mm ≥ 60bp',
      'Other terms before': 'Firm',
      'Other terms now': 'Firm; Min size 2mm',
    })
    expect([changed[1]!['Other terms before'], changed[2]!['Other terms now']]).toEqual([
      undefined,
      undefined,
    ])
  })

  it('has the figures of the strip and the tables of the charts', async () => {
    const sheets = await read(facts)
    const figures = Object.fromEntries(
      sheets.get('Summary')!.rows.map((row) => [row['Figure'], [row['Value'], row['Unit'], row['Note']]]),
    )
    expect(figures).toMatchObject({
      'Deal status': [undefined, undefined, 'FPG'],
      'Newest level': [undefined, undefined, 'T+120 area'],
      Book: ['32', 'USD mm', 'Firm orders at any limit'],
      Orders: ['4', undefined, 'As placed'],
      'Lines after merges': ['4', undefined, undefined],
      Coverage: ['0.04', '×', 'Book divided by issue size'],
      'In at IPG': ['20', 'USD mm', 'T+120 area'],
      'In × issue at IPG': ['2.5', '×', 'T+120 area'],
      'Book since the last guidance': ['-5', 'USD mm', 'Since 2027-03-02 10:00:00'],
      'Orders since the last guidance': ['1', undefined, 'Since 2027-03-02 10:00:00'],
    })
    const parts = (name: string) =>
      sheets.get(name)!.rows.map((row) => [row['Part'], row['Amount'], row['Orders'], row['Share (%)']])
    expect(parts('By region')).toEqual([['Asia-Pacific', '20', '2', '100']])
    expect(parts('By type')).toEqual([['Unknown', '20', '2', '100']])
    expect(parts('By size')).toEqual([
      ['10 to under 25', '20', '2', '66.7'],
      ['100 and more', '10', '1', '33.3'],
    ])
    expect(parts('By limit').map(([part]) => part)).toEqual(['At reoffer', '60 – 65 bp'])
    expect(sheets.get('Demand')!.rows).toEqual([
      {
        Note: 'At every level',
        'In at the level': '10',
        'Of it, partly in': '0',
        'Of it, limit not comparable': '0',
        Out: '10',
        Orders: '1',
        'Lines after merges': '1',
        'In × issue': '1.25',
      },
      {
        Note: '60 bp',
        Level: '60',
        'In at the level': '20',
        'Of it, partly in': '0',
        'Of it, limit not comparable': '0',
        Out: '0',
        Orders: '2',
        'Lines after merges': '2',
        'In × issue': '2.5',
      },
    ])
    expect(sheets.get('Momentum')!.rows).toEqual([
      {
        From: '2027-03-02 09:00:00',
        Book: '20',
        New: '20.5',
        Increased: '0',
        Reduced: '0.5',
        Cancelled: '0',
      },
    ])
  })

  it('counts accounts as the strip does, with and without the right to every name', async () => {
    const accountRows = async (own: object, language: Language = 'US') => {
      const summary = { ...facts.list.summary, ...own }
      const sheets = await read({ ...facts, list: { ...facts.list, summary } }, language)
      return sheets.get(language === 'US' ? 'Summary' : '汇总')!.rows.map((row) => Object.values(row))
    }
    const withheld = { accounts: 4, withheld: 2 }
    const x = 'Including 2 X-orders, one account each'
    expect(await accountRows({ ...withheld, houses: 3 })).toContainEqual([
      'Accounts',
      '4',
      `${x} · 3 investors by name`,
    ])
    expect(await accountRows({ ...withheld, houses: 4 })).toContainEqual(['Accounts', '4', x])
    expect(await accountRows({ ...withheld, houses: null })).toContainEqual(['Accounts', '4', x])
    expect(await accountRows({})).toContainEqual(['Accounts', '1'])
    expect(await accountRows({}, 'CN')).toContainEqual(['IPG 水平有效', '20', 'USD 百万', 'T+120 区域'])
    expect(await accountRows({ ...withheld, houses: 3 }, 'CN')).toContainEqual([
      '账户数',
      '4',
      '其中 X 订单 2 笔，各按一家计算 · 按名称 3 家',
    ])
  })

  it.each([
    ['CN', '订单', ['铁苔人寿', '灯笼银行', '亚太'], '序号 41'],
    ['HK', '訂單', ['鐵苔人壽', '燈籠銀行', '亞太'], '序號 41'],
  ] as const)('is written in %s', async (language, name, names, state) => {
    const sheet = (await read(facts, language)).get(name)!
    expect(Object.values(sheet.rows[0]!)).toEqual(expect.arrayContaining([...names]))
    expect(sheet.above[1]).toContain(state)
  })

  it('without orders has no sheet of orders, and says so', async () => {
    const totals = bookFactsOf([], { scope: 'totals' })
    const sheets = await read(totals)
    expect([...sheets.keys()].slice(0, 2)).toEqual(['Summary', 'By region'])
    expect([...sheets.values()].every(({ above }) => above[2]?.startsWith('Totals only'))).toBe(true)
    const own = await read(bookFactsOf([bookRowOf(1)], { scope: 'own' }))
    expect(own.get('Orders')!.above[2]).toMatch(/^Orders led by Lantern. Summary and charts/)
  })
})

describe('a text that looks like a formula', () => {
  it.each(hostile)('%j stays a text in a text cell', async (text) => {
    const row = bookRowOf(1, { account: text, comment: text, privateComment: text, sales: text })
    const facts = bookFactsOf([row])
    facts.deal.name = text
    facts.list.holders[0]!.name = text
    const { bytes } = await fileOf(facts)
    const book = new Workbook()
    await book.xlsx.load(new Uint8Array(bytes).buffer)
    const texts: string[] = []
    for (const sheet of book.worksheets)
      sheet.eachRow((each) =>
        each.eachCell((cell) => {
          expect(cell.formula).toBeUndefined()
          if (typeof cell.value !== 'string') return
          expect(cell.numFmt).toBe('@')
          texts.push(cell.value)
        }),
      )
    expect(texts.filter((each) => each === text)).toHaveLength(5)
    expect(texts).toContain(`Order book · ${text}`)
  })

  it('writes figures as figures', async () => {
    const book = new Workbook()
    const half = { ...bookRowOf(2), size: mm(10.5) }
    await book.xlsx.load(new Uint8Array((await fileOf(bookFactsOf([bookRowOf(1), half]))).bytes).buffer)
    const orders = book.getWorksheet('Orders')!
    const at = (orders.getRow(3).values as unknown[]).indexOf('Size')
    const cells = [4, 5].map((row) => orders.getRow(row).getCell(at))
    // With the format of the second, Excel would show the first as "10.".
    expect(cells.map(({ value, numFmt }) => [value, numFmt])).toEqual([
      [10, '#,##0'],
      [10.5, '#,##0.######'],
    ])
  })
})
