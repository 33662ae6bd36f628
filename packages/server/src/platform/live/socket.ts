import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import {
  beatSeconds,
  codeOf,
  fromClient,
  languageOf,
  livePath,
  prefix,
  type FromClient,
  type FromServer,
  type Language,
  type Reason,
} from '@bookrunner/contract/kernel'
import { wordsFor } from '@bookrunner/contract/text'
import { isRefusal, refuse, type Refusal } from '@bookrunner/domain/kernel'
import { isForeign, mayAccess, tokenOf } from '../http/guard.ts'
import type { HttpDeps } from '../http/mount.ts'
import type { Channel } from '../channel.ts'
import type { LiveHub, Watcher } from './hub.ts'
import type { LiveSource } from './source.ts'

export interface LiveDeps extends Pick<HttpDeps, 'db' | 'actorOf' | 'settings'> {
  sources: readonly LiveSource[]
  channel: Channel
  hub: LiveHub
}

const mostWatches = 100
/** A reader that does not keep up is let go; it comes back and gets one snapshot instead of a backlog. */
const mostBuffered = 8 * 1024 * 1024

/** One browser tab's, or one program's, connection. */
class LiveConnection {
  readonly #deps: LiveDeps
  readonly #socket: WebSocket
  #token: string | undefined
  #language: Language
  readonly #watchers = new Map<number, Watcher>()
  readonly #beat: ReturnType<typeof setInterval>
  /** Messages are taken in their order, although looking up the session takes a moment. */
  #turn: Promise<void> = Promise.resolve()

  constructor(deps: LiveDeps, socket: WebSocket, request: FastifyRequest) {
    this.#deps = deps
    this.#socket = socket
    this.#token = tokenOf(request)
    this.#language = languageOf(undefined)
    this.#beat = setInterval(() => void this.#checkAndBeat(), beatSeconds * 1000)
    socket.on('message', (data) => {
      this.#turn = this.#turn
        .then(() => this.#take((data as Buffer).toString()))
        .catch(() => this.#socket.close(1011))
    })
    socket.on('close', () => this.#over())
    socket.on('error', () => this.#over())
  }

  #send(message: FromServer): void {
    if (this.#socket.bufferedAmount > mostBuffered) this.#socket.close(1013)
    else if (this.#socket.readyState === 1) this.#socket.send(JSON.stringify(message))
  }

  async #take(text: string): Promise<void> {
    const message = parse(text)
    if (!message) this.#socket.close(1008)
    else if (message.op === 'hello') {
      this.#token = message.token ?? this.#token
      this.#language = languageOf(message.lang)
      this.#send({ op: 'welcome', now: Temporal.Now.instant().toString() })
      this.#sendBeat()
    } else if (message.op === 'watch') await this.#watch(message)
    else this.#unwatch(message.id)
  }

  async #watch({ id, subject, key, since }: Extract<FromClient, { op: 'watch' }>): Promise<void> {
    const actor = await this.#deps.actorOf(this.#token, { quiet: true })
    if (isRefusal(actor)) return this.#refuse(id, actor)
    if (this.#watchers.size >= mostWatches) return this.#refuse(id, refuse('live.too-many'))
    const source = this.#deps.sources.find((one) => one.subject.name === subject)
    if (!source) return this.#refuse(id, refuse('live.unknown-subject'))
    if (!mayAccess(source.subject.access, actor)) return this.#refuse(id, refuse('access.denied'))
    const view = { key, actor, language: this.#language }
    const viewClass = await source.viewClass(this.#deps.db, view)
    if (typeof viewClass !== 'string') return this.#refuse(id, viewClass)
    this.#unwatch(id)
    const watcher = {
      id,
      source,
      view,
      viewClass,
      seq: since,
      send: (message: FromServer) => this.#send(message),
    }
    this.#watchers.set(id, watcher)
    this.#deps.hub.add(watcher)
  }

  #unwatch(id: number): void {
    const watcher = this.#watchers.get(id)
    if (!watcher) return
    this.#watchers.delete(id)
    this.#deps.hub.remove(watcher)
  }

  #refuse(id: number, { reason, params }: Refusal<Reason>): void {
    this.#send({
      op: 'refused',
      id,
      code: codeOf(reason),
      reason,
      message: wordsFor(this.#language, reason, params),
    })
  }

  /** A session that ended must not go on reading: asked again with every beat. */
  async #checkAndBeat(): Promise<void> {
    const actor = await this.#deps.actorOf(this.#token, { quiet: true }).catch(() => undefined)
    if (actor && isRefusal(actor) && this.#watchers.size > 0) {
      const { reason, params } = actor
      this.#send({
        op: 'ended',
        code: codeOf(reason),
        reason,
        message: wordsFor(this.#language, reason, params),
      })
      this.#socket.close(4401)
    } else this.#sendBeat()
  }

  #sendBeat(): void {
    this.#send({ op: 'beat', now: Temporal.Now.instant().toString(), live: this.#deps.channel.hearing() })
  }

  #over(): void {
    clearInterval(this.#beat)
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

export const mountLive = (app: FastifyInstance, deps: LiveDeps): void => {
  app.get(`${prefix}${livePath}`, { websocket: true }, (socket, request) => {
    if (isForeign(request.headers, [new URL(deps.settings.publicUrl).origin])) return socket.close(1008)
    new LiveConnection(deps, socket, request)
  })
}
