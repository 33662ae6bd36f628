import type { Merge, MessageAudience, Resolution } from '@bookrunner/domain/book'
import type { OrderNeed, OrderState } from '../../orders/index.ts'
import type { Chase, SentMessage, StoredMessage } from './message-and-chase.ts'

/** What a write to a book must know besides orders and deal. */
export interface BookNeed extends OrderNeed {
  dealId: string
}

/** For the deals of a batch. */
export interface StoredDeskBook {
  /** In force, by id. */
  merges: Map<string, Merge>
  /** The newest message, by deal. */
  messages: Map<string, { number: number; sentTo: readonly MessageAudience[] }>
  /** The newest chase, by deal. */
  chased: Map<string, Chase>
}

export interface DeskBookState extends OrderState {
  records: StoredDeskBook
}

export type BookChange =
  | { kind: 'merged'; merge: Merge }
  | { kind: 'split'; dealId: string; mergeId: string; reason: string | null }
  | { kind: 'resolved'; dealId: string; resolution: Resolution }
  | { kind: 'announced'; message: StoredMessage }
  | { kind: 'messageSent'; sent: SentMessage }
  | { kind: 'chased'; chase: Chase }
