import type { FastifyInstance } from 'fastify'
import { beatSeconds, languageOf, livePath, prefix } from '@bookrunner/contract/kernel'
import { refuse } from '@bookrunner/domain/kernel'
import { refusalEnvelope } from '../http/envelope.ts'
import { isForeign } from '../http/guard.ts'
import { LiveConnection, type ConnectionDeps } from './connection.ts'

export interface LiveDeps extends ConnectionDeps {
  ownOrigins: readonly string[]
  /** The sessions or rights of one user, or of everybody, may have changed. */
  onSessionNews: (listener: (userId: string | undefined) => void) => void
  /** Differs from the contract only in tests. */
  beatMs?: number
}

/** Everybody's sessions are checked again at most this often. */
const checkAllMs = 1000

class LiveConnections {
  readonly #all = new Set<LiveConnection>()
  #allDue = false

  add(connection: LiveConnection): void {
    this.#all.add(connection)
  }

  remove(connection: LiveConnection): void {
    this.#all.delete(connection)
  }

  beat(): void {
    for (const connection of this.#all) connection.beat()
  }

  liveChanged(): void {
    for (const connection of this.#all) connection.liveChanged()
  }

  check(userId: string | undefined): void {
    if (userId === undefined) return this.#checkAllSoon()
    for (const connection of this.#all) if (connection.userId === userId) connection.check()
  }

  #checkAllSoon(): void {
    if (this.#allDue) return
    this.#allDue = true
    setTimeout(() => {
      this.#allDue = false
      for (const connection of this.#all) if (connection.userId) connection.check()
    }, checkAllMs).unref()
  }
}

export const mountLive = (app: FastifyInstance, deps: LiveDeps): void => {
  const connections = new LiveConnections()
  deps.hub.onLive(() => connections.liveChanged())
  deps.onSessionNews((userId) => connections.check(userId))
  const beat = setInterval(() => connections.beat(), deps.beatMs ?? beatSeconds * 1000).unref()
  app.addHook('onClose', async () => clearInterval(beat))
  app.route({
    method: 'GET',
    url: `${prefix}${livePath}`,
    preValidation: async (request, reply) => {
      if (!isForeign(request.headers, deps.ownOrigins)) return
      const refusal = refuse('session.foreign-origin')
      const { status, envelope } = refusalEnvelope(refusal, languageOf(request.headers['lang']), request.id)
      return reply.code(status).send(envelope)
    },
    handler: (_request, reply) => reply.callNotFound(),
    wsHandler: (socket, request) => {
      const connection = new LiveConnection(deps, socket, request)
      connections.add(connection)
      socket.on('close', () => connections.remove(connection))
    },
  })
}
