import type { AllocVersion, LineChange } from '@bookrunner/domain/allocation'
import type { FaceAmount } from '@bookrunner/domain/kernel'

/** The act that changed lines, or a version besides its lines. */
export type ChangeKind =
  | ('made' | 'edited' | 'policy' | 'undone' | 'renamed' | 'launched' | 'reopened')
  | ('deleted' | 'revived' | 'current' | 'targets')

/** The fields of a version that justify its lines. */
export type VersionHead = Pick<AllocVersion, 'policy' | 'shortfall' | 'basis' | 'stale'>
export interface HeadChange {
  from: Partial<VersionHead>
  to: Partial<VersionHead>
}

/** A change of a version's lines as it is stored, with the number that takes it back. */
export interface StoredChange {
  versionId: string
  seq: number
  kind: ChangeKind
  lines: LineChange[]
  head: HeadChange | null
}

export interface Review {
  id: string
  versionId: string
  seq: number
  orderId: string | null
  bankId: string
  verdict: 'comment' | 'accepted' | 'asked'
  text: string | null
  at: string
  by: string
}

export interface Share {
  versionId: string
  userId: string
  note: string | null
  at: string
  by: string
  ended: boolean
}

/** What was confirmed to an investor; the newest of an order holds. */
export interface Confirmation {
  orderId: string
  number: number
  dealId: string
  versionId: string
  size: FaceAmount
  terms: number
  at: string
  by: string
  seq: number
}

/** It still says what holds: the same size at the same terms. */
export const holds = (
  confirmation: Confirmation | undefined,
  { size, terms }: { size: FaceAmount; terms: number | null },
): boolean => confirmation !== undefined && confirmation.size === size && confirmation.terms === terms

const prefix = 'alv_'
const announcementLength = 12

/** A version's id begins with its announcement's, so that its ledger is known by it. */
export const versionIdIn = (announcementId: string, rest: string): string =>
  `${prefix}${announcementId.slice('ann_'.length)}${rest}`

export const announcementOfVersion = (versionId: string): string =>
  `ann_${versionId.slice(prefix.length, prefix.length + announcementLength)}`

/** The launched version, else the current one: what is looked at where none is named. */
export const usualVersion = (versions: Iterable<AllocVersion>): AllocVersion | undefined => {
  const all = [...versions]
  return all.find(({ state }) => state === 'launched') ?? all.find(({ current }) => current)
}
