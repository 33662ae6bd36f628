import { useEffect, useState } from 'react'

/** The latest time, even on a busy page. */
const LATEST_MS = 1500
/** For browsers without an idle callback. */
const SOON_MS = 200

/** True once the page has rendered and is idle. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const now = () => setIdle(true)
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(now, SOON_MS)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(now, { timeout: LATEST_MS })
    return () => cancelIdleCallback(handle)
  }, [])
  return idle
}
