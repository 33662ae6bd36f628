import type { AllocVersion, LineChange, StoredLine } from '@bookrunner/domain/allocation'
import type { DealChange } from '../deals/index.ts'
import type { OrderChange, OrderNeed, OrderState } from '../orders/index.ts'
import type { ChangeKind, Confirmation, HeadChange, Review, StoredChange } from './stored.ts'

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

export interface StoredAllocation {
  versions: Map<string, AllocVersion>
  /** By version and order. */
  lines: Map<string, Map<string, StoredLine>>
  confirmations: Map<string, Confirmation>
  changes: StoredChange[]
  /** By version: with whom it is shared. */
  shares: Map<string, Set<string>>
  /** By deal: the newest change of an order of its book, or of what is merged there. */
  bookSeq: Map<string, number>
}

export interface AllocState extends OrderState {
  alloc: StoredAllocation
}

export interface LinesWritten {
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
