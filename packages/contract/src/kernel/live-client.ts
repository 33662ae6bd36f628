import { prefix } from './call.ts'
import type { Language } from './language.ts'
import {
  beatSeconds,
  livePath,
  type ChangeOf,
  type FromClient,
  type FromServer,
  type SnapshotOf,
  type Subject,
} from './live.ts'

export type LiveState = 'connecting' | 'live' | 'notLive'

export interface LiveOptions {
  baseUrl: string
  lang?: () => Language
  token?: () => string | undefined
  WebSocket?: new (url: string) => WebSocket
}

export interface Watcher<S extends Subject> {
  snapshot: (data: SnapshotOf<S>, seq: number) => void
  changes: (data: ChangeOf<S>[], seq: number) => void
  refused?: (refusal: { code: number; reason: string; message: string }) => void
}

interface Watch {
  id: number
  subject: string
  key: string
  seq: number | undefined
  on: Watcher<Subject>
}

const socketUrl = (baseUrl: string): string => {
  const { location } = globalThis as { location?: { origin: string } }
  const origin = baseUrl || (location?.origin ?? '')
  return `${origin.replace(/^http/, 'ws')}${prefix}${livePath}`
}

/** 0.25 s, then doubling to 5 s, spread out so that a restarted server is not stormed. */
const waitBefore = (attempt: number): number => Math.min(5000, 250 * 2 ** attempt) * (0.5 + Math.random() / 2)

/**
 * One socket for all that a screen watches. It reconnects by itself and asks for what changed since the
 * number it holds; until then its state is `notLive`, with the time since when.
 */
export class LiveClient {
  readonly #options: LiveOptions
  #socket: WebSocket | undefined
  readonly #watches = new Map<number, Watch>()
  #lastId = 0
  #attempt = 0
  #state: LiveState = 'connecting'
  readonly #listeners = new Set<(state: LiveState, since: Date) => void>()
  #since = new Date()
  #silence: ReturnType<typeof setTimeout> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(options: LiveOptions) {
    this.#options = options
  }

  get state(): LiveState {
    return this.#state
  }

  get since(): Date {
    return this.#since
  }

  onState(listener: (state: LiveState, since: Date) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  watch<S extends Subject>(subject: S, key: string, on: Watcher<S>, since?: number): () => void {
    const id = ++this.#lastId
    const watch: Watch = { id, subject: subject.name, key, seq: since, on }
    this.#watches.set(id, watch)
    if (this.#socket?.readyState === 1) this.#ask(watch)
    else this.#open()
    return () => {
      this.#watches.delete(id)
      this.#say({ op: 'unwatch', id })
    }
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#silence)
    clearTimeout(this.#retry)
    this.#socket?.close()
  }

  #open(): void {
    if (this.#socket || this.#closed) return
    clearTimeout(this.#retry)
    const Socket = this.#options.WebSocket ?? globalThis.WebSocket
    const socket = new Socket(socketUrl(this.#options.baseUrl))
    this.#socket = socket
    socket.onopen = () => {
      this.#say({ op: 'hello', token: this.#options.token?.(), lang: this.#options.lang?.() })
      for (const watch of this.#watches.values()) this.#ask(watch)
      this.#heard()
    }
    socket.onmessage = (message) => this.#take(JSON.parse(String(message.data)) as FromServer)
    socket.onclose = () => this.#lost(socket)
  }

  #ask({ id, subject, key, seq }: Watch): void {
    this.#say({ op: 'watch', id, subject, key, since: seq })
  }

  #say(message: FromClient): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message))
  }

  #take(message: FromServer): void {
    this.#heard()
    if (message.op === 'welcome') {
      this.#attempt = 0
      this.#become('live')
    } else if (message.op === 'beat') this.#become(message.live ? 'live' : 'notLive')
    else if (message.op === 'ended') this.#ended(message)
    else this.#deliver(message)
  }

  #deliver(message: Extract<FromServer, { id: number }>): void {
    const watch = this.#watches.get(message.id)
    if (!watch) return
    if (message.op === 'refused') {
      this.#watches.delete(message.id)
      watch.on.refused?.(message)
    } else if (message.op === 'snapshot') {
      watch.seq = message.seq
      watch.on.snapshot(message.data, message.seq)
    } else if (message.since === watch.seq) {
      watch.seq = message.seq
      watch.on.changes(message.data, message.seq)
    } else if (message.seq > (watch.seq ?? 0)) this.#ask(watch) // A gap: ask for what is missing.
  }

  /** The session is over: no reconnecting until a new client is made after the next log-in. */
  #ended(refusal: { code: number; reason: string; message: string }): void {
    this.close()
    for (const watch of this.#watches.values()) watch.on.refused?.(refusal)
  }

  #heard(): void {
    clearTimeout(this.#silence)
    const socket = this.#socket
    this.#silence = setTimeout(() => socket && this.#lost(socket), beatSeconds * 2000)
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return
    this.#socket = undefined
    clearTimeout(this.#silence)
    socket.onclose = null
    socket.close()
    this.#become('notLive')
    if (!this.#closed) this.#retry = setTimeout(() => this.#open(), waitBefore(this.#attempt++))
  }

  #become(state: LiveState): void {
    if (state === this.#state) return
    this.#state = state
    this.#since = new Date()
    for (const listener of this.#listeners) listener(state, this.#since)
  }
}
