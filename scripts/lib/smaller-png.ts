import { crc32, deflateSync, inflateSync } from 'node:zlib'

const headBytes = 8
const around = 12

interface Chunk {
  type: string
  data: Buffer
}

const chunksOf = (png: Buffer): Chunk[] => {
  const chunks: Chunk[] = []
  for (let at = headBytes; at < png.length;) {
    const length = png.readUInt32BE(at)
    const type = png.toString('latin1', at + 4, at + headBytes)
    chunks.push({ type, data: png.subarray(at + headBytes, at + headBytes + length) })
    at += length + around
  }
  return chunks
}

const written = ({ type, data }: Chunk): Buffer => {
  const chunk = Buffer.alloc(data.length + around)
  chunk.writeUInt32BE(data.length, 0)
  chunk.write(type, 4, 'latin1')
  data.copy(chunk, headBytes)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, headBytes + data.length)), headBytes + data.length)
  return chunk
}

/** The same picture, packed as tightly as zlib can: a browser is quick about it instead. */
export const smaller = (png: Buffer): Buffer => {
  const chunks = chunksOf(png)
  const pixels = inflateSync(
    Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)),
  )
  const packed: Chunk = { type: 'IDAT', data: deflateSync(pixels, { level: 9, memLevel: 9 }) }
  const [first, ...rest] = chunks.filter(({ type }) => type === 'IHDR' || type === 'PLTE' || type === 'IEND')
  return Buffer.concat([
    png.subarray(0, headBytes),
    ...[first!, ...rest.slice(0, -1), packed, rest.at(-1)!].map(written),
  ])
}
