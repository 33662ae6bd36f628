import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { pino } from 'pino'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { openProxy, type Proxy } from '../../../test/proxy.ts'
import { openDatabase, type DatabaseHandle } from '../db/index.ts'
import { readSettings } from '../settings.ts'
import { createHttp } from './app.ts'
import { mountHealth } from './health.ts'

let database: TestDatabase
let proxy: Proxy
let handle: DatabaseHandle
let http: Awaited<ReturnType<typeof createHttp>>
beforeAll(async () => {
  database = await createTestDatabase()
  proxy = await openProxy(database.url)
  handle = openDatabase(proxy.url, 1, undefined, { connection: 200, answer: 400 })
  const settings = readSettings({ DEMO: '1', DATABASE_URL: database.url, PORT: '0' })
  http = await createHttp(settings, pino({ level: 'silent' }))
  mountHealth(http, {
    pool: handle.pool,
    channel: { hearing: () => true },
    pipeline: { waiting: () => 0 },
    slowCalls: { running: () => 0, waiting: () => 0 },
    stopping: () => false,
    metricsToken: null,
    metricsOf: (own) => own.metrics(),
  })
  http.get('/asks', async () => (await sql`select 1`.execute(handle.db)).rows)
})
afterAll(async () => {
  await http.close()
  await proxy.close()
  await handle.close()
  await database.drop()
})

test('everybody gets an answer in time while the database is silent', async () => {
  const status = async (url: string) => (await http.inject({ url })).statusCode
  expect([await status('/healthz'), await status('/asks')]).toEqual([200, 200])
  proxy.hush()
  const startedAt = performance.now()
  // The first has the only connection, the second waits for it.
  const answers = await Promise.all([
    http.inject({ url: '/asks' }),
    http.inject({ url: '/asks' }),
    status('/healthz'),
  ])
  // By the patience above, also on a busy machine; the usual one would wait longer for the connection alone.
  expect(performance.now() - startedAt).toBeLessThan(9000)
  const [first, second, health] = answers
  for (const answer of [first, second])
    expect(answer.json()).toMatchObject({ code: 503, reason: 'fault.busy' })
  expect(health).toBe(503)
  // Later requests, after the connection was given up, get the same answer.
  expect((await http.inject({ url: '/asks' })).json()).toMatchObject({ code: 503, reason: 'fault.busy' })
  expect(await status('/healthz')).toBe(503)
  expect((await http.inject({ url: '/metrics' })).body).toMatch(/^database_waiting 0$/m)
})
