// Orders entered and changed through HTTP, against one bare transaction for each by the same SQL; My Orders; large books.
import { cpus } from 'node:os'
import pg from 'pg'
import { middle, ms, round } from './lib/figures.ts'
import { alsoClose, closeAll, startHouse } from './lib/house.ts'
import { judgeAtLeast, judgeAtMost, reportFigure } from './lib/verdict.ts'
import { reportBooks } from './orders/books.ts'
import { measureCreates } from './orders/create.ts'
import { countStatements, measureEnteredList } from './orders/entered-list.ts'
import { clientWith, openDeals, openPeople, openSession } from './orders/fill.ts'
import { measureHouses, measureList } from './orders/list.ts'
import { measureByPgbench } from './orders/pgbench.ts'
import { startWorker } from './orders/worker.ts'
import { hasPgbench } from './lib/pgbench.ts'
import { page, type Measured, type Person } from './orders/work.ts'

/**
 * `ofBare`, `ofTogether`, `ofPgbench`: the least share of what a bare process does one by one, of what it does with one write of each
 * client in a transaction, and of what pgbench does with the same statements. One by one they only say what one lock lets through.
 */
const shapes = [
  { name: 'one hot deal, 8 clients', clients: 8, deals: 1, ofBare: null, ofTogether: 1.8, ofPgbench: null },
  { name: 'one hot deal, 64 clients', clients: 64, deals: 1, ofBare: null, ofTogether: 4, ofPgbench: null },
  { name: 'fifty deals, 8 clients', clients: 8, deals: 50, ofBare: 1.2, ofTogether: null, ofPgbench: 0.8 },
] as const
const rounds = 3
const seconds = 2
/** New orders a second of so many people on ten deals, as a share of what bare Fastify and one INSERT give. */
const creating = { clients: 20, deals: 10, least: 0.3 }
/**
 * Lists that a desk enters, by their orders. By the clock most is the database's work; what the app decides shows in its CPU
 * alone, and a statement for each order in their number.
 */
const lists = {
  /** Times a bare transaction that writes the same rows. */
  most: { 50: 4, 500: 2.3 },
  /** Times a copy of the rows, by the least CPU of each: garbage of other rounds and other work only add to it. */
  mostCpu: { orders: 500, times: 6.5 },
  /** Statements of a list of 500, and as a multiple of those of 50. */
  mostStatements: { count: 28, times: 1.1 },
  rounds: 15,
  warmUp: 12,
}
/** Pages of My Orders a second, as a share of what bare Fastify and one SELECT give of the same rows. */
const leastList = 1
const listClients = 20
/** Houses with so many orders, and the share of the smallest one's pages that a larger one gets. */
const houses = { counts: [1000, 10_000, 100_000], rounds: 3, seconds: 1 }
const leastOfSmall = 0.6

const start = async () => {
  const { database, app, adminUrl } = await startHouse()
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  alsoClose(() => admin.end())
  // The demo world's limits would soon refuse orders.
  await admin.query('delete from quota')
  const desk = clientWith(app.port, await openSession(admin, 'usr_deskoc', 0))
  const people = await openPeople(admin, 64)
  const workers = { http: startWorker('./load.ts'), bare: startWorker('./bare.ts') }
  alsoClose(workers.http.stop, workers.bare.stop)
  return { database, app, admin, desk, people, workers }
}
type World = Awaited<ReturnType<typeof start>>
type Contender = 'http' | 'bare' | 'together' | 'pgbench'

const speed = (all: readonly Measured[]): number =>
  middle(all.map(({ writes, seconds: took }) => writes / took))

let runs = 0
const measure = (
  world: World,
  contender: Contender,
  people: Person[],
  deals: string[],
  lasts = seconds,
): Promise<Measured> => {
  const { app, database, workers } = world
  const target = contender === 'http' ? `${app.port}` : database.url
  const job = { run: `r${(runs += 1)}`, people, deals, seconds: lasts, target }
  if (contender === 'pgbench') return measureByPgbench(job)
  return contender === 'http'
    ? workers.http.measure(job)
    : workers.bare.measure({ ...job, together: contender === 'together' })
}

