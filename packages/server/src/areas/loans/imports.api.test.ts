// Loan deals and prices from Excel files: checked row by row, all or nothing, and files that were made to harm.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import type { DueWork } from '../../platform/due.ts'
import { verifyLedger } from '../../platform/service/index.ts'
import { admitted, clientOf, refusalOf, startTestApp, type TestApp } from '../../../test/index.ts'
import { restOf, workOn } from '../../../test/imports.ts'
import { daysAgo, loanOf } from '../../../test/loans.ts'
import { bytesOf, listOf, readWorkbookOf, withPart } from '../../../test/workbooks.ts'
import { importWork } from '../imports/index.ts'
import { loansImport } from './import-loans.ts'
import { pricesImport } from './import-prices.ts'

let app: TestApp
let keeper: Client
const work: DueWork[] = []
beforeAll(async () => {
  app = await startTestApp()
  keeper = await clientOf(app, 'systemadmin')
  work.push(workOn(app, importWork(loansImport)), workOn(app, importWork(pricesImport)))
})
afterAll(async () => {
  for (const each of work) await each.stop()
  await app.close()
})

const heads = [
  'Borrower',
  'Account',
  'ISIN',
  'Bond',
  'Currency',
  'Face',
  'Loan amount',
  'Haircut %',
  'Maintenance margin %',
  'Margin call price',
  'Current price',
  'Price date',
  'Start',
]
type Cell = string | number | null
const row = (own: Partial<Record<number, Cell>> = {}): Cell[] =>
  [
    'Kestrelpeak Asset Management',
    'investor@kestrelpeak.example',
    'XS2390715287',
    'Imported 4% 2030',
    'USD',
    10_000_000,
    '6.4mm',
    30,
    '20',
    null,
    95,
    daysAgo(2),
    '2026-11-02',
  ].map((cell, at) => (at in own ? own[at]! : cell))

const start = async (lines: readonly (readonly Cell[])[], dryRun = false) => {
  const { importId } = await keeper.loans.importLoans({ file: await listOf(lines), dryRun })
  return restOf(() => keeper.loans.importProgress({ importId }))
}
const faultsOf = async (importId: string, calls: 'loans' | 'loanPrices' = 'loans') => {
  const { list } = await keeper[calls].importRows({ importId, only: 'wrong', pageSize: 500 })
  return list.map((each) => [each.row, each.faults.map(({ column }) => column)])
}
const found = async (keyword: string) => (await keeper.loans.list({ keyword, pageSize: 500 })).list

