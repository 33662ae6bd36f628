import { useEffect } from 'react'
import { openStatusLine, statusLine } from '../platform/notify.ts'
import { useStore } from '../platform/store.ts'
import css from './StatusLine.module.css'

const SHOWN_MS = 6_000

/** What just succeeded, for a moment, in the foot of a page: there it covers nothing. */
export function StatusLine() {
  const shown = useStore(statusLine)
  useEffect(openStatusLine, [])
  useEffect(() => {
    if (!shown) return undefined
    const timer = setTimeout(() => statusLine.set(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [shown])
  return (
    <output className={css.line} aria-live="polite">
      {shown?.content}
    </output>
  )
}
