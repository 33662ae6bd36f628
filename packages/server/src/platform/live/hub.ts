import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Channel } from '../channel.ts'
import type { Db } from '../db/index.ts'
import { Presence } from './presence.ts'
import { WatchedLedger } from './watched-ledger.ts'
import type { Watcher } from './watcher.ts'

export interface HubPatience {
  /** Behind for longer than this is not live. */
  behindMs: number
  judgeEveryMs: number
  /** A node that died between its commit and its NOTIFY told nobody; so all that is watched is looked at, too. */
  lookEveryMs: number
}
export const usualHubPatience: HubPatience = {
  behindMs: 2000,
  judgeEveryMs: 1000,
  lookEveryMs: 5000,
}

/** Keeps every watcher of this node at the newest number of what it watches. */
export class LiveHub {
  readonly #db: Db
  readonly #log: Logger
  readonly #channel: Channel
  readonly #ledgers = new Map<string, WatchedLedger>()
  readonly #presence: Presence
  readonly #liveListeners: (() => void)[] = []
  readonly #behindMs: number
  readonly #timers: ReturnType<typeof setInterval>[]
  #soon: ReturnType<typeof setImmediate> | undefined
  #hearing: boolean
  /** Ledgers that have been behind for longer than anybody should wait. */
  #behind: ReadonlySet<string> = new Set()

  constructor(db: Db, channel: Channel, log: Logger, patience = usualHubPatience) {
    this.#db = db
    this.#log = log
    this.#channel = channel
    this.#presence = new Presence(db, log)
    channel.on((messages) => {
      for (const { topic, id, seq } of messages)
        if (topic === 'ledger') this.#ledgers.get(id)?.numberIs(seq ?? 0)
    })
    // Whatever was missed while nothing could be heard is found by looking at everything once.
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

  /** Can news be heard at all? False: every watcher may be behind. */
  get live(): boolean {
    return this.#hearing
  }

  /** Is this one behind, and cannot be helped? A ledger that cannot be read is no other watcher's trouble. */
  isBehind(watcher: Watcher): boolean {
    return this.#behind.has(ledgerOf(watcher))
  }

  /** Called when the answer to either may be another one. */
  onLive(listener: () => void): void {
    this.#liveListeners.push(listener)
  }

  add(watcher: Watcher): void {
    const id = ledgerOf(watcher)
    const served = (): void => void (this.#behind.has(id) && this.#judgeSoon())
    const ledger = this.#ledgers.get(id) ?? new WatchedLedger(this.#db, this.#log, served)
    this.#ledgers.set(id, ledger)
    ledger.add(watcher)
    if (watcher.source.presence) this.#presence.came(placeOf(watcher))
  }

  remove(watcher: Watcher): void {
    const id = ledgerOf(watcher)
    const ledger = this.#ledgers.get(id)
    ledger?.remove(watcher)
    if (ledger?.size === 0) this.#ledgers.delete(id)
    if (watcher.source.presence) this.#presence.went(placeOf(watcher))
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
    } catch (fault) {
      this.#log.warn({ err: fault }, 'the watched ledgers could not be looked at')
    }
  }

  /** Many may come up to date at once. */
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
