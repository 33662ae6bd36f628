import {
  contentOf,
  directoryIn,
  entriesIn,
  localHeader,
  tailBytes,
  type Entry,
} from '@bookrunner/domain/files'
import { unpacked } from './whole-file.ts'

/** Far more than 500 rows ever need, far less than a packed file can expand to. */
const mostUnpacked = 32 * 1024 * 1024

/** The parts of an office document, unpacked on request. */
export class Parts {
  readonly #file: Uint8Array
  readonly #entries: ReadonlyMap<string, Entry>

  private constructor(file: Uint8Array, entries: ReadonlyMap<string, Entry>) {
    this.#file = file
    this.#entries = entries
  }

  static in(file: Uint8Array): Parts | undefined {
    const directory = directoryIn(file.subarray(-tailBytes), file.length)
    const list = directory && file.subarray(directory.offset, directory.offset + directory.size)
    const entries = list && entriesIn(list, directory)
    return entries && new Parts(file, entries)
  }

  has(path: string): boolean {
    return this.#entries.has(path.toLowerCase())
  }

  /** Undefined if it is missing, too large, or no text. */
  async text(path: string): Promise<string | undefined> {
    const entry = this.#entries.get(path.toLowerCase())
    if (!entry || entry.bytes > mostUnpacked) return undefined
    const { at, length } = localHeader(entry)
    const header = this.#file.subarray(at, at + length)
    const content = header.length === length ? contentOf(entry, header) : undefined
    if (!content) return undefined
    const packed = this.#file.subarray(content.at, content.at + content.length)
    const bytes = entry.method === 8 ? await unpacked(packed, mostUnpacked) : packed
    try {
      return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    } catch {
      return undefined
    }
  }
}
