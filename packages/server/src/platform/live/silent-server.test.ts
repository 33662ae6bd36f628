import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { WebSocketServer, type WebSocket } from 'ws'
import { beatSeconds, LiveClient, usualLongestSilenceMs, type FromServer } from '@bookrunner/contract/kernel'
import { Follower, tallySubject } from '../../../test/live.ts'
import { until } from '../../../test/until.ts'

/** A server that sends exactly what a test lets it send. */
let server: WebSocketServer
let sockets: WebSocket[] = []
let received: { op: string; since?: number }[] = []
const url = () => `http://127.0.0.1:${(server.address() as { port: number }).port}`
const say = (message: FromServer) => sockets.at(-1)!.send(JSON.stringify(message))

beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', (socket) => {
    sockets.push(socket)
    socket.on('message', (data) => received.push(JSON.parse(String(data))))
  })
  await once(server, 'listening')
})
afterEach(() => {
  sockets = []
  received = []
})
afterAll(() => server.close())

const now = '2026-11-21T03:00:00.000Z'

const watching = async (longestSilenceMs?: number) => {
  const client = new LiveClient({
    baseUrl: url(),
    longestSilenceMs,
  })
  const follower = new Follower()
  client.watch(tallySubject, 'a', follower.on)
  await until(() => expect(received.map(({ op }) => op)).toContain('hello'))
  say({ op: 'welcome', now, live: true })
  await until(() => expect(received.map(({ op }) => op)).toContain('watch'))
  const silentSince = Date.now()
  say({ op: 'snapshot', id: 1, seq: 3, data: { total: 3, language: 'US', pad: '' } })
  await until(() => expect(follower.seq).toBe(3))
  return { client, follower, silentSince }
}

test('silence means not live, since the last message', async () => {
  const longestSilenceMs = 600
  const { client, silentSince } = await watching(longestSilenceMs)
  expect(client.state).toBe('live')
  const heard = Date.now()
  await until(() => expect(client.state).toBe('notLive'))
  expect(Date.now() - silentSince).toBeGreaterThan(longestSilenceMs * 0.75)
  expect(client.since.getTime()).toBeGreaterThanOrEqual(silentSince)
  expect(client.since.getTime()).toBeLessThanOrEqual(heard)
  client.close()
})

test('two beats of silence are allowed', () => {
  expect([beatSeconds, usualLongestSilenceMs]).toEqual([5, 10_000])
})

test('a snapshot too large for the socket is read by a call, and until then nothing is live', async () => {
  const client = new LiveClient({ baseUrl: url() })
  const follower = new Follower()
  const answers: (() => Promise<number>)[] = [
    () => Promise.reject(new Error('busy')),
    () => Promise.resolve(7),
  ]
  const ask = () => answers.shift()!()
  client.watch(tallySubject, 'a', { ...follower.on, ask }, 3)
  await until(() => expect(received.map(({ op }) => op)).toContain('hello'))
  say({ op: 'welcome', now, live: true })
  const watches = () => received.filter(({ op }) => op === 'watch').map(({ since }) => since)
  await until(() => expect(watches()).toEqual([3]))
  say({ op: 'changes', id: 1, since: 3, seq: 3, data: [] })
  await until(() => expect(client.state).toBe('live'))
  say({ op: 'ask', id: 1 })
  await until(() => expect(client.state).toBe('notLive'))
  // The call failed, so the next request for it repeats the call.
  await until(() => expect(watches()).toEqual([3, 3]))
  expect(answers).toHaveLength(1)
  say({ op: 'ask', id: 1 })
  await until(() => expect(watches()).toEqual([3, 3, 7]))
  expect([client.state, follower.received]).toEqual(['notLive', []])
  say({ op: 'changes', id: 1, since: 7, seq: 8, data: [{ added: 1, pad: '' }] })
  await until(() => expect(client.state).toBe('live'))
  expect(follower.received).toEqual(['changes 8'])
  client.close()
})

test('a gap is requested again, and until it is filled nothing is live', async () => {
  const { client, follower } = await watching()
  received = []
  say({ op: 'changes', id: 1, since: 5, seq: 6, data: [{ added: 100, pad: '' }] })
  await until(() => expect(received).toMatchObject([{ op: 'watch', since: 3 }]))
  expect(client.state).toBe('notLive')
  expect(follower.total).toBe(3)
  say({ op: 'changes', id: 1, since: 3, seq: 6, data: [{ added: 1, pad: '' }] })
  await until(() => expect(client.state).toBe('live'))
  expect([follower.total, follower.seq]).toEqual([4, 6])
  client.close()
})

test('a repeated message counts once', async () => {
  const { client, follower } = await watching()
  const once: FromServer = { op: 'changes', id: 1, since: 3, seq: 4, data: [{ added: 1, pad: '' }] }
  say(once)
  say(once)
  say({ op: 'changes', id: 1, since: 4, seq: 5, data: [{ added: 1, pad: '' }] })
  await until(() => expect(follower.seq).toBe(5))
  expect(follower.total).toBe(5)
  client.close()
})

test('the server can report that it may be behind', async () => {
  const { client } = await watching()
  say({ op: 'beat', now, live: false })
  await until(() => expect(client.state).toBe('notLive'))
  say({ op: 'beat', now, live: true })
  await until(() => expect(client.state).toBe('live'))
  client.close()
})

test('time continues from the server’s clock, whatever the own clock shows', async () => {
  const began = performance.now()
  const { client } = await watching()
  const at = Date.parse(now)
  const gone = client.serverNow().getTime() - at
  expect(gone).toBeLessThanOrEqual(performance.now() - began + 1)
  say({ op: 'beat', now: '2026-11-21T03:00:30.000Z', live: true })
  await until(() => expect(client.serverNow().getTime() - at).toBeGreaterThanOrEqual(30_000))
  await until(() => expect(received.map(({ op }) => op)).toContain('ping'))
  client.close()
})
