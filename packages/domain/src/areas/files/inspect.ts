import { showBytes, type Refusal } from '../../kernel/index.ts'
import { gif, jpeg, png } from './images.ts'
import { allows, kinds, describeKinds, purposes, type Kind, type Purpose } from './kinds.ts'
import { endingOf } from './name.ts'
import { office, type ByteRequest } from './office.ts'
import { refuseFile, type FileReason } from './refuse-file.ts'
import { isMarkup, textOf, Walker } from './walk.ts'
import { holdsZipEnd, tailBytes } from './zip.ts'

/** By its first bytes; an office document is a ZIP first. */
const beginnings: readonly [kind: Kind | 'zip', beginnings: readonly string[]][] = [
  ['pdf', ['%PDF-']],
  ['zip', ['PK\u0003\u0004']],
  ['png', ['\u0089PNG\r\n\u001a\n']],
  ['jpg', ['\u00ff\u00d8\u00ff']],
  ['gif', ['GIF87a', 'GIF89a']],
]
const walks = { png, jpg: jpeg, gif } as const
const headBytes = 1024

const refusal = (reason: FileReason, purpose: Purpose): Refusal<FileReason> => {
  if (reason === 'file.kind') return refuseFile(reason, { kinds: describeKinds(purpose) })
  return refuseFile(reason)
}

/** Checks name and size, before anything is sent. */
export const adviseOnFile = (
  purpose: Purpose,
  { name, bytes }: { name: string; bytes?: number },
): Refusal<FileReason> | undefined => {
  const { mostBytes } = purposes[purpose]
  if (bytes === 0) return refuseFile('file.empty')
  if (bytes !== undefined && bytes > mostBytes)
    return refuseFile('file.too-large', { most: showBytes(mostBytes) })
  const ending = endingOf(name)
  const known = purposes[purpose].kinds.some((kind) =>
    (kinds[kind].endings as readonly string[]).includes(ending),
  )
  return known ? undefined : refusal('file.kind', purpose)
}

/**
 * Inspects a file while it arrives: `see` every piece in order, then `end`. The content decides its type,
 * the name must agree, and the file must contain nothing else.
 */
export class Inspection {
  readonly #purpose: Purpose
  readonly #name: string
  #head = new Uint8Array(0)
  #tail = new Uint8Array(0)
  #bytes = 0
  #kind: Kind | 'zip' | undefined
  #walker: Walker | undefined

  constructor(purpose: Purpose, name: string) {
    this.#purpose = purpose
    this.#name = name
  }

  see(piece: Uint8Array): Refusal<FileReason> | undefined {
    this.#bytes += piece.length
    this.#tail = lastOf(this.#tail, piece)
    if (this.#kind) return this.#walk(piece)
    this.#head = joined(this.#head, piece)
    return this.#head.length < headBytes ? undefined : this.#recognize()
  }

  /** The rest: what it is, or why it is not taken, after some looks into the whole of it. */
  *end(): Generator<ByteRequest, Kind | Refusal<FileReason>, Uint8Array | undefined> {
    if (this.#bytes === 0) return refuseFile('file.empty')
    const early = this.#kind ? undefined : this.#recognize()
    if (early) return early
    const found = this.#kind === 'zip' ? yield* office(this.#tail, this.#bytes) : this.#atTheEnd(this.#kind!)
    if (isReason(found)) return refusal(found, this.#purpose)
    return this.#fits(found) ?? found
  }

  #recognize(): Refusal<FileReason> | undefined {
    const text = textOf(this.#head.subarray(0, headBytes))
    this.#kind = beginnings.find(([, starts]) => starts.some((start) => text.startsWith(start)))?.[0]
    if (!this.#kind) return refusal('file.kind', this.#purpose)
    if (this.#kind !== 'zip') {
      const refused = this.#fits(this.#kind)
      if (refused) return refused
    }
    // A PDF reader looks for its beginning in all of the first kilobyte.
    if (this.#kind !== 'pdf' && text.includes('%PDF-')) return refuseFile('file.hidden')
    if (!(this.#kind in walks)) return undefined
    if (isMarkup(this.#head.subarray(0, headBytes))) return refuseFile('file.hidden')
    this.#walker = new Walker(walks[this.#kind as keyof typeof walks]())
    return this.#walk(this.#head)
  }

  #walk(piece: Uint8Array): Refusal<FileReason> | undefined {
    const fault = this.#walker?.feed(piece)
    return fault && refuseFile(fault)
  }

  #fits(kind: Kind): Refusal<FileReason> | undefined {
    if (!allows(this.#purpose, kind)) return refusal('file.kind', this.#purpose)
    const endings: readonly string[] = kinds[kind].endings
    if (endings.includes(endingOf(this.#name))) return undefined
    const params = { kind: kind.toUpperCase(), endings: endings.map((ending) => `.${ending}`).join(', ') }
    return refuseFile('file.ending', params)
  }

  #atTheEnd(kind: Kind): Kind | FileReason {
    const fault = this.#walker ? this.#walker.end() : endOfPdf(this.#tail)
    if (fault) return fault
    return holdsZipEnd(this.#tail) ? 'file.hidden' : kind
  }
}

/** ISO 32000: `%%EOF` is the last line; a reader looks for it in the last kilobyte. */
const endOfPdf = (tail: Uint8Array): FileReason | undefined => {
  const text = textOf(tail.subarray(-headBytes))
  const end = text.lastIndexOf('%%EOF')
  if (end < 0) return 'file.damaged'
  return /^[\s\0]*$/.test(text.slice(end + 5)) ? undefined : 'file.hidden'
}

const isReason = (found: Kind | FileReason): found is FileReason => found.startsWith('file.')

const joined = (before: Uint8Array, piece: Uint8Array) => {
  const both = new Uint8Array(before.length + piece.length)
  both.set(before)
  both.set(piece, before.length)
  return both
}

const lastOf = (tail: Uint8Array, piece: Uint8Array) =>
  piece.length >= tailBytes ? piece.slice(-tailBytes) : joined(tail, piece).slice(-tailBytes)
