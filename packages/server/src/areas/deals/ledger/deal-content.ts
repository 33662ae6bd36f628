import type { Shared, Terms, Times } from '@bookrunner/domain/deals'

/** The fields that a save or an edit sends; others stay unchanged. */
export interface Sent {
  name?: string
  terms?: Partial<Terms>
  times?: Partial<Times>
  shared?: Partial<Shared>
}

/** A tranche and the shared part, now or after a save. */
export interface Content {
  name: string
  terms: Terms
  times: Times
  shared: Shared
}
