import { textOf } from './walk.ts'

/** APPNOTE 4.3: the end of a ZIP has the position of its list of entries. */
const endSize = 22
/** So far back a reader looks for that end: it may be followed by a comment. */
export const tailBytes = endSize + 0xff_ff
const mostDirectory = 4 * 1024 * 1024

const at = (bytes: Uint8Array, offset = 0) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset + offset)
  return { u16: (n: number) => view.getUint16(n, true), u32: (n: number) => view.getUint32(n, true) }
}

const endSign = [0x50, 0x4b, 0x05, 0x06, 0, 0, 0, 0]

/** Does some reader find an archive in here? Then this is a second file, whatever else it is. */
export const holdsZipEnd = (tail: Uint8Array): boolean => {
  for (let from = tail.indexOf(0x50); from >= 0; from = tail.indexOf(0x50, from + 1))
    if (endSign.every((byte, n) => tail[from + n] === byte)) return true
  return false
}

export interface Directory {
  offset: number
  size: number
  entries: number
}

/**
 * Strictly, as office programs write it: on one disk, nothing behind it, nothing between list and end. (The
 * larger form, ZIP64, is for more than 4 GB.)
 */
export const directoryIn = (tail: Uint8Array, fileBytes: number): Directory | undefined => {
  if (tail.length < endSize) return undefined
  const end = tail.subarray(tail.length - endSize)
  if (!endSign.every((byte, n) => end[n] === byte)) return undefined
  const { u16, u32 } = at(end)
  const entries = u16(10)
  const [size, offset, comment] = [u32(12), u32(16), u16(20)]
  const fits = offset + size === fileBytes - endSize && size <= mostDirectory
  return fits && comment === 0 && u16(8) === entries ? { offset, size, entries } : undefined
}

export interface Entry {
  name: string
  /** 0 as it is, 8 deflated. */
  method: number
  packed: number
  bytes: number
  offset: number
}

const isSafeName = (name: string): boolean =>
  // oxlint-disable-next-line no-control-regex -- control characters are what is refused here
  !/^\/|\\|[\u0000-\u001f]|^[a-z]:/i.test(name) && !name.split('/').includes('..')

/** The entries, each once; undefined where the list is not one, or holds what no honest archive does. */
export const entriesIn = (list: Uint8Array, { entries }: Directory): Map<string, Entry> | undefined => {
  const found = new Map<string, Entry>()
  let from = 0
  while (from < list.length) {
    if (from + 46 > list.length) return undefined
    const { u16, u32 } = at(list, from)
    const nameSize = u16(28)
    const next = from + 46 + nameSize + u16(30) + u16(32)
    if (u32(0) !== 0x02_01_4b_50 || next > list.length) return undefined
    const name = textOf(list.subarray(from + 46, from + 46 + nameSize))
    const entry = { name, method: u16(10), packed: u32(20), bytes: u32(24), offset: u32(42) }
    const encrypted = (u16(8) & 1) === 1
    // Office programs find parts whatever the case of their names.
    const key = name.toLowerCase()
    if (encrypted || ![0, 8].includes(entry.method) || !isSafeName(name) || found.has(key)) return undefined
    found.set(key, entry)
    from = next
  }
  return found.size === entries ? found : undefined
}

const localSize = 30

/** Where the entry's content lies, from its own header; names and extra fields there are its own. */
export const localHeader = (entry: Entry) => ({ at: entry.offset, length: localSize })

export const contentOf = (entry: Entry, header: Uint8Array) => {
  const { u16, u32 } = at(header)
  if (u32(0) !== 0x04_03_4b_50) return undefined
  return { at: entry.offset + localSize + u16(26) + u16(28), length: entry.packed }
}
