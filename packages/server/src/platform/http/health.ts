import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { QueryConfig } from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Channel } from '../channel.ts'
import type { DatabaseHandle } from '../db/index.ts'
import type { OwnPipeline } from '../service/index.ts'
import { isSameSecret } from '../same-secret.ts'
import { isLoopback, type Settings } from '../settings.ts'
import { bearerIn } from './guard.ts'
import type { SlowCalls } from './slow-calls.ts'

/** Load balancers give up soon after. */
const answerMs = 1500
/** Metrics are written so often at most: for sixty who ask at once they would take a second. */
const metricsMs = 1000

export interface HealthDeps {
  pool: DatabaseHandle['pool']
  channel: Pick<Channel, 'hearing'>
  pipeline: Pick<OwnPipeline, 'waiting'>
  slowCalls: Pick<SlowCalls, 'running' | 'waiting'>
  stopping: () => boolean
  metricsToken: Settings['metricsToken']
  /** The figures of the whole node, of which `own` has those of this process. */
  metricsOf: (own: Registry) => Promise<string>
}

/** For operators: alive (`/healthz`), ready for work (`/readyz`), and metrics (`/metrics`). Returns the own figures. */
export const mountHealth = (
  http: FastifyInstance,
  { pool, channel, pipeline, slowCalls, stopping, metricsToken, metricsOf }: HealthDeps,
): Registry => {
  const metrics = new Registry()
  collectDefaultMetrics({ register: metrics })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by call',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [metrics],
  })
  http.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  gauges(metrics, {
    database_connections: ['Connections to the database', () => pool.totalCount],
    database_waiting: ['Those who wait for a connection', () => pool.waitingCount],
    live_sockets: ['Live connections', () => http.websocketServer?.clients.size ?? 0],
    slow_calls_running: ['Slow calls under way', slowCalls.running],
    slow_calls_waiting: ['Slow calls that wait for their turn', slowCalls.waiting],
    writes_waiting: ['Writes that wait or are under way', pipeline.waiting],
  })
  const databaseAnswers = (): Promise<boolean> => {
    const ping = pool.query({ text: 'select 1', query_timeout: answerMs } as QueryConfig)
    const answered = ping.then(
      () => true,
      () => false,
    )
    // A silent database also blocks those who wait for a connection.
    return Promise.race([answered, setTimeout(answerMs, false, { ref: false })])
  }
  http.get('/healthz', async (_request, reply) => {
    const database = await databaseAnswers()
    return reply.code(database ? 200 : 503).send({ ok: database, process: process.pid })
  })
  http.get('/readyz', async (_request, reply) => {
    const state = { database: await databaseAnswers(), live: channel.hearing(), stopping: stopping() }
    const isReady = state.database && state.live && !state.stopping
    return reply.code(isReady ? 200 : 503).send({ ...state, process: process.pid })
  })
  const metricsText = keptFor(metricsMs, () => metricsOf(metrics))
  http.get('/metrics', async (request, reply) =>
    mayReadMetrics(request, metricsToken)
      ? reply.type(metrics.contentType).send(await metricsText())
      : reply.callNotFound(),
  )
  return metrics
}

/** What `make` made last, for so long. */
const keptFor = <Made>(ms: number, make: () => Made): (() => Made) => {
  let kept: { made: Made; until: number } | undefined
  return () => {
    const now = performance.now()
    if (!kept || now >= kept.until) kept = { made: make(), until: now + ms }
    return kept.made
  }
}

/** Headers that proxies add: the caller is on another machine. */
const proxied = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']

/** With a token set, requests must send it. Without one, only programs of this machine find the path. */
const mayReadMetrics = (request: FastifyRequest, token: string | null): boolean => {
  const { headers, socket } = request
  if (token !== null) return isSameSecret(bearerIn(request) ?? '', token)
  const from = socket.remoteAddress?.replace(/^::ffff:/, '') ?? ''
  return isLoopback(from) && proxied.every((name) => headers[name] === undefined)
}

/** Read on request. */
const gauges = (
  metrics: Registry,
  all: Readonly<Record<string, [help: string, read: () => number]>>,
): void => {
  for (const [name, [help, read]] of Object.entries(all))
    new Gauge({
      name,
      help,
      registers: [metrics],
      collect() {
        this.set(read())
      },
    })
}
