import type { Reason } from '@bookrunner/contract/kernel'
import type { Refusal } from '@bookrunner/domain/kernel'
import type { LiveSource, View } from './source.ts'

export interface Watcher {
  id: number
  source: LiveSource
  view: View
  viewClass: string
  /** Number of the watcher's state; undefined before its snapshot. */
  seq: number | undefined
  /** True once it has got the missing changes, or the news that there are none. */
  answered: boolean
  /** Sends a written `FromServer`. */
  send: (text: string) => void
  /** Asks the client to read a too large state by a call, and to come back with its number. */
  ask: () => void
  /** Ends the watch with a refusal. */
  end: (refusal: Refusal<Reason>) => void
}
