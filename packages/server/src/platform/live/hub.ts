import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Channel } from '../channel.ts'
import type { Db } from '../db/index.ts'
import { WatchedLedger } from './watched-ledger.ts'
import type { LiveSource, View } from './source.ts'

/** Behind for longer than this is not live. */
const patienceMs = 2000
/** A node that died between its commit and its NOTIFY told nobody; so all that is watched is looked at, too. */
const lookEveryMs = 5000

export interface Watcher {
  id: number
  source: LiveSource
  view: View
  viewClass: string
  /** Number of the state this watcher holds; undefined before its snapshot. */
  seq: number | undefined
  /** Has been told that it is up to date, or what it lacked. */
  answered: boolean
  /** Takes a `FromServer` as it goes on the wire. */
  send: (text: string) => void
}

/** Keeps every watcher of this node at the newest number of what it watches. */
export class LiveHub {
  readonly #db: Db
  readonly #log: Logger
  readonly #channel: Channel
  readonly #ledgers = new Map<string, WatchedLedger>()
  readonly #liveListeners: ((live: boolean) => void)[] = []
  readonly #timer: ReturnType<typeof setInterval>
  #live = true

  constructor(db: Db, channel: Channel, log: Logger) {
    this.#db = db
    this.#log = log
    this.#channel = channel
    channel.on((messages) => {
      for (const { topic, id, seq } of messages)
        if (topic === 'ledger') this.#ledgers.get(id)?.numberIs(seq ?? 0)
    })
    // Whatever was missed while nothing could be heard is found by looking at everything once.
    channel.onHearing((hearing) => {
      if (hearing) for (const ledger of this.#ledgers.values()) ledger.mayHaveNews(-Infinity)
      this.#judge()
    })
    this.#timer = setInterval(() => void this.#look(), lookEveryMs).unref()
  }

  /** False while watchers of this node may be behind and it cannot be helped. */
  get live(): boolean {
    return this.#live
  }

  onLive(listener: (live: boolean) => void): void {
    this.#liveListeners.push(listener)
  }

  add(watcher: Watcher): void {
    const id = watcher.source.ledger(watcher.view.key)
    const ledger =
      this.#ledgers.get(id) ?? new WatchedLedger(this.#db, this.#log, () => this.#live || this.#judge())
    this.#ledgers.set(id, ledger)
    ledger.add(watcher)
  }

  remove(watcher: Watcher): void {
    const id = watcher.source.ledger(watcher.view.key)
    const ledger = this.#ledgers.get(id)
    ledger?.remove(watcher)
    if (ledger?.size === 0) this.#ledgers.delete(id)
  }

  close(): void {
    clearInterval(this.#timer)
  }

  async #look(): Promise<void> {
    this.#judge()
    if (this.#ledgers.size === 0) return
    try {
      const ids = [...this.#ledgers.keys()]
      const heads = await this.#db
        .selectFrom('ledger')
        .select(['id', 'seq'])
        .where('id', '=', sql<string>`any(${ids})`)
        .execute()
      for (const { id, seq } of heads) this.#ledgers.get(id)?.numberIs(seq)
    } catch (fault) {
      this.#log.warn({ err: fault }, 'the watched ledgers could not be looked at')
    }
  }

  #judge(): void {
    const late = performance.now() - patienceMs
    const live =
      this.#channel.hearing() && ![...this.#ledgers.values()].some(({ behindSince }) => behindSince < late)
    if (live === this.#live) return
    this.#live = live
    for (const listener of this.#liveListeners) listener(live)
  }
}
