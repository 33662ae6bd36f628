import { useState } from 'react'

/** Identifies a state of an order: if it differs from the one at the start, the order changed. */
export interface Mark {
  readonly version: number
  /** The question being answered: the round or push. */
  readonly question?: string
}

/** An older version that arrives late does not outdate a newer one. */
export const isOutdated = (now: Mark, opened: Mark): boolean =>
  now.version > opened.version || now.question !== opened.question

export interface AsOpened<Shown> {
  /** The order when this was opened, or last accepted. */
  readonly was: Shown
  /** Another person changed it: nothing is sent before the user accepts the new state. */
  readonly changed: boolean
  readonly accept: () => void
}

/**
 * Remembers the order as it was when the user started to answer. A change that arrives meanwhile must not be confirmed
 * unseen. `own`: the change may be the user's own write.
 */
export function useAsOpened<Shown>(now: Shown, markOf: (shown: Shown) => Mark, own = false): AsOpened<Shown> {
  const [was, setWas] = useState(now)
  return { was, changed: !own && isOutdated(markOf(now), markOf(was)), accept: () => setWas(now) }
}
