import type { FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import {
  beatsMissed,
  codeOf,
  fromClient,
  languageOf,
  type FromClient,
  type FromServer,
  type Language,
  type Reason,
} from '@bookrunner/contract/kernel'
import { refusalMessage } from '@bookrunner/contract/text'
import { isRefusal, refuse, type Refusal } from '@bookrunner/domain/kernel'
import type { Clock } from '../clock.ts'
import type { Actor } from '../http/actor.ts'
import { admit, keyFault, tokenOf } from '../http/guard.ts'
import type { HttpDeps } from '../http/mount.ts'
import type { LiveHub } from './hub.ts'
import type { Watcher } from './watcher.ts'
import type { LiveSource, View } from './source.ts'

export interface ConnectionDeps extends Pick<HttpDeps, 'db' | 'actorOf' | 'cookieName'> {
  sources: readonly LiveSource[]
  hub: LiveHub
  clock: Clock
}

type Watch = Extract<FromClient, { op: 'watch' }>

const mostWatches = 100
/** Messages waiting to be handled; a client sends at most one for each watch at once. */
const mostWaiting = 3 * mostWatches
/**
 * A reader that falls behind is disconnected; it comes back and gets the changes at once. A larger single message is
 * read by a call, so nobody is disconnected for it again and again.
 */
const mostBuffered = 4 * 1024 * 1024
/** News of a session arrive at once; its expiry is found by checking. */
const checkEveryBeats = 6
/** By then the client must have sent its session. */
const beatsToGreet = 2

/** The connection of one browser tab or program. */
export class LiveConnection {
  readonly #deps: ConnectionDeps
  readonly #socket: WebSocket
  #token: string | undefined
  #language: Language = 'US'
  #greeted = false
  #actor: Actor | undefined
  readonly #watchers = new Map<number, Watcher>()
  /** Messages are handled in their order, although looking up the session takes a moment. */
  #queue: Promise<void> = Promise.resolve()
  #waiting = 0
  #beats = 0
  #silentBeats = 0
  /** The live state it was sent last. */
  #sentLive = true
  #over = false

  constructor(deps: ConnectionDeps, socket: WebSocket, request: FastifyRequest) {
    this.#deps = deps
    this.#socket = socket
    this.#token = tokenOf(request, deps.cookieName)
    socket.on('message', (data) => this.#hear((data as Buffer).toString()))
    socket.on('close', () => this.#end())
    socket.on('error', () => socket.terminate())
  }

  /** The user; undefined until something is watched. */
  get userId(): string | undefined {
    return this.#actor?.userId
  }

  beat(): void {
    this.#beats += 1
    if (++this.#silentBeats > beatsMissed) return this.#socket.terminate()
    const due = this.#actor ? this.#beats % checkEveryBeats === 0 : this.#beats > beatsToGreet
    if (due) this.check()
    this.#sendBeat()
  }

  /** Sends a beat if the live state of this connection has changed. */
  liveChanged(): void {
    if (this.#isLive() !== this.#sentLive) this.#sendBeat()
  }

  #sendBeat(): void {
    if (this.#greeted) this.#send({ op: 'beat', ...this.#sign() })
  }

  /** API keys cannot watch: they are for calls. */
  #readActor(): Promise<Actor | Refusal<Reason>> {
    const ofKey = keyFault({}, this.#token)
    return ofKey ? Promise.resolve(ofKey) : this.#deps.actorOf(this.#token, { quiet: true })
  }

  /** Ends watches that the session may not keep, or that now belong to another view class. */
  check(): void {
    this.#enqueue(async () => {
      const actor = await this.#readActor()
      if (isRefusal(actor)) return this.#sessionOver(actor)
      this.#actor = actor
      for (const watcher of this.#watchers.values()) await this.#checkWatcher(watcher, this.#actor)
    })
  }

  async #checkWatcher(watcher: Watcher, actor: Actor): Promise<void> {
    const { id, source, view } = watcher
    const now = { ...view, actor }
    const viewClass = await this.#classOf(source, now)
    if (typeof viewClass !== 'string') {
      this.#stop(id, viewClass)
    } else if (viewClass !== watcher.viewClass) this.#start(id, source, now, viewClass, undefined)
  }

  #hear(text: string): void {
    this.#silentBeats = 0
    const message = parse(text)
    if (!message || this.#waiting >= mostWaiting) return this.#socket.close(1008)
    // Not queued, because it measures the connection.
    if (message.op === 'ping') return this.#send({ op: 'pong', now: this.#now(), at: message.at })
    this.#enqueue(() => this.#take(message))
  }

  #enqueue(work: () => Promise<void> | void): void {
    this.#waiting += 1
    this.#queue = this.#queue
      .then(() => (this.#over ? undefined : work()))
      .catch(() => this.#socket.close(1011))
      .finally(() => (this.#waiting -= 1))
  }

  #take(message: Exclude<FromClient, { op: 'ping' }>): Promise<void> | void {
    // Session and language are fixed for a connection; a change needs another connection.
    if ((message.op === 'hello') === this.#greeted) return this.#socket.close(1008)
    if (message.op === 'watch') return this.#watch(message)
    if (message.op === 'unwatch') return this.#unwatch(message.id)
    this.#greeted = true
    this.#token = message.token ?? this.#token
    this.#language = languageOf(message.lang)
    this.#send({ op: 'welcome', ...this.#sign() })
  }

  async #watch({ id, subject, key, since }: Watch): Promise<void> {
    const actor = await this.#readActor()
    if (isRefusal(actor)) return this.#refuse(id, actor)
    this.#actor = actor
    if (this.#watchers.size >= mostWatches && !this.#watchers.has(id))
      return this.#refuse(id, refuse('live.too-many'))
    const source = this.#deps.sources.find((one) => one.subject.name === subject)
    if (!source) return this.#refuse(id, refuse('live.unknown-subject'))
    const view = { key, actor: this.#actor, language: this.#language }
    const viewClass = await this.#classOf(source, view)
    if (typeof viewClass !== 'string') return this.#refuse(id, viewClass)
    this.#start(id, source, view, viewClass, since)
  }

  async #classOf(source: LiveSource, view: View): Promise<string | Refusal<Reason>> {
    return admit(source.subject, view.actor) ?? source.viewClass(this.#deps.db, view)
  }

  #start(id: number, source: LiveSource, view: View, viewClass: string, seq: number | undefined): void {
    if (this.#over) return
    const before = this.#watchers.get(id)
    // A late message for an earlier watch of this id must not look like an answer to this one.
    const isCurrent = () => this.#watchers.get(id) === watcher
    const send = (text: string) => void (isCurrent() && this.#write(text))
    const end = (refusal: Refusal<Reason>) => void (isCurrent() && this.#stop(id, refusal))
    const ask = () => void (isCurrent() && this.#send({ op: 'ask', id }))
    const watcher: Watcher = { id, source, view, viewClass, seq, answered: false, send, ask, end }
    this.#watchers.set(id, watcher)
    this.#deps.hub.add(watcher)
    // Added before the earlier one is removed, so that presence does not flicker.
    if (before) this.#deps.hub.remove(before)
    this.liveChanged()
  }

  #stop(id: number, refusal: Refusal<Reason>): void {
    this.#unwatch(id)
    this.#refuse(id, refusal)
  }

  #unwatch(id: number): void {
    const watcher = this.#watchers.get(id)
    if (!watcher) return
    this.#watchers.delete(id)
    this.#deps.hub.remove(watcher)
    this.liveChanged()
  }

  #isLive(): boolean {
    const { hub } = this.#deps
    return hub.live && !this.#watchers.values().some((watcher) => hub.isBehind(watcher))
  }

  #sign(): { now: string; live: boolean } {
    this.#sentLive = this.#isLive()
    return { now: this.#now(), live: this.#sentLive }
  }

  #now(): string {
    return this.#deps.clock.now().toString()
  }

  #refuse(id: number, refusal: Refusal<Reason>): void {
    this.#send({ op: 'refused', id, ...this.#worded(refusal) })
  }

  #sessionOver(refusal: Refusal<Reason>): void {
    this.#send({ op: 'ended', ...this.#worded(refusal) })
    this.#socket.close(4401)
    this.#end()
  }

  #worded({ reason, params }: Refusal<Reason>) {
    return { code: codeOf(reason), reason, message: refusalMessage(this.#language, reason, params) }
  }

  #send(message: FromServer): void {
    this.#write(JSON.stringify(message))
  }

  #write(text: string): void {
    // A polite close would wait behind everything unread.
    if (this.#socket.bufferedAmount > mostBuffered) this.#socket.terminate()
    else if (this.#socket.readyState === 1) this.#socket.send(text)
  }

  #end(): void {
    this.#over = true
    for (const id of this.#watchers.keys()) this.#unwatch(id)
  }
}

const parse = (text: string): FromClient | undefined => {
  try {
    return fromClient.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
