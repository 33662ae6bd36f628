// Exported files: the workbook, the lists after the launch, the investor's paper.
import { readPdf } from '@cj-tech-master/excelts/pdf'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import type { Language } from '@bookrunner/contract/kernel'
import { clientOf, openTestWorld } from '../../../test/index.ts'
import { closedWith, releasable, type Entered } from '../../../test/allocation.ts'
import { rate } from '../../../test/deals.ts'
import { mm } from '../../../test/orders.ts'
import { readWorkbookOf } from '../../../test/workbooks.ts'

const orders: readonly Entered[] = [
  ['ent_ironmosslife', 80, { hedge: 'benchmark' }],
  ['ent_kestrelpeak', 50, { account: '=Fund 7', hedge: 'own' }],
  ['ent_sundialreserve', 30, { throughId: 'ent_quillstone' }],
]
const hedge = { instrument: 'UST 4 02/28', ratio: rate('95'), deadline: null, durationManager: null }

const { app, desk } = openTestWorld({ desk: 'deskoc' })
let dealId: string
let versionId: string
let orderIds: string[]
beforeAll(async () => {
  const terms = {
    isin: 'XS2529520715',
    hedge,
    depositories: ['Euroclear' as const, 'Clearstream' as const],
    pricingBenchmark: { name: 'CT3', isin: null, yield: rate('0.25'), frequency: null },
  }
  const overrides = { name: 'Glasswing 3y 琉璃翼', terms }
  const made = await closedWith(desk, { orders, overrides })
  ;({ dealId, orderIds } = made)
  versionId = await releasable(desk, dealId)
  await desk.allocation.allocConfirm({ versionId, orderIds: orderIds.slice(0, 2) })
})

type Kind = Parameters<Client['allocation']['export']>[0]['kind']
const fileOf = async (kind: Kind, client = desk) => {
  const { fileId, name } = await client.allocation.export({ dealId, kind })
  return { name, file: await client.allocation.download({ fileId }) }
}
const rowsOf = async (kind: Kind, client = desk) => {
  const book = await readWorkbookOf((await fileOf(kind, client)).file)
  return book.worksheets.map((sheet) => {
    const rows: unknown[][] = []
    sheet.eachRow((row) => rows.push((row.values as unknown[]).slice(1)))
    return { name: sheet.name, rows }
  })
}

describe('the workbook', () => {
  it('has lines, figures and buckets of one state, with numbers and no formula', async () => {
    const sheets = await rowsOf('workbook')
    expect(sheets.map(({ name }) => name)).toEqual([
      'Lines',
      'Summary',
      'By type',
      'By region',
      'By group',
      'By lead',
      'By tag',
      'Targets',
      'Policy',
    ])
    const { rows } = sheets[0]!
    expect(rows[0]).toEqual(['Allocation · Glasswing 3y 琉璃翼 · Version 1'])
    expect(rows[1]![0]).toMatch(/^State \d+ · .* · USD, sizes in millions$/)
    const heads = rows[2] as string[]
    const column = (head: string) => rows.slice(3).map((row) => row[heads.indexOf(head)])
    expect(column('Allocated (mm)')).toEqual([50, 31.25, 18.75])
    expect(column('Reason')).toEqual(['Pro rata', 'Pro rata', 'Pro rata'])
    expect(column('Status')).toEqual(['Confirmed', 'Confirmed', 'Pending'])
    expect(column('Account or fund')).toEqual([undefined, '=Fund 7', undefined])
    const lead = sheets.find(({ name }) => name === 'By lead')!.rows.slice(3)
    expect(lead.map((row) => [row[4], row[5]])).toEqual([
      [81.25, 81.3],
      [18.75, 18.8],
    ])
  })

  it('contains a lead’s own lines, and states that', async () => {
    const [lines, ...others] = await rowsOf('workbook', await clientOf(app, 'deskjlm'))
    expect(others.map(({ name }) => name)).not.toContain('Policy')
    expect(lines!.rows).toHaveLength(5)
    expect(lines!.rows[2]).toEqual(['Orders led by Quillstone Bank.'])
  })
})

