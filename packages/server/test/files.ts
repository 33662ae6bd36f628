// Real files, small or of any size, as people send them.
import { crc32, deflateRawSync, deflateSync } from 'node:zlib'

type Bytes = Uint8Array<ArrayBuffer>

const joined = (...parts: readonly Uint8Array[]): Bytes => Uint8Array.from(Buffer.concat(parts))

/** Plain pages of text; `bytes` fills up to a size with a comment that readers ignore. */
export const pdfOf = (text: string, bytes = 0): Bytes => {
  const stream = `BT /F1 18 Tf 72 760 Td (${text}) Tj ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let body = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'
  const places = objects.map((object, n) => {
    const offset = String(body.length).padStart(10, '0')
    body += `${n + 1} 0 obj\n${object}\nendobj\n`
    return `${offset} 00000 n \n`
  })
  const endOf = (at: number) =>
    `xref\n0 6\n0000000000 65535 f \n${places.join('')}trailer\n<</Size 6/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`
  const filling = Math.max(0, bytes - body.length - endOf(bytes).length - 2)
  const fill =
    filling > 0
      ? Buffer.concat([Buffer.from('%'), Buffer.alloc(filling, 'x'), Buffer.from('\n')])
      : Buffer.alloc(0)
  return joined(Buffer.from(body, 'latin1'), fill, Buffer.from(endOf(body.length + fill.length), 'latin1'))
}

const chunk = (name: string, data: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(name), data])
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([size, named, sum])
}

/** A picture of one colour. */
export const pngOf = (width: number, height: number, comment = ''): Bytes => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const rows = Buffer.alloc((width * 3 + 1) * height, 0x18)
  for (let row = 0; row < height; row++) rows[row * (width * 3 + 1)] = 0
  return joined(
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...(comment === '' ? [] : [chunk('tEXt', Buffer.from(`Comment\0${comment}`))]),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  )
}

/** As a browser wrote it. */
export const jpg: Bytes = Uint8Array.from(
  Buffer.from(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAbEAACAwADAAAAAAAAAAAAAAAAAQIREwMhQf/EABQBAQAAAAAAAAAAAAAAAAAAAAT/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCm+LGKUXpfb8oADg3/2Q==',
    'base64',
  ),
)

export const gif: Bytes = Uint8Array.from(
  Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64'),
)

export interface PackedEntry {
  name: string
  content: string | Uint8Array
}

/** A ZIP like those of office programs: deflated, with a list at the end. */
export const zipOf = (entries: readonly PackedEntry[]): Bytes => {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let offset = 0
  for (const { name, content } of entries) {
    const data = Buffer.from(content)
    const packed = deflateRawSync(data)
    const names = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.set([20, 0, 0, 0, 8, 0])
    common.writeUInt32LE(crc32(data), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(data.length, 18)
    common.writeUInt16LE(names.length, 22)
    const entryHead = Buffer.alloc(14)
    entryHead.writeUInt32LE(offset, 10)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, names, packed])
    list.push(Buffer.from('PK\x01\x02\x14\0'), common, entryHead, names)
    parts.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(list)
  const end = Buffer.alloc(22)
  end.set([0x50, 0x4b, 5, 6])
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return joined(...parts, directory, end)
}

const open = 'application/vnd.openxmlformats-officedocument'
const rels = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const mains = {
  docx: {
    part: 'word/document.xml',
    type: `${open}.wordprocessingml.document.main+xml`,
    content:
      '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Final terms</w:t></w:r></w:p></w:body></w:document>',
  },
  xlsx: {
    part: 'xl/workbook.xml',
    type: `${open}.spreadsheetml.sheet.main+xml`,
    content: `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${rels}"><sheets/></workbook>`,
  },
}

/** A file that Word or Excel opens. */
export const officeOf = (kind: keyof typeof mains, more: readonly PackedEntry[] = []): Bytes => {
  const { part, type, content } = mains[kind]
  return zipOf([
    {
      name: '[Content_Types].xml',
      content: `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/${part}" ContentType="${type}"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${rels}/officeDocument" Target="${part}"/></Relationships>`,
    },
    { name: part, content: `<?xml version="1.0" encoding="UTF-8"?>${content}` },
    ...more,
  ])
}
