import type { DealHeader, PublishedDeal } from '@bookrunner/contract/deals'
import { termsForInvestors } from '@bookrunner/domain/deals'
import type { Region } from '@bookrunner/domain/entities'
import { besideOthers, commonHeader } from './header.ts'
import type { HeaderRow } from './header.repo.ts'
import type { GuidanceRow, NamedEntity } from '../reads/detail.repo.ts'

/** The published header in a list, without a draft's level and managers' unpublished changes. */
export const headerForInvestor = (row: HeaderRow, region: Region | undefined): Omit<DealHeader, 'roles'> => ({
  ...commonHeader(row, { draftLevel: null, region }),
  tranches: row.siblings.filter(({ announced, reached }) => announced && reached).map(({ id }) => id),
  updatedAt: (row.published_at ?? Temporal.Instant.from(row.lifecycle.submittedAt ?? row.now)).toString(),
})

interface Read {
  row: HeaderRow
  /** Tranches of the announcement published to the same house. */
  all: readonly HeaderRow[]
  guidance: readonly GuidanceRow[]
  documents: PublishedDeal['documents']
  needsCode: boolean
  parties: readonly NamedEntity[]
  banks: readonly NamedEntity[]
  bookMessage: PublishedDeal['bookMessage']
  region: Region | undefined
}

/** The published deal, field by field, so that no field of the desk slips in. */
export const detailForInvestor = (read: Read): PublishedDeal => {
  const { row, all, guidance, documents, needsCode, parties, banks, bookMessage, region } = read
  const { shared, lifecycle } = row
  const header = headerForInvestor(row, region)
  const { subjectAt, subjectByRegion, expiresAt } = lifecycle
  return {
    header,
    terms: termsForInvestors(row.terms),
    shared: {
      issuerLei: shared.issuerLei,
      guarantors: shared.guarantors,
      support: shared.support,
      issuerNote: shared.issuerNote,
      ratings: shared.ratings,
      issueNotRated: shared.issueNotRated,
      unrated: shared.unrated,
      namedBanks: shared.namedBanks,
    },
    lifecycle: {
      closesAt: header.closesAt,
      subjectAt,
      expiresAt,
      status: lifecycle.status,
      bookClosed: lifecycle.bookClosed,
      subjectByRegion: subjectByRegion.filter((each) => each.region === region),
      subject: header.subject,
      submittedAt: lifecycle.submittedAt,
      closedAt: lifecycle.closedAt,
      test: lifecycle.test,
    },
    guidance: guidance.map(({ number, kind, level, size, final, note, at }) => ({
      number,
      kind,
      level,
      size,
      final,
      note,
      at: at.toString(),
    })),
    parties: [...parties],
    banks: banks.map((bank) => ({ ...bank, roles: rolesOf(row, bank.entityId) })),
    bookMessage,
    documents,
    needsCode,
    tranches: all.map((each) => besideOthers(commonHeader(each, { draftLevel: null, region }))),
  }
}

/** Hides that a bank is a viewer. */
const rolesOf = ({ shared: { syndicate } }: HeaderRow, entityId: string) =>
  (syndicate.find((each) => each.entityId === entityId)?.roles ?? []).filter((role) => role !== 'VIEW')
