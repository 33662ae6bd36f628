// Three app processes on one port: writes go on while one is killed and until they are told to stop, and none is lost or done twice.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient, type Client } from '@bookrunner/contract'
import { openDatabase, type DatabaseHandle } from '../src/platform/db/index.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { submitted } from './lifecycle.ts'
import { connectToOther, type OneProcess } from './one-process.ts'
import { orderLevel } from './orders.ts'
import { childEnvironment } from './programs/child-environment.ts'
import { sessionOf } from './session.ts'
import { until } from './until.ts'

const script = join(import.meta.dirname, '../../../scripts/serve.ts')

let testDatabase: TestDatabase
let database: DatabaseHandle
let parent: ChildProcess
let url: string
let token: string
let dealId: string
const processes: OneProcess[] = []

const clientOver = ({ fetch }: Pick<OneProcess, 'fetch'>, by = token): Client =>
  createClient({ baseUrl: url, fetch, token: () => by, lang: () => 'US' })

beforeAll(async () => {
  testDatabase = await createTestDatabase('seeded')
  database = openDatabase(testDatabase.url, 2)
  const env = {
    ...childEnvironment(),
    PORT: '0',
    DATABASE_URL: testDatabase.url,
    DEMO: '1',
    WORKERS: '3',
    // Each process would write its cache when it stops, which takes longer than a stop may.
    NODE_DISABLE_COMPILE_CACHE: '1',
    ORDERS_PER_DEAL: '10000',
  }
  parent = spawn(process.execPath, [script], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const [report] = (await once(parent, 'message')) as [{ url: string }]
  url = report.url
  for (let nr = 0; nr < 3; nr++)
    processes.push(
      await connectToOther(
        url,
        processes.map(({ pid }) => pid),
      ),
    )
  await database.pool.query('delete from quota')
  token = await sessionOf({ database }, 'investor')
  dealId = await submitted(clientOver(processes[0]!, await sessionOf({ database }, 'deskoc')))
})
afterAll(async () => {
  for (const each of processes) each.close()
  if (parent.exitCode === null) parent.kill('SIGTERM')
  await database.close()
  await testDatabase.drop()
})

interface Writer {
  /** Orders with an answer that said they are stored. */
  answered: string[]
  /** Orders that were sent when a connection broke. */
  broken: string[]
  stop: () => Promise<void>
}

/** Enters one order after the other over one connection, and repeats one that broke under its key over any connection. */
const write = (name: string, over: OneProcess, repeats: boolean): Writer => {
  const ends = new AbortController()
  const writer = { answered: [] as string[], broken: [] as string[] }
  const enter = (by: Pick<OneProcess, 'fetch'>, account: string) =>
    clientOver(by).orders.newOrder(
      { dealId, content: { account, orderLevels: [orderLevel(10, '60')] } },
      { key: `${account.replaceAll(' ', '-')}-${dealId}` },
    )
  const run = async () => {
    for (let nr = 0; !ends.signal.aborted; nr++) {
      const account = `${name} ${nr}`
      try {
        await enter(over, account)
      } catch {
        writer.broken.push(account)
        if (!repeats) return
        await until(() => enter({ fetch }, account))
      }
      writer.answered.push(account)
    }
  }
  const running = run()
  return {
    ...writer,
    stop: () => {
      ends.abort()
      return running
    },
  }
}

const storedAccounts = async (): Promise<string[]> => {
  const { rows } = await database.pool.query<{ account: string }>(
    `select substring(record::text from '"account": "([^"]+)"') as account from deal_order where deal_id = $1`,
    [dealId],
  )
  return rows.map(({ account }) => account)
}

test('orders sent while a process is killed are stored once, and the others go on', async () => {
  const writers = processes.map((each, nr) => write(`writer ${nr}`, each, true))
  await until(() => expect(writers.every(({ answered }) => answered.length > 2)).toBe(true))
  process.kill(processes[1]!.pid, 'SIGKILL')
  const before = writers.map(({ answered }) => answered.length)
  await until(() => expect(writers.every(({ answered }, nr) => answered.length > before[nr]! + 2)).toBe(true))
  await Promise.all(writers.map(({ stop }) => stop()))
  expect(writers.map(({ broken }) => broken.length > 0)).toEqual([false, true, false])
  const answered = writers.flatMap((writer) => writer.answered)
  expect((await storedAccounts()).toSorted()).toEqual(answered.toSorted())
  const known = processes.map(({ pid }) => pid)
  processes[1]!.close()
  processes[1] = await until(() => connectToOther(url, known))
})

test('a stop answers what was sent, and what was answered is stored', async () => {
  const earlier = await storedAccounts()
  const writers = processes.map((each, nr) => write(`last ${nr}`, each, false))
  await until(() => expect(writers.every(({ answered }) => answered.length > 2)).toBe(true))
  const told = performance.now()
  parent.kill('SIGTERM')
  const [code] = (await once(parent, 'exit')) as [number]
  expect(code).toBe(0)
  // After so long the parent kills whoever has not stopped.
  expect(performance.now() - told).toBeLessThan(15_000)
  await Promise.all(writers.map(({ stop }) => stop()))
  const stored = (await storedAccounts()).filter((account) => !earlier.includes(account))
  // An order whose connection was refused was not stored either: nobody is left in doubt.
  expect(stored.toSorted()).toEqual(writers.flatMap(({ answered }) => answered).toSorted())
})
