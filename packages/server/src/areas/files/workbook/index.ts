// An Excel file as people see it: the text of its cells. Read by the format, part by part, so that neither a file
// that unpacks to gigabytes nor a hundred thousand empty rows cost more than they say.
import type { Upload, UploadReason } from '@bookrunner/contract/kernel'
import type { FileReason } from '@bookrunner/domain/files'
import { isRefusal, refuse, showBytes, type Refusal } from '@bookrunner/domain/kernel'
import { sharedStrings, SheetReading, type Shared, type SheetText } from './lines.ts'
import { numberKinds } from './number-text.ts'
import { Parts } from './parts.ts'
import { excelFile } from './whole-file.ts'
import { attribute, tagsIn } from './xml.ts'

export { columnOf, type SheetLine } from './lines.ts'

export interface Sheet extends SheetText {
  name: string
}

/** Targets of a part's relations, such as the sheets of `xl/workbook.xml`. */
const relationsOf = async (parts: Parts, folder: string, part: string): Promise<Map<string, string>> => {
  const found = new Map<string, string>()
  for (const tag of tagsIn((await parts.text(`${folder}/_rels/${part}.rels`)) ?? '')) {
    if (tag.name !== 'Relationship' || tag.kind === 'close') continue
    const target = attribute(tag, 'Target') ?? ''
    found.set(attribute(tag, 'Id') ?? '', target.startsWith('/') ? target.slice(1) : `${folder}/${target}`)
  }
  return found
}

/** Visible sheets in their order. */
const shownSheets = async (parts: Parts): Promise<{ name: string; path: string }[] | undefined> => {
  const workbook = await parts.text('xl/workbook.xml')
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
const usualUnpacked = 32 * 1024 * 1024

/** The visible sheets of an Excel file, each with its first non-empty lines. */
export const readWorkbook = async (
  upload: Upload,
  mostLines: number,
  mostUnpacked = usualUnpacked,
): Promise<Sheet[] | Refusal<FileReason | UploadReason>> => {
  const file = await excelFile(upload)
  if (isRefusal(file)) return file
  const parts = Parts.in(file, mostUnpacked)
  const tooLarge = () => refuse('file.too-large' as const, { most: showBytes(mostUnpacked) })
  const shown = parts && (await shownSheets(parts))
  if (!parts || !shown) return refuse('file.damaged')
  const strings = await parts.text('xl/sharedStrings.xml')
  if (strings === undefined && parts.has('xl/sharedStrings.xml')) return tooLarge()
  const shared: Shared = {
    strings: sharedStrings(strings),
    kinds: numberKinds(await parts.text('xl/styles.xml')),
  }
  const sheets: Sheet[] = []
  for (const { name, path } of shown.slice(0, mostSheets)) {
    const xml = await parts.text(path)
    if (xml === undefined) return parts.has(path) ? tooLarge() : refuse('file.damaged')
    sheets.push({ name, ...(await new SheetReading(shared, mostLines).read(xml)) })
  }
  return sheets
}
