import type { IncomingMessage } from 'node:http'
import type { Readable, Writable } from 'node:stream'
import { Busboy, type BusboyHeaders } from '@fastify/busboy'

/** Names and values are short; only the file is long. */
const mostFieldBytes = 64 * 1024
const mostFields = 100
/** Headers, boundaries and fields beside the file. */
const mostBesides = 1024 * 1024
/** So much of an unwanted body is read and dropped; then the connection is cut. */
const mostUnread = 128 * 1024 * 1024

export type MultipartPart = { name: string } & ({ text: string } | { fileName: string; content: Readable })
/** `broken`: not multipart, or the sender is gone. */
export type Ending = 'end' | 'broken' | 'too-large'

/** Forms escape these three signs of a file's name in their own way. */
const unescaped = (fileName: string): string =>
  fileName.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n')

/** The parts of a body in order; a file's content must be read before the next part. */
export class Parts {
  readonly #request: IncomingMessage
  readonly #waiting: (MultipartPart | Ending)[] = []
  readonly #parser: Writable | undefined
  #wake: (() => void) | undefined
  #file: Readable | undefined
  #ended: Ending | undefined
  #left: number

  constructor(request: IncomingMessage, mostFileBytes: number) {
    this.#request = request
    this.#left = mostFileBytes + mostBesides
    request.on('data', this.#count)
    request.on('close', this.#onClose)
    request.on('error', this.#onClose)
    try {
      this.#parser = this.#parse(mostFileBytes)
      request.pipe(this.#parser)
    } catch {
      // A header without a boundary.
      this.#end('broken')
    }
  }

  async next(): Promise<MultipartPart | Ending> {
    for (;;) {
      // A bad end discards everything, also earlier parts.
      if (this.#ended && (this.failed || this.#waiting.length === 0)) return this.#ended
      if (this.#waiting.length > 0) return this.#waiting.shift()!
      await new Promise<void>((wake) => (this.#wake = wake))
    }
  }

  /** True if the body itself ended badly, rather than its reader. */
  get failed(): boolean {
    return this.#ended !== undefined && this.#ended !== 'end'
  }

  /** The reader needs no more parts. */
  dismiss(): void {
    this.#end('end')
    this.#request.off('data', this.#count)
    if (this.#parser) this.#request.unpipe(this.#parser)
  }

  #parse(mostFileBytes: number): Writable {
    const headers = this.#request.headers as BusboyHeaders
    const parser = new Busboy({
      headers,
      limits: {
        fieldSize: mostFieldBytes,
        fields: mostFields,
        parts: mostFields + 2,
        headerPairs: 20,
        headerSize: 16 * 1024,
        fileSize: mostFileBytes + 1,
      },
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
    })
    parser.on('field', (name: string | undefined, text, _nameCut, cut) => {
      if (cut) this.#end('too-large')
      else this.#push(name === undefined ? 'broken' : { name, text })
    })
    parser.on('file', (name: string | undefined, content: Readable, fileName) => {
      this.#file = content
      content.on('error', () => this.#end('broken'))
      this.#push(name === undefined ? 'broken' : { name, fileName: unescaped(fileName), content })
    })
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
      parser.on(limit, () => this.#end('too-large'))
    parser.on('error', () => this.#end('broken'))
    parser.on('finish', () => this.#end('end'))
    return parser
  }

  readonly #count = (piece: Buffer): void => {
    this.#left -= piece.length
    if (this.#left < 0) this.#end('too-large')
  }

  /** Only in the middle of a body: a complete request closes too. */
  readonly #onClose = (): void => {
    if (!this.#request.readableEnded) this.#end('broken')
  }

  #push(part: MultipartPart | 'broken'): void {
    if (part === 'broken') return this.#end('broken')
    this.#waiting.push(part)
    this.#wake?.()
  }

  #end(how: Ending): void {
    if (this.#ended) return
    this.#ended = how
    if (how !== 'end') this.#file?.destroy(new Error(how))
    this.#wake?.()
  }
}

/**
 * Reads and drops the rest of a body before the answer goes out: most senders read no answer before their last byte,
 * and lose it if the connection closes. False if there is too much.
 */
export const drain = (request: IncomingMessage): Promise<boolean> => {
  if (request.readableEnded || request.destroyed) return Promise.resolve(true)
  return new Promise((done) => {
    let left = mostUnread
    request.on('data', (piece: Buffer) => {
      left -= piece.length
      if (left < 0) done(false)
    })
    for (const over of ['end', 'close', 'error']) request.on(over, () => done(true))
    request.resume()
  })
}
