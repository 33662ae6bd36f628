import { clientOf, LiveClient, type CallBook, type ClientOf, type TransportOptions } from './kernel/index.ts'
import { accessCalls } from './areas/access/index.ts'
import { allocationCalls } from './areas/allocation/index.ts'
import { authCalls, demoCalls, HeldSession, signInWith, signOutWith } from './areas/auth/index.ts'
import { bookCalls } from './areas/book/index.ts'
import { dealsCalls } from './areas/deals/index.ts'
import { filesCalls } from './areas/files/index.ts'
import { noticesCalls } from './areas/notices/index.ts'
import { ordersCalls } from './areas/orders/index.ts'
import { rolesCalls } from './areas/roles/index.ts'
import { usersCalls } from './areas/users/index.ts'

/** Every call of the product, by area. */
export const calls = {
  files: filesCalls,
  access: accessCalls,
  roles: rolesCalls,
  users: usersCalls,
  auth: authCalls,
  demo: demoCalls,
  notices: noticesCalls,
  deals: dealsCalls,
  orders: ordersCalls,
  book: bookCalls,
  allocation: allocationCalls,
} as const satisfies CallBook

/** What each area's calls are for, in the words of the reader of the document. */
export const areaSummaries = {
  files: 'Files on their way: sent here first, used by other calls then',
  access: 'The menu, and what a role can be given',
  users: 'People and what they may',
  roles: 'Roles, and what each of them holds',
  auth: 'Signing in and out, passwords, sessions',
  demo: 'What only the demo world has',
  notices: 'The bell: notices of the person signed in',
  deals: 'Deals: terms, course, documents, log, and what of them is published to investors',
  orders: 'Orders: what investors place and answer, and what a desk enters for them',
  book: 'The book of a deal, as its managers may see it',
  allocation: 'What is allocated over a closed book, reviewed, confirmed, and what follows from it',
} as const satisfies Record<keyof typeof calls, string>

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
