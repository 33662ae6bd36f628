import { doubtsOf, type Doubted, type GuidanceLevel } from '@bookrunner/domain/deals'
import { useState } from 'react'

export interface Doubts {
  readonly found: readonly Doubted[]
  readonly meant: boolean
  readonly setMeant: (meant: boolean) => void
  /** Nothing is sent before it is said that the level is meant. */
  readonly open: boolean
  /** What the call is told: that it was asked, and is meant. */
  readonly sent: { readonly meant?: true }
}

/** What is unlike the level that holds: said to be meant of these two figures, and of no others. */
export function useDoubts(
  level: GuidanceLevel | undefined,
  current: GuidanceLevel | null | undefined,
): Doubts {
  const [said, setSaid] = useState<string>()
  const found = level ? doubtsOf(level, current) : []
  const about = found.map(({ params: { was, is } }) => `${was} ${is}`).at(0)
  const meant = about !== undefined && said === about
  return {
    found,
    meant,
    open: found.length > 0 && !meant,
    setMeant: (yes) => setSaid(yes ? about : undefined),
    sent: meant ? { meant: true } : {},
  }
}
