// Books of 1,000 to 100,000 orders: what reading them costs beside a bare SELECT, what is new since a state, and how soon watchers see a change.
import { cpus } from 'node:os'
import pg from 'pg'
import { prefix } from '@bookrunner/contract/kernel'
import { openConnection } from './book/ask.ts'
import { changedSince, type OpenedBook } from './book/changed-since.ts'
import { contentOf, openBook, type Template } from './book/fill.ts'
import { measureReads, measureSeveral, startBare, type Read } from './book/reads.ts'
import { reportWatching } from './book/watching.ts'
import { ms, round } from './lib/figures.ts'
import { alsoClose, closeAll, startHouse } from './lib/house.ts'
import { judgeAtLeast, judgeAtMost, reportFigure } from './lib/verdict.ts'
import { clientWith, openPeople, openSession } from './orders/fill.ts'

/** `npm run bench -- book reads 1000` measures one alone. */
const chosen = process.argv.slice(2).map(Number).filter(Number.isInteger)
const books = chosen.length > 0 ? chosen : [1000, 10_000, 100_000]
/** The book the gates are for. */
const gated = 10_000
const rounds = 9
/**
 * Of the time of a bare SELECT of the same rows. Both are answered from memory, and the list has its rows written: a book that
 * is worked out again takes several times as long as the SELECT.
 */
const mostTimes = { list: 1, charts: 0.6 }
/** The time of what changed since a state in the largest book, as a multiple of that in the smallest. */
const mostGrowth = 3
const sinceRounds = 15
/** Milliseconds; printed beside the figure. */
const aims = { changedSince: 10 }
const together = 100
/**
 * So many clients ask one after the other beside one that does, and get at least so many times its answers: those who ask at
 * once share one reading of the state. A list of megabytes is mostly written to sockets.
 */
const several = {
  clients: 8,
  seconds: 2,
  rounds: 3,
  least: { summary: 2.2, 'demand now': 1.5 },
  /** Of what a bare server answers with as many bytes, which it has in memory. */
  leastOfBytes: 0.55,
}

const start = async () => {
  const { database, app, adminUrl } = await startHouse()
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  alsoClose(() => admin.end())
  const token = await openSession(admin, 'usr_deskoc', 0)
  const people = await openPeople(admin, 64)
  const desk = clientWith(app.port, token)
  return { database, app, admin, desk, token, people, bare: await startBare(database.url) }
}
type World = Awaited<ReturnType<typeof start>>

type Figures = Awaited<ReturnType<typeof measureReads>>['figures']

/** A call that waits for another would show here alone. */
const reportSeveral = async (world: World, dealId: string): Promise<void> => {
  const { clients, seconds, rounds: times, least, leastOfBytes } = several
  const ask = { port: world.app.port, bare: world.bare, token: world.token, dealId, clients, seconds }
  for (const name of ['list', 'summary', 'demand now'] as const) {
    const { one, many, bytes } = await measureSeveral(name, times, ask)
    const work = `${name}, ${round(gated)} orders, ${clients} clients`
    const answers = {
      work,
      figure: many / one,
      unit: 'times the answers of one client',
      of: `${round(many)} and ${round(one)} a second`,
    }
    if (name !== 'list') {
      judgeAtLeast(least[name], answers)
      continue
    }
    reportFigure(answers, { because: 'a slow list is slow for one client too; the ready bytes are the gate' })
    judgeAtLeast(leastOfBytes, {
      work,
      figure: many / bytes,
      unit: 'of the answers of a bare server that has the bytes ready',
      of: `${round(many)} and ${round(bytes)} a second`,
    })
  }
}

const asTimes = (took: number, bare: number) => ({
  figure: took / bare,
  unit: 'times a bare SELECT of its rows',
  of: `${ms(took)} and ${ms(bare)}`,
})

