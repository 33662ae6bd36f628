import type { MessageAudience } from '@bookrunner/domain/book'
import type { NumberedLeftOut } from '../book.tables.ts'

/** A message as it was made. */
export interface StoredMessage {
  id: string
  dealId: string
  number: number
  /** The number of the book's state. */
  seq: number
  at: string
  by: string
  step: number
  over: string
  exactly: boolean
  jlmInterest: string
  accounts: number
  words: { US: string; CN: string; HK: string }
  leftOut: NumberedLeftOut[]
}

/** A message as it goes to those who do not have it. */
export interface SentMessage {
  message: StoredMessage
  dealId: string
  to: MessageAudience[]
  at: string
  by: string
}

/** A reminder: for which round or push, and how many orders and houses had not answered. */
export interface Chase {
  dealId: string
  about: 'test' | 'fpg'
  number: number
  orders: number
  houses: number
  at: string
  by: string
}
