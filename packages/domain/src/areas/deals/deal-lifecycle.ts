import type { DealStatus } from './choices.ts'
import type { GuidanceKind, GuidanceLevel } from './guidance.ts'
import type { AllocatedTerms } from './supersedes-allocation.ts'
import type { Times } from './terms.ts'

/** A test: one numbered round at a level. */
export interface TestRound {
  number: number
  /** Opened from Draft, its orders are intentions. */
  from: 'Draft' | 'IPG'
  level: GuidanceLevel
  openedAt: string
  endedAt: string | null
}

/** A launched allocation: since when, and the terms it was launched on. */
export interface LaunchedAllocation {
  at: string
  basis: AllocatedTerms
}

/** The state of a tranche in its lifecycle: only moves change it. */
export interface DealLifecycle extends Times {
  status: DealStatus
  /** IPG or FPG whose close time has come: investors read only. */
  bookClosed: boolean
  submittedAt: string | null
  closedAt: string | null
  /** IPG's own close time while a test runs with a time of its own. */
  closesAfterTest: string | null
  /** The close was announced; once for each close time. */
  closingAnnounced: boolean
  /** Announced subject times: of the deal (`all`) or of a region. Each new time is announced once. */
  subjectAnnounced: string[]
  /** The newest round; null before the first. */
  test: TestRound | null
  /** Numbers of guidance versions: the newest, and the ones a kind is at as far as they hold. */
  guidance: number
  guidanceOf: Partial<Record<GuidanceKind, number>>
  /** When it was launched and priced: what corrects the terms or reduces the issue announces a version, and keeps these. */
  termsAt: Partial<Record<'launched' | 'priced', string>>
  /** The baseline of NEW, MOD, SAME and CANCEL: the state of the last guidance or push. */
  baselineSeq: number
  /** Allocations confirmed to investors: from the first on, pricing is final. */
  confirmed: boolean
  /** The launch that nobody recalled, on this book. It does not count while other terms than its own hold. */
  launchedAllocation: LaunchedAllocation | null
  /** The launch of the allocation on the current terms; a recall makes it null again. */
  allocatedAt: string | null
  /** The confirmation of the last order on the current terms. */
  confirmedAt: string | null
}

/** Without a launch: none yet; or it was recalled, the book opened again, or pricing undone, and no terms bring it back. */
export const noAllocation = {
  launchedAllocation: null,
  allocatedAt: null,
  confirmedAt: null,
} as const satisfies Partial<DealLifecycle>

export const initialLifecycle: DealLifecycle = {
  status: 'Draft',
  bookClosed: false,
  closesAt: null,
  subjectAt: null,
  subjectByRegion: [],
  expiresAt: null,
  submittedAt: null,
  closedAt: null,
  closesAfterTest: null,
  closingAnnounced: false,
  subjectAnnounced: [],
  test: null,
  guidance: 0,
  guidanceOf: {},
  termsAt: {},
  baselineSeq: 0,
  confirmed: false,
  ...noAllocation,
}