describe('an import of loan deals', () => {
  it('is for those who may import', async () => {
    const file = await listOf([heads, row()])
    expect(await admitted(app, (client) => client.loans.importLoans({ file, dryRun: true }))).toEqual([
      'superadmin',
      'systemadmin',
    ])
    const prices = await listOf([
      ['ISIN', 'Current price'],
      ['XS2390715287', 90],
    ])
    expect(
      await admitted(app, (client) => client.loanPrices.importPrices({ file: prices, dryRun: true })),
    ).toEqual(['superadmin', 'systemadmin'])
    for (const calls of [keeper.loans, keeper.loanPrices])
      for (const { importId } of (await calls.importList({})).list) await calls.importCancel({ importId })
  })

  it('adds all rows, with inquiries for those that begin in a band', async () => {
    const added = await start([heads, row(), row({ 2: 'XS2745031943', 10: '77.5', 1: null, 8: null })])
    expect(added).toMatchObject({ state: 'added', rows: 2, wrong: 0 })
    const list = await found('Imported 4% 2030')
    expect(list).toHaveLength(2)
    expect(list.find(({ isin }) => isin === 'XS2390715287')).toMatchObject({
      face: 10_000_000,
      loanAmount: 6_400_000,
      user: { userId: 'usr_investor' },
      marginCallPrice: '80',
      priceSource: 'import',
      band: 'calm',
    })
    // Without a maintenance margin, half of the haircut.
    expect(list.find(({ isin }) => isin === 'XS2745031943')).toMatchObject({
      user: null,
      maintenance: '15',
      marginCallPrice: '75.295',
      band: 'warning',
      inquiry: { band: 'warning' },
    })
    expect(await verifyLedger(app.database.pool, 'loans:all')).toBeUndefined()
    expect(await verifyLedger(app.database.pool, `import:${added.importId}`)).toBeUndefined()
  })

  it('says what is wrong in which cell, and adds none', async () => {
    const before = (await keeper.loans.list()).total
    const lines = [
      row({ 3: 'Good one' }),
      row({ 0: 'No such house' }),
      row({ 1: 'desk.oc@lantern.example' }),
      row({ 2: 'XS2390715288' }),
      row({ 5: '1.5', 6: 'many' }),
      row({ 7: 100 }),
      row({ 8: 40 }),
      row({ 4: 'dollars', 10: 0, 11: 'yesterday' }),
      row({ 2: null, 12: null }),
    ]
    const { importId, state, wrong } = await start([heads, ...lines])
    expect([state, wrong]).toEqual(['checked', 8])
    expect(await faultsOf(importId)).toEqual([
      [3, ['entity']],
      [4, ['account']],
      [5, ['isin']],
      [6, ['face', 'loanAmount']],
      [7, ['haircut']],
      [8, ['maintenance']],
      [9, ['price']],
      [10, ['isin', 'startDay']],
    ])
    expect(await refusalOf(keeper.loans.importCommit({ importId }))).toMatchObject({
      reason: 'import.rows-wrong',
    })
    await keeper.loans.importCancel({ importId })
    expect((await keeper.loans.list()).total).toBe(before)
  })

  it('in a dry run waits for a press, names what it has already, and is added once', async () => {
    const { importId, state, alike } = await start(
      [heads, row(), row({ 3: 'Twice 2031', 2: 'XS2486073351' })],
      true,
    )
    expect([state, alike]).toEqual(['checked', 1])
    expect(await found('Twice 2031')).toEqual([])
    const outcomes = await Promise.allSettled([
      keeper.loans.importCommit({ importId }),
      (await clientOf(app, 'superadmin')).loans.importCommit({ importId }),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await restOf(() => keeper.loans.importProgress({ importId }))).toMatchObject({ state: 'added' })
    expect(await found('Twice 2031')).toHaveLength(1)
  })

  it('gives templates with explanations, of which the price template names the financed bonds', async () => {
    const book = await readWorkbookOf(await keeper.loans.loanTemplate({}))
    expect(book.worksheets.map(({ name }) => name)).toEqual(['Loan deals', 'Explanations', 'Choices'])
    const prices = await readWorkbookOf(await keeper.loanPrices.priceTemplate({}))
    expect(prices.getWorksheet('Choices')!.getColumn(1).values).toContain('XS2390715287')
    const chinese = await readWorkbookOf(
      await (await clientOf(app, 'systemadmin', 'HK')).loans.loanTemplate({}),
    )
    expect(chinese.worksheets[0]!.getRow(1).getCell(1).value).toBe('融資方')
  })
})

describe('an import of prices', () => {
  const send = async (lines: readonly (readonly Cell[])[]) => {
    const file = await listOf([['ISIN', 'Price', 'Date'], ...lines])
    const { importId } = await keeper.loanPrices.importPrices({ file, dryRun: false })
    return restOf(() => keeper.loanPrices.importProgress({ importId }))
  }

  it('updates every loan deal on the bond, and alerts once', async () => {
    const own = { isin: 'XS2811640791', bondName: 'Priced 2032' }
    const [first, second] = [await keeper.loans.add(loanOf(own)), await keeper.loans.add(loanOf(own))]
    expect(await send([['XS2811640791', '79.5', daysAgo(1)]])).toMatchObject({ state: 'added', rows: 1 })
    expect(await send([['XS2811640791', '79.4', daysAgo(0)]])).toMatchObject({ state: 'added' })
    for (const { loanId } of [first, second]) {
      const loan = await keeper.loans.info({ loanId })
      expect(loan).toMatchObject({ currentPrice: '79.4', priceSource: 'import', band: 'called' })
      expect(loan.inquiryIds).toHaveLength(1)
    }
  })

  it('is refused row by row, and changes nothing', async () => {
    const { loanId } = await keeper.loans.add(loanOf({ isin: 'XS2900775136' }))
    const wrong = await send([
      ['XS2900775136', 90, daysAgo(0)],
      ['XS2900775136', 91, daysAgo(0)],
      ['XS2255908423', 99, null],
      ['XS2255908424', 99, null],
      ['XS2390715287', '9O', null],
      ['XS2390715287', null, null],
      ['XS2390715287', 90, daysAgo(300)],
      ['XS2390715287', 90, '2999-01-01'],
    ])
    expect(wrong).toMatchObject({ state: 'checked', wrong: 7 })
    expect(await faultsOf(wrong.importId, 'loanPrices')).toEqual([
      [3, ['isin']],
      [4, ['isin']],
      [5, ['isin']],
      [6, ['price']],
      [7, ['price']],
      [8, ['priceDay']],
      [9, ['priceDay']],
    ])
    expect(await keeper.loans.info({ loanId })).toMatchObject({ currentPrice: '95' })
    await keeper.loanPrices.importCancel({ importId: wrong.importId })
  })
})

describe('a hostile file', () => {
  const sheet = 'xl/worksheets/sheet1.xml'
  const doctype = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>'

  it('is refused as damaged, and nothing is stored', async () => {
    const good = await bytesOf(await listOf([heads, row()]))
    const file = (bytes: Uint8Array, name = 'loans.xlsx') => new File([new Uint8Array(bytes)], name)
    const xml = `<?xml version="1.0"?>${doctype}<worksheet><sheetData></sheetData></worksheet>`
    for (const [bad, reason] of [
      [file(withPart(good, sheet, Buffer.from(xml))), 'file.damaged'],
      [file(good.subarray(0, good.length >> 1)), 'file.damaged'],
      [file(Buffer.from('ISIN,Price\nXS,1\n')), 'file.not-workbook'],
      [
        await listOf([
          ['Colour', 'Shape'],
          ['red', 'round'],
        ]),
        'list.columns-unknown',
      ],
      [
        await listOf([
          [...heads, 'Mystery'],
          [...row(), 'x'],
        ]),
        'list.columns-unread',
      ],
    ] as const)
      expect(await refusalOf(keeper.loans.importLoans({ file: bad, dryRun: true }))).toMatchObject({ reason })
    expect((await keeper.loans.importList({})).list).toEqual([])
  })

  it('keeps text that looks like a formula as text', async () => {
    await start([heads, row({ 3: '=HYPERLINK("https://evil.example")', 2: 'XS2255908423' })])
    const [loan] = await found('=HYPERLINK')
    expect(loan?.bondName).toBe('=HYPERLINK("https://evil.example")')
    const book = await readWorkbookOf(await keeper.loans.export({ keyword: '=HYPERLINK' }))
    expect(book.worksheets[0]!.getRow(2).getCell(4).numFmt).toBe('@')
  })
})
