import { useEffect, useState } from 'react'

/** No later than that, however busy the page is. */
const LATEST_MS = 1500
/** Where a browser does not say when it is idle. */
const SOON_MS = 200

/** True once the page has drawn what comes first and has nothing else to do. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const now = () => setIdle(true)
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(now, SOON_MS)
      return () => clearTimeout(timer)
    }
    const asked = requestIdleCallback(now, { timeout: LATEST_MS })
    return () => cancelIdleCallback(asked)
  }, [])
  return idle
}
