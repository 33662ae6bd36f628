import type { Duplex } from 'node:stream'
import cookie from '@fastify/cookie'
import websocket from '@fastify/websocket'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Logger } from 'pino'
import { languageOf, prefix, type Reason } from '@bookrunner/contract/kernel'
import { refuse } from '@bookrunner/domain/kernel'
import { isPassing } from '../db/index.ts'
import { randomText } from '../ids.ts'
import type { Settings } from '../settings.ts'
import { refusalEnvelope } from './envelope.ts'
import { patienceOfAll, disconnectSlow, disconnectStuck } from './patience.ts'
import { securityHeaders } from './security-headers.ts'

const mostBytes = 1024 * 1024
const lingerMs = 500

/** Errors of the framework as refusals. Anything else is a fault: logged once, without details for the caller. */
const reasonOf = (fault: FastifyError): Reason => {
  if (fault.statusCode === 413) return 'input.too-large'
  if (fault.statusCode === 415) return 'input.media-type'
  if (fault.statusCode !== undefined && fault.statusCode >= 400 && fault.statusCode < 500)
    return 'input.malformed'
  // The database may be restarting: the same request may succeed in a moment.
  return isPassing(fault) ? 'fault.busy' : 'fault'
}

/** The contract's call or the route, never the URL, which may contain search words. */
const callOf = ({ method, routeOptions }: FastifyRequest): string =>
  routeOptions.config.call ?? `${method} ${routeOptions.url ?? 'none'}`

const answerWith = (reason: Reason, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { status, envelope } = refusalEnvelope(
    refuse(reason),
    languageOf(request.headers['lang']),
    request.id,
  )
  return reply.code(status).send(envelope)
}

const answerFault = (fault: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const reason = reasonOf(fault)
  if (reason === 'fault' || reason === 'fault.busy')
    request.log.error({ call: callOf(request), err: fault }, 'a request failed')
  return answerWith(reason, request, reply)
}

/** Requests too broken to parse (oversized headers, not HTTP): the same envelope, then the connection closes. */
const clientErrorHandler = (fault: Error & { code?: string }, socket: Duplex) => {
  if (fault.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const reason = fault.code === 'HPE_HEADER_OVERFLOW' ? 'input.header' : 'input.malformed'
  const body = JSON.stringify(refusalEnvelope(refuse(reason), 'US', randomText(16)).envelope)
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
  // A client that neither reads nor hangs up would block the socket for ever; closing at once might lose the answer.
  setTimeout(() => socket.destroy(), lingerMs).unref()
}

/** §7: log-in travels as a form. A repeated name keeps all values, so that parsing refuses it. */
const formOf = (text: string): Record<string, string | string[]> => {
  const form = Object.create(null) as Record<string, string | string[]>
  const pairs = new URLSearchParams(text)
  for (const name of pairs.keys()) {
    const values = pairs.getAll(name)
    form[name] = values.length === 1 ? values[0]! : values
  }
  return { ...form }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name in the contract. */
    call?: string
  }
  interface FastifyRequest {
    /** The caller's user id, for the log. */
    userId: string | null
  }
}

/** One line for each answer: call, user, status and duration, without the content. */
const logAnswer = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
  const ms = Math.round(reply.elapsedTime * 10) / 10
  request.log.info(
    { call: callOf(request), status: reply.statusCode, ms, userId: request.userId },
    'answered',
  )
  done()
}

export const createHttp = async (
  settings: Settings,
  log: Logger,
  patience = patienceOfAll,
): Promise<FastifyInstance> => {
  const loggerInstance: FastifyBaseLogger = log
  const http: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: mostBytes,
    trustProxy: settings.trustProxy as string | boolean,
    // Made here, never by the caller: people quote it, and it finds the line in the log.
    genReqId: () => randomText(16),
    clientErrorHandler,
    // Unreadable paths reach neither a route nor the handlers below.
    frameworkErrors: (fault, request, reply) => void answerFault(fault, request, reply),
    forceCloseConnections: 'idle',
    // While the app stops, our own hook refuses requests.
    return503OnClosing: false,
    // Disconnects slow senders. The framework sets this value itself, over that in `http`.
    requestTimeout: patience.uploadMs,
    http: { headersTimeout: patience.headersMs, connectionsCheckingInterval: patience.lookEveryMs },
    routerOptions: { maxParamLength: 200 },
  })
  http.decorateRequest('userId', null)
  disconnectSlow(http, patience, clientErrorHandler)
  disconnectStuck(http, patience)
  await http.register(cookie)
  await http.register(websocket, { options: { maxPayload: 64 * 1024 } })
  http.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, formOf(String(body))),
  )
  let stopping = false
  http.addHook('preClose', async () => {
    stopping = true
  })
  const headers = await securityHeaders(settings)
  http.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    if (request.url.startsWith(prefix)) reply.header('cache-control', 'no-store')
    if (stopping && !request.url.startsWith('/readyz')) return answerWith('fault.busy', request, reply)
    done()
  })
  if (log.isLevelEnabled('info')) http.addHook('onResponse', logAnswer)
  http.setErrorHandler(answerFault)
  http.setNotFoundHandler((request, reply) => answerWith('call.unknown', request, reply))
  return http
}
