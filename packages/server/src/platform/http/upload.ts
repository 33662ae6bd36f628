import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import {
  Upload,
  type FileDigest,
  type Reason,
  type TakePiece,
  type UploadReason,
} from '@bookrunner/contract/kernel'
import { refuse, refuseFields, showBytes, type Refusal } from '@bookrunner/domain/kernel'
import { Parts, type Ending, type MultipartPart } from './multipart.ts'

const refusalOf = (ending: Exclude<Ending, 'end'>): Refusal<UploadReason> =>
  refuse(ending === 'too-large' ? 'input.too-large' : 'input.malformed')

const tooLarge = (field: string, mostBytes: number): Refusal<UploadReason> => {
  const params = { most: showBytes(mostBytes) }
  return { ...refuse('file.too-large', params), fields: [{ field, reason: 'file.too-large', params }] }
}

/** The file of a request while it arrives. */
class ArrivingFile extends Upload {
  readonly name: string
  readonly #field: string
  readonly #content: Readable
  readonly #parts: Parts
  readonly #mostBytes: number
  #arrived: FileDigest | undefined

  constructor(part: Extract<MultipartPart, { content: Readable }>, parts: Parts, mostBytes: number) {
    super()
    this.name = part.fileName
    this.#field = part.name
    this.#content = part.content
    this.#parts = parts
    this.#mostBytes = mostBytes
  }

  async read<R extends Reason = never>(
    take: TakePiece<R>,
    mostBytes = this.#mostBytes,
  ): Promise<FileDigest | Refusal<R | UploadReason>> {
    const hash = createHash('sha256')
    const content: AsyncIterable<Buffer> = this.#content
    let bytes = 0
    try {
      for await (const piece of content) {
        bytes += piece.length
        if (bytes > mostBytes) return tooLarge(this.#field, mostBytes)
        hash.update(piece)
        const refused = await take(piece)
        if (refused) return refused
      }
    } catch (fault) {
      // The reader's own fault is thrown; the sender's is a refusal.
      if (!this.#parts.failed) throw fault
    }
    const next = await this.#parts.next()
    if (next !== 'end') return typeof next === 'string' ? refusalOf(next) : comesAfterwards(next)
    this.#arrived = { bytes, sha256: hash.digest('hex') }
    return this.#arrived
  }

  toJSON(): unknown {
    if (!this.#arrived) throw new Error('a file must be read before requests are compared')
    return { name: this.name, sha256: this.#arrived.sha256 }
  }
}

/** The file is the last part: anything after it is refused. */
const comesAfterwards = ({ name }: MultipartPart): Refusal<UploadReason> =>
  refuseFields('input.invalid', [{ field: name, reason: 'field.unknown' }])

export interface Multipart {
  sent: unknown
  /** Drops the rest that nobody has read. */
  dismiss: () => void
}

const put = (sent: Record<string, unknown>, name: string, value: unknown): void => {
  // A repeated name keeps all values, so that parsing refuses it.
  sent[name] = name in sent ? [sent[name], value].flat() : value
}

/** Reads the fields up to the file and pauses before it, so that a refused file is never read. */
export const readMultipart = async (
  request: IncomingMessage,
  mostBytes: number,
): Promise<Multipart | Refusal<UploadReason>> => {
  const parts = new Parts(request, mostBytes)
  const sent = Object.create(null) as Record<string, unknown>
  const dismiss = () => parts.dismiss()
  for (;;) {
    const part = await parts.next()
    if (part === 'end') return { sent: { ...sent }, dismiss }
    if (typeof part === 'string') {
      dismiss()
      return refusalOf(part)
    }
    if ('text' in part) put(sent, part.name, part.text)
    else {
      put(sent, part.name, new ArrivingFile(part, parts, mostBytes))
      return { sent: { ...sent }, dismiss }
    }
  }
}
