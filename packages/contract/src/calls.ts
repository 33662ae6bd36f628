import { clientOf, LiveClient, type CallBook, type ClientOf, type TransportOptions } from './kernel/index.ts'
import { noticesCalls } from './areas/notices/index.ts'

/** Every call of the product, by area. */
export const calls = {
  notices: noticesCalls,
} as const satisfies CallBook

export type Client = ClientOf<typeof calls> & { live: LiveClient }

/** A typed client for the browser, for tests, benches and anyone's script. */
export const createClient = (options: TransportOptions): Client => ({
  ...clientOf(calls, options),
  live: new LiveClient(options),
})
