import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { completeLei } from '@bookrunner/domain/entities'
import { verifyLedger } from '../../platform/service/index.ts'
import type { DueWork } from '../../platform/due.ts'
import { admitted, clientOf, refusalOf, startTestApp, type TestApp } from '../../../test/index.ts'
import { restOf, workOn } from '../../../test/imports.ts'
import { listOf, readWorkbookOf, workbookOf } from '../../../test/workbooks.ts'
import { importWork } from '../imports/index.ts'
import { institutionsImport } from './import.ts'

let app: TestApp
let admin: Client
let work: DueWork
beforeAll(async () => {
  app = await startTestApp()
  admin = await clientOf(app, 'systemadmin')
  work = workOn(app, importWork(institutionsImport))
})
afterAll(async () => {
  await work.stop()
  await app.close()
})

const heads = ['English name', 'LEI', 'Type', 'Group', 'Region', 'Deal roles', 'Phone', 'Tags']
const start = (file: File, dryRun = false, options = {}) =>
  admin.entities.importBondOrg({ file, dryRun }, options)
/** The import once its rows are added, or wait. */
const send = async (file: File, dryRun = false, options = {}) => {
  const { importId } = await start(file, dryRun, options)
  return restOf(() => admin.entities.importProgress({ importId }))
}
const rowsOf = async (importId: string, only?: 'wrong' | 'alike') =>
  (await admin.entities.importRows({ importId, pageSize: 500, ...(only && { only }) })).list
const total = async (keyword: string) => (await admin.entities.list({ keyword })).total

describe('the import of institutions', () => {
  it('is for administrators with the right to import', async () => {
    const file = await listOf([heads, ['Probe Partners Ltd']])
    const people = ['superadmin', 'systemadmin']
    expect(await admitted(app, (client) => client.entities.importBondOrg({ file, dryRun: true }))).toEqual(
      people,
    )
    for (const { importId } of (await admin.entities.importList({})).list)
      await admin.entities.importCancel({ importId })
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
    const checked = await send(file, true)
    expect(checked).toMatchObject({ state: 'checked', rows: 3, checked: 3, wrong: 0, alike: 0 })
    expect(await total('Tidewater Pension')).toBe(0)
    await admin.entities.importCancel({ importId: checked.importId })
    const key = 'import-institutions-01'
    const added = await send(file, false, { key })
    expect(added).toMatchObject({ state: 'added', rows: 3 })
    expect((await start(file, false, { key })).importId).toBe(added.importId)
    expect((await admin.entities.importList({})).list).toEqual([])
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
    const { importId, state, rows, wrong } = await send(file)
    expect({ state, rows, wrong }).toEqual({ state: 'checked', rows: 4, wrong: 3 })
    expect(await refusalOf(admin.entities.importCommit({ importId }))).toMatchObject({
      reason: 'import.rows-wrong',
      message: '3 of 4 rows are wrong. Correct them and read the file again; nothing was added.',
    })
    const list = await rowsOf(importId, 'wrong')
    expect(
      list.flatMap(({ row, faults }) => faults.map(({ column }) => `${row}.${column}`)).toSorted(),
    ).toEqual(['3.lei', '4.dealRoles', '4.group', '4.name', '4.region', '4.type', '5.name'])
    const messages = list.flatMap(({ faults }) => faults.map(({ message }) => message))
    expect(messages.every((message) => message !== '' && !message.includes('{'))).toBe(true)
    expect((await rowsOf(importId)).map(({ row, name }) => [row, name])).toEqual([
      [2, 'Good Harvest Fund'],
      [3, 'Wrong LEI Fund'],
      [4, ''],
      [5, 'x'.repeat(201)],
    ])
    const chinese = await clientOf(app, 'systemadmin', 'CN')
    const inChinese = await chinese.entities.importRows({ importId, only: 'wrong' })
    expect(inChinese.list[0]!.faults[0]!.message).toContain('LEI')
    expect((await admin.entities.list()).total).toBe(before)
    await admin.entities.importCancel({ importId })
  })

  it('says which rows look like another, and loses none of them', async () => {
    const [one, other] = [completeLei('984500DEMOTWOLEIS1'), completeLei('984500DEMOTWOLEIS2')]
    const file = await listOf([
      heads,
      ['Kestrelpeak Asset Management Ltd'],
      ['Two Codes Bank', one],
      ['Two Codes Bank', other],
    ])
    const { importId, state, alike } = await send(file, true)
    expect({ state, alike }).toEqual({ state: 'checked', alike: 2 })
    expect((await rowsOf(importId, 'alike')).map(({ row, alike: other }) => [row, other])).toEqual([
      [2, { name: 'Kestrelpeak Asset Management', row: null }],
      [4, { name: 'Two Codes Bank', row: 3 }],
    ])
    expect((await admin.entities.importCommit({ importId })).state).toBe('adding')
    expect((await restOf(() => admin.entities.importProgress({ importId }))).state).toBe('added')
    expect(await rowsOf(importId)).toEqual([])
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
    ['without rows', () => listOf([heads]), 'list.rows-none'],
    ['that is text', async () => new File(['name,lei\nFund,'], 'list.csv'), 'file.not-workbook'],
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
    expect(await refusalOf(start(await file()))).toMatchObject({ reason })
  })

  it('takes 20,000 rows in one go, and refuses one more', async () => {
    const row = (nr: number) => [`Bulk House ${nr}`, null, 'Insurance', '', 'Europe', 'Investor', '', 'bulk']
    const rows = Array.from({ length: 20_000 }, (_, nr) => row(nr))
    expect(await send(await listOf([heads, ...rows]))).toMatchObject({ state: 'added', rows: 20_000 })
    expect(await total('Bulk House')).toBe(20_000)
    const more = await listOf([heads, ...rows, row(20_000)])
    expect(await refusalOf(start(more))).toMatchObject({ reason: 'list.rows-many' })
    const { rows: lines } = await app.database.pool.query<{ bytes: number }>(
      "select octet_length(params::text) as bytes from ledger_entry where code = 'entities.imported'",
    )
    expect(Math.max(...lines.map(({ bytes }) => bytes))).toBeLessThan(2000)
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
      const { importId } = await client.entities.importBondOrg({ file: filled, dryRun: true })
      expect(await restOf(() => client.entities.importProgress({ importId }))).toMatchObject({
        rows: 1,
        wrong: 0,
      })
      await client.entities.importCancel({ importId })
      expect(JSON.stringify(sheet!.dataValidations.model)).toContain('$A$2')
    }
  })
})
