import type { KeptLeftOut } from '../book.tables.ts'

/** A message as it was made. */
export interface KeptMessage {
  id: string
  dealId: string
  number: number
  /** The state of the book it is of. */
  seq: number
  at: string
  by: string
  step: number
  over: string
  exactly: boolean
  jlmInterest: string
  accounts: number
  words: { US: string; CN: string; HK: string }
  leftOut: KeptLeftOut[]
}

/** Missing answers were asked for: of which round or push, and of how many. */
export interface Chase {
  dealId: string
  about: 'test' | 'fpg'
  number: number
  orders: number
  houses: number
  at: string
  by: string
}
