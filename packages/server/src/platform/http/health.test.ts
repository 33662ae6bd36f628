import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { readSettings } from '../settings.ts'
import { createHttp } from './app.ts'
import { mountHealth, type HealthDeps } from './health.ts'

const opened: FastifyInstance[] = []
afterEach(async () => {
  for (const http of opened.splice(0)) await http.close()
})

const app = async (
  env: Record<string, string> = {},
  metricsOf: HealthDeps['metricsOf'] = (own) => own.metrics(),
) => {
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
    metricsOf,
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

it('metrics are written once for all who ask within a second', async () => {
  const metricsOf = vi.fn<HealthDeps['metricsOf']>((own) => own.metrics())
  const http = await app({}, metricsOf)
  const read = () => http.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    await Promise.all(Array.from({ length: 60 }, read))
    vi.advanceTimersByTime(900)
    expect((await read()).statusCode).toBe(200)
    expect(metricsOf).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(100)
    await read()
    expect(metricsOf).toHaveBeenCalledTimes(2)
  } finally {
    vi.useRealTimers()
  }
})
