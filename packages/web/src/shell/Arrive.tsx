import { CallRefused } from '@bookrunner/contract'
import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { fetchSession } from '../platform/me.ts'
import { tell } from '../platform/notify.ts'
import { loginPath } from '../platform/redirect.ts'
import { saveSession, sessionStore } from '../platform/session.ts'
import { Splash } from './Splash.tsx'

/** Asked once per page load: afterwards, no record means nobody is signed in. */
let asked = sessionStore.get() !== undefined

/**
 * Somebody comes to a screen without a session record: a link from a colleague, or a browser whose storage
 * was emptied. The cookie may still be good, so the server is asked before she is sent to log-in.
 */
export function Arrive() {
  const location = useLocation()
  const [nobody, setNobody] = useState(asked)
  useEffect(() => {
    if (asked) return
    asked = true
    fetchSession().then(saveSession, (fault: unknown) => {
      // §8: a missing token is a warning, and log-in.
      if (fault instanceof CallRefused) tell('warning', fault.message)
      setNobody(true)
    })
  }, [])
  return nobody ? <Navigate replace to={loginPath(location)} /> : <Splash />
}
