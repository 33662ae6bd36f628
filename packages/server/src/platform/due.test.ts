import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { pino } from 'pino'
import { alarms, findAlarms, makeAlarmTable, ring, rungOf, setAlarms } from '../../test/alarm.ts'
import { run, type Program } from '../../test/programs/run.ts'
import { openPipelineWorld, type PipelineWorld, type TestPipeline } from '../../test/pipeline.ts'
import { until } from '../../test/until.ts'
import { openDatabase } from './db/index.ts'
import { startDueWork, type DueSource, type DueWork } from './due.ts'
import { startDatabase } from './embedded-postgres.ts'
import { prepareDatabaseAt } from './migrate.ts'
import { createPipeline, type WritePipeline } from './service/index.ts'

let world: PipelineWorld
let opened: (() => Promise<unknown>)[]
/** What the nodes logged. */
let logged: { due?: string; key?: string; msg: string }[]

beforeAll(async () => {
  world = await openPipelineWorld()
  await makeAlarmTable(world.db)
})
afterAll(() => world.close())
beforeEach(() => {
  opened = []
  logged = []
})
afterEach(async () => {
  for (const close of opened.toReversed()) await close()
  await world.pool.query('delete from alarm')
})

const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(JSON.parse(line)) })
const silent = pino({ level: 'silent' })

/** Starts a node that looks for due work. */
const watch = (
  source: DueSource = alarms,
  node: Pick<TestPipeline, 'submit' | 'appendToMany' | 'db'> = world,
): DueWork => {
  const work = startDueWork(world.url, [source], { pipeline: node, db: node.db, log })
  opened.push(work.stop)
  return work
}
/** Records the keys it is asked to ring. */
const noting = (keys: string[]): DueSource => ({
  ...alarms,
  run: (key, context) => {
    keys.push(key)
    return alarms.run(key, context)
  },
})
/** The same in a process of its own, which can be killed. */
const watchElsewhere = async (...args: string[]): Promise<Program> => {
  const program = run('ring-alarms.ts', [world.url, ...args])
  opened.push(() => program.end('SIGKILL'))
  expect(await program.line()).toBe('looking')
  return program
}

const allRung = () =>
  until(async () => {
    const all = await rungOf(world.db)
    expect(all.length).toBeGreaterThan(0)
    expect(all.filter(({ rung }) => rung === 0)).toEqual([])
  })
const wrong = async () => (await rungOf(world.db)).filter((a) => a.rung !== 1 || a.lines !== 1 || a.early)
const ids = (name: string, count: number) => Array.from({ length: count }, (_, nr) => `${name}-${nr + 1000}`)

test('due work runs once at its time, however many nodes look', async () => {
  const nodes = [world, world.anotherNode(), world.anotherNode()].map((node) => watch(alarms, node))
  for (const [nr, inMs] of [-1000, 0, 300, 600].entries())
    await setAlarms(world.db, ids(`once-${nr}`, 50), inMs)
  await allRung()
  for (const node of nodes) await node.stop()
  expect(await wrong()).toEqual([])
  expect(logged).toEqual([])
})

test('work that two nodes find at the same moment runs once', async () => {
  let together = 2
  let go = (): void => {}
  const both = new Promise<void>((done) => (go = done))
  const replies: unknown[] = []
  const source = (node: WritePipeline): DueSource => ({
    ...alarms,
    run: async (key) => {
      if (--together === 0) go()
      await both
      replies.push(await node.submit(ring(key)))
    },
  })
  await setAlarms(world.db, ['at-once'])
  const other = world.anotherNode()
  watch(source(world))
  watch(source(other), other)
  await until(() => expect(replies).toHaveLength(2))
  expect(await wrong()).toEqual([])
})

test('after a node is killed in the middle, another one does the work, once', async () => {
  await setAlarms(world.db, ['killed'])
  const killed = await watchElsewhere('hang')
  expect(await killed.line()).toBe('deciding')
  const tried: string[] = []
  watch(noting(tried))
  // The other node has found it too, and waits for the lock.
  await until(() => expect(tried).toEqual(['killed']))
  expect((await rungOf(world.db))[0]!.rung).toBe(0)
  await killed.end('SIGKILL')
  await allRung()
  expect(await wrong()).toEqual([])
})

test('after a restart the only node does everything due by then', async () => {
  await setAlarms(world.db, ['restarted'])
  const killed = await watchElsewhere('hang')
  expect(await killed.line()).toBe('deciding')
  await killed.end('SIGKILL')
  await setAlarms(world.db, ['meanwhile'])
  expect((await rungOf(world.db)).map(({ rung }) => rung)).toEqual([0, 0])
  await watchElsewhere()
  await allRung()
  expect(await wrong()).toEqual([])
})

