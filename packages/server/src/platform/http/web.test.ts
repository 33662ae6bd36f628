import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { readSettings } from '../settings.ts'
import { createHttp } from './app.ts'
import { base, mountWeb } from './web.ts'

let root: string
let http: FastifyInstance
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'web-'))
  await mkdir(join(root, 'assets'))
  for (const name of [
    'index.html',
    'root.js.map',
    'assets/start.js',
    'assets/start.js.map',
    'assets/start.js.map.br',
  ])
    await writeFile(join(root, name), `content of ${name}`)
  http = await createHttp(readSettings({ DEMO: '1' }), pino({ level: 'silent' }))
  await mountWeb(http, root)
})
afterAll(async () => {
  await http.close()
  await rm(root, { recursive: true })
})

it.each([
  'assets/start.js.map',
  'assets/start.js.map.br',
  'assets/start.js.MAP',
  'assets/start.js%2Emap',
  'assets/start.js%252Emap',
  'assets/start.js.map?raw',
  'root.js.map',
])('%s, a source map, is not served', async (path) => {
  const answer = await http.inject({ url: `${base}${path}`, headers: { 'accept-encoding': 'br' } })
  expect([answer.statusCode, answer.body.includes('content of')]).toEqual([404, false])
})

it.each(['assets/start.js', 'deal/my-deals', ''])('%j is served', async (path) => {
  const answer = await http.inject(`${base}${path}`)
  expect([answer.statusCode, answer.body.startsWith('content of')]).toEqual([200, true])
})
