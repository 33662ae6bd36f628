import { afterAll, beforeAll, expect, test } from 'vitest'
import { LiveClient, type LiveState } from '@bookrunner/contract/kernel'
import { openProxy } from '../../../test/proxy.ts'
import { Follower, openLiveWorld, tallySubject, type LiveNode, type LiveWorld } from '../../../test/live.ts'
import { actor, add } from '../../../test/tally.ts'
import { until } from '../../../test/until.ts'
import { refuse } from '@bookrunner/domain/kernel'
import { usualHubPatience } from './hub.ts'

let world: LiveWorld
let one: LiveNode
let two: LiveNode
beforeAll(async () => {
  world = await openLiveWorld()
  one = await world.node()
  two = await world.node()
})
afterAll(() => world.close())

const follow = (client: ReturnType<LiveNode['client']>, key: string) => {
  const follower = new Follower()
  const stop = client.watch(tallySubject, key, follower.on)
  return Object.assign(follower, { stop })
}

const states = (client: ReturnType<LiveNode['client']>): LiveState[] => {
  const stateLog: LiveState[] = []
  client.onState((state) => stateLog.push(state))
  return stateLog
}

test('a snapshot, then the changes; a write on one node reaches the other', async () => {
  await one.pipeline.submit(add('first', 5))
  const client = two.client()
  const follower = follow(client, 'first')
  await until(() => expect(follower.received).toEqual(['snapshot 1']))
  expect(client.state).toBe('live')
  const notified: string[] = []
  two.channel.on((messages) => void notified.push(...messages.map(({ id, seq }) => `${id} ${seq}`)))
  await one.pipeline.submit(add('first', 7))
  await until(() => expect(follower.total).toBe(12))
  // By the notification: nodes look by themselves too, but seconds later.
  expect(notified).toContain('tally:first 2')
  expect(follower.received).toEqual(['snapshot 1', 'changes 2'])
})

test('a ledger can be watched before its first change', async () => {
  const follower = follow(two.client(), 'untouched')
  await until(() => expect(follower.total).toBe(0))
  await one.pipeline.submit(add('untouched', 3))
  await until(() => expect(follower.total).toBe(3))
})

test('after a dropped connection only changes since are sent', async () => {
  const line = await openSwitch(one)
  const client = line.client()
  const stateLog = states(client)
  const follower = follow(client, 'resumed')
  await until(() => expect(follower.total).toBe(0))
  const before = new Date()
  await one.pipeline.submit(add('resumed', 1))
  await until(() => expect(follower.seq).toBe(1))
  line.cut()
  await until(() => expect(client.state).toBe('notLive'))
  expect(client.since.getTime()).toBeLessThanOrEqual(Date.now())
  expect(client.since.getTime()).toBeGreaterThanOrEqual(before.getTime())
  await one.pipeline.submit(add('resumed', 10))
  await one.pipeline.submit(add('resumed', 100))
  line.mend()
  await until(() => expect(client.state).toBe('live'))
  // Live only once everything is up to date.
  expect(follower.total).toBe(111)
  expect(follower.received).toEqual(['snapshot 0', 'changes 1', 'changes 3'])
  expect(stateLog).toEqual(['live', 'notLive', 'live'])
  client.close()
  await line.close()
})

test('a watcher that comes back without news is live', async () => {
  const line = await openSwitch(one)
  const client = line.client()
  const follower = follow(client, 'quiet')
  await until(() => expect(follower.total).toBe(0))
  line.cut()
  line.mend()
  await until(() => expect(client.state).toBe('notLive'))
  await until(() => expect(client.state).toBe('live'))
  expect(follower.received).toEqual(['snapshot 0'])
  client.close()
  await line.close()
})

test('a watcher too far behind gets a snapshot', async () => {
  for (let index = 0; index < 110; index++) await one.pipeline.submit(add('far', 1))
  const follower = new Follower()
  two.client().watch(tallySubject, 'far', follower.on, 3)
  await until(() => expect(follower.received).toEqual(['snapshot 110']))
  expect(follower.total).toBe(110)
})

test('all watchers of one view class cost one query', async () => {
  const followers = Array.from({ length: 20 }, () => follow(two.client(), 'class'))
  await until(() => expect(followers.every(({ total }) => total === 0)).toBe(true))
  const before = two.queryCount('class')
  await one.pipeline.submit(add('class', 4))
  await until(() => expect(followers.every(({ total }) => total === 4)).toBe(true))
  expect(two.queryCount('class') - before).toBe(1)
})

test('many quick writes become few deltas, and none is lost', async () => {
  const follower = follow(two.client(), 'quick')
  await until(() => expect(follower.total).toBe(0))
  const began = performance.now()
  for (let round = 0; round < 50; round++) await one.pipeline.submit(add('quick', 1))
  await until(() => expect(follower.total).toBe(50))
  // The snapshot, one change at once, then one every tenth of a second, however long a busy machine takes.
  expect(follower.received.length).toBeLessThanOrEqual(2 + Math.ceil((performance.now() - began) / 100))
})

