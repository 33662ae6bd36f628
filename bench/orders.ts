// Orders entered and changed through HTTP, against one bare transaction for each by the same SQL; My Orders; large books.
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { prefix } from '@bookrunner/contract/kernel'
import { startDatabase } from '../packages/server/src/platform/embedded-postgres.ts'
import { onStop } from '../scripts/lib/until-stopped.ts'
import { startApp } from './write-road/app.ts'
import { clientWith, growBook, openDeals, openPeople, openSession } from './orders/fill.ts'
import { startWorker } from './orders/worker.ts'
import type { Measured, Person } from './orders/work.ts'

const shapes = [
  { name: 'one hot deal, 8 clients', clients: 8, deals: 1, gate: 1 },
  { name: 'one hot deal, 64 clients', clients: 64, deals: 1, gate: 4 },
  { name: 'fifty deals, 8 clients', clients: 8, deals: 50, gate: 0.3 },
] as const
const rounds = 3
const seconds = 2
const books = [1000, 10_000, 100_000]
const page = 50
const asks = 40
/** A page of My Orders through HTTP, as a share of how often its rows are had by a bare SELECT. */
const leastList = 0.6

const closers: (() => unknown)[] = []
const closeAll = async (): Promise<void> => {
  for (const close of closers.splice(0).toReversed()) await close()
}
onStop(closeAll)

const start = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bookrunner-bench-'))
  closers.push(() => rm(dataDir, { recursive: true, force: true }))
  const log = { info: () => {}, error: (message: string) => console.error(message) }
  const database = await startDatabase({ dataDir, log })
  closers.push(database.stop)
  const app = await startApp(database.url, dataDir)
  closers.push(app.stop)
  const adminUrl = new URL(database.adminUrl)
  adminUrl.pathname = new URL(database.url).pathname
  const admin = new pg.Client({ connectionString: adminUrl.href })
  await admin.connect()
  closers.push(() => admin.end())
  const desk = clientWith(app.port, await openSession(admin, 'usr_deskoc', 0))
  const people = await openPeople(admin, 64)
  const workers = { http: startWorker('./load.ts'), bare: startWorker('./bare.ts') }
  closers.push(workers.http.stop, workers.bare.stop)
  return { database, app, admin, desk, people, workers }
}
type World = Awaited<ReturnType<typeof start>>
type Contender = 'http' | 'bare'

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const speed = (all: readonly Measured[]): number =>
  middle(all.map(({ writes, seconds: took }) => writes / took))
const round = (value: number): string => Math.round(value).toLocaleString('en')
const ms = (value: number): string => `${value.toFixed(1)} ms`

let runs = 0
const measure = (world: World, contender: Contender, people: Person[], deals: string[], lasts = seconds) => {
  const { app, database, workers } = world
  const target = contender === 'http' ? `${app.port}` : database.url
  return workers[contender].measure({ run: `r${(runs += 1)}`, people, deals, seconds: lasts, target })
}

/** A B A B: whatever else this machine does meets both alike. Each has deals of its own; the first round warms up. */
const measureShape = async (world: World, { clients, deals }: (typeof shapes)[number]) => {
  const own = { http: await openDeals(world.desk, deals), bare: await openDeals(world.desk, deals) }
  const people = world.people.slice(0, clients)
  const figures: Record<Contender, Measured[]> = { http: [], bare: [] }
  for (let nr = 0; nr <= rounds; nr++)
    for (const contender of ['http', 'bare'] as const) {
      const measured = await measure(world, contender, people, own[contender], nr === 0 ? 1 : seconds)
      if (nr > 0) figures[contender].push(measured)
    }
  return figures
}

const reportShape = (
  { name, gate }: (typeof shapes)[number],
  { http, bare }: Record<Contender, Measured[]>,
) => {
  const ratio = speed(http) / speed(bare)
  console.log(`\n${name}`)
  for (const [what, all] of [
    ['through HTTP', http],
    ['bare, one by one', bare],
  ] as const)
    console.log(
      `  ${what.padEnd(18)}${round(speed(all)).padStart(7)} writes/s   p50 ${ms(middle(all.map(({ p50 }) => p50)))}, ` +
        `p99 ${ms(middle(all.map(({ p99 }) => p99)))}, its CPU ${Math.round(middle(all.map(({ cpu }) => cpu)) * 100)} %`,
    )
  console.log(`  ${ratio >= gate ? 'passed' : 'FAILED'}: ${ratio.toFixed(2)}, at least ${gate.toFixed(1)}`)
  return ratio >= gate
}

const reportBooks = async (world: World): Promise<void> => {
  console.log('\na write, by how many orders its book has (8 clients)')
  const [dealId] = await openDeals(world.desk, 1)
  const [person] = world.people
  const { orderId } = await clientWith(world.app.port, person!.token).orders.newOrder({
    ...{ dealId: dealId! },
    content: { rungs: [{ minYield: null, minSpread: null, maxPrice: null, size: 10_000_000 }] },
  })
  for (const count of books) {
    await growBook(world.admin, orderId, count)
    const people = world.people.slice(0, 8)
    await measure(world, 'http', people, [dealId!], 1)
    const { writes, seconds: took, p50, p99 } = await measure(world, 'http', people, [dealId!])
    console.log(
      `  ${round(count).padStart(8)}  ${round(writes / took).padStart(6)} writes/s   p50 ${ms(p50)}, p99 ${ms(p99)}`,
    )
  }
}

const timed = async (ask: () => Promise<number>): Promise<number> => {
  const took: number[] = []
  for (let turn = 0; turn < asks; turn++) {
    const asked = performance.now()
    if ((await ask()) !== page) throw new Error('not a page')
    took.push(performance.now() - asked)
  }
  return middle(took)
}

const reportList = async ({ app, database, people }: World): Promise<boolean> => {
  const { token, houseId } = people[1]!
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const url = `http://127.0.0.1:${app.port}${prefix}/investor/book/myOrder?pageNum=1&pageSize=${page}`
  const http = await timed(async () => {
    const answer = await fetch(url, { headers: { authorization: token } })
    return ((await answer.json()) as { data: { list: unknown[] } }).data.list.length
  })
  const bare = await timed(async () => {
    const { rows } = await client.query({
      name: 'list',
      text: `select o.record, d.name, d.terms, d.course from deal_order o join deal d on d.id = o.deal_id
        where o.investor_id = $1 order by o.shown_at desc, o.id limit ${page}`,
      values: [houseId],
    })
    return rows.length
  })
  await client.end()
  const ratio = bare / http
  console.log(`\nMy Orders, a page of ${page}: ${ms(http)} through HTTP, ${ms(bare)} by a bare SELECT`)
  console.log(`  ${ratio >= leastList ? 'passed' : 'FAILED'}: ${ratio.toFixed(2)}, at least ${leastList}`)
  return ratio >= leastList
}

try {
  const world = await start()
  console.log(
    `Orders, each entered and changed once: ${cpus().length} cores shared by all; median of ${rounds} times ${seconds} s.`,
  )
  const verdicts: boolean[] = []
  for (const shape of shapes) verdicts.push(reportShape(shape, await measureShape(world, shape)))
  verdicts.push(await reportList(world))
  await reportBooks(world)
  if (!verdicts.every(Boolean)) process.exitCode = 1
} finally {
  await closeAll()
}
