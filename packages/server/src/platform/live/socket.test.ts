import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { refuse } from '@bookrunner/domain/kernel'
import { ownOrigin, openLiveWorld, RawSocket, type LiveNode, type LiveWorld } from '../../../test/live.ts'
import { actor, add } from '../../../test/tally.ts'
import { until } from '../../../test/until.ts'

let world: LiveWorld
let node: LiveNode
beforeAll(async () => {
  world = await openLiveWorld()
  node = await world.node()
})
afterAll(() => world.close())
afterEach(() => {
  world.pad.length = 0
})

const opened = async (headers: Record<string, string> = {}): Promise<RawSocket> => {
  const raw = new RawSocket(node.socketUrl, headers)
  await raw.opened()
  return raw
}

const greeted = async (token: string | undefined = 'token'): Promise<RawSocket> => {
  const raw = await opened()
  raw.say({ op: 'hello', token, lang: 'CN' })
  await until(() => expect(raw.ops()).toContain('welcome'))
  return raw
}

const watch = (id: number, key: string, more: object = {}) => ({
  op: 'watch',
  id,
  subject: 'tally',
  key,
  ...more,
})

test.each([
  ['not JSON', '{'],
  ['no object', '[]'],
  ['an unknown op', { op: 'drop' }],
  ['an unknown field', { op: 'unwatch', id: 1, all: true }],
  ['an id that is none', { op: 'watch', id: 0, subject: 'tally', key: 'a' }],
  ['a number that is none', watch(1, 'a', { since: -1 })],
  ['a watch before the greeting', watch(1, 'a')],
])('%s closes the socket', async (_what, message) => {
  const raw = await opened()
  raw.say(message)
  await until(() => expect(raw.closed).toBe(1008))
})

test('a second greeting closes it: the session of a connection does not change', async () => {
  const raw = await greeted()
  raw.say({ op: 'hello', token: 'other' })
  await until(() => expect(raw.closed).toBe(1008))
})

test('a message that is too large closes it', async () => {
  const raw = await greeted()
  raw.say('x'.repeat(70_000))
  await until(() => expect(raw.closed).toBe(1009))
})

test('a flood of messages closes it', async () => {
  const raw = await greeted()
  for (let id = 1; id < 2000; id++) raw.say(watch(1, 'flood'))
  await until(() => expect(raw.closed).toBe(1008))
})

test.each([
  ['another site’s page', { origin: 'https://evil.example' }],
  ['what the browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['no page at all', { origin: 'null' }],
])('%s gets no socket', async (_who, headers) => {
  const raw = new RawSocket(node.socketUrl, headers)
  const status = new Promise((done) =>
    raw.socket.once('unexpected-response', (_request, answer) => done(answer.statusCode)),
  )
  expect(await status).toBe(403)
})

test('our own page gets a socket', async () => {
  const raw = await opened({ origin: ownOrigin })
  raw.say({ op: 'hello' })
  await until(() => expect(raw.ops()).toContain('welcome'))
})

test('over plain HTTP the call does not exist', async () => {
  const answer = await fetch(node.socketUrl.replace('ws', 'http'))
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ reason: 'call.unknown' })
})

test('refusals name the watch, in the language of the connection', async () => {
  const stranger = await greeted('nobody')
  stranger.say(watch(1, 'a'))
  await until(() => expect(stranger.heard.at(-1)).toMatchObject({ op: 'refused', id: 1, code: 401 }))
  const raw = await greeted()
  raw.say({ ...watch(2, 'a'), subject: 'unheard-of' })
  raw.say(watch(3, 'usr_somebody_else'))
  await until(() => expect(raw.ops().filter((op) => op === 'refused')).toHaveLength(2))
  expect(raw.heard.filter(({ op }) => op === 'refused')).toMatchObject([
    { id: 2, code: 404, reason: 'live.unknown-subject', message: expect.stringMatching(/[一-鿿]/) },
    { id: 3, code: 400403, reason: 'access.not-yours', message: expect.stringMatching(/[一-鿿]/) },
  ])
})

test('allows a hundred watches; ending one makes room', async () => {
  const raw = await greeted()
  for (let id = 1; id <= 101; id++) raw.say(watch(id, `many-${id}`))
  await until(() => expect(raw.ops().filter((op) => op === 'snapshot')).toHaveLength(100))
  expect(raw.heard.find(({ op }) => op === 'refused')).toMatchObject({
    id: 101,
    reason: 'live.too-many',
    code: 429,
  })
  raw.say({ op: 'unwatch', id: 1 })
  raw.say(watch(101, 'many-101'))
  await until(() => expect(raw.ops().filter((op) => op === 'snapshot')).toHaveLength(101))
})

test('a subject is not sent after its watch ended', async () => {
  const raw = await greeted()
  raw.say(watch(1, 'left'))
  await until(() => expect(raw.ops()).toContain('snapshot'))
  raw.say({ op: 'unwatch', id: 1 })
  raw.say(watch(2, 'watched'))
  await until(() => expect(raw.ops().filter((op) => op === 'snapshot')).toHaveLength(2))
  await node.pipeline.submit(add('left', 1))
  await node.pipeline.submit(add('watched', 1))
  await until(() => expect(raw.ops()).toContain('changes'))
  expect(raw.heard.filter(({ op }) => op === 'changes')).toMatchObject([{ id: 2 }])
  expect([node.queryCount('left'), node.queryCount('watched')]).toEqual([0, 1])
})