test('after a restart of the database, work that became due meanwhile runs once', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bookrunner-due-'))
  opened.push(() => rm(dataDir, { recursive: true, force: true }))
  const start = async () => {
    const database = await startDatabase({ dataDir, log: { info: () => {}, error: () => {} } })
    opened.push(database.stop)
    return database
  }
  const first = await start()
  await prepareDatabaseAt(first.url)
  const { db, pool, close } = openDatabase(first.url, 4)
  opened.push(close)
  await makeAlarmTable(db)
  const pipeline = createPipeline({
    pool,
    readSessionValidity: async () => new Map(),
    react: async () => {},
    tell: () => {},
  })
  opened.push(startDueWork(first.url, [alarms], { pipeline, db, log: silent }).stop)
  await setAlarms(db, ['before'])
  await until(async () => expect(await rungOf(db)).toMatchObject([{ rung: 1 }]))
  await setAlarms(db, ids('meanwhile', 20), 500)
  await first.stop()
  expect((await start()).url).toBe(first.url)
  await until(async () => expect((await rungOf(db)).filter(({ rung }) => rung === 0)).toEqual([]), {
    interval: 100,
  })
  const all = await rungOf(db)
  expect(all.filter(({ rung, lines, early }) => rung !== 1 || lines !== 1 || early)).toEqual([])
})

test('failing work is tried again without delaying other work, however much of it there is', async () => {
  let mended = false
  const source: DueSource = {
    ...alarms,
    run: async (key, context) => {
      if (key.startsWith('failing') && !mended) throw new Error('not yet')
      await alarms.run(key, context)
    },
  }
  // More than one look returns, and due before all others.
  await setAlarms(world.db, ids('failing', 450), -10_000)
  await setAlarms(world.db, ['well'])
  watch(source)
  await until(async () => {
    const well = (await rungOf(world.db)).find(({ id }) => id === 'well')
    expect(well).toMatchObject({ rung: 1 })
  })
  expect(logged[0]).toMatchObject({ due: 'alarms', key: 'failing-1000', msg: 'what is due failed' })
  mended = true
  await allRung()
  expect(await wrong()).toEqual([])
})

test('a failed look is repeated', async () => {
  let looks = 0
  const source: DueSource = {
    ...alarms,
    find: async (db, most) => {
      if (++looks < 3) throw new Error('no such table, say')
      return findAlarms(db, most)
    },
  }
  await setAlarms(world.db, ['blind'])
  watch(source)
  await allRung()
  expect(logged.map(({ msg }) => msg)).toEqual(Array(2).fill('what is due could not be found'))
})

test('a node looks at the moment when the next time comes', async () => {
  let looks = 0
  const source: DueSource = {
    ...alarms,
    find: async (db, most) => {
      looks += 1
      return findAlarms(db, most)
    },
    next: async () => 5,
  }
  const begun = performance.now()
  watch(source)
  await until(() => expect(looks).toBeGreaterThan(20))
  // Four looks a second would take five.
  expect(performance.now() - begun).toBeLessThan(3000)
})

test('work that stays due after each run is logged and run less often', async () => {
  let times = 0
  const source: DueSource = { ...alarms, run: async () => void times++ }
  await setAlarms(world.db, ['again'])
  watch(source)
  await until(() => expect(logged[0]).toMatchObject({ key: 'again', times: 6 }))
  expect(times).toBe(6)
})

test('looks use a connection of their own', async () => {
  const busy = world.anotherNode()
  const busyClients = await Promise.all([1, 2, 3, 4].map(() => busy.pool.connect()))
  const found: string[] = []
  await setAlarms(world.db, ['busy'])
  watch(noting(found), busy)
  await until(() => expect(found).toEqual(['busy']))
  for (const client of busyClients) client.release()
  await allRung()
})

test('stopping waits for running work, and starts no more', async () => {
  const begun: string[] = []
  let finish = (): void => {}
  const work = watch({
    ...alarms,
    run: async (key, context) => {
      begun.push(key)
      await new Promise<void>((done) => (finish = done))
      await alarms.run(key, context)
    },
  })
  await setAlarms(world.db, ['under-way'])
  await until(() => expect(begun).toEqual(['under-way']))
  await setAlarms(world.db, ['too-late'])
  let stopped = false
  const stopping = work.stop().then(() => (stopped = true))
  await new Promise((done) => setImmediate(done))
  expect(stopped).toBe(false)
  finish()
  await stopping
  expect(begun).toEqual(['under-way'])
  expect((await rungOf(world.db)).map(({ id, rung }) => [id, rung])).toEqual([
    ['too-late', 0],
    ['under-way', 1],
  ])
})

test('what can wait lets due work go first, but no longer than a second', async () => {
  const gates: (() => void)[] = []
  const held: DueSource = {
    ...alarms,
    run: async (key, context) => {
      await new Promise<void>((go) => gates.push(go))
      return alarms.run(key, context)
    },
  }
  const work = watch(held)
  await work.caughtUp()
  await setAlarms(world.db, ids('first', 20), -1000)
  // Eight run at once, twelve wait for their turn.
  await until(() => expect(gates).toHaveLength(8))
  let isOver = false
  const over = work.caughtUp().then(() => (isOver = true))
  await new Promise((done) => setImmediate(done))
  expect(isOver).toBe(false)
  // Nothing ends, and still nobody waits for ever.
  await over
  for (let left = 12; left > 0; left -= 8) {
    for (const go of gates.splice(0)) go()
    await until(() => expect(gates).toHaveLength(Math.min(8, left)))
  }
  // The last four have their turn.
  await work.caughtUp()
  for (const go of gates.splice(0)) go()
  await allRung()
})
