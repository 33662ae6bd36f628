import {
  allocSight,
  draftingFault,
  versionFault,
  type AllocVersion,
  type StoredLines,
  type VersionAct,
} from '@bookrunner/domain/allocation'
import type { Abilities, DealLifecycle } from '@bookrunner/domain/deals'
import { isRefusal, refuse, type Refusal } from '@bookrunner/domain/kernel'
import { dealAt, type OrderDeal } from '@bookrunner/domain/orders'
import type { Db } from '../../../platform/db/index.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { bookForAllocation } from '../../book/index.ts'
import { movingOf, type DealContext } from '../../deals/index.ts'
import { deskDeal, scopesIn, type Writing } from '../../orders/index.ts'
import { readDealOfVersion } from '../alloc-reads.repo.ts'
import type { AllocChange, AllocNeed, AllocState } from '../allocation-state.ts'
import { finalBook, type FinalBook } from '../closed-book.ts'
import { announcementOfVersion } from '../stored.ts'

export interface AllocWriting extends Writing {
  state: AllocState
}

type Unseen = Refusal<'record.unknown' | 'deal.not-yours'>

/** A deal for a write to its allocations. */
export interface AllocDeal {
  context: DealContext
  deal: OrderDeal
  abilities: Abilities
}

export const allocDeal = (request: AllocWriting, dealId: string): AllocDeal | Refusal<'record.unknown'> => {
  const context = deskDeal(request, dealId)
  if (isRefusal(context)) return context
  return { context, deal: dealAt(movingOf(context), request.now), abilities: scopesIn(context, request) }
}

/** The deal's lifecycle records the launch of its allocation, the recall, and the last confirmation. */
export const lifecycleOf = ({ tranche }: DealContext, lifecycle: DealLifecycle): AllocChange => ({
  kind: 'deal',
  change: { kind: 'lifecycle', dealId: tranche.id, lifecycle },
})

/** Returns the deal if this manager allocates it. */
export const allocating = (request: AllocWriting, dealId: string): AllocDeal | Unseen => {
  const found = allocDeal(request, dealId)
  if (isRefusal(found)) return found
  return found.abilities.allocate === 'all' ? found : refuse('deal.not-yours')
}

export interface VersionContext extends AllocDeal {
  version: AllocVersion
}

/** A visible version; a hidden one is unknown. */
export const versionForReaderIn = (
  request: AllocWriting,
  { dealId, versionId }: { dealId: string; versionId: string },
): VersionContext | Refusal<'record.unknown'> => {
  const found = allocDeal(request, dealId)
  if (isRefusal(found)) return found
  const { alloc } = request.state
  const version = alloc.versions.get(versionId)
  const shared = alloc.shares.get(versionId)?.has(request.actor.userId) ?? false
  if (!version || allocSight(found.abilities, { state: version.state, shared }) === 'none')
    return refuse('record.unknown')
  return { ...found, version }
}

/** A version on which this manager's role and its state allow the act. */
export const versionFor = (
  request: AllocWriting,
  which: { dealId: string; versionId: string },
  act: VersionAct,
) => {
  const found = versionForReaderIn(request, which)
  if (isRefusal(found)) return found
  if (found.abilities.allocate !== 'all') return refuse('deal.not-yours')
  return versionFault(found.version.state, act) ?? found
}

/** A version this manager edits, on a deal whose book is closed and not confirmed yet. */
export const draftFor = (request: AllocWriting, which: { dealId: string; versionId: string }) => {
  const found = versionFor(request, which, 'edit')
  return isRefusal(found) ? found : (draftingFault(found.deal.lifecycle) ?? found)
}

/** The lines of a version that a write has loaded. */
export const linesOn = ({ state }: Pick<AllocWriting, 'state'>, versionId: string): StoredLines =>
  state.alloc.lines.get(versionId) ?? noLines

const noLines: StoredLines = new Map()

/** Finds the deal of a version before the write; its id alone gives the ledger. */
export const prepareVersion = async (
  { input }: { input: { versionId: string } },
  { db }: { db: Db },
): Promise<{ dealId: string } | Refusal<'record.unknown'>> => {
  const dealId = await readDealOfVersion(db, input.versionId)
  return dealId === undefined ? refuse('record.unknown') : { dealId }
}

/** The book to allocate over, read before the lock and compared under it. */
export const prepareBook = async (
  db: Db,
  actor: Actor,
  dealId: string,
): Promise<{ dealId: string; book: FinalBook } | Unseen> => {
  const context = await bookForAllocation(db, actor, dealId)
  if (isRefusal(context)) return context
  return { dealId, book: await finalBook(db, context.state) }
}

export const prepareVersionBook = async (
  { input, actor }: { input: { versionId: string }; actor: Actor },
  { db }: { db: Db },
): Promise<{ dealId: string; book: FinalBook } | Unseen> => {
  const found = await prepareVersion({ input }, { db })
  return isRefusal(found) ? found : prepareBook(db, actor, found.dealId)
}

export const keyOfVersion = ({ input }: { input: { versionId: string } }): string =>
  announcementOfVersion(input.versionId)

export const needOf = (
  actor: Actor,
  announcementId: string,
  dealId: string,
  more: Omit<AllocNeed, 'announcementId' | 'userId' | 'dealId'> = {},
): AllocNeed => ({ announcementId, userId: actor.userId, dealId, ...more })

/** A changed version with its editor and the new state's number. */
export const changedVersion = (
  version: AllocVersion,
  change: Partial<AllocVersion>,
  { actor, now, seq }: Pick<AllocWriting, 'actor' | 'now' | 'seq'>,
): Extract<AllocChange, { kind: 'version' }> => ({
  kind: 'version',
  version: { ...version, ...change, edited: { at: now.toString(), by: actor.userId }, seq },
})

export const versionsOf = ({ state }: AllocWriting, dealId: string): AllocVersion[] =>
  [...state.alloc.versions.values()].filter((version) => version.dealId === dealId)
