import type { Reason } from '@bookrunner/contract/kernel'
import type { Refusal } from '@bookrunner/domain/kernel'
import type { LiveSource, View } from './source.ts'

export interface Watcher {
  id: number
  source: LiveSource
  view: View
  viewClass: string
  /** Number of the state this watcher holds; undefined before its snapshot. */
  seq: number | undefined
  /** Has been told that it is up to date, or what it lacked. */
  answered: boolean
  /** Takes a `FromServer` as it goes on the wire. */
  send: (text: string) => void
  /** What it lacks is too much to be sent: it asks, and comes again with the number it has then. */
  ask: () => void
  /** It may be watched no longer. */
  end: (refusal: Refusal<Reason>) => void
}
