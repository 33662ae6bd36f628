import type { Kind } from './kinds.ts'
import type { FileReason } from './refuse-file.ts'
import { textOf } from './walk.ts'
import { contentOf, directoryIn, entriesIn, localHeader, type Entry } from './zip.ts'

/** Some bytes of the whole file; `inflate`: packed, and at most so many when they are unpacked. */
export interface ByteRequest {
  at: number
  length: number
  inflate?: number
}

/** Asks for what it wants to see; undefined as an answer means that it is not to be had. */
export type OfficeInspection = Generator<ByteRequest, Kind | FileReason, Uint8Array | undefined>

const mostTypes = 1024 * 1024
const mainParts = [
  ['docx', /\bwordprocessingml\.document\.main\+xml/],
  ['xlsx', /\bspreadsheetml\.sheet\.main\+xml/],
  ['pptx', /\bpresentationml\.presentation\.main\+xml/],
] as const
const macroType = /macroEnabled|vbaProject|vnd\.ms-excel\.(intlmacrosheet|macrosheet)/i
const macroPart = /(^|\/)(vbaproject|vbadata)[^/]*$|(^|\/)macrosheets\//

/** ECMA-376: `[Content_Types].xml` lists the parts; the type of the main part is the type of the file. */
export function* office(tail: Uint8Array, fileBytes: number): OfficeInspection {
  const directory = directoryIn(tail, fileBytes)
  if (!directory) return 'file.damaged'
  const list = yield { at: directory.offset, length: directory.size }
  const entries = list && entriesIn(list, directory)
  if (!entries) return 'file.damaged'
  const types = entries.get('[content_types].xml')
  if (!types) return 'file.kind'
  const xml = yield* unpacked(types)
  if (!xml) return 'file.damaged'
  const text = textOf(xml)
  if (macroType.test(text) || [...entries.keys()].some((name) => macroPart.test(name))) return 'file.macros'
  const main = mainParts.filter(([, type]) => type.test(text))
  return main.length === 1 ? main[0]![0] : 'file.kind'
}

function* unpacked(entry: Entry): Generator<ByteRequest, Uint8Array | undefined, Uint8Array | undefined> {
  if (entry.bytes > mostTypes || entry.packed > mostTypes) return undefined
  const header = yield localHeader(entry)
  const content = header && contentOf(entry, header)
  if (!content) return undefined
  return yield entry.method === 8 ? { ...content, inflate: mostTypes } : content
}
