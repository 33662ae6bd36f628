import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { paced } from '../../kit/paced.ts'

/** However often a version changes, what is worked out of it is asked for anew no more often than this. */
const MS = 2000

/**
 * What is asked of a version is asked for anew as the version moves on, and stays one and the same thing: no number of
 * it keeps a copy of its own, and pages that were read further back are still there.
 */
export function useFresh(key: QueryKey, seq: number): void {
  const client = useQueryClient()
  const held = useRef(key)
  const [asking] = useState(() => paced(() => void client.invalidateQueries({ queryKey: held.current }), MS))
  const last = useRef(seq)
  useEffect(() => {
    held.current = key
    if (last.current === seq) return
    last.current = seq
    asking.ask()
  })
  useEffect(() => asking.stop, [asking])
}
