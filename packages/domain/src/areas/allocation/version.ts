import {
  type FaceAmount,
  type Machine,
  movesFrom,
  refuse,
  type Refusal,
  type Rate,
} from '../../kernel/index.ts'
import { supersedesAllocation, type DealLifecycle, type GuidanceVersion } from '../deals/index.ts'
import type { Shortfall } from './book.ts'
import type { Rule } from './policy.ts'
import type { Target } from './targets.ts'

export const versionStates = ['draft', 'launched', 'reopened', 'deleted'] as const
export type VersionState = (typeof versionStates)[number]

export const versionActs = [
  'edit',
  'switch',
  'delete',
  'revive',
  'copy',
  'share',
  'launch',
  'review',
  'sign',
  'confirm',
  'reopen',
] as const
export type VersionAct = (typeof versionActs)[number]

type Row = [from: VersionState, act: VersionAct, to: VersionState]

/** The acts of each state. The lines of a launched version never change, and neither do those of a reopened one. */
const rows: readonly Row[] = [
  ['draft', 'edit', 'draft'],
  ['draft', 'switch', 'draft'],
  ['draft', 'copy', 'draft'],
  ['draft', 'share', 'draft'],
  ['draft', 'delete', 'deleted'],
  ['draft', 'launch', 'launched'],
  ['launched', 'copy', 'launched'],
  ['launched', 'share', 'launched'],
  ['launched', 'review', 'launched'],
  ['launched', 'sign', 'launched'],
  ['launched', 'confirm', 'launched'],
  ['launched', 'reopen', 'reopened'],
  ['reopened', 'copy', 'reopened'],
  ['deleted', 'revive', 'draft'],
]

export const versionLifecycle: Machine<VersionState, VersionAct> = {
  states: versionStates,
  starts: ['draft'],
  finals: [],
  moves: rows.map(([from, act, to]) => ({ from, move: act, to })),
}

export type VersionReason = 'alloc.is-draft' | 'alloc.is-launched' | 'alloc.is-reopened' | 'alloc.is-deleted'

/** The acts that a version allows in its state. */
export const movesOn = (state: VersionState): VersionAct[] => movesFrom(versionLifecycle, state)

/** Why a version does not allow an act in its state. */
export const versionFault = (state: VersionState, act: VersionAct): Refusal<VersionReason> | undefined =>
  movesFrom(versionLifecycle, state).includes(act) ? undefined : refuse(`alloc.is-${state}`)

/** The terms a version was built at, and the close of the book it was built over. */
export interface Basis {
  /** The guidance version that is launched or priced; null before there is one. */
  number: number | null
  size: FaceAmount | null
  spread: Rate | null
  yield: Rate | null
  price: Rate | null
  closedAt: string | null
}

/** The final terms of a deal: as priced, else as launched. */
export const finalOf = (
  { guidanceOf }: Pick<DealLifecycle, 'guidanceOf'>,
  guidance: ReadonlyMap<number, Pick<GuidanceVersion, 'number' | 'final'>>,
): Pick<GuidanceVersion, 'number' | 'final'> | null =>
  guidance.get(guidanceOf.priced ?? guidanceOf.launched ?? 0) ?? null

export const basisOf = (
  lifecycle: Pick<DealLifecycle, 'guidanceOf' | 'closedAt'>,
  guidance: Parameters<typeof finalOf>[1],
): Basis => {
  const found = finalOf(lifecycle, guidance)
  const { size = null, spread = null, yield: y = null, price = null } = found?.final ?? {}
  return { number: found?.number ?? null, size, spread, yield: y, price, closedAt: lifecycle.closedAt }
}

/** The book, the size or the level has changed since the version was made. */
export const isStale = (was: Basis, is: Basis): boolean =>
  was.closedAt !== is.closedAt || supersedesAllocation(was, is)

/** How the issuer's sign-off of a launched version came about. */
export interface SignOff {
  kind: 'signed' | 'waived'
  reason: string | null
  at: string
  by: string
}

interface Deed {
  at: string
  by: string
}

/** What the desk decides about a version besides its lines. */
export const decisions = ['name', 'targets', 'shortfall'] as const
export type ReviewDecision = (typeof decisions)[number]

/** One complete set of allocated sizes, without its lines. */
export interface AllocVersion {
  id: string
  dealId: string
  number: number
  name: string
  state: VersionState
  /** Exactly one version of a deal is current. */
  current: boolean
  /** Set by a move of the deal; a version with another basis is stale too. */
  stale: boolean
  basis: Basis
  policy: Rule[]
  targets: Target[]
  shortfall: Shortfall | null
  /** The state number of the last change of each decision; 0 if unchanged since the version was made. */
  decided: Record<ReviewDecision, number>
  /** The allocated sum, as digits because a draft may exceed any amount, and the number of lines with an allocation. */
  total: string
  filled: number
  copiedFrom: string | null
  created: Deed
  /** The last change of its lines or its decisions. */
  edited: Deed
  /** The state number of its newest change. */
  seq: number
  launched:
    | (Deed & { seq: number; total: FaceAmount; issue: FaceAmount; retained: FaceAmount; digest: string })
    | null
  signOff: SignOff | null
  reopened: (Deed & { reason: string }) | null
  deleted: Deed | null
}

export const mostVersions = 50

/** The decisions of a new version: nothing has changed since. */
export const undecided: Record<ReviewDecision, number> = { name: 0, targets: 0, shortfall: 0 }

/** Drafts may be created after the FPG book is closed, until the deal ends. */
export const draftingFault = ({
  status,
  bookClosed,
}: Pick<DealLifecycle, 'status' | 'bookClosed'>):
  | Refusal<'order.deal-over' | 'alloc.book-open'>
  | undefined => {
  if (status === 'Aborted' || status === 'Expired') return refuse('order.deal-over')
  return status === 'Priced' || (status === 'FPG' && bookClosed) ? undefined : refuse('alloc.book-open')
}
