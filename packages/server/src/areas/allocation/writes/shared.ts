import {
  decidedIn,
  mostVersions,
  undecided,
  type AllocVersion,
  type LineChange,
} from '@bookrunner/domain/allocation'
import { refuse, type EntityNames, type Refusal } from '@bookrunner/domain/kernel'
import type { DomainEvent } from '../../../platform/service/index.ts'
import type { AllocChange, AllocState } from '../allocation-state.ts'
import { fingerprintOf, type FinalBook } from '../closed-book.ts'
import { linesOn, versionsOf, type AllocWriting, type VersionContext } from './writing.ts'

/** An act on an allocation that managers are notified of. */
export interface AllocEvent extends DomainEvent {
  type:
    | ('alloc.launched' | 'alloc.reopened' | 'alloc.signed' | 'alloc.waived' | 'alloc.shared')
    | ('alloc.confirmed' | 'alloc.asked' | 'alloc.answered' | 'alloc.reminded')
  dealId: string
  /** Names of the deal and of the version. */
  name: string
  version: string
  versionId: string
  by: string
  /** The number of the new state. */
  seq: number
  reason?: string
  userIds?: string[]
  /** The house that asked. */
  house?: EntityNames
  /** The order that was asked about or answered, with its leads; without it, the whole version. */
  about?: { orderId: string; leads: string[] }
  /** After a confirmation: true if every line is confirmed now. */
  whole?: boolean
}

export const eventOf = (
  type: AllocEvent['type'],
  { context, version }: VersionContext,
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

/** Refuses a result that was computed over an earlier state of the book. */
export const movedFault = (
  { deal }: Pick<VersionContext, 'deal'>,
  { dealId, book }: { dealId: string; book: FinalBook },
  { alloc }: AllocState,
): Refusal<'alloc.book-moved'> | undefined =>
  book.fingerprint === fingerprintOf(deal) && (alloc.bookSeq.get(dealId) ?? 0) <= book.seq
    ? undefined
    : refuse('alloc.book-moved')

const isLive = ({ state }: AllocVersion): boolean => state !== 'deleted'

/** A name belongs to one version; deleted versions free theirs. */
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

/** Exactly one version is current, so the previous one stops being it. */
export const switching = (request: AllocWriting, dealId: string, id: string): AllocChange[] =>
  versionsOf(request, dealId)
    .filter((each) => each.current && each.id !== id)
    .map((each) => ({ kind: 'version' as const, version: { ...each, current: false, seq: request.seq } }))

/** Lines of another version with their reasons and authors: the copier did not set them. */
export const copiedLines = (request: AllocWriting, from: string) => {
  const lines = [...linesOn(request, from).values()]
  return {
    lines: lines.map((line): LineChange => ({ orderId: line.orderId, from: null, to: decidedIn(line) })),
    authors: new Map(lines.map(({ orderId, at, editor }) => [orderId, { at, editor }])),
  }
}

/** The fields that a copy takes over, with the basis, so that a copy of a stale version is stale. */
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
