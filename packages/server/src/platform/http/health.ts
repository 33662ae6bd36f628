import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Channel } from '../channel.ts'
import type { DatabaseHandle } from '../db/index.ts'

/** For those who run it: alive (`/healthz`), fit to be sent work (`/readyz`), and figures (`/metrics`). */
export const mountHealth = (
  http: FastifyInstance,
  { pool }: DatabaseHandle,
  channel: Channel,
  stopping: () => boolean,
): void => {
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
  const databaseAnswers = async (): Promise<boolean> => {
    try {
      await pool.query('select 1')
      return true
    } catch {
      return false
    }
  }
  http.get('/healthz', async (_request, reply) => {
    const database = await databaseAnswers()
    return reply.code(database ? 200 : 503).send({ ok: database })
  })
  http.get('/readyz', async (_request, reply) => {
    const state = { database: await databaseAnswers(), live: channel.hearing(), stopping: stopping() }
    return reply.code(state.database && state.live && !state.stopping ? 200 : 503).send(state)
  })
  http.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.metrics()),
  )
}
