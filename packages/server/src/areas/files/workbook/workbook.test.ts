import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { Upload, type FileDigest, type TakePiece } from '@bookrunner/contract/kernel'
import { listOf } from '../../../../test/workbooks.ts'
import { columnOf, readWorkbook } from './index.ts'
import { numberText } from './number-text.ts'
import { officeText, tagsIn } from './xml.ts'

class Sent extends Upload {
  readonly name = 'list.xlsx'
  readonly #bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    super()
    this.#bytes = bytes
  }

  async read(take: TakePiece<never>): Promise<FileDigest> {
    await take(this.#bytes)
    return { bytes: this.#bytes.length, sha256: '' }
  }

  toJSON() {
    return {}
  }
}

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer())

/** The same archive with one changed part; the stated sizes may be wrong. */
const withPart = (
  file: Uint8Array,
  path: string,
  content: Buffer,
  statedSize = content.length,
): Uint8Array => {
  const archive = Buffer.from(file)
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const start = archive.readUInt32LE(end + 16)
  const packed = deflateRawSync(content)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04_03_4b_50)
  const list = Buffer.from(archive.subarray(start, end))
  for (let at = 0; at < list.length;) {
    const next =
      at + 46 + list.readUInt16LE(at + 28) + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32)
    if (list.toString('utf8', at + 46, at + 46 + list.readUInt16LE(at + 28)) === path) {
      list.writeUInt16LE(8, at + 10)
      list.writeUInt32LE(packed.length, at + 20)
      list.writeUInt32LE(statedSize, at + 24)
      list.writeUInt32LE(start, at + 42)
    }
    at = next
  }
  const tail = Buffer.from(archive.subarray(end))
  tail.writeUInt32LE(start + local.length + packed.length, 16)
  return Buffer.concat([archive.subarray(0, start), local, packed, list, tail])
}

const sheet = 'xl/worksheets/sheet1.xml'
const one = await bytesOf(await listOf([['a', 1]]))

describe('a workbook', () => {
  it('is read to its cells, whoever wrote it', async () => {
    const xml = `<?xml version="1.0"?><x:worksheet><!-- <x:row> --><x:sheetData><x:row><x:c/><x:c t='str'><x:v><![CDATA[a<b]]></x:v></x:c></x:row>
      <x:row r="7"><x:c r="AB7" t="inlineStr"><x:is><x:r><x:t>tw</x:t></x:r><x:r><x:t>o &#x4E2D;</x:t></x:r></x:is></x:c></x:row></x:sheetData></x:worksheet>`
    const sheets = await readWorkbook(new Sent(withPart(one, sheet, Buffer.from(xml))), 10)
    expect(sheets).toMatchObject([{ lines: [{ row: 1, cells: ['', 'a<b'] }, { row: 7 }] }])
    expect((sheets as { lines: { cells: string[] }[] }[])[0]!.lines[1]!.cells[27]).toBe('two 中')
  })

  it('that unpacks to far more than its size is refused, whatever size it states', async () => {
    const bomb = Buffer.alloc(33 * 1024 * 1024, ' ')
    for (const statedSize of [bomb.length, 1000])
      expect(await readWorkbook(new Sent(withPart(one, sheet, bomb, statedSize)), 10)).toMatchObject({
        reason: 'file.too-large',
      })
  })

  it('is read only as far as requested, and may break off', async () => {
    const many = Array.from({ length: 50 }, (_, nr) => [`row ${nr}`])
    expect(await readWorkbook(new Sent(await bytesOf(await listOf(many))), 20)).toMatchObject([
      { more: true, lines: { length: 20 } },
    ])
    for (const broken of ['<row><c><v>1', '<!DOCTYPE a [<!ENTITY b "c">]><row/>', '<row', '<!-- '])
      expect(await readWorkbook(new Sent(withPart(one, sheet, Buffer.from(broken))), 10)).toMatchObject([
        { lines: [] },
      ])
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
