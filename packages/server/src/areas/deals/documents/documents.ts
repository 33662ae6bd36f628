import type { DealDetail, PublishedDeal } from '@bookrunner/contract/deals'
import { isValidOn } from '@bookrunner/domain/deals'
import { dayIn } from '@bookrunner/domain/kernel'
import type { Db } from '../../../platform/db/index.ts'
import { describeFiles, type FileFacts } from '../../files/index.ts'
import { readDocuments, readEntry, type DocumentRow } from './documents.repo.ts'
import type { HeaderRow } from '../views/header.repo.ts'

type View = DealDetail['documents'][number]

const viewOf = (row: DocumentRow, file: FileFacts, own: Pick<View, 'open' | 'downloads'>): View => ({
  documentId: row.id,
  fileName: file.name,
  mediaType: file.mediaType,
  bytes: file.bytes,
  description: row.description,
  validFrom: row.valid_from,
  validUntil: row.valid_until,
  audience: row.audience,
  gated: row.gated,
  uploadedAt: row.uploaded_at.toString(),
  ...own,
})

const withFiles = async (db: Db, announcementId: string) => {
  const rows = await readDocuments(db, announcementId)
  const files = await describeFiles(
    db,
    rows.map(({ file_id }) => file_id),
  )
  return rows.map((row) => ({ row, file: files.get(row.file_id)! }))
}

/** All documents, valid or not, for everybody who manages the deal. */
export const documentsForManager = async (
  db: Db,
  { announcement_id }: Pick<HeaderRow, 'announcement_id'>,
): Promise<View[]> =>
  (await withFiles(db, announcement_id)).map(({ row, file }) =>
    viewOf(row, file, { open: true, downloads: row.downloads }),
  )

/** The gate is open to whoever typed the current code. A new code closes it, and without a code it is closed. */
export const isOpenTo = (gated: boolean, code: string | null, typed: string | null): boolean =>
  !gated || (code !== null && typed === code)

/** Documents for investors that are valid today in the deal's zone, without the number of downloads. */
export const documentsForInvestor = async (
  db: Db,
  { announcement_id, shared, terms, now }: HeaderRow,
  userId: string,
): Promise<Pick<PublishedDeal, 'documents' | 'needsCode'>> => {
  const [all, typed] = await Promise.all([
    withFiles(db, announcement_id),
    readEntry(db, announcement_id, userId),
  ])
  const today = dayIn(terms.timeZone, now).toString()
  const documents = all
    .filter(({ row }) => row.audience === 'all' && isValidOn(today, row.valid_from, row.valid_until))
    .map(({ row, file }) =>
      viewOf(row, file, { open: isOpenTo(row.gated, shared.roadshowCode, typed), downloads: 0 }),
    )
  return { documents, needsCode: documents.some(({ open }) => !open) }
}
