import { useEffect, useState } from 'react'
import { faultMessage } from '../../platform/failed.ts'
import type { PastedCell } from './grid/paste.ts'

type Refused = ReadonlyMap<string, string>
const nothing: Refused = new Map()

interface PasteVerdict {
  readonly refused?: Refused
  readonly message?: string
}

export interface PasteCheck {
  readonly state: 'asking' | 'known' | 'failed'
  readonly refused: Refused
  readonly message: string | undefined
  readonly again: () => void
}

/** Asks the server once which cells of a paste it would refuse, before anything is written. */
export function usePasteCheck(
  cells: readonly PastedCell[],
  ask: (cells: readonly PastedCell[], signal: AbortSignal) => Promise<Refused>,
): PasteCheck {
  const [round, setRound] = useState(0)
  const [verdict, setVerdict] = useState<PasteVerdict>()
  useEffect(() => {
    const call = new AbortController()
    const finish = (next: PasteVerdict) => {
      if (!call.signal.aborted) setVerdict(next)
    }
    ask(cells, call.signal).then(
      (refused) => finish({ refused }),
      (fault: unknown) => finish({ message: faultMessage(fault) }),
    )
    return () => call.abort()
    // The cells of a paste do not change when the book does.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [round])
  return {
    state: verdict === undefined ? 'asking' : verdict.refused ? 'known' : 'failed',
    refused: verdict?.refused ?? nothing,
    message: verdict?.message,
    again: () => {
      setVerdict(undefined)
      setRound(round + 1)
    },
  }
}
