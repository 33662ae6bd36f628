import { useState } from 'react'

/** Why something is done, as it is being typed. */
export interface TypedReason {
  readonly text: string
  readonly setText: (text: string) => void
  /** Submitting was tried, and nothing is said yet. */
  readonly missing: boolean
  /** Submitting is tried: what was said, or nothing, and then it is asked for beside the field. */
  readonly ask: () => string | undefined
}

/** The reason without which a move is not made. */
export function useReason(): TypedReason {
  const [text, setText] = useState('')
  const [asked, setAsked] = useState(false)
  const said = text.trim() || undefined
  return {
    text,
    setText,
    missing: asked && said === undefined,
    ask: () => {
      setAsked(true)
      return said
    },
  }
}
