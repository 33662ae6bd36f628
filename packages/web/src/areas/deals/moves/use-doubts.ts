import { doubtsOf, type Doubt, type GuidanceLevel } from '@bookrunner/domain/deals'
import { useState } from 'react'

export interface Doubts {
  readonly found: readonly Doubt[]
  readonly levelConfirmed: boolean
  readonly setLevelConfirmed: (levelConfirmed: boolean) => void
  /** The level still needs a confirmation; nothing is sent before. */
  readonly open: boolean
  /** The confirmation as a parameter of the call. */
  readonly sent: { readonly levelConfirmed?: true }
}

/** Doubts about a level compared to the current one. A confirmation is for these two levels only. */
export function useDoubts(
  level: GuidanceLevel | undefined,
  current: GuidanceLevel | null | undefined,
): Doubts {
  const [confirmed, setConfirmed] = useState<string>()
  const found = level ? doubtsOf(level, current) : []
  const about = found.map(({ params: { was, is } }) => `${was} ${is}`).at(0)
  const levelConfirmed = about !== undefined && confirmed === about
  return {
    found,
    levelConfirmed,
    open: found.length > 0 && !levelConfirmed,
    setLevelConfirmed: (yes) => setConfirmed(yes ? about : undefined),
    sent: levelConfirmed ? { levelConfirmed: true } : {},
  }
}
