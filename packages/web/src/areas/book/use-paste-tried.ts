import { useEffect, useState } from 'react'
import { wordsOf } from '../../platform/failed.ts'
import type { PastedCell } from './grid/paste.ts'

type Refused = ReadonlyMap<string, string>
const nothing: Refused = new Map()

interface PasteVerdict {
  readonly refused?: Refused
  readonly words?: string
}

export interface PasteTried {
  readonly state: 'asking' | 'known' | 'failed'
  readonly refused: Refused
  readonly words: string | undefined
  readonly again: () => void
}

/** What the server would say of a paste, asked once as it is shown: what is refused is known before anything is written. */
export function usePasteTried(
  cells: readonly PastedCell[],
  ask: (cells: readonly PastedCell[], signal: AbortSignal) => Promise<Refused>,
): PasteTried {
  const [round, setRound] = useState(0)
  const [said, setSaid] = useState<PasteVerdict>()
  useEffect(() => {
    const call = new AbortController()
    const tell = (next: PasteVerdict) => {
      if (!call.signal.aborted) setSaid(next)
    }
    ask(cells, call.signal).then(
      (refused) => tell({ refused }),
      (fault: unknown) => tell({ words: wordsOf(fault) }),
    )
    return () => call.abort()
    // The cells of a paste are those that were pasted, whatever the book behind them becomes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [round])
  return {
    state: said === undefined ? 'asking' : said.refused ? 'known' : 'failed',
    refused: said?.refused ?? nothing,
    words: said?.words,
    again: () => {
      setSaid(undefined)
      setRound(round + 1)
    },
  }
}