/** A B C A B C: whatever else this machine does meets all alike. Each has deals of its own; the first round warms up. */
const measureShape = async (world: World, { clients, deals, ofTogether }: (typeof shapes)[number]) => {
  const contenders: Contender[] = ['http', 'bare']
  if (ofTogether !== null) contenders.push('together')
  if (hasPgbench()) contenders.push('pgbench')
  const own: Partial<Record<Contender, string[]>> = {}
  for (const contender of contenders) own[contender] = await openDeals(world.desk, deals)
  const people = world.people.slice(0, clients)
  const figures: Record<Contender, Measured[]> = { http: [], bare: [], together: [], pgbench: [] }
  for (let nr = 0; nr <= rounds; nr++)
    for (const contender of contenders) {
      const measured = await measure(world, contender, people, own[contender]!, nr === 0 ? 1 : seconds)
      if (nr > 0) figures[contender].push(measured)
    }
  return figures
}

const reportLines = (what: string, figures: Readonly<Record<string, Measured[]>>): void => {
  for (const [who, all] of Object.entries(figures))
    console.log(
      `  ${who.padEnd(20)}${round(speed(all)).padStart(7)} ${what}/s   p50 ${ms(middle(all.map(({ p50 }) => p50)))}, ` +
        `p99 ${ms(middle(all.map(({ p99 }) => p99)))}, its CPU ${Math.round(middle(all.map(({ cpu }) => cpu)) * 100)} %`,
    )
}

const reportShape = (
  { name, ofBare, ofTogether, ofPgbench }: (typeof shapes)[number],
  { http, bare, together, pgbench }: Awaited<ReturnType<typeof measureShape>>,
): void => {
  console.log(`\n${name}`)
  reportLines('writes', { 'through HTTP': http, 'bare, one by one': bare })
  const against = (peer: Measured[], unit: string) => ({
    work: `orders, ${name}`,
    figure: speed(http) / speed(peer),
    unit,
    of: `${round(speed(http))} and ${round(speed(peer))} a second`,
  })
  const oneByOne = against(bare, 'of the writes of one bare transaction each')
  if (ofBare === null)
    reportFigure(oneByOne, {
      because: 'one lock lets them through one by one; those that share are the gate',
    })
  else judgeAtLeast(ofBare, oneByOne)
  if (ofTogether !== null) {
    reportLines('writes', { 'bare, together': together })
    judgeAtLeast(ofTogether, against(together, 'of the writes of bare transactions that all clients share'))
  }
  if (pgbench.length > 0) reportLines('writes', { 'pgbench, one by one': pgbench })
  if (ofPgbench === null) return
  const ofIts = against(pgbench, 'of the writes of pgbench with the same statements')
  if (pgbench.length > 0) judgeAtLeast(ofPgbench, ofIts)
  else
    reportFigure(
      { ...ofIts, figure: Number.NaN },
      {
        aim: `at least ${ofPgbench}`,
        because: '`pgbench` is not installed on this machine',
      },
    )
}

const reportCreates = async (world: World): Promise<void> => {
  const { clients, deals, least } = creating
  const people = world.people.slice(0, clients)
  const opened = await openDeals(world.desk, deals)
  const { http, bare } = await measureCreates(world, { rounds, seconds, people, deals: opened })
  console.log(`\nnew orders on ${deals} deals, ${clients} clients`)
  reportLines('orders', { 'through HTTP': http, 'bare Fastify and pg': bare })
  judgeAtLeast(least, {
    work: `new orders on ${deals} deals, ${clients} clients`,
    figure: speed(http) / speed(bare),
    unit: 'of bare Fastify and one INSERT',
    of: `${round(speed(http))} and ${round(speed(bare))} a second`,
  })
}

