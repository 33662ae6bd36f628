import { LiveClient, type LiveState } from '@bookrunner/contract'
import type { Lang } from './language.ts'
import { isOffline, onNetwork } from './online.ts'
import { createStore } from './store.ts'

/** One live connection per session, and what it says about itself. */
export interface LiveSign {
  readonly state: LiveState
  readonly since: Date
}

const QUIET: LiveSign = { state: 'connecting', since: new Date() }

export const liveStore = createStore<LiveSign>(QUIET)

/** What the connection says, and since when the browser has no network: the connection notices that seconds later. */
let heard = QUIET
let offlineSince = isOffline() ? new Date() : undefined

const tell = () => {
  const lost = offlineSince !== undefined && heard.state !== 'notLive'
  liveStore.set(lost ? { state: 'notLive', since: offlineSince! } : heard)
}

const hear = (sign: LiveSign) => {
  heard = sign
  tell()
}

onNetwork((online) => {
  offlineSince = online ? undefined : new Date()
  tell()
})

let current: { readonly client: LiveClient; readonly lang: Lang } | undefined

/** What arrives is worded by the server, so another language is another connection. */
export function liveClient(lang: Lang): LiveClient {
  if (current?.lang === lang) return current.client
  endLive()
  const client = new LiveClient({ baseUrl: '', lang: () => lang })
  client.onState((state, since) => {
    if (current?.client === client) hear({ state, since })
  })
  current = { client, lang }
  return client
}

/** The time by which close times are decided, in milliseconds; this computer's own while nothing is watched. */
export const serverNow = (): number => current?.client.serverNow().getTime() ?? Date.now()

export function endLive(): void {
  const { client } = current ?? {}
  current = undefined
  client?.close()
  hear(QUIET)
}
