// Two app processes on one port, as they are started: what one does counts for the other, and one that is killed is replaced.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient, type Client } from '@bookrunner/contract'
import { LiveClient, type LiveState } from '@bookrunner/contract/kernel'
import { inboxSubject } from '@bookrunner/contract/notices'
import { raiseNotice } from '../src/areas/notices/index.ts'
import { connectionsOf } from '../src/platform/db/connections.ts'
import { inTransaction, openDatabase, type DatabaseHandle } from '../src/platform/db/index.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { connectToOther, type OneProcess } from './one-process.ts'
import { childEnvironment } from './programs/child-environment.ts'
import { refusalOf } from './refusal.ts'
import { sessionOf } from './session.ts'
import { signIn } from './sign-in.ts'
import { until } from './until.ts'

const script = join(import.meta.dirname, '../../../scripts/serve.ts')
/** So many sockets lead to both processes: chance leaves one out once in 30,000 runs. */
const watchers = 16

let testDatabase: TestDatabase
let database: DatabaseHandle
let parent: ChildProcess
let url: string
let [one, other]: [OneProcess, OneProcess] = [] as never
const live: LiveClient[] = []

beforeAll(async () => {
  testDatabase = await createTestDatabase('seeded')
  database = openDatabase(testDatabase.url, 2)
  const env = { ...childEnvironment(), PORT: '0', DATABASE_URL: testDatabase.url, DEMO: '1', WORKERS: '2' }
  parent = spawn(process.execPath, [script], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const [report] = (await once(parent, 'message')) as [{ url: string }]
  url = report.url
  one = await connectToOther(url)
  other = await connectToOther(url, [one.pid])
})
afterAll(async () => {
  for (const client of live) client.close()
  for (const each of [one, other]) each?.close()
  if (parent.exitCode === null) parent.kill('SIGTERM')
  await database.close()
  await testDatabase.drop()
})

const clientAt = ({ fetch }: OneProcess, token?: string): Client =>
  createClient({ baseUrl: url, fetch, token: () => token, lang: () => 'US' })

const raise = (person: string) =>
  inTransaction(database.pool, async (transaction) => {
    await raiseNotice(transaction, { code: 'account.welcome' }, [`usr_${person}`])
    await transaction.commit()
  })

test('a log-in at one process is valid at the other, and so is its end', async () => {
  const signedIn = await signIn({ client: () => clientAt(one), database }, 'desk.oc@lantern.example')
  const elsewhere = clientAt(other, signedIn.token)
  expect((await elsewhere.auth.sessionList()).list.length).toBeGreaterThan(0)
  await clientAt(one, signedIn.token).auth.logout()
  await until(async () =>
    expect(await refusalOf(elsewhere.auth.sessionList())).toMatchObject({ reason: 'session.ended' }),
  )
})

test('metrics of each process have the figures of both, with the number of its place', async () => {
  const metricsBy = async (by: OneProcess): Promise<string> => (await by.fetch(`${url}/metrics`)).text()
  const ready = /^http_request_seconds_count\{.*"\/readyz".*process="(\d)".* (\d+)$/gm
  const lag = /^nodejs_eventloop_lag_p99_seconds\{process="(\d)"\} /gm
  for (const each of [one, other, other]) await each.fetch(`${url}/readyz`)
  for (const each of [one, other]) {
    const metrics = await metricsBy(each)
    const counts = [...metrics.matchAll(ready)].map(([, , count]) => Number(count))
    expect(counts.toSorted((one, other) => one - other)).toEqual([1, 2])
    expect(new Set([...metrics.matchAll(lag)].map(([, place]) => place))).toEqual(new Set(['0', '1']))
  }
})

test('each hears the news, one does timed work, and all connections are those that are counted', async () => {
  const { rows } = await database.pool.query<{ name: string; count: number }>(
    `select application_name as name, count(*)::int as count from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() group by 1`,
  )
  const open = Object.fromEntries(rows.map(({ name, count }) => [name, count]))
  expect(open).toMatchObject({ 'bookrunner-listen': 2, 'bookrunner-workers': 1 })
  const most = connectionsOf({ processes: 2, databasePoolSize: 10, worker: true })
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(most)
})

test('a change through one process reaches watchers of both, and a killed process is replaced', async () => {
  const token = await sessionOf({ database }, 'deskoc')
  const unread: number[] = Array.from({ length: watchers }, () => -1)
  let newest = ''
  const lost = new Set<number>()
  for (let nr = 0; nr < watchers; nr++) {
    const client = new LiveClient({ baseUrl: url, token: () => token, lang: () => 'US' })
    live.push(client)
    client.onState((state: LiveState) => void (state === 'notLive' && lost.add(nr)))
    client.watch(inboxSubject, 'usr_deskoc', {
      snapshot: (inbox) => (unread[nr] = inbox.unread),
      changes: (changes) => {
        unread[nr] = changes.at(-1)!.unread
        newest = changes.at(-1)!.notice.logId
      },
    })
  }
  const all = (count: number) => until(() => expect(unread).toEqual(unread.map(() => count)))
  await until(() => expect(unread).not.toContain(-1))
  const before = unread[0]!
  await raise('deskoc')
  await all(before + 1)
  await clientAt(other, token).notices.read({ logId: newest })
  await all(before)

  process.kill(one.pid, 'SIGKILL')
  await until(() => expect(lost.size).toBeGreaterThan(0))
  expect(lost.size).toBeLessThan(watchers)
  // Its sockets are closed one by one: until it is gone, a connection may still reach its share of the port.
  await until(() => expect(() => process.kill(one.pid, 0)).toThrow('ESRCH'))
  expect((await other.fetch(`${url}/readyz`)).status).toBe(200)
  // Every connection is answered at once: the killed one's share of the port goes to the other.
  for (let nr = 0; nr < 20; nr++) expect(await statusOfNew(`${url}/healthz`)).toBe(200)
  await raise('deskoc')
  await all(before + 1)
  const replaced = await connectReplacement()
  await clientAt(replaced, token).notices.read({ logId: newest })
  await all(before)
  replaced.close()
})

/** By a connection of its own; `fetch` may reuse one that led to the killed process. */
const statusOfNew = async (address: string): Promise<number | undefined> => {
  const [reply] = (await once(get(address, { agent: false }), 'response')) as [IncomingMessage]
  reply.resume()
  return reply.statusCode
}

/** Another process than the first two, once it listens. */
const connectReplacement = async (): Promise<OneProcess> => {
  let found: OneProcess | undefined
  await until(async () => {
    found = await connectToOther(url, [one.pid, other.pid])
    expect(found).toBeDefined()
  })
  return found!
}

test('a stop ends all processes in order', async () => {
  const replaced = await connectReplacement()
  parent.kill('SIGTERM')
  const [code] = (await once(parent, 'exit')) as [number]
  expect(code).toBe(0)
  for (const pid of [other.pid, replaced.pid]) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed')
})
