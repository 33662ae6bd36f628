import type { AllocVersion, LineChange, PaperTerms } from '@bookrunner/domain/allocation'
import type { PricedFacts } from '@bookrunner/contract/allocation'
import type { BondFacts } from '@bookrunner/contract/orders'
import { isSame, type FaceAmount, type LocalizedNames, type Rate } from '@bookrunner/domain/kernel'

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

/** A stored change of a version's lines, with the number by which it can be undone. */
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

/** The facts that all confirmations at the same terms have. */
export interface SharedFacts {
  paperTerms: PaperTerms
  deal: string
  bond: BondFacts
  priced: PricedFacts
}

export interface OwnFacts {
  investor: LocalizedNames | null
  lei: string | null
  orderSize: FaceAmount
  accrued: Rate | null
  consideration: Rate | null
}

/** The facts on a confirmation as issued. */
export interface ConfirmedFacts extends SharedFacts, OwnFacts {}

/** What was confirmed to an investor; the newest one of an order counts. */
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
  /** Null of a confirmation from before its facts were stored. */
  facts: ConfirmedFacts | null
}

/** What the next confirmation of an order follows from. */
export type KnownConfirmation = Pick<Confirmation, 'orderId' | 'number' | 'size' | 'terms'> & {
  facts: Pick<ConfirmedFacts, 'paperTerms'> | null
}

interface Confirmable {
  size: FaceAmount
  /** The guidance version that is priced. */
  terms: number | null
  paperTerms: PaperTerms
}

/** True if the confirmation has this size, this price and these terms. */
export const confirms = (
  confirmation: KnownConfirmation | undefined,
  { size, terms, paperTerms }: Confirmable,
): boolean =>
  confirmation !== undefined &&
  confirmation.size === size &&
  confirmation.terms === terms &&
  (confirmation.facts === null || isSame(confirmation.facts.paperTerms, paperTerms))

const prefix = 'alv_'
const announcementLength = 12

/** A version's id begins with its announcement's, so that the id alone gives its ledger. */
export const versionIdIn = (announcementId: string, rest: string): string =>
  `${prefix}${announcementId.slice('ann_'.length)}${rest}`

export const announcementOfVersion = (versionId: string): string =>
  `ann_${versionId.slice(prefix.length, prefix.length + announcementLength)}`

/** The launched version, else the current one: the default where none is named. */
export const defaultVersion = (versions: Iterable<AllocVersion>): AllocVersion | undefined => {
  const all = [...versions]
  return all.find(({ state }) => state === 'launched') ?? all.find(({ current }) => current)
}
