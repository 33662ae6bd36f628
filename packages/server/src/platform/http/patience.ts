import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How long a caller may take to send and to read; the answer itself may take longer. */
export interface Patience {
  headersMs: number
  requestMs: number
  /** For calls that take a file: as long as the client waits (§9). */
  uploadMs: number
  /** A reader must take something of the answer within this time. */
  answerMs: number
  /** How often slow callers are looked for. */
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
    /** A call with a file may take longer. */
    takesFile?: boolean
  }
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * The HTTP server has one timeout for all requests, that of the longest. Slow senders of anything but a file are
 * disconnected earlier, in the same way.
 */
export const disconnectSlow = (
  http: FastifyInstance,
  { requestMs }: Patience,
  showOut: (fault: Error, socket: Duplex) => void,
): void => {
  http.addHook('onRequest', (request, _reply, done) => {
    const { raw, routeOptions } = request
    // A request made inside the process has no connection.
    if (raw.socket instanceof Socket && !routeOptions.config.takesFile && hasBody(request)) {
      const late = setTimeout(() => {
        if (!raw.complete) showOut(new Error('the request took too long'), raw.socket)
      }, requestMs).unref()
      raw.once('close', () => clearTimeout(late))
    }
    done()
  })
}

/** A client that does not read would keep a large answer in memory for ever. */
export const disconnectStuck = (http: FastifyInstance, { answerMs }: Patience): void => {
  http.addHook('onSend', ({ raw: { socket } }, _reply, payload, done) => {
    // No listener is set, so the timeout ends the connection. After the answer, keep-alive sets its own time.
    if (socket instanceof Socket) socket.setTimeout(answerMs)
    done(null, payload)
  })
}
