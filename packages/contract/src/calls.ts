import { clientOf, LiveClient, type CallBook, type ClientOf, type TransportOptions } from './kernel/index.ts'
import { accessCalls } from './areas/access/index.ts'
import { allocationCalls } from './areas/allocation/index.ts'
import { auditCalls } from './areas/audit/index.ts'
import { authCalls, demoCalls, SessionHolder, signInWith, signOutWith } from './areas/auth/index.ts'
import { bookCalls } from './areas/book/index.ts'
import { classesCalls } from './areas/classes/index.ts'
import { dealsCalls } from './areas/deals/index.ts'
import { entitiesCalls } from './areas/entities/index.ts'
import { filesCalls } from './areas/files/index.ts'
import { groupsCalls } from './areas/groups/index.ts'
import { loanPricesCalls, loansCalls } from './areas/loans/index.ts'
import { noticesCalls } from './areas/notices/index.ts'
import { ordersCalls } from './areas/orders/index.ts'
import { quotaCalls } from './areas/quota/index.ts'
import { rolesCalls } from './areas/roles/index.ts'
import { usersCalls } from './areas/users/index.ts'

/** Every call of the product, by area. */
export const calls = {
  files: filesCalls,
  access: accessCalls,
  groups: groupsCalls,
  classes: classesCalls,
  entities: entitiesCalls,
  roles: rolesCalls,
  users: usersCalls,
  auth: authCalls,
  demo: demoCalls,
  audit: auditCalls,
  notices: noticesCalls,
  quota: quotaCalls,
  loans: loansCalls,
  loanPrices: loanPricesCalls,
  deals: dealsCalls,
  orders: ordersCalls,
  book: bookCalls,
  allocation: allocationCalls,
} as const satisfies CallBook

/** What each area's calls are for, in the words of the reader of the document. */
export const areaSummaries = {
  files: 'Uploads, used by other calls',
  access: 'Menu and permissions',
  groups: 'Groups of institutions',
  classes: 'Investor types of books and charts',
  entities: 'Institutions: names, details, review and possible duplicates',
  users: 'Users and their permissions',
  roles: 'Roles and their permissions',
  auth: 'Signing in and out, passwords, sessions',
  demo: 'Demo mode only',
  audit: 'The log of administrators',
  notices: 'Notices: those of the user who is signed in, and those that administrators write',
  quota: 'Limits of bonds, institutions and the whole business, their rates and overrides',
  loans: 'Loan deals, their prices, and margin calls',
  loanPrices: 'Prices of loan deals from an Excel file',
  deals: 'Deals: terms, lifecycle, documents, log and published terms',
  orders: 'Orders: placed by investors, or entered by the desk for them',
  book: 'Order books, as their managers may see them',
  allocation: 'Allocations: versions, review, confirmation and settlement lists',
} as const satisfies Record<keyof typeof calls, string>

export type Client = ClientOf<typeof calls> & {
  live: LiveClient
  /** Both steps of a log-in. Without a cookie jar the client itself keeps the session for what follows. */
  signIn: ReturnType<typeof signInWith>
  signOut: ReturnType<typeof signOutWith>
}

/** A typed client for the browser, for tests, benches and anyone's script. */
export const createClient = (options: TransportOptions): Client => {
  const byName = new SessionHolder(options)
  const client = clientOf(calls, byName.options)
  return {
    ...client,
    live: new LiveClient(byName.options),
    signIn: signInWith(client.auth, byName),
    signOut: signOutWith(client.auth, byName),
  }
}
