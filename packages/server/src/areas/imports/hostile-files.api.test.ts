// Files that were made to harm, or that a program broke: each is refused with a reason, and nothing is stored.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { clientOf, refusalOf, startTestApp, type TestApp } from '../../../test/index.ts'
import { restOf, workOn } from '../../../test/imports.ts'
import { bytesOf, listOf, readWorkbookOf, withPart } from '../../../test/workbooks.ts'
import { institutionsImport } from '../entities/import.ts'
import { importWork } from './index.ts'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await startTestApp()
  admin = await clientOf(app, 'systemadmin')
})
afterAll(() => app.close())

const heads = ['English name', 'Region']
const sheet = 'xl/worksheets/sheet1.xml'
const good = await bytesOf(await listOf([heads, ['Fund', 'Europe']]))
const fileOf = (bytes: Uint8Array, name = 'list.xlsx') => new File([new Uint8Array(bytes)], name)
const sheetOf = (rows: string, before = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>${before}<worksheet><sheetData>${rows}</sheetData></worksheet>`
const cells = (row: number, texts: readonly string[]) =>
  `<row r="${row}">${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`
const withSheet = (xml: string | Buffer, statedSize?: number) =>
  fileOf(withPart(good, sheet, typeof xml === 'string' ? Buffer.from(xml) : xml, statedSize))
const start = (file: File) => admin.entities.importBondOrg({ file, dryRun: true })
const head = cells(1, heads)

const external = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
const laughs = `<!DOCTYPE a [<!ENTITY a "ha">${Array.from({ length: 20 }, (_, nr) => `<!ENTITY b${nr} "&a;&a;&a;&a;">`).join('')}]>`

const hostile: [string, () => File, string][] = [
  ['an external entity', () => withSheet(sheetOf(head + cells(2, ['&x;']), external)), 'file.damaged'],
  ['entities of entities', () => withSheet(sheetOf(head + cells(2, ['&b19;']), laughs)), 'file.damaged'],
  ['a zip bomb that states its size', () => withSheet(Buffer.alloc(97 * 1024 * 1024, ' ')), 'file.too-large'],
  ['a zip bomb that hides it', () => withSheet(Buffer.alloc(97 * 1024 * 1024, ' '), 1000), 'file.too-large'],
  ['a sheet in UTF-16', () => withSheet(Buffer.from(`\uFEFF${sheetOf(head)}`, 'utf16le')), 'file.damaged'],
  [
    'a sheet in Latin-1',
    () => withSheet(Buffer.from(sheetOf(head + cells(2, ['Zürich'])), 'latin1')),
    'file.damaged',
  ],
  [
    'a sheet that breaks off',
    () => withSheet(sheetOf(head + cells(2, ['Fund'])).slice(0, -40)),
    'file.damaged',
  ],
  ['half a file', () => fileOf(good.subarray(0, good.length >> 1)), 'file.damaged'],
  [
    'a file with a hole',
    () => fileOf(good.map((byte, at) => (at > 60 && at < 200 ? 0 : byte))),
    'file.damaged',
  ],
  [
    'text with the name of a workbook',
    () => fileOf(Buffer.from('English name,Region\nFund,Europe\n')),
    'file.not-workbook',
  ],
  ['an old workbook', () => fileOf(Buffer.from('d0cf11e0a1b11ae1', 'hex')), 'file.not-workbook'],
  ['nothing', () => fileOf(Buffer.alloc(0)), 'file.empty'],
]

describe('a file with', () => {
  it.each(hostile)('%s is refused', async (_what, file, reason) => {
    expect(await refusalOf(start(file()))).toMatchObject({ reason })
    expect((await admin.entities.importList({})).list).toEqual([])
  })

  it('a million empty rows has the rows with text', async () => {
    const empty = Array.from({ length: 1_000_000 }, (_, nr) => `<row r="${nr + 3}"/>`).join('')
    const file = withSheet(sheetOf(head + cells(2, ['Only One Fund', 'Europe']) + empty))
    const { importId, rows } = await start(file)
    expect(rows).toBe(1)
    await admin.entities.importCancel({ importId })
  })

  it('a row a million lines below keeps its number', async () => {
    const file = withSheet(sheetOf(head + cells(1_048_576, ['Far Below Fund', 'Europe'])))
    const { importId } = await start(file)
    expect((await admin.entities.importRows({ importId })).list).toMatchObject([{ row: 1_048_576 }])
    await admin.entities.importCancel({ importId })
  })

  it('formulas in texts has texts, in the system and in its exports', async () => {
    const names = ['=cmd|calc!A1', '+1+1', '-2+3', '@SUM(A1)', '\t=1+1 Fund', '=HYPERLINK("http://x")']
    const work = workOn(app, importWork(institutionsImport))
    const file = await listOf([heads, ...names.map((name) => [name, 'Europe'])])
    const { importId } = await admin.entities.importBondOrg({ file })
    expect((await restOf(() => admin.entities.importProgress({ importId }))).state).toBe('added')
    await work.stop()
    const book = await readWorkbookOf(await admin.entities.exportBondOrg({ region: 'EUROPE' }))
    const exported = new Map<string, unknown>()
    book.worksheets[0]!.eachRow((row) => {
      const cell = row.getCell(1)
      if (typeof cell.value === 'string') exported.set(cell.value, cell.numFmt)
      else expect(cell.value).toBeNull()
    })
    for (const name of names) expect(exported.get(name.trim())).toBe('@')
  })

  it('names in any script, and one name with two LEIs, loses no row', async () => {
    const names = [
      '北京资产管理',
      '株式会社みらい',
      'ООО Рога',
      'شركة الاستثمار',
      'Çelik Yatırım',
      '한국투자',
      'Ñandú 🦤',
    ]
    const work = workOn(app, importWork(institutionsImport))
    const lines = [...names, 'Twice Named', 'Twice Named'].map((name) => [name, 'Europe'])
    const { importId } = await admin.entities.importBondOrg({ file: await listOf([heads, ...lines]) })
    expect(await restOf(() => admin.entities.importProgress({ importId }))).toMatchObject({
      state: 'added',
      rows: lines.length,
    })
    await work.stop()
    for (const name of names) expect((await admin.entities.list({ keyword: name })).total).toBe(1)
    expect((await admin.entities.list({ keyword: 'Twice Named' })).total).toBe(2)
  })
})
