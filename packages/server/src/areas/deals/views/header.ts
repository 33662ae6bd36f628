import type { DealHeader } from '@bookrunner/contract/deals'
import {
  closeOf,
  currentVersion,
  isOver,
  isSubjectAt,
  versionBefore,
  type DealOwners,
  type Terms,
} from '@bookrunner/domain/deals'
import type { Region } from '@bookrunner/domain/entities'
import type { HeaderRow } from './header.repo.ts'

export const ownersOfRow = (row: HeaderRow): DealOwners => ({
  creatorId: row.creator_id,
  creatorEntityId: row.creator_entity_id,
  creatorDepartment: row.creator_department,
  issuerId: row.shared.issuerId,
  syndicate: row.shared.syndicate,
})

export const isoOf = (instant: string): string => Temporal.Instant.from(instant).toString()

const levelIn = (
  { levels }: HeaderRow,
  number: number | undefined,
): HeaderRow['levels'][number] | undefined => levels.find((each) => each.number === number)

/** Final terms in force: launched or priced; none after a reopening or an abort. */
const finalOf = (row: HeaderRow) =>
  isOver(row.lifecycle.status) ? null : (levelIn(row, currentVersion(row.lifecycle))?.final ?? null)

/** The levels in a header; for a draft, the one to be announced. */
const levelsOf = (row: HeaderRow, draftLevel: Terms['ipg']) => {
  const current = levelIn(row, currentVersion(row.lifecycle))
  if (current) {
    const { number, kind, level, at } = current
    const before = levelIn(row, versionBefore(row.lifecycle, row.levels))?.level ?? null
    return { guidance: { number, kind, level, at: isoOf(at) }, guidanceBefore: before }
  }
  const at = row.updated_at.toString()
  const guidance = draftLevel && { number: 0, kind: 'IPG' as const, level: draftLevel, at }
  return { guidance, guidanceBefore: null }
}

type Common = Omit<DealHeader, 'roles' | 'tranches' | 'updatedAt'>

/** What managers and investors both see in a header. */
export const commonHeader = (row: HeaderRow, how: { draftLevel: Terms['ipg']; region?: Region }): Common => {
  const { terms, lifecycle } = row
  return {
    dealId: row.id,
    announcementId: row.announcement_id,
    name: row.name,
    issuer: row.issuer,
    status: lifecycle.status,
    bookClosed: lifecycle.bookClosed,
    subject: isSubjectAt(lifecycle, row.now, how.region),
    closesAt: closeOf(lifecycle),
    expiresAt: lifecycle.expiresAt,
    timeZone: terms.timeZone,
    currency: terms.currency,
    size: terms.size,
    tenor: terms.tenor,
    maturityDate: terms.maturityDate,
    ratingClass: terms.ratingClass,
    label: terms.label,
    priceType: terms.priceType,
    ...levelsOf(row, how.draftLevel),
    final: finalOf(row),
  }
}

type Pair = Omit<DealHeader, 'announcementId' | 'issuer' | 'roles' | 'tranches' | 'updatedAt'>

/** The same without the shared fields, for siblings in a list. */
export const besideOthers = ({ announcementId: _ann, issuer: _issuer, ...own }: Common): Pair => own
