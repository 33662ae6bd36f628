import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { paced } from '../../kit/paced.ts'

/** A list of ten thousand lines is not asked for with every figure somebody types. */
const AGAIN_MS = 2_000

/** Asks again for what is shown when the deal has another number: at once, and then no more often than every two seconds. */
export function useAgain(queryKey: readonly unknown[], seq: number): void {
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
    // Nothing is there yet that could be of another number.
    const fresh = first.current && client.getQueryData(JSON.parse(key) as unknown[]) === undefined
    first.current = false
    if (!fresh) pace.ask()
  }, [client, key, pace, seq])
}
