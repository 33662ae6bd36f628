import type { AllocLogCode } from '@bookrunner/contract/deals'
import type { AllocVersion, LineChange } from '@bookrunner/domain/allocation'
import type { Aggregate, Stamp } from '../../platform/service/index.ts'
import { deal, type DealChange } from '../deals/index.ts'
import { applyOrderChange, type OrderChange, type OrderNeed, type OrderState } from '../orders/index.ts'
import { loadAllocation } from './alloc-load.repo.ts'
import { saveAllocation } from './alloc-save.repo.ts'
import type { ChangeKind, Confirmation, HeadChange, LinesChange, Review, StoredLine } from './kept.ts'

/** What a write to allocations must know besides its deal. */
export interface AllocNeed extends OrderNeed {
  dealId: string
  /** Lines of versions: those of these orders, or all. */
  lines?: { versionId: string; orderIds: readonly string[] | 'all' } | undefined
  /** What was confirmed of orders: of these, or of all. */
  confirmations?: readonly string[] | 'all' | undefined
  /** A change that is to be taken back. */
  change?: { versionId: string; seq: number } | undefined
}

export interface Kept {
  versions: Map<string, AllocVersion>
  /** By version and order. */
  lines: Map<string, Map<string, StoredLine>>
  confirmations: Map<string, Confirmation>
  changes: LinesChange[]
  /** By version: with whom it is shared. */
  shares: Map<string, Set<string>>
  /** By deal: the newest change of an order of its book, or of what is merged there. */
  bookSeq: Map<string, number>
}

export interface AllocState extends OrderState {
  alloc: Kept
}

interface LinesWritten {
  kind: 'lines'
  versionId: string
  what: ChangeKind
  lines: LineChange[]
  by: string
  /** What of the version it made another. */
  head?: HeadChange | undefined
  /** Of lines that come from another version: who changed them last there, and when. */
  authors?: ReadonlyMap<string, Pick<StoredLine, 'at' | 'editor'>> | undefined
}

export type AllocChange =
  | { kind: 'version'; version: AllocVersion }
  | LinesWritten
  | { kind: 'reviewed'; review: Omit<Review, 'seq'> }
  | { kind: 'shared'; versionId: string; add: string[]; remove: string[]; note: string | null; by: string }
  | { kind: 'confirmed'; confirmation: Confirmation }
  | { kind: 'order'; change: OrderChange }
  | { kind: 'deal'; change: DealChange }
  /** In somebody's own words: beside the chain, where the deal's log finds it. */
  | { kind: 'said'; text: string }

const applyLines = (
  { alloc }: AllocState,
  { versionId, lines, by, authors }: LinesWritten,
  { seq, now }: Stamp,
): void => {
  const kept = alloc.lines.get(versionId) ?? new Map<string, StoredLine>()
  alloc.lines.set(versionId, kept)
  for (const { orderId, to } of lines)
    if (to === null) kept.delete(orderId)
    else kept.set(orderId, { ...to, seq, at: now.toString(), editor: by, ...authors?.get(orderId) })
}

const applyChange = (state: AllocState, change: AllocChange, stamp: Stamp): void => {
  const { alloc } = state
  switch (change.kind) {
    case 'version':
      alloc.versions.set(change.version.id, change.version)
      break
    case 'lines':
      applyLines(state, change, stamp)
      break
    case 'shared': {
      const users = alloc.shares.get(change.versionId) ?? new Set()
      for (const id of change.add) users.add(id)
      for (const id of change.remove) users.delete(id)
      alloc.shares.set(change.versionId, users)
      break
    }
    case 'confirmed':
      alloc.confirmations.set(change.confirmation.orderId, change.confirmation)
      break
    case 'order':
      applyOrderChange(state, change.change)
      break
    case 'deal':
      for (const each of state.deals.values()) deal.apply(each, change.change, stamp)
      break
    case 'reviewed':
    case 'said':
  }
}

/** Allocations of a deal: on the same ledger as its course and its book, so that all of them share one number. */
export const allocation: Aggregate<AllocState, AllocNeed, AllocChange, AllocLogCode> = {
  kind: 'deal',
  load: loadAllocation,
  apply: applyChange,
  save: saveAllocation,
}