test('a lost listening connection is reported at once, and everything is caught up afterwards', async () => {
  const client = two.client()
  const stateLog = states(client)
  const follower = follow(client, 'deaf')
  await until(() => expect(follower.total).toBe(0))
  await world.asSuperuser((admin) =>
    admin.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'bookrunner-listen' and datname = current_database()`),
  )
  await until(() => expect(two.channel.hearing()).toBe(false), { interval: 1 })
  await world.submit(add('deaf', 9))
  await until(() => expect(client.state).toBe('live'))
  expect(stateLog).toEqual(['live', 'notLive', 'live'])
  expect(follower.total).toBe(9)
})

test('a change without a notification is found', async () => {
  const follower = follow(two.client(), 'untold')
  await until(() => expect(follower.total).toBe(0))
  // This pipeline sends no notification, like a node that died between its commit and its NOTIFY.
  await world.submit(add('untold', 6))
  await until(() => expect(follower.total).toBe(6))
})

test('two seconds behind is not live, and everything is checked every five', () => {
  expect(usualHubPatience).toEqual({
    behindMs: 2000,
    judgeEveryMs: 1000,
    lookEveryMs: 5000,
  })
})

test('an unreadable ledger is not live, for its watchers only', async () => {
  const [here, there, apart] = [two.client(), two.client(), two.client()]
  const broken = follow(here, 'broken')
  const beside = follow(here, 'beside')
  const sound = [there, apart].map((client) => follow(client, 'sound'))
  const totals = () => [broken, beside, ...sound].map(({ total }) => total)
  await until(() => expect(totals()).toEqual([0, 0, 0, 0]))
  const stateLogs = [here, there, apart].map(states)
  world.unreadable.add('broken')
  await one.pipeline.submit(add('broken', 5))
  await until(() => expect(here.state).toBe('notLive'))
  // Readable ledgers continue. A new watcher of the unreadable one is not live; after it leaves, it is live again.
  await one.pipeline.submit(add('sound', 7))
  await one.pipeline.submit(add('beside', 9))
  await until(() => expect(totals()).toEqual([0, 9, 7, 7]))
  expect([here.state, there.state]).toEqual(['notLive', 'live'])
  const late = follow(there, 'broken')
  await until(() => expect(there.state).toBe('notLive'))
  late.stop()
  await until(() => expect(there.state).toBe('live'))
  world.unreadable.delete('broken')
  await until(() => expect(here.state).toBe('live'))
  expect(totals()).toEqual([5, 9, 7, 7])
  expect(stateLogs).toEqual([['notLive', 'live'], ['notLive', 'live'], []])
})

test('a session that ended is refused at once, on the other node too', async () => {
  world.sessions.set('doomed', { ...actor('ses_doomed'), userId: 'usr_doomed' })
  const client = two.client('doomed', () => 'HK')
  const follower = follow(client, 'ending')
  await until(() => expect(follower.total).toBe(0))
  world.sessions.set('doomed', refuse('session.ended'))
  world.sessionNews(one, 'usr_doomed')
  await until(() => expect(follower.refused).toMatchObject({ code: 610103, reason: 'session.ended' }))
  expect(follower.refused!.message).toMatch(/[一-鿿]/)
  await one.pipeline.submit(add('ending', 5))
  await until(() => expect(client.state).toBe('notLive'))
  expect(follower.total).toBe(0)
  // After the next log-in the same client watches again.
  world.sessions.set('doomed', { ...actor('ses_new'), userId: 'usr_doomed' })
  const again = follow(client, 'ending')
  await until(() => expect(again.total).toBe(5))
})

test('a lost right ends the watch; another view begins with its own snapshot', async () => {
  world.sessions.set('moved', { ...actor(), userId: 'usr_moved', entityId: 'ent_a' })
  const follower = follow(two.client('moved'), 'usr_moved')
  const other = follow(two.client('moved'), 'common')
  await until(() => expect([follower.total, other.total]).toEqual([0, 0]))
  world.sessions.set('moved', { ...actor(), userId: 'usr_other', entityId: 'ent_b' })
  world.sessionNews(one, 'usr_moved')
  await until(() => expect(follower.refused?.reason).toBe('access.not-yours'))
  await until(() => expect(other.received).toEqual(['snapshot 0', 'snapshot 0']))
})

test('texts come in the language of the connection', async () => {
  const clients = (['US', 'CN', 'HK'] as const).map((lang) => ({
    lang,
    follower: follow(
      two.client('token', () => lang),
      'lang',
    ),
  }))
  for (const { lang, follower } of clients) await until(() => expect(follower.language).toBe(lang))
  const refusals = (['US', 'CN', 'HK'] as const).map((lang) =>
    follow(
      two.client('token', () => lang),
      'usr_stranger',
    ),
  )
  await until(() => expect(refusals.every(({ refused }) => refused)).toBe(true))
  expect(new Set(refusals.map(({ refused }) => refused!.message)).size).toBe(3)
})

test('the same client starts anew, in another language or as another person', async () => {
  let lang: 'US' | 'CN' = 'US'
  const client = two.client('token', () => lang)
  const follower = follow(client, 'reload')
  await until(() => expect(follower.language).toBe('US'))
  lang = 'CN'
  client.reload()
  await until(() => expect(follower.language).toBe('CN'))
  expect(follower.received).toEqual(['snapshot 0', 'snapshot 0'])
})

test('the server’s time is known within one trip', async () => {
  const client = two.client()
  follow(client, 'clock')
  await until(() => expect(client.serverNowWithin).toBeDefined())
  const within = client.serverNowWithin!
  const [before, database, after] = await world.asSuperuser(async (admin) => {
    const earlier = client.serverNow().getTime()
    const { rows } = await admin.query('select clock_timestamp() as now')
    return [earlier, (rows[0].now as Date).getTime(), client.serverNow().getTime()] as const
  })
  // However long the query took, its time lies in between.
  expect(database).toBeGreaterThanOrEqual(before - within - 1)
  expect(database).toBeLessThanOrEqual(after + within + 1)
})

/** A connection to a node that can be cut and restored. */
const openSwitch = async (node: LiveNode) => {
  const proxy = await openProxy(node.url)
  return {
    client: () => new LiveClient({ baseUrl: proxy.url.replace(/\/$/, ''), token: () => 'token' }),
    cut: proxy.cut,
    mend: proxy.mend,
    close: proxy.close,
  }
}