test('a reader that does not keep up is disconnected, and costs nothing afterwards', async () => {
  world.pad.length = 1_000_000
  const raw = await greeted()
  raw.say(watch(1, 'slow'))
  await until(() => expect(raw.ops()).toContain('snapshot'))
  const beside = await greeted()
  beside.say(watch(1, 'beside'))
  await until(() => expect(beside.ops()).toContain('snapshot'))
  const changesSent = () => beside.ops().filter((op) => op === 'changes').length
  raw.socket.pause()
  let stuck = 0
  await until(
    async () => {
      const [queries, sentBefore] = [node.queryCount('slow'), changesSent()]
      await node.pipeline.submit(add('slow', 1))
      await node.pipeline.submit(add('beside', 1))
      // The other reader got a later change, so the stuck one would have been served too.
      await until(() => expect(changesSent()).toBeGreaterThan(sentBefore))
      stuck = node.queryCount('slow') === queries ? stuck + 1 : 0
      // Nobody watches it any more, so news cost no query.
      expect(stuck).toBeGreaterThan(2)
    },
    { interval: 1 },
  )
  raw.socket.resume()
  await until(() => expect(raw.closed).toBe(1006))
})

test('a state too large for the socket is read by a call, and followed from there', async () => {
  const raw = await greeted()
  const asks = () => raw.ops().filter((op) => op === 'ask').length
  const large = (id: number, since?: number) =>
    raw.say({ ...watch(id, 'large', { since }), subject: 'callTally' })
  await node.pipeline.submit(add('large', 1))
  world.pad.length = 2_000_000
  large(1)
  await until(() => expect(asks()).toBe(1))
  large(1, 0)
  await until(() => expect(asks()).toBe(2))
  const queries = node.queryCount('large')
  // While it reads, nothing is computed for it; another reader continues.
  world.pad.length = 0
  large(2)
  await until(() => expect(raw.ops()).toContain('snapshot'))
  await node.pipeline.submit(add('large', 1))
  await until(() => expect(raw.ops()).toContain('changes'))
  expect(raw.heard.filter(({ op }) => op === 'changes')).toMatchObject([{ id: 2, seq: 2 }])
  expect(node.queryCount('large') - queries).toBe(1)
  large(1, 1)
  await until(() => expect(raw.heard.at(-1)).toMatchObject({ op: 'changes', id: 1, since: 1, seq: 2 }))
  expect(raw.closed).toBeUndefined()
})

test('a subject without such a call is sent however large', async () => {
  const raw = await greeted()
  world.pad.length = 2_000_000
  raw.say(watch(1, 'padded'))
  await until(() => expect(raw.ops()).toContain('snapshot'))
})

test('beats carry the database’s time, and so does the answer to a ping', async () => {
  node = await world.node({ beatMs: 100 })
  const raw = await greeted()
  const before = Date.now()
  raw.say({ op: 'ping', at: 12.5 })
  await until(() => expect(raw.heard.find(({ op }) => op === 'pong')).toMatchObject({ at: 12.5 }))
  const now = Date.parse(String(raw.heard.find(({ op }) => op === 'pong')!['now']))
  // Within a node's accuracy.
  expect(now).toBeGreaterThan(before - 1000)
  expect(now).toBeLessThan(Date.now() + 1000)
  await until(() => expect(raw.heard.find(({ op }) => op === 'beat')).toMatchObject({ live: true }))
})

test('disconnects clients that never answer a beat or never sign in', async () => {
  node = await world.node({ beatMs: 100 })
  const silent = await greeted()
  silent.say(watch(1, 'silent'))
  const answering = await greeted()
  answering.say(watch(1, 'silent'))
  answering.socket.on('message', () => answering.say({ op: 'ping', at: 0 }))
  const anybody = await greeted('nobody')
  const never = await opened()
  await until(() => expect([anybody.closed, never.closed, silent.closed]).toEqual([4401, 4401, 1006]))
  expect(anybody.heard.at(-1)).toMatchObject({ op: 'ended', reason: 'session.missing' })
  expect(answering.closed).toBeUndefined()
})

test('an expired session is found by checking', async () => {
  node = await world.node({ beatMs: 50 })
  world.sessions.set('expiring', actor('ses_expiring'))
  const raw = await greeted('expiring')
  raw.socket.on('message', () => raw.closed || raw.say({ op: 'ping', at: 0 }))
  raw.say(watch(1, 'expiring'))
  await until(() => expect(raw.ops()).toContain('snapshot'))
  world.sessions.set('expiring', refuse('session.expired'))
  await until(() => expect(raw.closed).toBe(4401))
  expect(raw.heard.findLast(({ op }) => op === 'ended')).toMatchObject({
    code: 400103,
    reason: 'session.expired',
  })
})

test('refuses the same as a request', async () => {
  world.sessions.set('new', { ...actor('ses_new'), passwordMustChange: true })
  const raw = await greeted('new')
  for (const [index, subject] of ['tally', 'openTally'].entries())
    raw.say({ op: 'watch', id: index + 1, subject, key: 'guarded' })
  await until(() => expect(raw.heard.filter(({ id }) => id)).toHaveLength(2))
  expect(raw.heard.find(({ id }) => id === 1)).toMatchObject({
    op: 'refused',
    code: 402,
    reason: 'session.password-must-change',
  })
  expect(raw.heard.find(({ id }) => id === 2)).toMatchObject({ op: 'snapshot' })
  const other = await greeted()
  other.say({ op: 'watch', id: 1, subject: 'ownersTally', key: 'guarded' })
  const refused = { op: 'refused', reason: 'access.denied' }
  await until(() => expect(other.heard.find(({ id }) => id === 1)).toMatchObject(refused))
})
