import { describe, expect, it } from 'vitest'
import { bytesOf, listOf, withPart } from '../../../../test/workbooks.ts'
import { columnOf } from './lines.ts'
import { readSheets, usualUnpacked } from './read-sheets.ts'
import { numberText } from './number-text.ts'
import { officeText, tagsIn } from './xml.ts'

const read = (file: Uint8Array, mostLines: number) =>
  readSheets({ file, name: 'list.xlsx', mostLines, mostUnpacked: usualUnpacked })

const sheet = 'xl/worksheets/sheet1.xml'
const one = await bytesOf(await listOf([['a', 1]]))

describe('a workbook', () => {
  it('is read to its cells, whoever wrote it', async () => {
    const xml = `<?xml version="1.0"?><x:worksheet><!-- <x:row> --><x:sheetData><x:row><x:c/><x:c t='str'><x:v><![CDATA[a<b]]></x:v></x:c></x:row>
      <x:row r="7"><x:c r="AB7" t="inlineStr"><x:is><x:r><x:t>tw</x:t></x:r><x:r><x:t>o &#x4E2D;</x:t></x:r></x:is></x:c></x:row></x:sheetData></x:worksheet>`
    const sheets = await read(withPart(one, sheet, Buffer.from(xml)), 10)
    expect(sheets).toMatchObject([{ lines: [{ row: 1, cells: ['', 'a<b'] }, { row: 7 }] }])
    expect((sheets as { lines: { cells: string[] }[] }[])[0]!.lines[1]!.cells[27]).toBe('two 中')
  })

  it('that unpacks to far more than its size is refused, whatever size it states', async () => {
    const bomb = Buffer.alloc(33 * 1024 * 1024, ' ')
    for (const statedSize of [bomb.length, 1000])
      expect(await read(withPart(one, sheet, bomb, statedSize), 10)).toMatchObject({
        reason: 'file.too-large',
      })
  })

  it('is read only as far as requested', async () => {
    const many = Array.from({ length: 50 }, (_, nr) => [`row ${nr}`])
    expect(await read(await bytesOf(await listOf(many)), 20)).toMatchObject([
      { more: true, lines: { length: 20 } },
    ])
  })

  it('that breaks off anywhere is refused, so that no row is lost without a word', async () => {
    const whole = '<worksheet><sheetData><row><c t="s"><v>0</v></c></row></sheetData></worksheet>'
    const answer = async (content: Buffer, part = sheet) => read(withPart(one, part, content), 10)
    expect(await answer(Buffer.from(whole))).toMatchObject([{ lines: [{ cells: ['a'] }] }])
    for (let end = 0; end < whole.indexOf('</sheetData>'); end += 5)
      expect(await answer(Buffer.from(whole.slice(0, end)))).toMatchObject({ reason: 'file.damaged' })
    const broken = [
      '<!DOCTYPE a [<!ENTITY b "c">]><worksheet><sheetData/></worksheet>',
      '<!-- ',
      whole.replace('0', '9'),
    ]
    for (const each of broken)
      expect(await answer(Buffer.from(each))).toMatchObject({ reason: 'file.damaged' })
    const strings = Buffer.from('<sst><si><t>a</t></si>')
    expect(await answer(strings, 'xl/sharedStrings.xml')).toMatchObject({ reason: 'file.damaged' })
    for (const encoding of ['utf16le', 'latin1'] as const)
      expect(await answer(Buffer.from(whole.replace('<row>', '<row><!-- ü -->'), encoding))).toMatchObject({
        reason: 'file.damaged',
      })
  })
})

describe('cells', () => {
  it('are read as people see them', () => {
    const shown = (raw: string, kind: 'plain' | 'percent' | 'day' = 'plain') => numberText(raw, kind)
    expect([shown('0.30000000000000004'), shown('1E-3'), shown('50000000'), shown('')]).toEqual([
      '0.3',
      '0.001',
      '50000000',
      '',
    ])
    expect([shown('0.0475', 'percent'), shown('46346', 'day'), shown('0.5', 'day')]).toEqual([
      '4.75%',
      '2026-11-20',
      '0.5',
    ])
  })

  it('are found by their column letters, and have no forbidden letter', () => {
    expect(['A1', 'Z9', 'AA1', 'XFD1'].map(columnOf)).toEqual([0, 25, 26, 16_383])
    expect(officeText('a_x000D__x0000__xD800_b')).toBe('a\rb')
    expect([...tagsIn('<a b="&amp;&#0;&bad;"/>x &lt;<c/>')].map(({ before }) => before)).toEqual(['', 'x <'])
  })
})
