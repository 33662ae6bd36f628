import type { Merge, Resolution } from '@bookrunner/domain/book'
import type { OrderNeed, OrderState } from '../../orders/index.ts'
import type { Chase, KeptMessage } from './kept.ts'

/** What a write to a book must know besides orders and deal. */
export interface BookNeed extends OrderNeed {
  dealId: string
}

/** Of the deals that writes of a batch are about. */
export interface StoredDeskBook {
  /** In force, by id. */
  merges: Map<string, Merge>
  /** How many messages there are, by deal. */
  messages: Map<string, number>
  /** The newest asking for answers, by deal. */
  chased: Map<string, Chase>
}

export interface DeskBookState extends OrderState {
  kept: StoredDeskBook
}

export type BookChange =
  | { kind: 'merged'; merge: Merge }
  | { kind: 'split'; dealId: string; mergeId: string; reason: string | null }
  | { kind: 'resolved'; dealId: string; resolution: Resolution }
  | { kind: 'announced'; message: KeptMessage }
  | { kind: 'chased'; chase: Chase }
