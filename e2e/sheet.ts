// The first sheet of an Excel file as its rows of text, read as a spreadsheet reads it: by the format, not by
// the library that wrote it.
import { readFile } from 'node:fs/promises'
import { inflateRawSync } from 'node:zlib'

export async function rowsOf(path: string): Promise<string[][]> {
  const parts = unzip(await readFile(path))
  const shared = textsIn(parts.get('xl/sharedStrings.xml') ?? '', 'si')
  const sheet = parts.get('xl/worksheets/sheet1.xml')
  if (!sheet) throw new Error(`No sheet in ${[...parts.keys()].join(', ')}.`)
  return elements(sheet, 'row').map(({ content }) => {
    const cells: string[] = []
    for (const cell of elements(content, 'c')) {
      const [, letter = 'A'] = /r="([A-Z])\d+"/.exec(cell.head) ?? []
      const value = /<v>([^<]*)<\/v>/.exec(cell.content)?.[1] ?? textsIn(cell.content, 'is').join('')
      cells[letter.charCodeAt(0) - 65] = cell.head.includes('t="s"') ? shared[Number(value)]! : plain(value)
    }
    return Array.from(cells, (cell) => cell ?? '')
  })
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
