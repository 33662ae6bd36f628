import type { DealFace } from '@bookrunner/contract/deals'
import { isAnnounced, isSubjectAt, type DealOwners, type Terms } from '@bookrunner/domain/deals'
import type { Region } from '@bookrunner/domain/entities'
import type { FaceRow } from './face.repo.ts'

export const ownersOfRow = (row: FaceRow): DealOwners => ({
  creatorId: row.creator_id,
  creatorEntityId: row.creator_entity_id,
  creatorDepartment: row.creator_department,
  issuerId: row.shared.issuerId,
  syndicate: row.shared.syndicate,
})

export const isoOf = (instant: string): string => Temporal.Instant.from(instant).toString()

/** The newest final terms that stand: priced or launched; none any more where a deal was opened again. */
const finalOf = ({ levels, course: { guidanceOf, status, bookClosed } }: FaceRow) => {
  const { launched, priced } = guidanceOf
  const standing = status === 'Priced' ? priced : status === 'FPG' && bookClosed ? launched : undefined
  return levels.find(({ number }) => number === standing)?.final ?? null
}

/** A test price is what is asked about while the test runs; guidance it never was. */
const saidNow = ({ levels, course: { status } }: FaceRow): FaceRow['levels'] => {
  const [newest, ...earlier] = levels
  const guidance = (list: FaceRow['levels']) => list.filter(({ kind }) => kind !== 'test')
  return newest && status === 'Test' ? [newest, ...guidance(earlier)] : guidance(levels)
}

/** What is said of a level on a face; of a draft's, the one it is to be announced with. */
const levelsOf = (row: FaceRow, draftLevel: Terms['ipg']) => {
  const [newest, before] = saidNow(row)
  if (newest) {
    const { number, kind, level, at } = newest
    return { guidance: { number, kind, level, at: isoOf(at) }, guidanceBefore: before?.level ?? null }
  }
  const at = row.updated_at.toString()
  const guidance = draftLevel && { number: 0, kind: 'IPG' as const, level: draftLevel, at }
  return { guidance, guidanceBefore: null }
}

type Common = Omit<DealFace, 'roles' | 'tranches' | 'updatedAt'>

/** What a face shows to managers and investors alike. */
export const commonFace = (row: FaceRow, how: { draftLevel: Terms['ipg']; region?: Region }): Common => {
  const { terms, course } = row
  return {
    ...{ dealId: row.id, announcementId: row.announcement_id, name: row.name, issuer: row.issuer },
    ...{ status: course.status, bookClosed: course.bookClosed },
    subject: isAnnounced(course) && isSubjectAt(course, row.now, how.region),
    ...{ closesAt: course.closesAt, expiresAt: course.expiresAt, timeZone: terms.timeZone },
    ...{ currency: terms.currency, size: terms.size, tenor: terms.tenor, maturityDate: terms.maturityDate },
    ...{ ratingClass: terms.ratingClass, label: terms.label, priceType: terms.priceType },
    ...levelsOf(row, how.draftLevel),
    final: finalOf(row),
  }
}

type Pair = Omit<DealFace, 'announcementId' | 'issuer' | 'roles' | 'tranches' | 'updatedAt'>

/** The same, as one of several side by side. */
export const besideOthers = ({ announcementId: _ann, issuer: _issuer, ...own }: Common): Pair => own
