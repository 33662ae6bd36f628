import {
  contentOf,
  directoryIn,
  entriesIn,
  localHeader,
  tailBytes,
  type Entry,
} from '@bookrunner/domain/files'
import { unpacked, type Unreadable } from './whole-file.ts'

/** The parts of an office document, unpacked on request. */
export class Parts {
  readonly #file: Uint8Array
  readonly #entries: ReadonlyMap<string, Entry>

  readonly #mostUnpacked: number

  private constructor(file: Uint8Array, entries: ReadonlyMap<string, Entry>, mostUnpacked: number) {
    this.#file = file
    this.#mostUnpacked = mostUnpacked
    this.#entries = entries
  }

  /** No part is unpacked to more than `mostUnpacked` bytes. */
  static in(file: Uint8Array, mostUnpacked: number): Parts | undefined {
    const directory = directoryIn(file.subarray(-tailBytes), file.length)
    const list = directory && file.subarray(directory.offset, directory.offset + directory.size)
    const entries = list && entriesIn(list, directory)
    return entries && new Parts(file, entries, mostUnpacked)
  }

  /** Its text, or why there is none: another encoding than UTF-8 is damage too. */
  async text(path: string): Promise<{ text: string } | Unreadable | 'missing'> {
    const entry = this.#entries.get(path.toLowerCase())
    if (!entry) return 'missing'
    if (entry.bytes > this.#mostUnpacked) return 'too-large'
    const { at, length } = localHeader(entry)
    const header = this.#file.subarray(at, at + length)
    const content = header.length === length ? contentOf(entry, header) : undefined
    if (!content) return 'damaged'
    const packed = this.#file.subarray(content.at, content.at + content.length)
    const bytes = entry.method === 8 ? await unpacked(packed, this.#mostUnpacked) : packed
    if (typeof bytes === 'string') return bytes
    try {
      return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
    } catch {
      return 'damaged'
    }
  }
}
