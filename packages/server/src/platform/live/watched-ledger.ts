import type { Logger } from 'pino'
import type { Reason } from '@bookrunner/contract/kernel'
import { isRefusal, type Refusal } from '@bookrunner/domain/kernel'
import type { Db } from '../db/index.ts'
import type { Watcher } from './watcher.ts'
import type { LiveSource } from './source.ts'

/** At most one delta per ledger and view class in this time, if its source says nothing else. */
const usualPaceMs = 100
const againMs = 1000
/** Characters of one message; a larger one is read by a call, if its subject has one. */
const mostSent = 1024 * 1024

/** The watchers of one ledger on this node, and their numbers. */
export class WatchedLedger {
  readonly #db: Db
  readonly #log: Logger
  readonly #served: () => void
  readonly #watchers = new Set<Watcher>()
  readonly #alsoKinds = new Set<string>()
  /** Watchers that read the list by a call now. */
  readonly #asking = new Set<Watcher>()
  /** The newest number heard of. */
  #number = 0
  /** The time of the oldest unserved news; Infinity if there are none. */
  #behindSince = Infinity
  /** The time of the news being served. */
  #servingSince = Infinity
  /** No news are sent before then, for the pace or after a fault. */
  #notBefore = -Infinity
  #faulty = false
  #busy = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(db: Db, log: Logger, served: () => void) {
    this.#db = db
    this.#log = log
    this.#served = served
  }

  get size(): number {
    return this.#watchers.size + this.#asking.size
  }

  get behindSince(): number {
    return Math.min(this.#behindSince, this.#servingSince)
  }

  add(watcher: Watcher): void {
    this.#watchers.add(watcher)
    for (const kind of watcher.source.alsoKinds ?? []) this.#alsoKinds.add(kind)
    this.#start()
  }

  remove(watcher: Watcher): void {
    this.#watchers.delete(watcher)
    this.#asking.delete(watcher)
    if (this.size === 0) clearTimeout(this.#timer)
  }

  /** Its watchers hear of ledgers of this kind too. */
  hears(kind: string): boolean {
    return this.#alsoKinds.has(kind)
  }

  get hearsMore(): boolean {
    return this.#alsoKinds.size > 0
  }

  /** The ledger has this number now. */
  numberIs(seq: number): void {
    if (seq <= this.#number) return
    this.#number = seq
    this.mayHaveNews(performance.now())
  }

  mayHaveNews(since: number): void {
    this.#behindSince = Math.min(this.#behindSince, since)
    this.#start()
  }

  #start(): void {
    if (!this.#busy) void this.#serve()
  }

  async #serve(): Promise<void> {
    this.#busy = true
    for (let due = this.#due(); due.length > 0; due = this.#due()) await this.#attempt(due)
    this.#busy = false
    this.#served()
    clearTimeout(this.#timer)
    if (this.#watchers.size === 0 || (this.#behindSince === Infinity && !this.#faulty)) return
    const wait = Math.max(0, this.#notBefore - performance.now())
    this.#timer = setTimeout(() => this.#start(), wait).unref()
  }

  /** New watchers are served at once; news wait for the pace; after a fault everything waits. */
  #due(): Watcher[] {
    const early = performance.now() < this.#notBefore
    if (early && this.#faulty) return []
    if (!early && this.#behindSince < Infinity) return [...this.#watchers]
    return [...this.#watchers].filter(({ answered }) => !answered)
  }

  async #attempt(watchers: readonly Watcher[]): Promise<void> {
    if (watchers.length === this.#watchers.size) {
      this.#servingSince = this.#behindSince
      this.#behindSince = Infinity
      this.#notBefore = performance.now() + paceOf(watchers)
    }
    try {
      await this.#bring(watchers)
      this.#faulty = false
    } catch (fault) {
      this.#log.error({ err: fault }, 'a live delta failed')
      this.#faulty = true
      this.#notBefore = performance.now() + againMs
      this.#behindSince = Math.min(this.behindSince, performance.now())
    }
    this.#servingSince = Infinity
  }

  /** Watchers of one class at the same number get the same delta, computed once. */
  async #bring(watchers: readonly Watcher[]): Promise<void> {
    const same = Map.groupBy(
      watchers,
      ({ source, viewClass, seq }) => `${source.subject.name} ${viewClass} ${seq}`,
    )
    // Together, so that the classes share what is read for all of them.
    const done = await Promise.allSettled(
      [...same.values()].map((group) => {
        const { seq } = group[0]!
        return seq === undefined ? this.#snapshot(group) : this.#changes(group, seq)
      }),
    )
    const failed = done.find(({ status }) => status === 'rejected')
    if (failed) throw (failed as PromiseRejectedResult).reason
  }

  async #snapshot(group: readonly Watcher[]): Promise<void> {
    const { source, view } = group[0]!
    const state = await source.snapshot(this.#db, view)
    if (isRefusal(state)) return endAll(group, state)
    const { seq, data } = state
    // Written once for all watchers.
    const json = source.write.snapshot(data)
    if (isTooMuch(source, json)) return this.#ask(group)
    for (const watcher of group) {
      Object.assign(watcher, { seq, answered: true })
      watcher.send(`{"op":"snapshot","id":${watcher.id},"seq":${seq},"data":${json}}`)
    }
  }

  async #changes(group: readonly Watcher[], since: number): Promise<void> {
    const { source, view } = group[0]!
    const news = await source.changes(this.#db, view, since)
    if (!news) return this.#snapshot(group)
    if (isRefusal(news)) return endAll(group, news)
    const json = source.write.changes(news.data)
    if (isTooMuch(source, json)) return this.#ask(group)
    for (const watcher of group) {
      // For a watcher that came back, "nothing since" is an answer too.
      if (watcher.answered && news.seq === since) continue
      Object.assign(watcher, { seq: news.seq, answered: true })
      watcher.send(`{"op":"changes","id":${watcher.id},"since":${since},"seq":${news.seq},"data":${json}}`)
    }
  }

  /** Nothing is sent to them until they come back with another number. */
  #ask(group: readonly Watcher[]): void {
    for (const watcher of group) {
      if (!this.#watchers.delete(watcher)) continue
      this.#asking.add(watcher)
      watcher.ask()
    }
  }
}

const paceOf = (watchers: readonly Watcher[]): number =>
  watchers.reduce((least, { source: { paceMs = usualPaceMs } }) => Math.min(least, paceMs), Infinity)

const isTooMuch = ({ subject }: LiveSource, json: string): boolean =>
  subject.byCall === true && json.length > mostSent

/** Ends watches whose readers may not see it any more. */
const endAll = (group: readonly Watcher[], refusal: Refusal<Reason>): void => {
  for (const watcher of group) watcher.end(refusal)
}
