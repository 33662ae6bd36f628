// Any message on the live socket: it answers, refuses or closes, and the server continues.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { livePath, prefix } from '@bookrunner/contract/kernel'
import { sessionOf, startTestApp, type TestApp } from '../index.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startTestApp()
  token = await sessionOf(app, 'superadmin')
})
afterAll(() => app.close())

const ids = fc.oneof(
  fc.constant(1),
  fc.integer(),
  fc.double(),
  fc.string({ maxLength: 5 }),
  fc.constant(null),
)
const words = fc.oneof(
  fc.constantFrom('inbox', 'usr_superadmin', 'usr_investor', '__proto__', 'constructor', '\u0000', '%', "'"),
  fc.string({ unit: 'binary', maxLength: 60 }),
)
const messages = fc.oneof(
  fc.record(
    {
      op: fc.constantFrom('hello', 'watch', 'unwatch', 'ping', 'toString', ''),
      id: ids,
      subject: words,
      key: words,
      since: ids,
      token: words,
      lang: words,
    },
    { requiredKeys: ['op'] },
  ),
  fc.jsonValue({ maxDepth: 3 }),
)
const frames = fc.oneof(
  messages.map((message) => JSON.stringify(message)),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
)

/** Sends all of it, and waits until the server closed or had the time to. */
const converse = async (frames: readonly (string | Buffer)[], greeted: boolean): Promise<string[]> => {
  const { promise, resolve } = Promise.withResolvers<string[]>()
  const heard: string[] = []
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}${prefix}${livePath}`)
  socket.on('message', (data: Buffer) => heard.push(data.toString()))
  socket.on('close', () => resolve(heard))
  socket.on('error', () => resolve(heard))
  socket.on('open', () => {
    if (greeted) socket.send(JSON.stringify({ op: 'hello', token, lang: 'CN' }))
    for (const frame of frames) socket.send(frame)
    setTimeout(() => socket.close(), 30)
  })
  return promise
}

it('answers, refuses or closes, and never reveals internals', async () => {
  const property = fc.asyncProperty(
    fc.array(frames, { maxLength: 8 }),
    fc.boolean(),
    async (frames, greeted) => {
      for (const text of await converse(frames, greeted)) {
        expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules|SyntaxError|TypeError|ZodError/)
        expect(JSON.parse(text)).toHaveProperty('op')
      }
    },
  )
  await fc.assert(property, { seed: 20261120, numRuns: 100, plugins: [fc.interruptAfterTimeLimit(8_000)] })
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200)
})
