// A sheet of an Excel file as its rows of text, read as a spreadsheet reads it: by the format, not by
// the library that wrote it.
import { readFile } from 'node:fs/promises'
import { crc32, inflateRawSync } from 'node:zlib'

/** The first sheet, or another by its place. */
export async function rowsOf(path: string, nr = 1): Promise<string[][]> {
  const parts = unzip(await readFile(path))
  const shared = textsIn(parts.get('xl/sharedStrings.xml') ?? '', 'si')
  const sheet = parts.get(`xl/worksheets/sheet${nr}.xml`)
  if (!sheet) throw new Error(`No sheet in ${[...parts.keys()].join(', ')}.`)
  return elements(sheet, 'row').map(({ content }) => {
    const cells: string[] = []
    for (const cell of elements(content, 'c')) {
      const [, letters = 'A'] = /r="([A-Z]+)\d+"/.exec(cell.head) ?? []
      const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
      const value = /<v>([^<]*)<\/v>/.exec(cell.content)?.[1] ?? textsIn(cell.content, 'is').join('')
      cells[column] = cell.head.includes('t="s"') ? shared[Number(value)]! : plain(value)
    }
    return Array.from(cells, (cell) => cell ?? '')
  })
}

/** What its sheets are called, in their order. */
export async function sheetNames(path: string): Promise<string[]> {
  const book = unzip(await readFile(path)).get('xl/workbook.xml') ?? ''
  return [...book.matchAll(/<sheet [^>]*?name="([^"]*)"/g)].map(([, name = '']) => plain(name))
}

interface Element {
  readonly head: string
  readonly content: string
}

const elements = (xml: string, name: string): Element[] =>
  [...xml.matchAll(new RegExp(`<${name}((?:\\s[^>]*?)?)(?:/>|>(.*?)</${name}>)`, 'gs'))].map(
    ([, head = '', content = '']) => ({ head, content }),
  )

/** Of each, all its runs of text together. */
const textsIn = (xml: string, name: string): string[] =>
  elements(xml, name).map(({ content }) =>
    elements(content, 't')
      .map((run) => plain(run.content))
      .join(''),
  )

const plain = (xml: string): string =>
  xml
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&(?:apos|#39);/g, "'")
    .replace(/&amp;/g, '&')

/** The files of a zip, by its directory at the end. */
function unzip(bytes: Buffer): Map<string, string> {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0) throw new Error('Not a zip file.')
  const files = new Map<string, string>()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset))
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength!)
    const local = bytes.readUInt32LE(at + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const packed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20))
    const content = bytes.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)
    files.set(name, content.toString('utf8'))
    at += 46 + nameLength! + extra! + comment!
  }
  return files
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const cellOf = (cell: string | number, at: string): string =>
  typeof cell === 'number'
    ? `<c r="${at}"><v>${cell}</v></c>`
    : `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`

/** An Excel file with one sheet, as small as one can be. */
export function workbookOf(lines: readonly (readonly (string | number)[])[]): Buffer {
  const open = 'http://schemas.openxmlformats.org'
  const main = `${open}/spreadsheetml/2006/main`
  const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const rows = lines.map((line, at) => {
    const cells = line.map((cell, column) => cellOf(cell, `${String.fromCharCode(65 + column)}${at + 1}`))
    return `<row r="${at + 1}">${cells.join('')}</row>`
  })
  const relation = (type: string, target: string) =>
    `<Relationships xmlns="${open}/package/2006/relationships"><Relationship Id="rId1" Type="${open}/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`
  return zip([
    [
      '[Content_Types].xml',
      `<Types xmlns="${open}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/></Types>`,
    ],
    ['_rels/.rels', relation('officeDocument', 'xl/workbook.xml')],
    ['xl/_rels/workbook.xml.rels', relation('worksheet', 'worksheets/sheet1.xml')],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${open}/officeDocument/2006/relationships"><sheets><sheet name="Orders" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/worksheets/sheet1.xml',
      `<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
    ],
  ])
}

const numbers = (...fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer =>
  Buffer.concat(
    fields.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes)
      if (bytes === 2) field.writeUInt16LE(value)
      else field.writeUInt32LE(value)
      return field
    }),
  )

/** Files as they are, one behind the other, and their directory at the end. */
function zip(files: readonly (readonly [name: string, content: string])[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [path, text] of files) {
    const [name, content] = [Buffer.from(path), Buffer.from(text)]
    const [crc, length] = [crc32(content), content.length]
    const facts = numbers(
      [20, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [crc, 4],
      [length, 4],
      [length, 4],
      [name.length, 2],
      [0, 2],
    )
    const local = Buffer.concat([numbers([0x04034b50, 4]), facts, name, content])
    directory.push(
      numbers([0x02014b50, 4], [20, 2]),
      facts,
      numbers([0, 2], [0, 2], [0, 2], [0, 4], [at, 4]),
      name,
    )
    parts.push(local)
    at += local.length
  }
  const list = Buffer.concat(directory)
  const count = files.length
  const end = numbers(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [list.length, 4],
    [at, 4],
    [0, 2],
  )
  return Buffer.concat([...parts, list, end])
}