const judgeReads = (count: number, first: number, figures: Figures): void => {
  const [slowest] = (Object.keys(figures) as Read[])
    .filter((name) => name !== 'bare' && name !== 'list')
    .toSorted((one, other) => figures[other].ms - figures[one].ms)
  const list = {
    work: `book list, ${round(count)} orders`,
    ...asTimes(figures.list.ms, figures.bare.ms),
  }
  const chart = {
    work: `the slowest of summary, views and charts (${slowest}), ${round(count)} orders`,
    ...asTimes(figures[slowest!].ms, figures.bare.ms),
  }
  if (count === gated) {
    judgeAtMost(mostTimes.list, list)
    judgeAtMost(mostTimes.charts, chart)
  } else
    for (const figure of [list, chart])
      reportFigure(figure, { because: `how it grows; the gate is ${round(gated)}` })
  reportFigure(
    { work: `the first list, ${round(count)} orders`, ...asTimes(first, figures.bare.ms) },
    { because: 'how it grows; it is measured once' },
  )
}

const printReads = (count: number, figures: Figures): void => {
  console.log(`\na book of ${round(count)} orders, one client, the middle of ${rounds} rounds`)
  for (const [name, { ms: took, bytes }] of Object.entries(figures))
    console.log(
      `  ${(name === 'bare' ? 'bare SELECT' : name).padEnd(16)}${ms(took).padStart(12)}   ${round(bytes / 1024).padStart(7)} kB`,
    )
}

const reportReads = async (world: World): Promise<void> => {
  const opened: OpenedBook[] = []
  for (const count of books) {
    const { dealId, templates } = await openBook(world, count)
    const [changed, changing] = templates as [Template, Template]
    opened.push({ dealId, changed })
    const change = async (round: number) => {
      const { orderId, client } = changing
      await client.orders.editOrder({ orderId, expectedVersion: round, content: contentOf(1, round) })
    }
    const request = { port: world.app.port, bare: world.bare, token: world.token, dealId, rounds, change }
    const { first, figures } = await measureReads(request)
    printReads(count, figures)
    judgeReads(count, first, figures)
    if (count === gated) await reportSeveral(world, dealId)
  }
  const since = await changedSince(world, opened, sinceRounds)
  for (const [at, count] of books.entries())
    reportFigure(
      { work: `changed since, ${round(count)} orders`, figure: since[at]!, unit: 'ms' },
      { aim: ms(aims.changedSince), because: 'its growth is the gate' },
    )
  const [fewest, most] = [books[0]!, books.at(-1)!]
  if (most > fewest)
    judgeAtMost(mostGrowth, {
      work: `changed since, ${round(most)} orders`,
      figure: since.at(-1)! / since[0]!,
      unit: `times that of ${round(fewest)} orders, in turns`,
      of: `${ms(since.at(-1)!)} and ${ms(since[0]!)}`,
    })
}

/** Every page asks for the list when a push has moved all of it. */
const reportTogether = async (world: World): Promise<void> => {
  const { dealId } = await openBook(world, gated)
  await world.desk.book.getOrderSummary({ dealId })
  const pages = Array.from({ length: together }, () => openConnection(String(world.app.port), world.token))
  const [before, memory, begun] = [await world.app.cpu(), await world.app.memory(), performance.now()]
  const path = `${prefix}/order/manage/bookOrderList?dealId=${dealId}`
  await Promise.all(pages.map((page) => page.ask(path)))
  const lasted = performance.now() - begun
  const [cpu, most] = [(await world.app.cpu()) - before, await world.app.memory()]
  for (const page of pages) page.close()
  console.log(`\n${round(gated)} orders, ${together} pages ask for the list at once`)
  console.log(`  the server's CPU ${cpu.toFixed(2)} s`)
  console.log(`  its memory ${round(memory)} MB before, ${round(most)} MB after`)
  reportFigure(
    { work: `${together} pages ask for the list at once`, figure: lasted, unit: 'ms until the last has it' },
    { because: 'depends on the machine' },
  )
}

const parts: Record<string, (world: World) => Promise<void>> = {
  reads: reportReads,
  watching: reportWatching,
  together: reportTogether,
}

try {
  const world = await start()
  console.log(`The order book: ${cpus().length} cores shared by all.`)
  const selected = process.argv.slice(2).filter((name) => name in parts)
  for (const [name, report] of Object.entries(parts))
    if (selected.length === 0 || selected.includes(name)) await report(world)
} finally {
  await closeAll()
}
