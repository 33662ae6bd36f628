// A process that watches a book in many sockets while it changes orders at an even pace, and reports how long after its
// acceptance each change reached each watcher. One clock measures both.
import { createClient } from '@bookrunner/contract'
import { bookSubject, type BookChange } from '@bookrunner/contract/book'
import { LiveClient } from '@bookrunner/contract/kernel'
import { contentOf } from './fill.ts'

export interface WatchJob {
  baseUrl: string
  dealId: string
  /** Whose sockets watch. */
  watchers: string[]
  orders: { orderId: string; token: string }[]
  perSecond: number
  seconds: number
  /** How often each order has been changed by an earlier job. */
  changed?: number
}

export interface Watched {
  writes: number
  refused: number
  received: number
  /** Of these, received before the writer had its answer: how long they took is unknown, and no figure counts them. */
  early: number
  p50: number
  p99: number
  worst: number
  /** Of this process, as a share of one core. */
  cpu: number
}

/** When an order's version was accepted, and the watchers that received it before that was known. */
const accepted = new Map<string, number>()
const early = new Map<string, number>()
const took: number[] = []
let earlyCount = 0

const see = (of: string): void => {
  const acceptedAt = accepted.get(of)
  if (acceptedAt === undefined) early.set(of, (early.get(of) ?? 0) + 1)
  else took.push(performance.now() - acceptedAt)
}

/** Each version counts once; a version that a later one overtook counts with it. */
const watcher = (first: ReadonlyMap<string, number>) => {
  const last = new Map(first)
  return (rows: readonly { id: string; version: number }[]): void => {
    for (const { id, version } of rows) {
      const before = last.get(id)
      if (before === undefined) continue
      for (let number = before + 1; number <= version; number++) see(`${id} ${number}`)
      last.set(id, Math.max(before, version))
    }
  }
}

/** As a page does: the list by its call, and what changed since its number over the socket. */
const openWatchers = async (
  { baseUrl, dealId, watchers }: WatchJob,
  first: ReadonlyMap<string, number>,
): Promise<LiveClient[]> => {
  const askList = async () => {
    const asking = createClient({ baseUrl, token: () => watchers[0], lang: () => 'US' })
    return (await asking.book.bookOrderList({ dealId })).seq
  }
  const seq = await askList()
  return Promise.all(
    watchers.map((token) => {
      const client = new LiveClient({ baseUrl, token: () => token, lang: () => 'US' })
      const see = watcher(first)
      const on = {
        snapshot: () => {},
        changes: (changes: BookChange[]) => {
          for (const { rows } of changes) see(rows)
        },
        ask: askList,
      }
      client.watch(bookSubject, dealId, on, seq)
      return new Promise<LiveClient>((open) =>
        client.onState((state) => void (state === 'live' && open(client))),
      )
    }),
  )
}

const later = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** Each write at its own time, whether or not those before it have been answered. */
const write = async (
  { baseUrl, orders, perSecond, seconds, changed = 0 }: WatchJob,
  first: ReadonlyMap<string, number>,
) => {
  const clients = orders.map(({ token }) => createClient({ baseUrl, token: () => token, lang: () => 'US' }))
  const turns = orders.map(() => Promise.resolve())
  let [writes, refused] = [0, 0]
  const begun = performance.now()
  for (let nr = 0; nr < perSecond * seconds; nr++) {
    const due = begun + (nr * 1000) / perSecond - performance.now()
    if (due > 0) await later(due)
    const at = nr % orders.length
    const round = Math.floor(nr / orders.length) + 1
    const { orderId } = orders[at]!
    const edit = async () => {
      const content = contentOf(at, changed + round)
      try {
        await clients[at]!.orders.editOrder({ orderId, expectedVersion: changed + round, content })
      } catch (fault) {
        refused += 1
        console.error(String(fault))
        return
      }
      const of = `${orderId} ${first.get(orderId)! + round}`
      accepted.set(of, performance.now())
      // Only changes that were accepted count as received.
      earlyCount += early.get(of) ?? 0
      early.delete(of)
      writes += 1
    }
    turns[at] = turns[at]!.then(edit)
  }
  await Promise.all(turns)
  return { writes, refused }
}

const measure = async (job: WatchJob): Promise<Watched> => {
  const first = new Map(job.orders.map(({ orderId }) => [orderId, 1 + (job.changed ?? 0)]))
  const clients = await openWatchers(job, first)
  const cpu = process.cpuUsage()
  const started = performance.now()
  const { writes, refused } = await write(job, first)
  const deadline = performance.now() + 10_000
  while (took.length + earlyCount < writes * clients.length && performance.now() < deadline) await later(20)
  const { user, system } = process.cpuUsage(cpu)
  const lasted = (performance.now() - started) / 1000
  for (const client of clients) client.close()
  const sorted = took.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return {
    writes,
    refused,
    received: took.length + earlyCount,
    early: earlyCount,
    p50: at(0.5),
    p99: at(0.99),
    worst: at(1),
    cpu: (user + system) / 1e6 / lasted,
  }
}

process.once('message', (job: WatchJob) => {
  void measure(job).then((watched) => process.send!(watched, undefined, undefined, () => process.exit()))
})