const reportLists = async (world: World): Promise<void> => {
  const { most, mostCpu, mostStatements, ...measuring } = lists
  console.log(`\na list entered by a desk, median of ${measuring.rounds}`)
  for (const [orders, mostTimes] of Object.entries(most)) {
    const count = Number(orders)
    const { http, bare, httpCpu, copyCpu } = await measureEnteredList(world, { ...measuring, count })
    judgeAtMost(mostTimes, {
      work: `a list of ${count} orders`,
      figure: middle(http) / middle(bare),
      unit: 'times a bare transaction with the same rows',
      of: `${ms(middle(http))} and ${ms(middle(bare))}`,
    })
    if (count !== mostCpu.orders) continue
    const cpu = {
      work: `a list of ${count} orders`,
      figure: Math.min(...httpCpu) / Math.min(...copyCpu),
      unit: 'times the CPU of a copy of its rows',
      of: `${ms(Math.min(...httpCpu))} and ${ms(Math.min(...copyCpu))}, the least of each`,
    }
    // Nothing at all would pass.
    if (cpu.figure === 0) reportFigure(cpu, { because: 'this system counts no CPU for so short a work' })
    else judgeAtMost(mostCpu.times, cpu)
  }
  const [fewest, largest] = Object.keys(most).map(Number) as [number, number]
  const [few, many] = (await countStatements(world, [fewest, largest])) as [number, number]
  judgeAtMost(mostStatements.count, { work: `a list of ${largest} orders`, figure: many, unit: 'statements' })
  judgeAtMost(mostStatements.times, {
    work: `a list of ${largest} orders`,
    figure: many / few,
    unit: `times the statements of one of ${fewest}`,
    of: `${many} and ${few}`,
  })
}

const listQueries = {
  'the last changed': '',
  'the largest': '&sortField=size&sortOrder=desc',
}

const reportList = async (world: World): Promise<void> => {
  const measuring = { rounds, seconds, clients: listClients }
  const found = await measureList(world, Object.values(listQueries), measuring)
  for (const [name, query] of Object.entries(listQueries)) {
    const { http, bare } = found.get(query)!
    console.log(`\nMy Orders, a page of ${page}, ${name} of 200 on 20 deals, ${listClients} clients`)
    reportLines('pages', { 'through HTTP': http, 'bare Fastify and pg': bare })
    judgeAtLeast(leastList, {
      work: `My Orders, ${name}`,
      figure: speed(http) / speed(bare),
      unit: 'of the pages of bare Fastify and pg',
      of: `${round(speed(http))} and ${round(speed(bare))} a second`,
    })
  }
}

const houseQueries = { 'a page': '', 'a page of one status': '&status=Submitted' }

const reportHouses = async (world: World): Promise<void> => {
  const { counts, ...measuring } = houses
  const found = await measureHouses(world, counts, Object.values(houseQueries), { ...measuring, clients: 1 })
  for (const [name, query] of Object.entries(houseQueries)) {
    const each = found.get(query)!
    console.log(`\nMy Orders, ${name}, by how many orders the house has, one client`)
    for (const [at, count] of counts.entries()) reportLines('pages', { [round(count)]: each[at]! })
    for (const [at, count] of counts.entries())
      if (at > 0)
        judgeAtLeast(leastOfSmall, {
          work: `My Orders, ${name}, of a house with ${round(count)} orders`,
          figure: speed(each[at]!) / speed(each[0]!),
          unit: `of the pages of one with ${round(counts[0]!)}`,
          of: `${round(speed(each[at]!))} and ${round(speed(each[0]!))} a second`,
        })
  }
}

const parts: Record<string, (world: World) => Promise<void>> = {
  writes: async (world) => {
    for (const shape of shapes) reportShape(shape, await measureShape(world, shape))
  },
  creates: reportCreates,
  lists: reportLists,
  list: reportList,
  houses: reportHouses,
  books: (world) =>
    reportBooks(world, (people, deals, lasts) => measure(world, 'http', people, deals, lasts)),
}

try {
  const world = await start()
  console.log(
    `Orders, each entered and changed once: ${cpus().length} cores shared by all; median of ${rounds} times ${seconds} s.`,
  )
  const selected = process.argv.slice(2)
  for (const [name, report] of Object.entries(parts))
    if (selected.length === 0 || selected.includes(name)) await report(world)
} finally {
  await closeAll()
}
