import type { Logger } from 'pino'
import type { Reason } from '@bookrunner/contract/kernel'
import { isRefusal, type Refusal } from '@bookrunner/domain/kernel'
import type { Db } from '../db/index.ts'
import type { Watcher } from './watcher.ts'
import type { LiveSource } from './source.ts'

/** At most one delta per ledger and view class in this time. */
const paceMs = 100
const againMs = 1000
/** Characters of one message; what is more is asked for by a call, where its subject has one. */
const mostSent = 1024 * 1024

/** Those who watch one ledger on this node, and how far they are. */
export class WatchedLedger {
  readonly #db: Db
  readonly #log: Logger
  readonly #served: () => void
  readonly #watchers = new Set<Watcher>()
  /** Those who ask for the whole now. */
  readonly #asking = new Set<Watcher>()
  /** The ledger's newest number that was heard of. */
  #number = 0
  /** When the news came that are not served yet; Infinity when there are none. */
  #behindSince = Infinity
  /** When those came that are being served. */
  #servingSince = Infinity
  /** Before then nobody is told news, for the pace or after a fault. */
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
    this.#start()
  }

  remove(watcher: Watcher): void {
    this.#watchers.delete(watcher)
    this.#asking.delete(watcher)
    if (this.size === 0) clearTimeout(this.#timer)
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

  /** New watchers are answered at once; news to all wait for the pace; after a fault everything waits. */
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
      this.#notBefore = performance.now() + paceMs
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

  /** Watchers of one class that hold the same number get the same delta, computed once. */
  async #bring(watchers: readonly Watcher[]): Promise<void> {
    const same = Map.groupBy(
      watchers,
      ({ source, viewClass, seq }) => `${source.subject.name} ${viewClass} ${seq}`,
    )
    for (const group of same.values()) {
      const [first] = group as [Watcher]
      if (first.seq === undefined) await this.#snapshot(group)
      else await this.#changes(group, first.seq)
    }
  }

  async #snapshot(group: readonly Watcher[]): Promise<void> {
    const { source, view } = group[0]!
    const state = await source.snapshot(this.#db, view)
    if (isRefusal(state)) return endAll(group, state)
    const { seq, data } = state
    // Written out once, however many watch.
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
      // To a watcher that came back, "nothing since" is an answer too.
      if (watcher.answered && news.seq === since) continue
      Object.assign(watcher, { seq: news.seq, answered: true })
      watcher.send(`{"op":"changes","id":${watcher.id},"since":${since},"seq":${news.seq},"data":${json}}`)
    }
  }

  /** Until they come again with another number nothing is made for them: they could not use it. */
  #ask(group: readonly Watcher[]): void {
    for (const watcher of group) {
      if (!this.#watchers.delete(watcher)) continue
      this.#asking.add(watcher)
      watcher.ask()
    }
  }
}

const isTooMuch = ({ subject }: LiveSource, json: string): boolean =>
  subject.byCall === true && json.length > mostSent

/** It left their sight. */
const endAll = (group: readonly Watcher[], refusal: Refusal<Reason>): void => {
  for (const watcher of group) watcher.end(refusal)
}
