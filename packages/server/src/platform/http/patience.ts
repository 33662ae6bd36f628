import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How long a caller may take to send, and to read; the answer itself may take longer. */
export interface Patience {
  headersMs: number
  requestMs: number
  /** For calls that take a file: as long as their client waits (§9). */
  uploadMs: number
  /** Of an answer something must be taken in this time. */
  answerMs: number
  /** How often callers that took too long are looked for. */
  lookEveryMs: number
}
export const patienceOfAll: Patience = {
  headersMs: 20_000,
  requestMs: 120_000,
  uploadMs: 300_000,
  answerMs: 60_000,
  lookEveryMs: 2_000,
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes a file, and so may take longer. */
    takesFile?: boolean
  }
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * The HTTP server knows one patience for all requests: that of the longest. Whoever sends anything but a file
 * is shown out earlier, in the same way.
 */
export const showOutSlow = (
  http: FastifyInstance,
  { requestMs }: Patience,
  showOut: (fault: Error, socket: Duplex) => void,
): void => {
  http.addHook('onRequest', (request, _reply, done) => {
    const { raw, routeOptions } = request
    if (!routeOptions.config.takesFile && hasBody(request)) {
      const late = setTimeout(() => {
        if (!raw.complete) showOut(new Error('the request took too long'), raw.socket)
      }, requestMs).unref()
      raw.once('close', () => clearTimeout(late))
    }
    done()
  })
}

/** Who asks and does not read would have a large answer kept for ever. */
export const showOutStuck = (http: FastifyInstance, { answerMs }: Patience): void => {
  http.addHook('onSend', ({ raw: { socket } }, _reply, payload, done) => {
    // Nobody listens to it, so it ends the connection. When the answer is out, keep-alive sets a time of its own.
    if (socket instanceof Socket) socket.setTimeout(answerMs)
    done(null, payload)
  })
}
