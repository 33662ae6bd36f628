import type { DealDetail, DealFace } from '@bookrunner/contract/deals'
import { isSelfLed, maySeeDeal, type Viewer } from '@bookrunner/domain/deals'
import { besideOthers, commonFace, ownersOfRow } from './face.ts'
import type { FaceRow } from './face.repo.ts'
import type { GuidanceRow, NamedEntity, PersonRow } from '../reads/detail.repo.ts'

/** A deal as its managers read it in a list. */
export const faceForManager = (row: FaceRow, viewer: Viewer): DealFace => {
  const owners = ownersOfRow(row)
  const member = row.shared.syndicate.find(({ entityId }) => entityId === viewer.entityId)
  return {
    ...commonFace(row, { draftLevel: row.terms.ipg }),
    roles: member?.roles ?? [],
    tranches: row.siblings
      .filter(({ announced }) => maySeeDeal(viewer, owners, announced))
      .map(({ id }) => id),
    updatedAt: row.updated_at.toString(),
  }
}

interface Read {
  row: FaceRow
  /** The whole announcement, as far as this viewer sees it. */
  all: readonly FaceRow[]
  guidance: readonly GuidanceRow[]
  documents: DealDetail['documents']
  creator: PersonRow
  entities: NamedEntity[]
  viewer: Viewer
}

type Judged = Pick<DealDetail, 'abilities' | 'moves' | 'missing' | 'warnings'>

/** A deal whole, with what this viewer may do to it. */
export const detailForManager = (read: Read, judged: Judged): DealDetail => {
  const { row, all, guidance, documents, creator, entities, viewer } = read
  const { lifecycle } = row
  const face = faceForManager(row, viewer)
  return {
    face,
    version: row.version,
    sharedVersion: row.shared_version,
    terms: row.terms,
    shared: row.shared,
    lifecycle: {
      closesAt: lifecycle.closesAt,
      subjectAt: lifecycle.subjectAt,
      expiresAt: lifecycle.expiresAt,
      subjectByRegion: lifecycle.subjectByRegion,
      status: lifecycle.status,
      bookClosed: lifecycle.bookClosed,
      subject: face.subject,
      submittedAt: lifecycle.submittedAt,
      closedAt: lifecycle.closedAt,
      test: lifecycle.test,
      confirmed: lifecycle.confirmed,
      allocationStale: lifecycle.allocationStale,
    },
    guidance: guidance.map(({ at, ...version }) => ({ ...version, at: at.toString() })),
    documents,
    tranches: all.map((each) => besideOthers(commonFace(each, { draftLevel: each.terms.ipg }))),
    creator,
    entities,
    selfLed: isSelfLed(row.shared),
    ...judged,
  }
}
