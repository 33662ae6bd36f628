// What a screen asks that holds a state: what changed since it, over an open socket, for books of several sizes in turns.
import { bookSubject } from '@bookrunner/contract/book'
import type { Client } from '@bookrunner/contract'
import { LiveClient } from '@bookrunner/contract/kernel'
import { middle } from '../lib/figures.ts'
import { contentOf, type Template } from './fill.ts'

interface World {
  app: { port: number }
  desk: Client
  token: string
}

export interface OpenedBook {
  dealId: string
  /** The order that is changed. */
  changed: Template
}

/** The first ones open sockets. */
const warmUp = 2

/** Milliseconds for each book, the middle of so many rounds over all of them. */
export const changedSince = async (
  { app, desk, token }: World,
  books: readonly OpenedBook[],
  rounds: number,
): Promise<number[]> => {
  const live = new LiveClient({
    baseUrl: `http://127.0.0.1:${app.port}`,
    token: () => token,
    lang: () => 'US' as const,
  })
  const took: number[][] = books.map(() => [])
  for (let round = 1; round <= warmUp + rounds; round++)
    for (const [at, { dealId, changed }] of books.entries()) {
      const { seq } = await desk.book.getOrderSummary({ dealId })
      const { orderId, client } = changed
      await client.orders.editOrder({ orderId, expectedVersion: round, content: contentOf(0, round) })
      const startedAt = performance.now()
      await new Promise<void>((done, fail) => {
        const end = live.watch(
          bookSubject,
          dealId,
          {
            snapshot: () => fail(new Error('a snapshot instead of the requested changes')),
            changes: (changes) => {
              if (changes.length === 0) return
              end()
              done()
            },
          },
          seq,
        )
      })
      if (round > warmUp) took[at]!.push(performance.now() - startedAt)
    }
  live.close()
  return took.map(middle)
}
