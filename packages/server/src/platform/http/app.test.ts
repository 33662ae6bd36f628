import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { readSettings } from '../settings.ts'
import { createHttp } from './app.ts'

let http: FastifyInstance
beforeAll(async () => {
  http = await createHttp(
    readSettings({ DEMO: '1', PUBLIC_URL: 'https://books.example' }),
    pino({ level: 'silent' }),
  )
  http.get('/fine', () => 'fine')
  http.get('/gone', () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  })
  http.get('/broken', () => {
    throw new Error('a secret of the house')
  })
})
afterAll(() => http.close())

test.each(['/fine', '/broken', '/nowhere'])(
  '%s carries the headers that protect the browser',
  async (url) => {
    const { headers } = await http.inject(url)
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringContaining('max-age'),
    })
  },
)

test('a fault tells its number and nothing else', async () => {
  const answer = await http.inject('/broken')
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain('secret')
  expect(answer.json()).toMatchObject({
    code: 500,
    reason: 'fault',
    traceId: expect.stringMatching(/^\w{16}$/),
  })
})

test('a database that is away for a moment is no fault: the same may be asked again', async () => {
  const answer = await http.inject('/gone')
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ code: 503, reason: 'fault.busy' })
})
