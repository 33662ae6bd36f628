import type { Language } from './language.ts'
import type { ChangeOf, FromClient, FromServer, SnapshotOf, Subject } from './live.ts'
import { beatSeconds, livePath, prefix } from './route.ts'
import { ServerClock } from './server-clock.ts'

export type LiveState = 'connecting' | 'live' | 'notLive'

export interface LiveOptions {
  baseUrl: string
  lang?: () => Language
  token?: () => string | undefined
  WebSocket?: new (url: string) => WebSocket
  /** How long a silent server counts as live; shorter only where a test does not want to wait. */
  longestSilenceMs?: number
}

export interface LiveRefusal {
  code: number
  reason: string
  message: string
}

export interface Watcher<S extends Subject> {
  snapshot: (data: SnapshotOf<S>, seq: number) => void
  changes: (data: ChangeOf<S>[], seq: number) => void
  /** What came is too much for the socket: asks for the whole by its call, holds it, and gives its number. */
  ask?: () => Promise<number>
  refused?: (refusal: LiveRefusal) => void
}

interface Watch {
  id: number
  subject: string
  key: string
  /** Number of the snapshot's state. */
  seq: number | undefined
  /** The server has answered on this connection; until then the snapshot may be old. */
  answered: boolean
  /** The request for the whole subject by its call. */
  asking: Promise<void> | undefined
  on: Watcher<Subject>
}

type LiveMessage = Extract<FromServer, { op: 'snapshot' | 'changes' }>

const socketUrl = (baseUrl: string): string => {
  const { location } = globalThis as { location?: { origin: string } }
  const origin = baseUrl || (location?.origin ?? '')
  return `${origin.replace(/^http/, 'ws')}${prefix}${livePath}`
}

/** The server misses two beats. */
export const usualLongestSilenceMs = beatSeconds * 2000

/** 0.25 s, then doubling to 5 s, spread out so that a restarted server is not stormed. */
const waitBefore = (attempt: number): number => Math.min(5000, 250 * 2 ** attempt) * (0.5 + Math.random() / 2)

/** As long as before the fourth attempt to connect. */
const askAgainAfter = 3

/**
 * One socket for all that a screen watches. It reconnects by itself and asks for what changed since the
 * number of its snapshot; until every snapshot is known to be up to date, its state is `notLive`, with the time
 * since when.
 */
