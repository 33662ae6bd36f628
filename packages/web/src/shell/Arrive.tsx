import { CallRefused } from '@bookrunner/contract'
import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { openSession } from '../platform/me.ts'
import { prefetchScreen } from '../platform/navigation.ts'
import { tell } from '../platform/notify.ts'
import { loginPath } from '../platform/redirect.ts'
import { sessionStore } from '../platform/session.ts'
import { Splash } from './Splash.tsx'

/** The server is asked once per page load; afterwards no record means signed out. */
let hasAsked = sessionStore.get() !== undefined

/**
 * A screen opened without a session record, by a link or after the storage was emptied. The cookie may still be valid,
 * so the server is asked before log-in.
 */
export function Arrive() {
  const location = useLocation()
  const [nobody, setNobody] = useState(hasAsked)
  useEffect(() => {
    if (hasAsked) return
    hasAsked = true
    openSession().then(
      () => prefetchScreen(location.pathname),
      (fault: unknown) => {
        // A stranger has neither a record nor a token, and reads nothing of an end. §8 warns whose token is gone.
        if (fault instanceof CallRefused && fault.reason !== 'session.missing') tell('warning', fault.message)
        setNobody(true)
      },
    )
    // Once, for the address that was opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return nobody ? <Navigate replace to={loginPath(location)} /> : <Splash />
}
