import { clientOf, LiveClient, type CallBook, type ClientOf, type TransportOptions } from './kernel/index.ts'
import { accessCalls } from './areas/access/index.ts'
import { authCalls, demoCalls, HeldSession, signInWith, signOutWith } from './areas/auth/index.ts'
import { noticesCalls } from './areas/notices/index.ts'
import { rolesCalls } from './areas/roles/index.ts'
import { usersCalls } from './areas/users/index.ts'

/** Every call of the product, by area. */
export const calls = {
  access: accessCalls,
  roles: rolesCalls,
  users: usersCalls,
  auth: authCalls,
  demo: demoCalls,
  notices: noticesCalls,
} as const satisfies CallBook

export type Client = ClientOf<typeof calls> & {
  live: LiveClient
  /** Both steps of a log-in. Without a cookie jar the client itself keeps the session for what follows. */
  signIn: ReturnType<typeof signInWith>
  signOut: ReturnType<typeof signOutWith>
}

/** A typed client for the browser, for tests, benches and anyone's script. */
export const createClient = (options: TransportOptions): Client => {
  const held = new HeldSession(options)
  const client = clientOf(calls, held.options)
  return {
    ...client,
    live: new LiveClient(held.options),
    signIn: signInWith(client.auth, held),
    signOut: signOutWith(client.auth, held),
  }
}
