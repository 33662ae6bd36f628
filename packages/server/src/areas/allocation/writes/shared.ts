import {
  decidedIn,
  mostVersions,
  undecided,
  type AllocVersion,
  type LineChange,
} from '@bookrunner/domain/allocation'
import { refuse, type Refusal } from '@bookrunner/domain/kernel'
import type { DomainEvent } from '../../../platform/service/index.ts'
import type { AllocChange, AllocState } from '../allocation-state.ts'
import { printOf, type FinalBook } from '../closed-book.ts'
import { linesOn, versionsOf, type AllocWriting, type AskedVersion } from './writing.ts'

/** An act on an allocation that managers are notified of. */
export interface AllocEvent extends DomainEvent {
  type:
    | ('alloc.launched' | 'alloc.reopened' | 'alloc.signed' | 'alloc.waived' | 'alloc.shared')
    | ('alloc.confirmed' | 'alloc.asked' | 'alloc.answered')
  dealId: string
  /** The deal's name, and the version's. */
  name: string
  version: string
  versionId: string
  by: string
  /** The number of the state it made. */
  seq: number
  reason?: string
  userIds?: string[]
  /** Who asked. */
  house?: string
  /** What was asked about, or answered: one order, with the banks that lead it; else the whole. */
  about?: { orderId: string; leads: string[] }
  /** Of a version that is confirmed: every line of it is by now. */
  whole?: boolean
}

export const eventOf = (
  type: AllocEvent['type'],
  { context, version }: AskedVersion,
  { actor, seq }: Pick<AllocWriting, 'actor' | 'seq'>,
): AllocEvent => ({
  type,
  dealId: version.dealId,
  name: context.tranche.name,
  version: version.name,
  versionId: version.id,
  by: actor.userId,
  seq,
})

/** The book was read before the ledger was locked: what was worked out holds only for that state of it. */
export const movedFault = (
  { deal }: Pick<AskedVersion, 'deal'>,
  { dealId, book }: { dealId: string; book: FinalBook },
  { alloc }: AllocState,
): Refusal<'alloc.book-moved'> | undefined =>
  book.print === printOf(deal) && (alloc.bookSeq.get(dealId) ?? 0) <= book.seq
    ? undefined
    : refuse('alloc.book-moved')

const isLive = ({ state }: AllocVersion): boolean => state !== 'deleted'

/** A name is one version's; deleted ones have theirs no longer. */
export const nameFault = (
  versions: readonly AllocVersion[],
  name: string,
  id: string,
): Refusal<'alloc.name-taken'> | undefined =>
  versions.some((each) => isLive(each) && each.id !== id && each.name.toLowerCase() === name.toLowerCase())
    ? refuse('alloc.name-taken')
    : undefined

export const manyFault = (versions: readonly AllocVersion[]): Refusal<'alloc.versions-many'> | undefined =>
  versions.filter(isLive).length >= mostVersions
    ? refuse('alloc.versions-many', { most: mostVersions })
    : undefined

/** Exactly one is current: whoever was, is not any more. */
export const switching = (ask: AllocWriting, dealId: string, id: string): AllocChange[] =>
  versionsOf(ask, dealId)
    .filter((each) => each.current && each.id !== id)
    .map((each) => ({ kind: 'version' as const, version: { ...each, current: false, seq: ask.seq } }))

/** Lines of another version as they are, with why they are so, and whose they are: who copies has set none of them. */
export const copiedLines = (ask: AllocWriting, from: string) => {
  const lines = [...linesOn(ask, from).values()]
  return {
    lines: lines.map((line): LineChange => ({ orderId: line.orderId, from: null, to: decidedIn(line) })),
    authors: new Map(lines.map(({ orderId, at, editor }) => [orderId, { at, editor }])),
  }
}

/** What of a version another one starts from; what it was built over comes along, so a stale copy is stale. */
export const copiedFrom = ({
  id,
  policy,
  targets,
  shortfall,
  total,
  filled,
  basis,
  stale,
}: AllocVersion) => ({
  policy,
  targets,
  shortfall,
  total,
  filled,
  basis,
  stale,
  copiedFrom: id,
  decided: undecided,
})
