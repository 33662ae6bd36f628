import { Readable, type Transform } from 'node:stream'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Smaller replies fit into one packet anyway. */
const leastBytes = 1024
/** Larger pieces of output than usual: each is one turn of the event loop. */
const chunkSize = 64 * 1024

/** The quickest level of each that is worth its bytes; docs/decisions/125 has the figures. */
const zstd = { chunkSize, params: { [constants.ZSTD_c_compressionLevel]: 1 } }
const brotli = { chunkSize, params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }
const quickGzip = { chunkSize, level: 1 }

interface Compressor {
  atOnce: (body: Uint8Array) => Buffer
  whole: (body: Uint8Array) => Promise<Buffer>
  stream: () => Transform
}

/** In the order of choice. `whole` and `stream` work in threads of the runtime, not in that of the requests. */
const compressors = {
  zstd: {
    atOnce: (body) => zstdCompressSync(body, zstd),
    whole: (body) => promisify(zstdCompress)(body, zstd),
    stream: () => createZstdCompress(zstd),
  },
  br: {
    atOnce: (body) => brotliCompressSync(body, brotli),
    whole: (body) => promisify(brotliCompress)(body, brotli),
    stream: () => createBrotliCompress(brotli),
  },
  gzip: {
    atOnce: (body) => gzipSync(body, quickGzip),
    whole: (body) => promisify(gzip)(body, quickGzip),
    stream: () => createGzip(quickGzip),
  },
} as const satisfies Record<string, Compressor>
export type Encoding = keyof typeof compressors

const choices = Object.keys(compressors) as Encoding[]

/** The best encoding that the caller reads; undefined for none. */
export const encodingOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Encoding | undefined => {
  const accepted = new Map<string, boolean>()
  for (const part of (headers['accept-encoding'] ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase())
    const quality = parameters.find((each) => each.startsWith('q='))?.slice(2)
    accepted.set(name, quality === undefined || Number(quality) > 0)
  }
  return choices.find((each) => accepted.get(each) ?? accepted.get('*') ?? false)
}

/** To hand so little to a thread would keep this one longer than to compress it (docs/decisions/144). */
const mostAtOnce = 64 * 1024

export const compressedWhole = async (encoding: Encoding, body: Uint8Array): Promise<Buffer> => {
  const { atOnce, whole } = compressors[encoding]
  return body.length <= mostAtOnce ? atOnce(body) : whole(body)
}

/** Sends a text, compressed if the caller reads that and it is worth it. */
export const sendText = (request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> =>
  sendBody(request, reply, Buffer.from(text))

const sendBody = async (
  request: FastifyRequest,
  reply: FastifyReply,
  body: Buffer<ArrayBuffer>,
): Promise<FastifyReply> => {
  reply.header('vary', 'accept-encoding')
  const encoding = body.length >= leastBytes ? encodingOf(request) : undefined
  if (!encoding) return reply.send(body)
  return reply.header('content-encoding', encoding).send(await compressedWhole(encoding, body))
}

/** A stream costs more than a copy of so much. */
const mostCopied = 64 * 1024

/** The same for pieces: many are read and compressed as fast as the caller takes them. */
export const sendPieces = async (
  request: FastifyRequest,
  reply: FastifyReply,
  pieces: readonly Uint8Array[],
): Promise<FastifyReply> => {
  const bytes = pieces.reduce((sum, { length }) => sum + length, 0)
  if (bytes <= mostCopied) return sendBody(request, reply, Buffer.concat(pieces))
  reply.header('vary', 'accept-encoding')
  const encoding = encodingOf(request)
  const read = Readable.from(pieces)
  if (!encoding) return reply.header('content-length', bytes).send(read)
  const stream = compressors[encoding].stream()
  // A caller who hangs up ends the reading too.
  stream.once('close', () => read.destroy())
  return reply.header('content-encoding', encoding).send(read.pipe(stream))
}
