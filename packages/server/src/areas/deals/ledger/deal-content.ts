import type { Shared, Terms, Times } from '@bookrunner/domain/deals'

/** What a save or an edit sends: only what is to be changed. */
export interface Sent {
  name?: string
  terms?: Partial<Terms>
  times?: Partial<Times>
  shared?: Partial<Shared>
}

/** A tranche and what it shares, as they are or as a save would leave them. */
export interface Content {
  name: string
  terms: Terms
  times: Times
  shared: Shared
}
