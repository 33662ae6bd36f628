import type { FromServer } from '@bookrunner/contract/kernel'
import type { Logger } from 'pino'
import type { Channel } from '../channel.ts'
import type { Db } from '../db/index.ts'
import type { LiveSource, View } from './source.ts'

/** At most one delta per ledger and view class in this time. */
const paceMs = 100

export interface Watcher {
  id: number
  source: LiveSource
  view: View
  viewClass: string
  /** Number of the state this watcher holds; undefined before its snapshot. */
  seq: number | undefined
  send: (message: FromServer) => void
}

interface Subjects {
  watchers: Set<Watcher>
  dirty: boolean
  busy: boolean
  lastFlush: number
}

/** Keeps every watcher of this node at the newest number of what it watches. */
export class LiveHub {
  readonly #db: Db
  readonly #log: Logger
  readonly #byLedger = new Map<string, Subjects>()

  constructor(db: Db, channel: Channel, log: Logger) {
    this.#db = db
    this.#log = log
    channel.on((messages) => {
      for (const { topic, id } of messages) if (topic === 'ledger') this.#news(id)
    })
    // Whatever was missed while nothing could be heard is found by looking at everything once.
    channel.onHearing((hearing) => {
      if (hearing) for (const ledgerId of this.#byLedger.keys()) this.#news(ledgerId)
    })
  }

  add(watcher: Watcher): void {
    const ledgerId = watcher.source.ledger(watcher.view.key)
    const subjects = this.#byLedger.get(ledgerId) ?? {
      watchers: new Set(),
      dirty: false,
      busy: false,
      lastFlush: 0,
    }
    this.#byLedger.set(ledgerId, subjects)
    subjects.watchers.add(watcher)
    this.#news(ledgerId)
  }

  remove(watcher: Watcher): void {
    const ledgerId = watcher.source.ledger(watcher.view.key)
    const subjects = this.#byLedger.get(ledgerId)
    subjects?.watchers.delete(watcher)
    if (subjects?.watchers.size === 0) this.#byLedger.delete(ledgerId)
  }

  #news(ledgerId: string): void {
    const subjects = this.#byLedger.get(ledgerId)
    if (!subjects) return
    subjects.dirty = true
    if (!subjects.busy) void this.#serve(subjects)
  }

  async #serve(subjects: Subjects): Promise<void> {
    subjects.busy = true
    while (subjects.dirty && subjects.watchers.size > 0) {
      const fresh = [...subjects.watchers].some(({ seq }) => seq === undefined)
      const wait = fresh ? 0 : subjects.lastFlush + paceMs - performance.now()
      if (wait > 0) await new Promise((done) => setTimeout(done, wait))
      subjects.dirty = false
      subjects.lastFlush = performance.now()
      await this.#flush(subjects).catch((fault: unknown) => {
        this.#log.error({ err: fault }, 'a live delta failed')
        setTimeout(() => this.#again(subjects), 1000).unref()
      })
    }
    subjects.busy = false
  }

  #again(subjects: Subjects): void {
    subjects.dirty = true
    if (!subjects.busy) void this.#serve(subjects)
  }

  /** Watchers of one class that hold the same number get the same delta, computed once. */
  async #flush({ watchers }: Subjects): Promise<void> {
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
    const { seq, data } = await source.snapshot(this.#db, view)
    for (const watcher of group) {
      watcher.seq = seq
      watcher.send({ op: 'snapshot', id: watcher.id, seq, data })
    }
  }

  async #changes(group: readonly Watcher[], since: number): Promise<void> {
    const { source, view } = group[0]!
    const news = await source.changes(this.#db, view, since)
    if (!news) return this.#snapshot(group)
    if (news.seq === since) return
    for (const watcher of group) {
      watcher.seq = news.seq
      watcher.send({ op: 'changes', id: watcher.id, since, seq: news.seq, data: news.data })
    }
  }
}
