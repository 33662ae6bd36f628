import { doubtsOf, type Doubted, type GuidanceLevel } from '@bookrunner/domain/deals'
import { useState } from 'react'

export interface Doubts {
  readonly found: readonly Doubted[]
  readonly levelConfirmed: boolean
  readonly setLevelConfirmed: (levelConfirmed: boolean) => void
  /** Nothing is sent before it is said that the level is confirmed. */
  readonly open: boolean
  /** What the call is told: that it was asked, and is confirmed. */
  readonly sent: { readonly levelConfirmed?: true }
}

/** What is unlike the level that holds: said to be confirmed of these two figures, and of no others. */
export function useDoubts(
  level: GuidanceLevel | undefined,
  current: GuidanceLevel | null | undefined,
): Doubts {
  const [said, setSaid] = useState<string>()
  const found = level ? doubtsOf(level, current) : []
  const about = found.map(({ params: { was, is } }) => `${was} ${is}`).at(0)
  const levelConfirmed = about !== undefined && said === about
  return {
    found,
    levelConfirmed,
    open: found.length > 0 && !levelConfirmed,
    setLevelConfirmed: (yes) => setSaid(yes ? about : undefined),
    sent: levelConfirmed ? { levelConfirmed: true } : {},
  }
}
