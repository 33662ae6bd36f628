// The list of 1,000 to 100,000 deals of a desk against bare Fastify and pg, and how late books close that are due at once.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpus } from 'node:os'
import pg from 'pg'
import { prefix } from '@bookrunner/contract/kernel'
import { middle, ms, round } from './lib/figures.ts'
import { alsoClose, closeAll, startHouse } from './lib/house.ts'
import { judgeAtLeast, judgeAtMost, reportFigure } from './lib/verdict.ts'
import { closeBare, closeDeals, type Late } from './deals/clock.ts'
import { growDeals, handOver, openDesk, token } from './deals/fill.ts'
import { page } from './orders/work.ts'
import { startWorker } from './orders/worker.ts'

/** Deals of the desk: how many clients ask for the list and how often, and the least share of the pages of the bare server. */
const sizes = [
  { deals: 1000, clients: 20, rounds: 1, least: null },
  { deals: 3000, clients: 20, rounds: 3, least: 0.5 },
  { deals: 10_000, clients: 20, rounds: 1, least: null },
  // A page takes so long that all of them would only wait.
  { deals: 100_000, clients: 2, rounds: 1, least: null },
]
/** Then another house takes all but the first of them, and the desk's list must not depend on those. */
const beside = { deals: 1000, clients: 20, rounds: 3, least: 0.5 }
/** Books close with so many deals. */
const closing = 3000
const seconds = 2
const clockRounds = 5
const dueAtOnce = 200
/**
 * The last of the books due at once may close so many times as late as by a bare loop that looks when they are due and writes two
 * rows each, and after so many milliseconds.
 */
const mostLate = { times: 2.5, ms: 500 }

const start = async () => {
  const { database, app, adminUrl } = await startHouse()
  const connected = async (connectionString: string) => {
    const client = new pg.Client({ connectionString })
    await client.connect()
    alsoClose(() => client.end())
    return client
  }
  const admin = await connected(adminUrl)
  await openDesk(admin)
  const child = fork(new URL('./deals/list-server.ts', import.meta.url), [database.url])
  alsoClose(() => child.kill())
  const [bare] = (await once(child, 'message')) as [number]
  const load = startWorker('./list-load.ts')
  alsoClose(load.stop)
  const [client, loop] = [await connected(database.url), await connected(database.url)]
  return { admin, client, loop, load, targets: { http: String(app.port), bare: String(bare) } }
}
type World = Awaited<ReturnType<typeof start>>

interface Compared {
  deals: number
  clients: number
  rounds: number
  least: number | null
  /** Deals of others that are stored as well. */
  others?: number
}

/** Pages a second, alternately by one process; the first round warms up. */
const compareLists = async (
  { load, targets }: World,
  { deals, clients, rounds, least, others = 0 }: Compared,
): Promise<void> => {
  const people = Array.from({ length: clients }, () => ({ userId: '', houseId: '', token }))
  const path = `${prefix}/manage/deal/dealList?scope=mine&pageNum=1&pageSize=${page}`
  const figures = { http: [] as number[], bare: [] as number[] }
  for (let nr = 0; nr <= rounds; nr += 1)
    for (const who of ['http', 'bare'] as const) {
      const job = { run: `${nr}`, deals: [], seconds, target: targets[who], path, people }
      const { writes, seconds: took } = await load.measure(job)
      if (nr > 0) figures[who].push(writes / took)
    }
  const [http, bare] = [middle(figures.http), middle(figures.bare)]
  const measured = {
    work: `deal list, a page of ${page} of ${round(deals)} deals${others > 0 ? ` beside ${round(others)}` : ''}, ${clients} clients`,
    figure: http / bare,
    unit: 'of the pages of bare Fastify and pg',
    of: `${http.toFixed(1)} and ${bare.toFixed(1)} a second`,
  }
  if (least === null)
    reportFigure(measured, { because: 'how it grows; the gates are 3,000, and 1,000 beside others' })
  else judgeAtLeast(least, measured)
}

const report = (who: string, late: readonly Late[]): string =>
  `  ${who.padEnd(14)} first ${ms(middle(late.map(({ first }) => first)))}, half ${ms(middle(late.map(({ half }) => half)))}, last ${ms(middle(late.map(({ last }) => last)))}`

let taken = 0
const compareClocks = async (
  { client, loop }: World,
  count: number,
): Promise<{ app: number; bare: number }> => {
  const figures = { app: [] as Late[], bare: [] as Late[] }
  for (let round = 0; round < clockRounds; round += 1, taken += count) {
    figures.app.push(await closeDeals(client, taken, count))
    figures.bare.push(await closeBare({ client, loop }, taken, count))
  }
  console.log(`\n${count} due at the same moment: how late books close, median of ${clockRounds}`)
  console.log(report('the app', figures.app))
  console.log(report('a bare loop', figures.bare))
  const last = (late: readonly Late[]) => middle(late.map((each) => each.last))
  return { app: last(figures.app), bare: last(figures.bare) }
}

const clocks = async (world: World): Promise<void> => {
  // One alone waits for the next look, app and loop alike: chance, not work.
  await compareClocks(world, 1)
  const { app, bare } = await compareClocks(world, dueAtOnce)
  const work = `clock, the last of ${dueAtOnce} books due at once`
  judgeAtMost(mostLate.times, {
    work,
    figure: app / bare,
    unit: 'times as late as a bare loop',
    of: `${ms(app)} and ${ms(bare)}`,
  })
  judgeAtMost(mostLate.ms, { work, figure: app, unit: 'ms' })
}

try {
  const world = await start()
  console.log(`${cpus().length} cores shared by all.`)
  const selected = process.argv.slice(2)
  const does = (name: string): boolean => selected.length === 0 || selected.includes(name)
  let filled = 0
  for (const size of sizes) {
    if (!does('pages') && filled >= closing) break
    await growDeals(world.admin, filled, size.deals)
    filled = size.deals
    if (does('pages')) await compareLists(world, size)
    if (does('clocks') && size.deals === closing) await clocks(world)
  }
  if (does('pages')) {
    await handOver(world.admin, beside.deals)
    await compareLists(world, { ...beside, others: filled - beside.deals })
  }
} finally {
  await closeAll()
}
