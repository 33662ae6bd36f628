import {
  isOver,
  type DealLifecycle,
  type DealOwners,
  type GuidanceVersion,
  type Shared,
  type Terms,
} from '@bookrunner/domain/deals'
import type { DealRole, Review } from '@bookrunner/domain/entities'
import type { FileToUse } from '../../files/index.ts'

/** The part that tranches share, and the creator. Several transactions may have the same one: see `DealFacts`. */
export interface Announcement {
  readonly shared: Shared
  readonly version: number
  readonly creatorId: string
  readonly creatorEntityId: string
  readonly creatorDepartment: string | null
  readonly createdAt: string
}

/** One deal of the 1 to 10 that are announced together. */
export interface Tranche {
  readonly id: string
  readonly position: number
  readonly name: string
  readonly version: number
  readonly terms: Terms
  readonly lifecycle: DealLifecycle
  /** The current level of each kind; earlier ones are history. */
  readonly guidance: ReadonlyMap<number, GuidanceVersion>
  readonly updatedAt: string
}

export interface DealDocument {
  id: string
  fileId: string
  description: string
  validFrom: string | null
  validUntil: string | null
  audience: 'managers' | 'all'
  gated: boolean
  downloads: number
  uploadedBy: string
  uploadedAt: string
  removedAt: string | null
  /** Since when it waits for its first day in a time zone of the deal; null if it does not. */
  waitsSince: string | null
}

/** An entity's deal roles and review decide what a deal may name it for. */
export interface EntityFacts {
  id: string
  dealRoles: DealRole[]
  review: Review
  lei: string | null
}

/** What a write must know beyond the deal itself. */
export interface DealNeed {
  /** Users, for their department. */
  people?: readonly string[]
  entities?: readonly string[]
  classes?: readonly string[]
  groups?: readonly string[]
  documents?: boolean
  /** Files that are to become documents. */
  files?: readonly string[]
  /** Investors' houses, to find the tranches addressed to them. */
  investors?: readonly string[]
}

/** What has to be saved. */
export interface Dirty {
  announcement: boolean
  tranches: Set<string>
  removed: Set<string>
  /** Tranches whose addressees have to be computed again. */
  addressed: Set<string>
  guidance: (GuidanceVersion & { dealId: string })[]
  documents: Set<string>
  /** Files that become used here. */
  files: Set<string>
  /** Files to delete with their documents. */
  dropped: Set<string>
  /** Free text of log lines, by their number. */
  texts: { seq: number; text: string }[]
  /** Roadshow codes typed in, by user. */
  codeEntries: Map<string, { code: string; at: string }>
}

export interface LoadedDeal {
  /** The announcement's id. */
  id: string
  readonly announcement: Announcement | undefined
  readonly tranches: ReadonlyMap<string, Tranche>
  people: Map<string, { department: string | null }>
  entities: Map<string, EntityFacts>
  classes: Set<string>
  groups: Set<string>
  documents: Map<string, DealDocument>
  /** The roadshow code each of these people typed last. */
  typed: Map<string, string>
  /** Tranches addressed to a house, announced or not. */
  reached: Map<string, ReadonlySet<string>>
  files: Map<string, FileToUse>
  dirty: Dirty
}

type Changing<T> = { -readonly [Name in keyof T]: T[Name] }

export type ChangingTranche = Changing<Omit<Tranche, 'guidance'>> & { guidance: Map<number, GuidanceVersion> }

/** A deal of one transaction, which changes it. */
export type ChangingDeal = Omit<LoadedDeal, 'announcement' | 'tranches'> & {
  announcement: Changing<Announcement> | undefined
  tranches: Map<string, ChangingTranche>
}

/**
 * What changes with nothing but the deal: the number of its ledger's facts proves it. Transactions share it, so nobody may
 * change it.
 */
export interface DealFacts {
  readonly announcement: Announcement
  readonly tranches: ReadonlyMap<string, Tranche>
}

/** An announcement that exists. */
export type Announced = LoadedDeal & { announcement: Announcement }

/** A copy: what was loaded may be remembered. */
export const toChange = ({ announcement, tranches, ...others }: LoadedDeal): ChangingDeal => ({
  ...others,
  announcement: announcement && { ...announcement },
  tranches: new Map(
    [...tranches].map(([id, tranche]) => [id, { ...tranche, guidance: new Map(tranche.guidance) }]),
  ),
})

export const newDirty = (): Dirty => ({
  announcement: false,
  tranches: new Set(),
  removed: new Set(),
  addressed: new Set(),
  guidance: [],
  documents: new Set(),
  files: new Set(),
  dropped: new Set(),
  codeEntries: new Map(),
  texts: [],
})

export const ownersOf = ({
  shared,
  creatorId,
  creatorEntityId,
  creatorDepartment,
}: Announcement): DealOwners => ({
  creatorId,
  creatorEntityId,
  creatorDepartment,
  issuerId: shared.issuerId,
  syndicate: shared.syndicate,
})

/** By position. */
export const tranchesOf = ({ tranches }: LoadedDeal): Tranche[] =>
  [...tranches.values()].toSorted((a, b) => a.position - b.position)

const ended = ({ lifecycle: { status, confirmed } }: Tranche): boolean =>
  isOver(status) || (status === 'Priced' && confirmed)

/** True if one of its tranches has not ended. */
export const isOpen = (state: LoadedDeal): boolean => tranchesOf(state).some((tranche) => !ended(tranche))

/** Documents that were not removed. Needs `documents`. */
export const liveDocuments = ({ documents }: LoadedDeal): DealDocument[] =>
  [...documents.values()].filter(({ removedAt }) => removedAt === null)
