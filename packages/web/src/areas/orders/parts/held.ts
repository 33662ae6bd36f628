import { useState } from 'react'

/** What tells that something is not any more what it was when it was begun. */
export interface Mark {
  readonly version: number
  /** What is answered: the round, the push. */
  readonly asked?: string
}

/** A version read late is not a newer one. */
export const hasMoved = (now: Mark, held: Mark): boolean =>
  now.version > held.version || now.asked !== held.asked

export interface AsOpened<Shown> {
  /** As it was when this was opened, or looked at since. */
  readonly was: Shown
  /** Somebody else changed it: nothing goes out before both were looked at. */
  readonly moved: boolean
  readonly take: () => void
}

/**
 * What was on the screen when an answer began to be typed, or a question was put. What comes in live meanwhile is no
 * consent to it; `own`: the change may be one's own, that is on its way or just taken.
 */
export function useHeld<Shown>(now: Shown, markOf: (shown: Shown) => Mark, own = false): AsOpened<Shown> {
  const [was, hold] = useState(now)
  return { was, moved: !own && hasMoved(markOf(now), markOf(was)), take: () => hold(now) }
}
