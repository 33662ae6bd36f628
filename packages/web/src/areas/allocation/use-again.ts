import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { paced } from '../../kit/paced.ts'

/** The least time between loads: a list of ten thousand lines is not loaded for each edit. */
const AGAIN_MS = 2_000

/**
 * Reloads what is shown when the state number of the deal changes: at once, then at most every two seconds. Nothing is
 * reloaded that `shown`, the number of what is shown, has already.
 */
export function useAgain(queryKey: readonly unknown[], seq: number, shown = -1): void {
  const client = useQueryClient()
  const key = JSON.stringify(queryKey)
  const pace = useMemo(
    () =>
      paced(
        () => void client.invalidateQueries({ queryKey: JSON.parse(key) as unknown[], exact: true }),
        AGAIN_MS,
      ),
    [client, key],
  )
  useEffect(() => () => pace.stop(), [pace])
  const first = useRef(true)
  useEffect(() => {
    // Nothing is loaded yet.
    const fresh = first.current && client.getQueryData(JSON.parse(key) as unknown[]) === undefined
    first.current = false
    if (!fresh && shown < seq) pace.ask()
  }, [client, key, pace, seq, shown])
}
