import {
  type FaceAmount,
  type Machine,
  movesFrom,
  refuse,
  type Refusal,
  type Rate,
} from '../../kernel/index.ts'
import type { DealLifecycle, GuidanceVersion } from '../deals/index.ts'
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

/** What may be done to a version. Once launched its lines never change again; a reopened one stays as it was. */
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

/** What may be done to a version as it stands. */
export const movesOn = (state: VersionState): VersionAct[] => movesFrom(versionLifecycle, state)

/** Why it cannot be done to a version as it stands. */
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

/** The final terms as far as they stand: priced, else launched. */
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

/** A launch says size and level, pricing all the rest: what both say must be alike. */
const differs = (was: string | number | null, is: string | number | null): boolean =>
  was !== null && is !== null && was !== is

/** The level orders are in or out at: spread, else yield, else price. What stands beside it follows from it. */
const levelDiffers = (was: Basis, is: Basis): boolean => {
  if (was.spread !== null) return differs(was.spread, is.spread)
  return was.yield === null ? differs(was.price, is.price) : differs(was.yield, is.yield)
}

/** Built over another book, at another size or another level than hold now. */
export const isStale = (was: Basis, is: Basis): boolean =>
  was.closedAt !== is.closedAt || differs(was.size, is.size) || levelDiffers(was, is)

/** How a launched version came by the issuer's word. */
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

/** What of a version somebody decides besides its lines. */
export const decisions = ['name', 'targets', 'shortfall'] as const
export type ReviewDecision = (typeof decisions)[number]

/** One complete set of allocated sizes, without its lines. */
export interface AllocVersion {
  id: string
  dealId: string
  number: number
  name: string
  state: VersionState
  /** Exactly one of a deal's is. */
  current: boolean
  /** Marked by a move of the deal; other terms than it was built at make it so besides. */
  stale: boolean
  basis: Basis
  policy: Rule[]
  targets: Target[]
  shortfall: Shortfall | null
  /** The states in which these were decided last; nothing since the version was made. */
  decided: Record<ReviewDecision, number>
  /** All that is given out, and to how many lines. Digits: a draft may come to anything. */
  total: string
  filled: number
  copiedFrom: string | null
  created: Deed
  /** Of its lines or of what it is built by. */
  edited: Deed
  /** The state its newest change made. */
  seq: number
  launched:
    | (Deed & { seq: number; total: FaceAmount; issue: FaceAmount; retained: FaceAmount; digest: string })
    | null
  signOff: SignOff | null
  reopened: (Deed & { reason: string }) | null
  deleted: Deed | null
}

export const mostVersions = 50

/** As a version is made, nobody has decided anything after it. */
export const undecided: Record<ReviewDecision, number> = { name: 0, targets: 0, shortfall: 0 }

/** Drafts may be started once the book of FPG is closed, and as long as the deal is not over. */
export const draftingFault = ({
  status,
  bookClosed,
}: Pick<DealLifecycle, 'status' | 'bookClosed'>):
  | Refusal<'order.deal-over' | 'alloc.book-open'>
  | undefined => {
  if (status === 'Aborted' || status === 'Expired') return refuse('order.deal-over')
  return status === 'Priced' || (status === 'FPG' && bookClosed) ? undefined : refuse('alloc.book-open')
}
