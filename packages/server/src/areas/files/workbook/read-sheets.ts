// An Excel file as people see it: the text of its cells. Read by the format, part by part, so that neither a file
// that unpacks to gigabytes nor a hundred thousand empty rows cost more than they say.
import type { WorkbookReason } from '@bookrunner/domain/files'
import { refuse, showBytes, type Refusal } from '@bookrunner/domain/kernel'
import { sharedStrings, SheetReading, type Shared, type SheetText } from './lines.ts'
import { numberKinds } from './number-text.ts'
import { Parts } from './parts.ts'
import { inspected, type Unreadable } from './whole-file.ts'
import { attribute, tagsIn } from './xml.ts'

export interface Sheet extends SheetText {
  name: string
}

const textOf = (part: Awaited<ReturnType<Parts['text']>>): string | undefined =>
  typeof part === 'string' ? undefined : part.text

/** Targets of a part's relations, such as the sheets of `xl/workbook.xml`. */
const relationsOf = async (parts: Parts, folder: string, part: string): Promise<Map<string, string>> => {
  const found = new Map<string, string>()
  for (const tag of tagsIn(textOf(await parts.text(`${folder}/_rels/${part}.rels`)) ?? '')) {
    if (tag.name !== 'Relationship' || tag.kind === 'close') continue
    const target = attribute(tag, 'Target') ?? ''
    found.set(attribute(tag, 'Id') ?? '', target.startsWith('/') ? target.slice(1) : `${folder}/${target}`)
  }
  return found
}

/** Visible sheets in their order. */
const shownSheets = async (parts: Parts): Promise<{ name: string; path: string }[] | undefined> => {
  const workbook = textOf(await parts.text('xl/workbook.xml'))
  if (workbook === undefined) return undefined
  const relations = await relationsOf(parts, 'xl', 'workbook.xml')
  const sheets: { name: string; path: string }[] = []
  for (const tag of tagsIn(workbook)) {
    if (tag.name !== 'sheet' || tag.kind === 'close' || attribute(tag, 'state')?.includes('idden')) continue
    const path = relations.get(attribute(tag, 'id') ?? '')
    // A chart sheet has no cells.
    if (path?.includes('worksheets/')) sheets.push({ name: attribute(tag, 'name') ?? '', path })
  }
  return sheets
}

const mostSheets = 20

/** Far more than 500 rows ever need, far less than a packed file can expand to. */
export const usualUnpacked = 32 * 1024 * 1024

export interface ReadRequest {
  file: Uint8Array
  name: string
  /** Of each sheet. */
  mostLines: number
  /** Bytes of one part. */
  mostUnpacked: number
}

/** The visible sheets of an Excel file, each with its first non-empty lines. */
export const readSheets = async ({
  file,
  name: fileName,
  mostLines,
  mostUnpacked,
}: ReadRequest): Promise<Sheet[] | Refusal<WorkbookReason>> => {
  const refused = await inspected(file, fileName)
  if (refused) return refused
  const parts = Parts.in(file, mostUnpacked)
  const problem = (why: Unreadable | 'missing') =>
    why === 'too-large'
      ? refuse('file.too-large' as const, { most: showBytes(mostUnpacked) })
      : refuse('file.damaged')
  const shown = parts && (await shownSheets(parts))
  if (!parts || !shown) return refuse('file.damaged')
  const table = await parts.text('xl/sharedStrings.xml')
  // A file may have no shared texts.
  if (table === 'too-large' || table === 'damaged') return problem(table)
  const strings = sharedStrings(textOf(table))
  if (!strings) return refuse('file.damaged')
  const shared: Shared = { strings, kinds: numberKinds(textOf(await parts.text('xl/styles.xml'))) }
  const sheets: Sheet[] = []
  for (const { name, path } of shown.slice(0, mostSheets)) {
    const part = await parts.text(path)
    if (typeof part === 'string') return problem(part)
    const read = await new SheetReading(shared, mostLines).read(part.text)
    if (!read) return refuse('file.damaged')
    sheets.push({ name, ...read })
  }
  return sheets
}
