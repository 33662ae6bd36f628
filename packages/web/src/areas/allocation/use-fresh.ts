import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { paced } from '../../kit/paced.ts'

/** However often a version changes, what is worked out of it is asked for anew no more often than this. */
const MS = 2000

/**
 * What is asked of a version is asked for anew as the version moves on, and stays one and the same thing: no number of
 * it keeps a copy of its own, and pages that were read further back are still there.
 */
export function useFresh(queryKey: QueryKey, seq: number): void {
  const client = useQueryClient()
  const again = useEffectEvent(() => void client.invalidateQueries({ queryKey }))
  const asking = useRef<ReturnType<typeof paced>>(undefined)
  const asked = useRef(seq)
  useEffect(() => {
    const made = paced(() => again(), MS)
    asking.current = made
    return made.stop
  }, [])
  useEffect(() => {
    if (asked.current === seq) return
    asked.current = seq
    asking.current?.ask()
  }, [seq])
}
