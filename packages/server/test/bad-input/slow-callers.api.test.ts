// Slow callers are disconnected and their sockets released, whatever they do.
import { connect, type Socket } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { prefix } from '@bookrunner/contract/kernel'
import { startTestApp, type TestApp } from '../index.ts'
import { until } from '../until.ts'

const get = `GET ${prefix}/user/info HTTP/1.1\r\nHost: a\r\n`
const post = `POST ${prefix}/admin/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\n`
const upload = `POST ${prefix}/tools/upload HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=a\r\n`
/** The server's own timeout is the longest, so an earlier disconnect is ours. */
const short = { headersMs: 200, requestMs: 400, uploadMs: 600_000, answerMs: 60_000, lookEveryMs: 50 }

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

const start = async (patience?: typeof short): Promise<TestApp> => {
  const app = await startTestApp({ content: 'migrated', patience })
  closers.push(app.close)
  return app
}

interface Caller {
  socket: Socket
  heard: () => string
}

/** Never hangs up by itself, and sends slowly for as long as it can. */
const call = ({ url }: TestApp, text: string, drip = ''): Caller => {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true })
  let heard = ''
  socket.on('data', (chunk) => (heard += chunk.toString('latin1')))
  socket.on('error', () => {})
  socket.write(text)
  const dripping = setInterval(() => drip && socket.writable && socket.write(drip), 20)
  closers.push(() => {
    clearInterval(dripping)
    socket.destroy()
  })
  return { socket, heard: () => heard }
}

const connectionsOf = ({ http }: TestApp) => promisify(http.server.getConnections.bind(http.server))()
const nobodyIsLeft = (app: TestApp) => until(async () => expect(await connectionsOf(app)).toBe(0))

it('has a limited patience', async () => {
  const { server } = (await start()).http
  expect([server.headersTimeout, server.requestTimeout]).toEqual([20_000, 300_000])
})

describe('a caller who sends', () => {
  let app: TestApp
  beforeAll(async () => (app = await startTestApp({ content: 'migrated', patience: short })))
  afterAll(() => app.close())

  it.each([
    ['nothing at all', '', ''],
    ['headers that never come to an end', get, ''],
    ['headers that drip', get, 'x-more: 1\r\n'],
    ['a body that stops', `${post}Content-Length: 1000\r\n\r\naccount=`, ''],
    ['a body that drips', `${post}Content-Length: 100000\r\n\r\naccount=`, 'a'],
    ['pieces that drip', `${post}Transfer-Encoding: chunked\r\n\r\n`, '1\r\na\r\n'],
  ])('%s: is answered, and the socket is released', async (_what, text, drip) => {
    // Counted as they arrive, because they may be gone again soon.
    let came = 0
    const count = () => void (came += 1)
    app.http.server.on('connection', count)
    closers.push(() => app.http.server.off('connection', count))
    const callers = Array.from({ length: 5 }, () => call(app, text, drip))
    await until(() => expect(came).toBe(5))
    await nobodyIsLeft(app)
    for (const { heard } of callers) {
      expect(heard()).toMatch(/^HTTP\/1\.1 400 [^]*connection: close[^]*"reason":"input\.malformed"/i)
    }
  })
})

it('a file may take longer, but not for ever', async () => {
  const app = await start({ ...short, uploadMs: 2000 })
  const began = performance.now()
  const long = call(app, `${upload}Content-Length: 100000\r\n\r\n--a\r\n`, 'a')
  const other = call(app, `${post}Content-Length: 100000\r\n\r\naccount=`, 'a')
  const answered: { who: string; after: number }[] = []
  for (const [name, { socket }] of Object.entries({ long, other }))
    socket.once('data', () => answered.push({ who: name, after: performance.now() - began }))
  await until(() => expect(answered.map(({ who }) => who)).toEqual(['other', 'long']))
  expect(answered[1]!.after).toBeGreaterThan(1950)
  await nobodyIsLeft(app)
  for (const { heard } of [long, other])
    expect(heard()).toMatch(/^HTTP\/1\.1 400 [^]*"reason":"input\.malformed"/i)
})
