import type { AllocVersion, LineChange, StoredLine, StoredLines } from '@bookrunner/domain/allocation'
import type { ChangingDeal, DealChange } from '../deals/index.ts'
import type { OrderChange, OrderNeed, OrderState } from '../orders/index.ts'
import type {
  ChangeKind,
  Confirmation,
  HeadChange,
  KnownConfirmation,
  Review,
  SharedFacts,
  StoredChange,
} from './stored.ts'

/** What a write to allocations must know besides its deal. */
export interface AllocNeed extends OrderNeed {
  dealId: string
  /** Lines of a version: of these orders, or all. */
  lines?: { versionId: string; orderIds: readonly string[] | 'all' } | undefined
  knownLines?: KnownLines | undefined
  /** Of all orders. */
  confirmations?: 'all' | undefined
  knownConfirmations?: KnownConfirmations | undefined
  /** A change to undo. */
  change?: { versionId: string; seq: number } | undefined
}

/** All lines of a version as they were before the lock. */
export interface KnownLines {
  versionId: string
  /** A number that the deal's ledger had before they were read: they are unchanged as long as no line has a later one. */
  seq: number
  lines: StoredLines
}

/** All confirmations of a deal before the lock: they are unchanged as long as none has a later number. */
export interface KnownConfirmations {
  dealId: string
  seq: number
  confirmations: ReadonlyMap<string, KnownConfirmation>
}

/** Rows of confirmations that were inserted before the lock. */
export interface EarlyRows {
  writeId: number
  /** The investors that they name, as JSON. */
  parties: string
  /** The state of the deal that they were made from. */
  ofSeq: number
}

export interface StoredAllocation {
  versions: Map<string, AllocVersion>
  /** By version and order. */
  lines: Map<string, Map<string, StoredLine>>
  confirmations: Map<string, KnownConfirmation>
  changes: StoredChange[]
  /** Users a version is shared with, by version. */
  shares: Map<string, Set<string>>
  /** The newest change of an order or a merge in the book, by deal. */
  bookSeq: Map<string, number>
}

export interface AllocState extends OrderState {
  /** Of its own: confirmations and releases change them. */
  deals: ReadonlyMap<string, ChangingDeal>
  alloc: StoredAllocation
}

export interface LinesWritten {
  kind: 'lines'
  versionId: string
  what: ChangeKind
  lines: LineChange[]
  by: string
  /** The changes to the version itself. */
  head?: HeadChange | undefined
  /** For lines copied from another version: who last changed them there, and when. */
  authors?: ReadonlyMap<string, Pick<StoredLine, 'at' | 'editor'>> | undefined
}

export type AllocChange =
  | { kind: 'version'; version: AllocVersion }
  | LinesWritten
  | { kind: 'reviewed'; review: Omit<Review, 'seq'> }
  | { kind: 'shared'; versionId: string; add: string[]; remove: string[]; note: string | null; by: string }
  /** At the same terms, with the facts that all of them have. */
  | {
      kind: 'confirmed'
      confirmations: readonly Confirmation[]
      shared: SharedFacts
      early?: EarlyRows | undefined
    }
  | { kind: 'order'; change: OrderChange }
  | { kind: 'deal'; change: DealChange }
  /** A user's own text, stored beside the chain, where the deal's log finds it. */
  | { kind: 'text'; text: string }