describe('lists after the launch', () => {
  it('give billing and delivery the price, amounts and counterparties', async () => {
    const list = await desk.allocation.settlementList({ dealId })
    expect(list).toMatchObject({
      isin: 'XS2529520715',
      price: '99.852',
      issuer: { name: 'Glasswing Renewables Holdings', nameHk: '玻翼新能源控股' },
      accruedRate: '0',
      tradeDate: '2027-03-02',
      settlementDate: '2027-03-09',
      clearing: ['Euroclear', 'Clearstream'],
      bank: { name: 'Lantern Harbour Securities', nameCn: '灯港证券' },
      benchmark: 'CT3',
      spread: 'T+53',
      nominal: '100000000',
      accrued: '0',
      consideration: '99852000',
    })
    expect(
      list.lines.map(({ nominal, consideration, confirm }) => [nominal, consideration, confirm]),
    ).toEqual([
      [mm(50), '49926000', 'confirmed'],
      [31_250_000, '31203750', 'confirmed'],
      [18_750_000, '18722250', 'pending'],
    ])
    const [sheet] = await rowsOf('settlement')
    expect(sheet!.rows[2]![0]).toContain('Issuer Glasswing Renewables Holdings · Coupon 0.800%')
    expect(sheet!.rows[3]![0]).toContain(
      'ISIN XS2529520715 · Trade date 2 Mar 2027 · Settlement date 9 Mar 2027 · Clearing Euroclear / Clearstream',
    )
    const heads = sheet!.rows[4] as string[]
    const first = sheet!.rows[5]!
    expect(
      ['Nominal (mm)', 'Price', 'Accrued interest', 'Consideration'].map(
        (head) => first[heads.indexOf(head)],
      ),
    ).toEqual([50, 99.852, 0, 49_926_000])
  })

  it('give hedges their quantities by the ratio, and the total DV01', async () => {
    const list = await desk.allocation.hedgeList({ dealId })
    expect(list).toMatchObject({
      instrument: 'UST 4 02/28',
      ratio: '95',
      size: '81250000',
      quantity: '47500000',
    })
    expect(list.lines.map(({ hedge: how, quantity }) => [how, quantity])).toEqual([
      ['benchmark', 47_500_000],
      ['own', null],
    ])
    const single = list.lines.map(({ dv01 }) => Number(dv01))
    expect(Number(list.dv01)).toBeCloseTo(single[0]! + single[1]!, 2)
    // About three years: three hundredths of a per cent for a hundredth.
    expect(single[0]! / 50_000_000).toBeCloseTo(0.000295, 5)
    expect((await rowsOf('hedge'))[0]!.rows).toHaveLength(8)
  })

  it('rank leads in a league, and justify every line', async () => {
    const { list } = await desk.allocation.league({ dealId })
    expect(list.map(({ rank, entityId, size, share }) => [rank, entityId, size, share])).toEqual([
      [1, 'ent_lantern', '81250000', '81.3'],
      [2, 'ent_quillstone', '18750000', '18.8'],
      [3, 'ent_brasslight', '0', '0'],
      [3, 'ent_ninefold', '0', '0'],
    ])
    const record = await desk.allocation.justification({ dealId })
    expect(record.reasons).toEqual([{ by: 'proRata', rounding: null, size: '100000000', lines: 3 }])
    expect((await rowsOf('justification'))[0]!.rows[2]).toEqual([
      'How sizes were decided: Pro rata: 100 of 100mm',
    ])
    expect(record.lines[0]).toMatchObject({
      size: mm(50),
      fill: '62.5',
      by: 'proRata',
      editedBy: 'Edmund Fong 方以誠',
    })
    for (const kind of ['league', 'justification'] as const)
      expect((await rowsOf(kind))[0]!.rows.length).toBeGreaterThan(4)
  })
})

describe('the investor’s confirmation', () => {
  const paperOf = async (lang: Language) => {
    const client = await clientOf(app, 'investor', lang)
    const file = await client.allocation.downloadAllocation({ orderId: orderIds[1]! })
    const { text } = await readPdf(new Uint8Array(await (await file.blob()).arrayBuffer()))
    return { name: file.name, text: text.replaceAll(/\s+/g, ' ') }
  }

  it.each([
    ['US', 'Confirmation of allocation', 'Consideration USD 31,203,750.00', 'Confirmation number 1'],
    ['CN', '配售确认书', '应付价款', '确认书编号 1'],
    ['HK', '配售確認書', '應付價款', '確認書編號 1'],
  ] as const)(
    'says in %s what was allocated and what is to be paid, as text',
    async (lang, title, amount, number) => {
      const { name, text } = await paperOf(lang)
      expect(name).toContain(title)
      for (const part of [
        title,
        amount,
        number,
        ...(lang === 'US'
          ? [
              'USD 31.25mm',
              'Nominal USD 31,250,000.00 Price 99.852% Accrued interest USD 0.00',
              'Issuer Glasswing Renewables Holdings',
              'Trade date 2 Mar 2027',
              'Settlement date 9 Mar 2027',
              'Clearing Euroclear / Clearstream',
              'Billing and delivery Lantern Harbour Securities',
              'Benchmark CT3',
              'Spread T+53',
              'HKT',
            ]
          : ['2027年3月9日']),
        'XS2529520715',
        '99.852%',
        '62.5%',
        '0.800%',
        '=Fund 7',
      ])
        expect(text).toContain(part)
      expect(text).not.toMatch(/ironmoss|Iron|Sundial/i)
    },
  )
})
