import { liveStore } from '../live.ts'
import { sessionStore, userNow } from '../session.ts'

/** Calls back when the network, the live connection or the session returns. The result stops it. */
export function onConnectionBack(back: () => void): () => void {
  let state = liveStore.get().state
  const stopSession = sessionStore.subscribe(back)
  const stop = liveStore.subscribe(() => {
    const before = state
    state = liveStore.get().state
    if (state === 'live' && before !== 'live') back()
  })
  globalThis.addEventListener?.('online', back)
  return () => {
    stop()
    stopSession()
    globalThis.removeEventListener?.('online', back)
  }
}

/** Resolves once this user is signed in, at once if she is. */
export function signedInAs(userId: string | undefined): Promise<void> {
  if (userNow() === userId) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = sessionStore.subscribe(() => {
      if (userNow() !== userId) return
      stop()
      resolve()
    })
  })
}
