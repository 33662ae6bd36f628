import { afterEach, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { readSettings } from '../settings.ts'
import { createHttp } from './app.ts'
import { mountHealth, type HealthDeps } from './health.ts'

const opened: FastifyInstance[] = []
afterEach(async () => {
  for (const http of opened.splice(0)) await http.close()
})

const app = async (env: Record<string, string> = {}) => {
  const settings = readSettings({ DEMO: '1', ...env })
  const http = await createHttp(settings, pino({ level: 'silent' }))
  opened.push(http)
  const pool = { totalCount: 1, waitingCount: 0 } as HealthDeps['pool']
  mountHealth(http, {
    pool,
    channel: { hearing: () => true },
    pipeline: { waiting: () => 0 },
    slowCalls: { running: () => 0, waiting: () => 0 },
    stopping: () => false,
    metricsToken: settings.metricsToken,
    metricsOf: (own) => own.metrics(),
  })
  return http
}

describe('metrics without a token', () => {
  it.each([
    ['a program of this machine', '127.0.0.1', {}, 200],
    ['the same by IPv6', '::1', {}, 200],
    ['the same by IPv4 on an IPv6 socket', '::ffff:127.0.0.1', {}, 200],
    ['another machine', '192.0.2.7', {}, 404],
    ['another machine by IPv6', '2001:db8::7', {}, 404],
    ['a proxy of this machine', '127.0.0.1', { 'x-forwarded-for': '192.0.2.7' }, 404],
    ['a proxy with the standard header', '127.0.0.1', { forwarded: 'for=192.0.2.7' }, 404],
    ['a token that was never set', '192.0.2.7', { authorization: 'Bearer null' }, 404],
  ])('for %s', async (_who, remoteAddress, headers, status) => {
    const http = await app({ TRUST_PROXY: '1' })
    const { statusCode, body } = await http.inject({ url: '/metrics', remoteAddress, headers })
    expect([statusCode, body.includes('http_request_seconds')]).toEqual([status, status === 200])
  })
})

describe('metrics with a token', () => {
  const METRICS_TOKEN = 'prometheus-reads-this'
  it.each([
    ['the token', { authorization: `Bearer ${METRICS_TOKEN}` }, 200],
    ['another one', { authorization: 'Bearer prometheus-reads-that' }, 404],
    ['none, from this machine', {}, 404],
  ])('for who sends %s', async (_what, headers, status) => {
    const http = await app({ METRICS_TOKEN })
    for (const remoteAddress of ['127.0.0.1', '192.0.2.7'])
      expect((await http.inject({ url: '/metrics', remoteAddress, headers })).statusCode).toBe(status)
  })
})