export class LiveClient {
  readonly #options: LiveOptions
  #socket: WebSocket | undefined
  readonly #watches = new Map<number, Watch>()
  #lastId = 0
  #attempt = 0
  #state: LiveState = 'connecting'
  #since = new Date()
  readonly #listeners = new Set<(state: LiveState, since: Date) => void>()
  /** The server's own state; undefined before its first message on this connection. */
  #serverLive: boolean | undefined
  #lastHeard = new Date()
  readonly #clock = new ServerClock()
  #greeted = 0
  #silence: ReturnType<typeof setTimeout> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(options: LiveOptions) {
    this.#options = options
  }

  get state(): LiveState {
    return this.#state
  }

  /** When the state became what it is; not live: when the server was last heard. */
  get since(): Date {
    return this.#since
  }

  /** The time by which close times are decided, as well as it can be known here. */
  serverNow(): Date {
    return new Date(this.#clock.now())
  }

  /** `serverNow` is at most this far off, in milliseconds; undefined until it was measured. */
  get serverNowWithin(): number | undefined {
    return this.#clock.within
  }

  onState(listener: (state: LiveState, since: Date) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** With `since`, the number of a snapshot, only the changes after it. */
  watch<S extends Subject>(subject: S, key: string, on: Watcher<S>, since?: number): () => void {
    const id = ++this.#lastId
    const watch: Watch = {
      id,
      subject: subject.name,
      key,
      seq: since,
      answered: false,
      asking: undefined,
      on,
    }
    this.#watches.set(id, watch)
    if (!this.#socket) this.#open()
    else if (this.#serverLive !== undefined) this.#ask(watch)
    return () => {
      if (this.#watches.delete(id)) this.#say({ op: 'unwatch', id })
      this.#judge()
    }
  }

  /** Everything anew: in another language, or as another person. */
  reload(): void {
    for (const watch of this.#watches.values()) watch.seq = undefined
    this.#drop()
    if (this.#watches.size > 0) this.#open()
  }

  close(): void {
    this.#closed = true
    this.#drop()
    this.#judge()
  }

  #open(): void {
    if (this.#socket || this.#closed) return
    clearTimeout(this.#retry)
    const Socket = this.#options.WebSocket ?? globalThis.WebSocket
    const socket = new Socket(socketUrl(this.#options.baseUrl))
    this.#socket = socket
    for (const watch of this.#watches.values()) watch.answered = false
    socket.onopen = () => {
      this.#clock.forget()
      this.#greeted = performance.now()
      this.#say({ op: 'hello', token: this.#options.token?.(), lang: this.#options.lang?.() })
    }
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#take(JSON.parse(String(message.data)) as FromServer)
    }
    socket.onclose = () => this.#lost(socket)
    socket.onerror = () => {}
    this.#expectWord()
  }

  #take(message: FromServer): void {
    this.#lastHeard = new Date()
    this.#expectWord()
    if (message.op === 'welcome') this.#welcomed(message)
    else if (message.op === 'beat') this.#beaten(message)
    else if (message.op === 'pong') this.#clock.answered(message.at, message.now)
    else if (message.op === 'ended') this.#ended(message)
    else if (message.op === 'refused') this.#refused(message)
    else if (message.op === 'ask') this.#askWhole(message.id)
    else this.#deliver(message)
    this.#judge()
  }

  #welcomed({ now, live }: Extract<FromServer, { op: 'welcome' }>): void {
    this.#attempt = 0
    this.#serverLive = live
    this.#clock.answered(this.#greeted, now)
    for (const watch of this.#watches.values()) this.#ask(watch)
  }

  /** Answered, so that both sides know of each other, and the time of the trip is measured again. */
  #beaten({ now, live }: Extract<FromServer, { op: 'beat' }>): void {
    this.#serverLive = live
    this.#clock.atLeast(now)
    this.#say({ op: 'ping', at: performance.now() })
  }

  #deliver(message: LiveMessage): void {
    const watch = this.#watches.get(message.id)
    if (!watch) return
    if (message.op === 'changes' && message.since !== watch.seq) {
      // A gap: request the missing changes. Older changes were sent before the last request.
      if (message.seq > (watch.seq ?? 0)) this.#ask(watch)
      return
    }
    watch.seq = message.seq
    watch.answered = true
    if (message.op === 'snapshot') watch.on.snapshot(message.data, message.seq)
    else if (message.data.length > 0) watch.on.changes(message.data, message.seq)
  }

  /** One question after the other: what is answered already may be of before. */
  #askWhole(id: number): void {
    const watch = this.#watches.get(id)
    if (!watch?.on.ask) return
    watch.answered = false
    watch.asking = (watch.asking ?? Promise.resolve()).then(() => this.#holdWhole(watch))
  }

  async #holdWhole(watch: Watch): Promise<void> {
    const isCurrent = () => this.#watches.get(watch.id) === watch
    if (!isCurrent()) return
    try {
      watch.seq = await watch.on.ask!()
    } catch {
      // Refused for now: watching from the old number repeats it.
      await new Promise((done) => setTimeout(done, waitBefore(askAgainAfter)))
    }
    if (isCurrent()) this.#ask(watch)
  }

  #refused({ id, ...refusal }: Extract<FromServer, { op: 'refused' }>): void {
    const watch = this.#watches.get(id)
    this.#watches.delete(id)
    watch?.on.refused?.(refusal)
  }

  /** The session is over. What is watched after the next log-in opens a connection of its own. */
  #ended(refusal: LiveRefusal): void {
    const watches = [...this.#watches.values()]
    this.#watches.clear()
    this.#drop()
    for (const watch of watches) watch.on.refused?.(refusal)
  }

  #ask(watch: Watch): void {
    watch.answered = false
    this.#say({ op: 'watch', id: watch.id, subject: watch.subject, key: watch.key, since: watch.seq })
  }

  #say(message: FromClient): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message))
  }

  #expectWord(): void {
    clearTimeout(this.#silence)
    const socket = this.#socket
    const { longestSilenceMs = usualLongestSilenceMs } = this.#options
    this.#silence = setTimeout(() => socket && this.#lost(socket), longestSilenceMs)
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return
    this.#drop()
    this.#become('notLive', this.#lastHeard)
    if (this.#watches.size > 0) this.#retry = setTimeout(() => this.#open(), waitBefore(this.#attempt++))
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = undefined
    this.#serverLive = undefined
    clearTimeout(this.#silence)
    clearTimeout(this.#retry)
    if (!socket) return
    socket.onmessage = socket.onclose = null
    // One that is still on its way is closed when it is there: browsers complain of one that is closed before.
    socket.onopen = socket.readyState === 0 ? () => socket.close() : null
    if (socket.readyState !== 0) socket.close()
  }

  /** A watch that holds nothing yet is still loading, which is not the same as being behind. */
  #judge(): void {
    const behind = [...this.#watches.values()].some(({ seq, answered }) => seq !== undefined && !answered)
    if (this.#serverLive && !behind) this.#become('live', new Date())
    else if (this.#state === 'live' || this.#serverLive === false) this.#become('notLive', this.#lastHeard)
  }

  #become(state: LiveState, since: Date): void {
    if (state === this.#state) return
    this.#state = state
    this.#since = since
    for (const listener of this.#listeners) listener(state, since)
  }
}
