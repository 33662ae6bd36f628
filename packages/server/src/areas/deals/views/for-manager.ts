import type { DealDetail, DealHeader } from '@bookrunner/contract/deals'
import { addressedKind, isSelfLed, maySeeDeal, type Viewer } from '@bookrunner/domain/deals'
import { besideOthers, commonHeader, ownersOfRow } from './header.ts'
import type { HeaderRow } from './header.repo.ts'
import type { GuidanceRow, NamedEntity, PersonRow } from '../reads/detail.repo.ts'

/** The header of a deal for its managers. */
export const headerForManager = (row: HeaderRow, viewer: Viewer): DealHeader => {
  const owners = ownersOfRow(row)
  const member = row.shared.syndicate.find(({ entityId }) => entityId === viewer.entityId)
  return {
    ...commonHeader(row, { draftLevel: row.terms.ipg }),
    roles: member?.roles ?? [],
    tranches: row.siblings
      .filter(({ announced }) => maySeeDeal(viewer, owners, announced))
      .map(({ id }) => id),
    updatedAt: row.updated_at.toString(),
  }
}

interface Read {
  row: HeaderRow
  /** The announcement's tranches that this viewer sees. */
  all: readonly HeaderRow[]
  guidance: readonly GuidanceRow[]
  documents: DealDetail['documents']
  bookMessage: DealDetail['bookMessage']
  creator: PersonRow
  entities: NamedEntity[]
  viewer: Viewer
  hasAddressees: boolean
}

/** For readers to whom the addressees, or the code investors type, could tell who is behind an alias. */
export const withoutAddressees = (row: HeaderRow): HeaderRow => ({
  ...row,
  terms: { ...row.terms, addressed: addressedKind(row.terms.addressed) },
  shared: { ...row.shared, roadshowCode: null },
})

type Judged = Pick<
  DealDetail,
  'abilities' | 'moves' | 'next' | 'stages' | 'missing' | 'warnings' | 'asPublished'
>

/** A whole deal with this viewer's abilities. */
export const detailForManager = (read: Read, judged: Judged): DealDetail => {
  const { row, all, guidance, documents, bookMessage, creator, entities, viewer, hasAddressees } = read
  const { lifecycle } = row
  const header = headerForManager(row, viewer)
  return {
    header,
    version: row.version,
    sharedVersion: row.shared_version,
    terms: row.terms,
    shared: row.shared,
    lifecycle: {
      closesAt: lifecycle.closesAt,
      subjectAt: lifecycle.subjectAt,
      expiresAt: lifecycle.expiresAt,
      closesAfterTest: lifecycle.closesAfterTest,
      subjectByRegion: lifecycle.subjectByRegion,
      status: lifecycle.status,
      bookClosed: lifecycle.bookClosed,
      subject: header.subject,
      submittedAt: lifecycle.submittedAt,
      closedAt: lifecycle.closedAt,
      test: lifecycle.test,
      confirmed: lifecycle.confirmed,
      launchedAllocation: lifecycle.launchedAllocation,
      allocatedAt: lifecycle.allocatedAt,
      confirmedAt: lifecycle.confirmedAt,
    },
    guidance: guidance.map(({ at, ...version }) => ({ ...version, at: at.toString() })),
    documents,
    bookMessage,
    tranches: all.map((each) => besideOthers(commonHeader(each, { draftLevel: each.terms.ipg }))),
    creator,
    entities,
    hasAddressees,
    selfLed: isSelfLed(row.shared),
    ...judged,
  }
}
