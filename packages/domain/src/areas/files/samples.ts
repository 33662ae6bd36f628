// Small real files for the tests beside this: the pictures as a browser wrote them, the rest by the book.

export const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

export const glue = (...parts: readonly Uint8Array[]): Uint8Array => {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

export const samplePng = Uint8Array.fromBase64(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAAOUlEQVR4AZyMwQkAIAwDQ6fQKV1Fp3SM+mq5l0oLB6FcYm263zA9LoU9pICdFPhk/hf6koLaAlvMBwAA///BYLyzAAAABklEQVQDAAjWG0FSP7CfAAAAAElFTkSuQmCC',
)
export const sampleJpg = Uint8Array.fromBase64(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAbEAACAwADAAAAAAAAAAAAAAAAAQIREwMhQf/EABQBAQAAAAAAAAAAAAAAAAAAAAT/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCm+LGKUXpfb8oADg3/2Q==',
)
/** GIF89a appendix: one point, with a comment. */
export const gifSaying = (comment: string): Uint8Array =>
  glue(
    bytesOf('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff'),
    bytesOf(`!\xfe${String.fromCharCode(comment.length)}${comment}\0`),
    bytesOf(',\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;'),
  )
export const sampleGif = gifSaying('one point')

/** A JPEG with a comment behind its beginning. */
export const jpgSaying = (comment: string): Uint8Array =>
  glue(
    sampleJpg.subarray(0, 2),
    bytesOf(`\xff\xfe${String.fromCharCode(0, comment.length + 2)}${comment}`),
    sampleJpg.subarray(2),
  )

/** One empty page, with its table of places as it must be. */
export const samplePdf = ((): Uint8Array => {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
  ]
  let text = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'
  const places = objects.map((object, n) => {
    const start = text.length
    text += `${n + 1} 0 obj\n${object}\nendobj\n`
    return `${String(start).padStart(10, '0')} 00000 n \n`
  })
  const table = text.length
  text += `xref\n0 4\n0000000000 65535 f \n${places.join('')}trailer\n<</Size 4/Root 1 0 R>>\n`
  return bytesOf(`${text}startxref\n${table}\n%%EOF\n`)
})()

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let crc = n
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xed_b8_83_20 ^ (crc >>> 1) : crc >>> 1
  return crc
})
const crc32 = (bytes: Uint8Array): number => {
  let crc = -1
  for (const byte of bytes) crc = crcTable[(crc ^ byte) & 0xff]! ^ (crc >>> 8)
  return ~crc >>> 0
}

const little = (...fields: readonly [value: number, size: 2 | 4][]): Uint8Array =>
  Uint8Array.from(
    fields.flatMap(([value, size]) => Array.from({ length: size }, (_, n) => (value >>> (8 * n)) & 0xff)),
  )

export interface SampleEntry {
  name: string
  content: string
  /** Other than they should be. */
  method?: number
  flags?: number
}

/** Contents as they are, not packed. */
export const zipOf = (entries: readonly SampleEntry[]): Uint8Array => {
  const locals: Uint8Array[] = []
  const list: Uint8Array[] = []
  let offset = 0
  for (const { name, content, method = 0, flags = 0 } of entries) {
    const [names, data] = [bytesOf(name), bytesOf(content)]
    const common = [
      [20, 2],
      [flags, 2],
      [method, 2],
      [0, 4],
      [crc32(data), 4],
    ] as [number, 2 | 4][]
    const sizes = [
      [data.length, 4],
      [data.length, 4],
      [names.length, 2],
      [0, 2],
    ] as [number, 2 | 4][]
    const local = glue(little([0x04_03_4b_50, 4], ...common, ...sizes), names, data)
    list.push(
      little([0x02_01_4b_50, 4], [20, 2], ...common, ...sizes, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      names,
    )
    locals.push(local)
    offset += local.length
  }
  const directory = glue(...list)
  const count = entries.length
  const end = little(
    [0x06_05_4b_50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [directory.length, 4],
    [offset, 4],
    [0, 2],
  )
  return glue(...locals, directory, end)
}

const open = 'application/vnd.openxmlformats-officedocument'
export const mainTypes = {
  docx: ['word/document.xml', `${open}.wordprocessingml.document.main+xml`],
  xlsx: ['xl/workbook.xml', `${open}.spreadsheetml.sheet.main+xml`],
  pptx: ['ppt/presentation.xml', `${open}.presentationml.presentation.main+xml`],
} as const

export const typesXml = (part: string, type: string): SampleEntry => ({
  name: '[Content_Types].xml',
  content: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="${type}"/></Types>`,
})

export const sampleOffice = (kind: keyof typeof mainTypes, more: readonly SampleEntry[] = []): Uint8Array => {
  const [part, type] = mainTypes[kind]
  return zipOf([typesXml(part, type), { name: part, content: '<main/>' }, ...more])
}
