import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Channel } from '../channel.ts'
import type { Db } from '../db/index.ts'
import { Presence } from './presence.ts'
import { WatchedLedger } from './watched-ledger.ts'
import type { Watcher } from './watcher.ts'

export interface HubPatience {
  /** A ledger behind for longer than this is not live. */
  behindMs: number
  judgeEveryMs: number
  /** A node may die between its commit and its NOTIFY, so everything watched is checked too. */
  lookEveryMs: number
}
export const usualHubPatience: HubPatience = {
  behindMs: 2000,
  judgeEveryMs: 1000,
  lookEveryMs: 5000,
}

/** Brings every watcher of this node to the newest number of its ledger. */
export class LiveHub {
  readonly #db: Db
  readonly #log: Logger
  readonly #channel: Channel
  readonly #ledgers = new Map<string, WatchedLedger>()
  /** Those whose watchers hear of other ledgers too. */
  readonly #curious = new Set<WatchedLedger>()
  readonly #presence: Presence
  readonly #liveListeners: (() => void)[] = []
  readonly #behindMs: number
  readonly #timers: ReturnType<typeof setInterval>[]
  #soon: ReturnType<typeof setImmediate> | undefined
  #hearing: boolean
  /** Ledgers that have been behind for too long. */
  #behind: ReadonlySet<string> = new Set()

  constructor(db: Db, channel: Channel, log: Logger, patience = usualHubPatience) {
    this.#db = db
    this.#log = log
    this.#channel = channel
    this.#presence = new Presence(db, log)
    channel.on((messages) => {
      for (const { topic, id, seq } of messages) if (topic === 'ledger') this.#numberIs(id, seq ?? 0)
    })
    // After a lost connection, checking everything once finds what was missed.
    channel.onHearing((hearing) => {
      if (hearing) for (const ledger of this.#ledgers.values()) ledger.mayHaveNews(-Infinity)
      this.#judge()
    })
    this.#hearing = channel.hearing()
    this.#behindMs = patience.behindMs
    this.#timers = [
      setInterval(() => void this.#look(), patience.lookEveryMs).unref(),
      setInterval(() => this.#judge(), patience.judgeEveryMs).unref(),
    ]
  }

  /** False if no news arrive, so that every watcher may be behind. */
  get live(): boolean {
    return this.#hearing
  }

  /** True if this watcher's ledger is behind. An unreadable ledger does not affect other watchers. */
  isBehind(watcher: Watcher): boolean {
    return this.#behind.has(ledgerOf(watcher))
  }

  /** Calls when the live state of some watcher may have changed. */
  onLive(listener: () => void): void {
    this.#liveListeners.push(listener)
  }

  add(watcher: Watcher): void {
    const id = ledgerOf(watcher)
    const served = (): void => void (this.#behind.has(id) && this.#judgeSoon())
    const ledger = this.#ledgers.get(id) ?? new WatchedLedger(this.#db, this.#log, served)
    this.#ledgers.set(id, ledger)
    ledger.add(watcher)
    if (ledger.hearsMore) this.#curious.add(ledger)
    if (watcher.source.presence) this.#presence.came(placeOf(watcher))
  }

  remove(watcher: Watcher): void {
    const id = ledgerOf(watcher)
    const ledger = this.#ledgers.get(id)
    ledger?.remove(watcher)
    if (ledger?.size === 0) {
      this.#ledgers.delete(id)
      this.#curious.delete(ledger)
    }
    if (watcher.source.presence) this.#presence.went(placeOf(watcher))
  }

  #numberIs(id: string, seq: number): void {
    this.#ledgers.get(id)?.numberIs(seq)
    const kind = id.slice(0, id.indexOf(':'))
    for (const ledger of this.#curious) if (ledger.hears(kind)) ledger.mayHaveNews(performance.now())
  }

  close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    clearImmediate(this.#soon)
    return this.#presence.close()
  }

  async #look(): Promise<void> {
    if (this.#ledgers.size === 0) return
    try {
      const ids = [...this.#ledgers.keys()]
      const heads = await this.#db
        .selectFrom('ledger')
        .select(['id', 'seq'])
        .where('id', '=', sql<string>`any(${ids})`)
        .execute()
      for (const { id, seq } of heads) this.#ledgers.get(id)?.numberIs(seq)
      for (const ledger of this.#curious) ledger.mayHaveNews(performance.now())
    } catch (fault) {
      this.#log.warn({ err: fault }, 'the watched ledgers could not be looked at')
    }
  }

  /** Collects ledgers that catch up at once. */
  #judgeSoon(): void {
    this.#soon ??= setImmediate(() => this.#judge())
  }

  #judge(): void {
    clearImmediate(this.#soon)
    this.#soon = undefined
    const late = performance.now() - this.#behindMs
    const behind = new Set<string>()
    for (const [id, { behindSince }] of this.#ledgers) if (behindSince < late) behind.add(id)
    const hearing = this.#channel.hearing()
    const same = hearing === this.#hearing && behind.symmetricDifference(this.#behind).size === 0
    if (same) return
    this.#hearing = hearing
    this.#behind = behind
    for (const listener of this.#liveListeners) listener()
  }
}

const placeOf = ({ source, view }: Watcher) => ({
  subject: source.subject.name,
  key: view.key,
  userId: view.actor.userId,
})

const ledgerOf = ({ source, view }: Watcher): string => source.ledger(view.key)
