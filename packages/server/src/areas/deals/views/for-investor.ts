import type { DealFace, PublishedDeal } from '@bookrunner/contract/deals'
import { publishedTerms, type PublishedTerms, type Terms } from '@bookrunner/domain/deals'
import type { Region } from '@bookrunner/domain/entities'
import { besideOthers, commonFace } from './face.ts'
import type { FaceRow } from './face.repo.ts'
import type { GuidanceRow, NamedEntity } from '../reads/detail.repo.ts'

/** A deal as it is published in a list. A draft's level and what managers changed since are none of it. */
export const faceForInvestor = (row: FaceRow, region: Region | undefined): Omit<DealFace, 'roles'> => ({
  ...commonFace(row, { draftLevel: null, region }),
  tranches: row.siblings.filter(({ announced, reached }) => announced && reached).map(({ id }) => id),
  updatedAt: (row.published_at ?? Temporal.Instant.from(row.lifecycle.submittedAt ?? row.now)).toString(),
})

const termsForInvestor = (terms: Terms): PublishedTerms =>
  Object.fromEntries(publishedTerms.map((name) => [name, terms[name]])) as unknown as PublishedTerms

interface Read {
  row: FaceRow
  /** Tranches of the announcement that are published to the same house. */
  all: readonly FaceRow[]
  guidance: readonly GuidanceRow[]
  documents: PublishedDeal['documents']
  codeWanted: boolean
  banks: readonly NamedEntity[]
  region: Region | undefined
}

/** A deal as it is published: named field by field, so that nothing of the desk's comes along. */
export const detailForInvestor = (read: Read): PublishedDeal => {
  const { row, all, guidance, documents, codeWanted, banks, region } = read
  const { shared, lifecycle } = row
  const face = faceForInvestor(row, region)
  const { subjectAt, subjectByRegion, expiresAt } = lifecycle
  return {
    face,
    terms: termsForInvestor(row.terms),
    shared: {
      guarantor: shared.guarantor,
      keepwellProvider: shared.keepwellProvider,
      eipuProvider: shared.eipuProvider,
      sblcProvider: shared.sblcProvider,
      issuerNote: shared.issuerNote,
      ratings: shared.ratings,
      unrated: shared.unrated,
    },
    lifecycle: {
      closesAt: face.closesAt,
      subjectAt,
      expiresAt,
      status: lifecycle.status,
      bookClosed: lifecycle.bookClosed,
      subjectByRegion: subjectByRegion.filter((each) => each.region === region),
      subject: face.subject,
      submittedAt: lifecycle.submittedAt,
      closedAt: lifecycle.closedAt,
      test: lifecycle.test,
    },
    guidance: guidance.map(({ number, kind, level, final, note, at }) => ({
      number,
      kind,
      level,
      final,
      note,
      at: at.toString(),
    })),
    banks: banks.map((bank) => ({ ...bank, roles: rolesOf(row, bank.entityId) })),
    documents,
    codeWanted,
    tranches: all.map((each) => besideOthers(commonFace(each, { draftLevel: null, region }))),
  }
}

/** That a bank may only look is the syndicate's own affair. */
const rolesOf = ({ shared: { syndicate } }: FaceRow, entityId: string) =>
  (syndicate.find((each) => each.entityId === entityId)?.roles ?? []).filter((role) => role !== 'VIEW')
