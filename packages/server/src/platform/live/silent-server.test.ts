import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { WebSocketServer, type WebSocket } from 'ws'
import { beatSeconds, LiveClient, usualLongestSilenceMs, type FromServer } from '@bookrunner/contract/kernel'
import { Follower, tallySubject } from '../../../test/live.ts'
import { until } from '../../../test/until.ts'

/** A server that says exactly what a test lets it say. */
let server: WebSocketServer
let sockets: WebSocket[] = []
let asked: { op: string; since?: number }[] = []
const url = () => `http://127.0.0.1:${(server.address() as { port: number }).port}`
const say = (message: FromServer) => sockets.at(-1)!.send(JSON.stringify(message))

beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', (socket) => {
    sockets.push(socket)
    socket.on('message', (data) => asked.push(JSON.parse(String(data))))
  })
  await once(server, 'listening')
})
afterEach(() => {
  sockets = []
  asked = []
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
  await until(() => expect(asked.map(({ op }) => op)).toContain('hello'))
  say({ op: 'welcome', now, live: true })
  await until(() => expect(asked.map(({ op }) => op)).toContain('watch'))
  const said = Date.now()
  say({ op: 'snapshot', id: 1, seq: 3, data: { total: 3, language: 'US', pad: '' } })
  await until(() => expect(follower.seq).toBe(3))
  return { client, follower, said }
}

test('silence means not live, since when it was last heard', async () => {
  const longestSilenceMs = 600
  const { client, said } = await watching(longestSilenceMs)
  expect(client.state).toBe('live')
  const heard = Date.now()
  await until(() => expect(client.state).toBe('notLive'))
  expect(Date.now() - said).toBeGreaterThan(longestSilenceMs * 0.75)
  expect(client.since.getTime()).toBeGreaterThanOrEqual(said)
  expect(client.since.getTime()).toBeLessThanOrEqual(heard)
  client.close()
})

test('two beats of silence are allowed', () => {
  expect([beatSeconds, usualLongestSilenceMs]).toEqual([5, 10_000])
})

test('what is too much for the socket is asked for, and until it is held nothing is live', async () => {
  const client = new LiveClient({ baseUrl: url() })
  const follower = new Follower()
  const answers: (() => Promise<number>)[] = [
    () => Promise.reject(new Error('busy')),
    () => Promise.resolve(7),
  ]
  const ask = () => answers.shift()!()
  client.watch(tallySubject, 'a', { ...follower.on, ask }, 3)
  await until(() => expect(asked.map(({ op }) => op)).toContain('hello'))
  say({ op: 'welcome', now, live: true })
  const watches = () => asked.filter(({ op }) => op === 'watch').map(({ since }) => since)
  await until(() => expect(watches()).toEqual([3]))
  say({ op: 'changes', id: 1, since: 3, seq: 3, data: [] })
  await until(() => expect(client.state).toBe('live'))
  say({ op: 'ask', id: 1 })
  await until(() => expect(client.state).toBe('notLive'))
  // It could not be had: said again, it is asked for again.
  await until(() => expect(watches()).toEqual([3, 3]))
  expect(answers).toHaveLength(1)
  say({ op: 'ask', id: 1 })
  await until(() => expect(watches()).toEqual([3, 3, 7]))
  expect([client.state, follower.given]).toEqual(['notLive', []])
  say({ op: 'changes', id: 1, since: 7, seq: 8, data: [{ added: 1, pad: '' }] })
  await until(() => expect(client.state).toBe('live'))
  expect(follower.given).toEqual(['changes 8'])
  client.close()
})

test('a gap is not papered over: it is asked for, and until it is filled nothing is live', async () => {
  const { client, follower } = await watching()
  asked = []
  say({ op: 'changes', id: 1, since: 5, seq: 6, data: [{ added: 100, pad: '' }] })
  await until(() => expect(asked).toMatchObject([{ op: 'watch', since: 3 }]))
  expect(client.state).toBe('notLive')
  expect(follower.total).toBe(3)
  say({ op: 'changes', id: 1, since: 3, seq: 6, data: [{ added: 1, pad: '' }] })
  await until(() => expect(client.state).toBe('live'))
  expect([follower.total, follower.seq]).toEqual([4, 6])
  client.close()
})

test('what was sent twice counts once', async () => {
  const { client, follower } = await watching()
  const once: FromServer = { op: 'changes', id: 1, since: 3, seq: 4, data: [{ added: 1, pad: '' }] }
  say(once)
  say(once)
  say({ op: 'changes', id: 1, since: 4, seq: 5, data: [{ added: 1, pad: '' }] })
  await until(() => expect(follower.seq).toBe(5))
  expect(follower.total).toBe(5)
  client.close()
})

test('the server says that it may be behind', async () => {
  const { client } = await watching()
  say({ op: 'beat', now, live: false })
  await until(() => expect(client.state).toBe('notLive'))
  say({ op: 'beat', now, live: true })
  await until(() => expect(client.state).toBe('live'))
  client.close()
})

test('time goes on from what the server said, whatever the own clock says', async () => {
  const began = performance.now()
  const { client } = await watching()
  const at = Date.parse(now)
  const gone = client.serverNow().getTime() - at
  expect(gone).toBeLessThanOrEqual(performance.now() - began + 1)
  say({ op: 'beat', now: '2026-11-21T03:00:30.000Z', live: true })
  await until(() => expect(client.serverNow().getTime() - at).toBeGreaterThanOrEqual(30_000))
  await until(() => expect(asked.map(({ op }) => op)).toContain('ping'))
  client.close()
})
