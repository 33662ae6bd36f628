// The list of deals through HTTP against a bare SELECT of the same rows and against bare Fastify and pg, and how late books
// close that are due at once.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpus } from 'node:os'
import pg from 'pg'
import { prefix } from '@bookrunner/contract/kernel'
import { alsoClose, closeAll, startHouse } from './lib/house.ts'
import { judgeAtLeast, judgeAtMost, reportFigure } from './lib/verdict.ts'
import { closeBare, closeDeals, type Late } from './deals/clock.ts'
import { fillDeals, token } from './deals/fill.ts'
import { page as ordersPage } from './orders/work.ts'
import { startWorker } from './orders/worker.ts'

const deals = 3000
const page = 50
const rounds = 5
const asks = 30
/** A page through HTTP may take so many times as long as its rows by a bare SELECT. */
const mostTimesList = 6
const dueAtOnce = 200
/** The last of the books due at once may close so many times as late as by a bare loop that looks when they are due and writes two rows each. */
const mostTimesLate = 2.5

const start = async () => {
  const { database, app, adminUrl } = await startHouse()
  await fillDeals(adminUrl, deals)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  alsoClose(() => client.end())
  const loop = new pg.Client({ connectionString: database.url })
  await loop.connect()
  alsoClose(() => loop.end())
  return { port: app.port, client, loop, url: database.url }
}
type World = Awaited<ReturnType<typeof start>>

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const ms = (value: number): string => `${value.toFixed(1)} ms`

/** The duration of each request, one after the other. */
const timed = async (ask: () => Promise<number>): Promise<number> => {
  const took: number[] = []
  for (let round = 0; round < asks; round += 1) {
    const startedAt = performance.now()
    const rows = await ask()
    took.push(performance.now() - startedAt)
    if (rows !== page) throw new Error(`${rows} rows instead of ${page}`)
  }
  return middle(took)
}

const byHttp = (port: number) => async (): Promise<number> => {
  const url = `http://127.0.0.1:${port}${prefix}/manage/deal/dealList?scope=mine&pageSize=${page}`
  const response = await fetch(url, { headers: { authorization: token, lang: '3' } })
  const { data } = (await response.json()) as { data: { list: unknown[]; total: number } }
  if (data.total < deals) throw new Error(`${data.total} deals instead of ${deals}`)
  return data.list.length
}

/** The same rows in the same order, and how many there are, without rights, levels or tranches. */
const bySelect = (client: pg.Client) => async (): Promise<number> => {
  const { rows } = await client.query(
    `select d.*, a.shared, i.name as issuer from deal d join announcement a on a.id = d.announcement_id
     left join entity i on i.id = d.issuer_id where a.creator_entity_id = 'ent_lantern'
     order by d.status, d.closes_at nulls last, d.updated_at desc limit ${page}`,
  )
  await client.query(`select count(*) from deal d join announcement a on a.id = d.announcement_id
    where a.creator_entity_id = 'ent_lantern'`)
  return rows.length
}

const compareLists = async (port: number, client: pg.Client): Promise<void> => {
  const figures = { http: [] as number[], bare: [] as number[] }
  for (let round = 0; round <= rounds; round += 1) {
    const [http, bare] = [await timed(byHttp(port)), await timed(bySelect(client))]
    // The first round warms up.
    if (round > 0) figures.http.push(http)
    if (round > 0) figures.bare.push(bare)
  }
  const [http, bare] = [middle(figures.http), middle(figures.bare)]
  console.log(`\na desk's own deals; median of ${rounds} times ${asks}`)
  judgeAtMost(mostTimesList, {
    work: `deal list, ${page} of ${deals} deals`,
    figure: http / bare,
    unit: 'times a bare SELECT',
    of: `${ms(http)} and ${ms(bare)}`,
  })
}

const throughput = { clients: 20, rounds: 3, seconds: 2, least: 0.5 }

const startBare = async (databaseUrl: string): Promise<string> => {
  const child = fork(new URL('./deals/list-server.ts', import.meta.url), [databaseUrl])
  alsoClose(() => child.kill())
  const [bare] = (await once(child, 'message')) as [number]
  return String(bare)
}

/** Pages a second, alternately by one process; the first round warms up. */
const compareThroughput = async (port: number, databaseUrl: string): Promise<void> => {
  const targets = { http: String(port), bare: await startBare(databaseUrl) }
  const load = startWorker('./list-load.ts')
  alsoClose(load.stop)
  const { clients, seconds, least } = throughput
  const people = Array.from({ length: clients }, () => ({ userId: '', houseId: '', token }))
  const path = `${prefix}/manage/deal/dealList?scope=mine&pageNum=1&pageSize=${ordersPage}`
  const figures = { http: [] as number[], bare: [] as number[] }
  for (let round = 0; round <= throughput.rounds; round += 1)
    for (const who of ['http', 'bare'] as const) {
      const job = { run: `${round}`, deals: [], seconds, target: targets[who], path, people }
      const { writes, seconds: took } = await load.measure(job)
      if (round > 0) figures[who].push(writes / took)
    }
  const [http, bare] = [middle(figures.http), middle(figures.bare)]
  judgeAtLeast(least, {
    work: `deal list, a page of ${ordersPage} of ${deals} deals, ${clients} clients`,
    figure: http / bare,
    unit: 'of the pages of bare Fastify and pg',
    of: `${http.toFixed(0)} and ${bare.toFixed(0)} a second`,
  })
}

const report = (who: string, late: readonly Late[]): string =>
  `  ${who.padEnd(14)} first ${ms(middle(late.map(({ first }) => first)))}, half ${ms(middle(late.map(({ half }) => half)))}, last ${ms(middle(late.map(({ last }) => last)))}`

let taken = 0
const compareClocks = async (
  { client, loop }: World,
  count: number,
): Promise<{ app: number; bare: number }> => {
  const figures = { app: [] as Late[], bare: [] as Late[] }
  for (let round = 0; round < rounds; round += 1, taken += count) {
    figures.app.push(await closeDeals(client, taken, count))
    figures.bare.push(await closeBare({ client, loop }, taken, count))
  }
  console.log(`\n${count} due at the same moment: how late books close, median of ${rounds}`)
  console.log(report('the app', figures.app))
  console.log(report('a bare loop', figures.bare))
  const last = (late: readonly Late[]) => middle(late.map((each) => each.last))
  return { app: last(figures.app), bare: last(figures.bare) }
}

const clocks = async (world: World): Promise<void> => {
  // One alone waits for the next look, app and loop alike: chance, not work.
  await compareClocks(world, 1)
  const { app, bare } = await compareClocks(world, dueAtOnce)
  judgeAtMost(mostTimesLate, {
    work: `clock, the last of ${dueAtOnce} books due at once`,
    figure: app / bare,
    unit: 'times as late as a bare loop',
    of: `${ms(app)} and ${ms(bare)}`,
  })
  reportFigure(
    { work: `clock, the last of ${dueAtOnce} books due at once`, figure: app, unit: 'ms' },
    { aim: '500 ms', because: 'other machines are slower' },
  )
}

const parts: Record<string, (world: World) => Promise<void>> = {
  list: ({ port, client }) => compareLists(port, client),
  pages: ({ port, url }) => compareThroughput(port, url),
  clocks,
}

try {
  const world = await start()
  console.log(`${cpus().length} cores shared by all.`)
  const selected = process.argv.slice(2)
  for (const [name, compare] of Object.entries(parts))
    if (selected.length === 0 || selected.includes(name)) await compare(world)
} finally {
  await closeAll()
}
