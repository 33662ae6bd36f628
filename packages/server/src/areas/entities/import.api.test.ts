import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { completeLei } from '@bookrunner/domain/entities'
import { verifyLedger } from '../../platform/service/index.ts'
import { admitted, clientOf, refusalOf, startTestApp, type TestApp } from '../../../test/index.ts'
import { listOf, readWorkbookOf, workbookOf } from '../../../test/workbooks.ts'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await startTestApp()
  admin = await clientOf(app, 'systemadmin')
})
afterAll(() => app.close())

const heads = ['English name', 'LEI', 'Type', 'Group', 'Region', 'Deal roles', 'Phone', 'Tags']
const send = (file: File, options = {}) => admin.entities.importBondOrg({ file }, options)
const total = async (keyword: string) => (await admin.entities.list({ keyword })).total

describe('the import of institutions', () => {
  it('is for administrators with the right to import', async () => {
    const file = await listOf([heads, ['Probe Partners Ltd']])
    const people = ['superadmin', 'systemadmin']
    expect(
      await admitted(app, (client) => client.entities.importBondOrg({ file }, { dryRun: true })),
    ).toEqual(people)
    expect(await admitted(app, (client) => client.entities.orgTemplate({}))).toEqual(people)
    expect(await refusalOf(app.client().entities.orgTemplate({}))).toMatchObject({ code: 401 })
  })

  it('reads words in any language, is tried first, and adds all rows once', async () => {
    const lei = completeLei('984500DEMOIMPORT01')
    const file = await listOf([
      ['Institutions of the autumn'],
      [],
      heads,
      [
        'Tidewater Pension Fund',
        lei,
        'Insurance',
        'Ironmoss Insurance Group',
        'Asia-Pacific',
        'Investor, 发行人',
        '+852 2345 6789',
        'anchor, long-only',
      ],
      ['潮汐保险', null, '保险', '', '亚太', '投资者', '', ''],
      [],
      ['=1+1 Capital', null, '', '', 'europe', '', '', ''],
    ])
    expect(await send(file, { dryRun: true })).toMatchObject({ count: 3, alikeCount: 0 })
    expect(await total('Tidewater Pension')).toBe(0)
    const key = 'import-institutions-01'
    const added = await send(file, { key })
    expect(added.count).toBe(3)
    expect(await send(file, { key })).toEqual(added)
    const { list } = await admin.entities.list({ keyword: 'Tidewater Pension' })
    expect(list).toHaveLength(1)
    expect(list[0]).toMatchObject({
      lei,
      type: { id: 'cls_insurance' },
      group: { id: 'grp_ironmoss' },
      region: 'APAC',
      dealRoles: ['investor', 'issuer'],
      phoneArea: '852',
      phone: '23456789',
      tags: ['anchor', 'long-only'],
      source: 'platform',
      review: 'reviewed',
      version: 1,
    })
    expect((await admin.entities.list({ keyword: '潮汐保险' })).list[0]).toMatchObject({
      type: { id: 'cls_insurance' },
      dealRoles: ['investor'],
    })
    expect(await total('=1+1 Capital')).toBe(1)
    const { entityId } = list[0]!
    await admin.entities.edit({ entityId, expectedVersion: 1, shortName: 'Tidewater' })
    expect(await verifyLedger(app.database.pool, 'entity:all')).toBeUndefined()
    expect(await verifyLedger(app.database.pool, `entity:${entityId}`)).toBeUndefined()
  })

  it('names every wrong cell by its row, and adds none', async () => {
    const before = (await admin.entities.list()).total
    const file = await listOf([
      heads,
      ['Good Harvest Fund'],
      ['Wrong LEI Fund', '5493001KJTIIGC8Y1R99'],
      [null, null, 'No such type', 'No such group', 'Moon', 'Spectator', '+852 12', ''],
      ['x'.repeat(201)],
    ])
    const { reason, message, fields } = await refusalOf(send(file))
    expect([reason, message]).toEqual([
      'entity.rows-wrong',
      '3 of 4 rows are wrong. Correct them and read the file again; nothing was added.',
    ])
    expect(fields.map(({ field }) => field).toSorted()).toEqual([
      'rows.3.lei',
      'rows.4.dealRoles',
      'rows.4.group',
      'rows.4.name',
      'rows.4.region',
      'rows.4.type',
      'rows.5.name',
    ])
    expect(fields.every(({ message }) => message !== '' && !message.includes('{'))).toBe(true)
    expect((await admin.entities.list()).total).toBe(before)
  })

  it('says which rows look like another, and loses none of them', async () => {
    const [one, other] = [completeLei('984500DEMOTWOLEIS1'), completeLei('984500DEMOTWOLEIS2')]
    const file = await listOf([
      heads,
      ['Kestrelpeak Asset Management Ltd'],
      ['Two Codes Bank', one],
      ['Two Codes Bank', other],
    ])
    const { count, alike } = await send(file)
    expect(count).toBe(3)
    expect(alike).toEqual([
      expect.objectContaining({ row: 2, sameAsRow: null, other: 'Kestrelpeak Asset Management' }),
      { row: 4, name: 'Two Codes Bank', other: 'Two Codes Bank', sameAsRow: 3 },
    ])
    expect(await total('Two Codes Bank')).toBe(2)
  })

  const unclear: [string, () => Promise<File>, string][] = [
    [
      'without known headings',
      () =>
        listOf([
          ['A', 'B'],
          ['x', 'y'],
        ]),
      'list.columns-unknown',
    ],
    ['with an unknown column', () => listOf([[...heads, 'Rating'], ['Fund']]), 'list.columns-unread'],
    ['with a column twice', () => listOf([['Name', 'English name', 'LEI'], ['Fund']]), 'list.column-twice'],
    ['without rows', () => listOf([heads]), 'file.empty'],
    ['that is text', async () => new File(['name,lei\nFund,'], 'list.csv'), 'file.kind'],
    ['that is damaged', async () => new File(['PK\u0003\u0004 nothing'], 'list.xlsx'), 'file.damaged'],
    [
      'with two lists',
      () =>
        workbookOf((book) => {
          for (const name of ['One', 'Two']) {
            const sheet = book.addWorksheet(name)
            sheet.addRow(heads)
            sheet.addRow(['Fund'])
          }
        }),
      'list.sheets-several',
    ],
  ]
  it.each(unclear)('refuses a file %s', async (_name, file, reason) => {
    expect(await refusalOf(send(await file()))).toMatchObject({ reason })
  })

  it('takes 20,000 rows in one go, and refuses one more', async () => {
    const row = (nr: number) => [`Bulk House ${nr}`, null, 'Insurance', '', 'Europe', 'Investor', '', 'bulk']
    const rows = Array.from({ length: 20_000 }, (_, nr) => row(nr))
    expect((await send(await listOf([heads, ...rows]))).count).toBe(20_000)
    expect(await total('Bulk House')).toBe(20_000)
    const more = await listOf([heads, ...rows, row(20_000)])
    expect(await refusalOf(send(more))).toMatchObject({ reason: 'list.rows-many' })
  })

  it('has a template that it reads back, with explanations and drop-downs', async () => {
    for (const language of ['US', 'CN', 'HK'] as const) {
      const client = await clientOf(app, 'systemadmin', language)
      const book = await readWorkbookOf(await client.entities.orgTemplate({}))
      const [sheet, help, choices] = book.worksheets
      const named = (sheet!.getRow(1).values as string[]).slice(1)
      expect(named).toHaveLength(23)
      expect(help!.rowCount).toBe(24)
      const types = (await client.classes.list({})).list
      expect(choices!.getColumn(1).values.slice(2)).toHaveLength(types.length)
      const filled = await listOf([named, named.map((_, at) => (at === 0 ? `From ${language}` : null))])
      expect((await client.entities.importBondOrg({ file: filled }, { dryRun: true })).count).toBe(1)
      expect(JSON.stringify(sheet!.dataValidations.model)).toContain('$A$2')
    }
  })
})
