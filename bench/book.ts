// Books of 1,000 to 100,000 orders: what reading them costs beside a bare SELECT, what is new since a state, and how soon watchers see a change.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpus } from 'node:os'
import pg from 'pg'
import { bookSubject } from '@bookrunner/contract/book'
import { LiveClient, prefix } from '@bookrunner/contract/kernel'
import { openConnection } from './book/ask.ts'
import { contentOf, openBanks, openBook, type Template } from './book/fill.ts'
import { measureReads, measureSeveral, startBare, type Read } from './book/reads.ts'
import type { Watched, WatchJob } from './book/watch.ts'
import { alsoClose, closeAll, startHouse } from './lib/house.ts'
import { judgeAtLeast, judgeAtMost, judgeThat, reportFigure } from './lib/verdict.ts'
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
const mostGrowth = 10
/** Milliseconds; printed beside the figure. */
const aims = { changedSince: 10, received: 200 }
const together = 100
/**
 * So many clients ask one after the other beside one that does, and get at least so many times its answers: those who ask at
 * once share one reading of the state. A list of megabytes is mostly written to sockets.
 */
const several = {
  clients: 8,
  seconds: 2,
  rounds: 3,
  least: { list: 1.15, summary: 2.2, 'demand now': 1.5 },
  /** Of what a bare server answers with as many bytes, which it has in memory. */
  leastOfBytes: 0.55,
}
const watching = {
  watchers: 100,
  /** Banks that lead the book: what one sees is worked out for each. */
  classes: 10,
  /** Other books that the same banks lead, with orders of the same houses. */
  others: [100_000, 10_000],
  perSecond: 50,
  seconds: 40,
  /** How many times as late as the middle change one of a hundred may be. */
  mostTimes: 3,
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

const ms = (value: number): string => `${value.toFixed(1)} ms`
const round = (value: number): string => Math.round(value).toLocaleString('en')
const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** What a screen asks that holds a state: an order was changed since, over an open socket. */
const changedSince = async (
  { app, desk, token }: World,
  dealId: string,
  { orderId, client }: Template,
): Promise<number> => {
  const live = new LiveClient({
    baseUrl: `http://127.0.0.1:${app.port}`,
    token: () => token,
    lang: () => 'US' as const,
  })
  const took: number[] = []
  for (let round = 1; round <= rounds + 2; round++) {
    const { seq } = await desk.book.getOrderSummary({ dealId })
    await client.orders.editOrder({ orderId, expectedVersion: round, content: contentOf(0, round) })
    const startedAt = performance.now()
    await new Promise<void>((done, fail) => {
      const end = live.watch(
        bookSubject,
        dealId,
        {
          snapshot: () => fail(new Error('a snapshot instead of the requested changes')),
          changes: (changes) => {
            if (changes.length === 0) return
            end()
            done()
          },
        },
        seq,
      )
    })
    // The first ones open the socket.
    if (round > 2) took.push(performance.now() - startedAt)
  }
  live.close()
  return middle(took)
}

type Figures = Awaited<ReturnType<typeof measureReads>>['figures']

const judgeReads = (figures: Figures): void => {
  const [slowest] = (Object.keys(figures) as Read[])
    .filter((name) => name !== 'bare' && name !== 'list')
    .toSorted((one, other) => figures[other].ms - figures[one].ms)
  judgeAtMost(mostTimes.list, {
    work: `book list, ${round(gated)} orders`,
    figure: figures.list.ms / figures.bare.ms,
    unit: 'times a bare SELECT of its rows',
    of: `${ms(figures.list.ms)} and ${ms(figures.bare.ms)}`,
  })
  const { ms: longest } = figures[slowest!]
  judgeAtMost(mostTimes.charts, {
    work: `the slowest of summary, views and charts (${slowest}), ${round(gated)} orders`,
    figure: longest / figures.bare.ms,
    unit: 'times a bare SELECT of the rows',
    of: `${ms(longest)} and ${ms(figures.bare.ms)}`,
  })
}

/** A call that waits for another would show here alone. */
const reportSeveral = async (world: World, dealId: string): Promise<void> => {
  const { clients, seconds, rounds: times, least, leastOfBytes } = several
  const ask = { port: world.app.port, bare: world.bare, token: world.token, dealId, clients, seconds }
  for (const name of ['list', 'summary', 'demand now'] as const) {
    const { one, many, bytes } = await measureSeveral(name, times, ask)
    const work = `${name}, ${round(gated)} orders, ${clients} clients`
    judgeAtLeast(least[name], {
      work,
      figure: many / one,
      unit: 'times the answers of one client',
      of: `${round(many)} and ${round(one)} a second`,
    })
    if (name !== 'list') continue
    judgeAtLeast(leastOfBytes, {
      work,
      figure: many / bytes,
      unit: 'of the answers of a bare server that has the bytes ready',
      of: `${round(many)} and ${round(bytes)} a second`,
    })
  }
}

const reportReads = async (world: World): Promise<void> => {
  const changed: number[] = []
  for (const count of books) {
    const { dealId, templates } = await openBook(world, count)
    const [measured, changing] = templates as [Template, Template]
    const change = async (round: number) => {
      const { orderId, client } = changing
      await client.orders.editOrder({ orderId, expectedVersion: round, content: contentOf(1, round) })
    }
    const request = { port: world.app.port, bare: world.bare, token: world.token, dealId, rounds, change }
    const { first, figures } = await measureReads(request)
    const since = await changedSince(world, dealId, measured)
    console.log(`\na book of ${round(count)} orders, one client, the middle of ${rounds} rounds`)
    console.log(`  ${'the first list'.padEnd(16)}${ms(first).padStart(12)}   worked out of its rows`)
    for (const [name, { ms: took, bytes }] of Object.entries(figures))
      console.log(
        `  ${(name === 'bare' ? 'bare SELECT' : name).padEnd(16)}${ms(took).padStart(12)}   ${round(bytes / 1024).padStart(7)} kB`,
      )
    if (count !== gated)
      reportFigure(
        {
          work: `book list, ${round(count)} orders`,
          figure: figures.list.ms / figures.bare.ms,
          unit: 'times a bare SELECT of its rows',
          of: `${ms(figures.list.ms)} and ${ms(figures.bare.ms)}`,
        },
        { because: `how it grows; the gate is ${round(gated)}` },
      )
    else {
      judgeReads(figures)
      await reportSeveral(world, dealId)
    }
    reportFigure(
      { work: `changed since, ${round(count)} orders`, figure: since, unit: 'ms' },
      { aim: ms(aims.changedSince), because: 'its growth is the gate' },
    )
    changed.push(since)
  }
  const [fewest, most] = [books[0]!, books.at(-1)!]
  if (most > fewest)
    judgeAtMost(mostGrowth, {
      work: `changed since, ${round(most)} orders`,
      figure: changed.at(-1)! / changed[0]!,
      unit: `times that of ${round(fewest)} orders`,
      of: `${ms(changed.at(-1)!)} and ${ms(changed[0]!)}`,
    })
}

const reportWatching = async (world: World): Promise<void> => {
  const banks = await openBanks(world.admin, watching.classes)
  const leads = banks.map(({ id }) => id)
  for (const count of watching.others) await openBook(world, count, leads)
  const { dealId, templates } = await openBook(world, gated, leads)
  await world.desk.book.bookOrderList({ dealId })
  const watchers: string[] = []
  for (let nr = 1; nr <= watching.watchers; nr++)
    watchers.push(await openSession(world.admin, banks[nr % banks.length]!.userId, nr))
  const job: WatchJob = {
    baseUrl: `http://127.0.0.1:${world.app.port}`,
    dealId,
    watchers,
    perSecond: watching.perSecond,
    seconds: watching.seconds,
    orders: templates.map(({ orderId }, nr) => ({
      orderId,
      token: world.people[nr % world.people.length]!.token,
    })),
  }
  const child = fork(new URL('./book/watch.ts', import.meta.url), { execArgv: [] })
  alsoClose(() => child.kill())
  const [before, begun] = [await world.app.cpu(), performance.now()]
  child.send(job)
  const [{ writes, refused, received, early, p50, p99, worst, cpu }] = (await once(child, 'message')) as [
    Watched,
  ]
  const server = (await world.app.cpu()) - before
  const lasted = (performance.now() - begun) / 1000
  console.log(
    `\n${round(gated)} orders beside ${round(watching.others.reduce((sum, count) => sum + count, 0))} in other books, ` +
      `${watching.perSecond} writes a second for ${watching.seconds} s, ` +
      `${watching.watchers} watchers of ${watching.classes} view classes`,
  )
  console.log(
    `  the server's CPU ${Math.round((server / lasted) * 100)} % of a core, that of watchers and writers ${Math.round(cpu * 100)} %`,
  )
  console.log(
    `  ${round(early)} of ${round(received)} received before the writer had its answer, and left out of the times`,
  )
  const work = `${watching.watchers} watchers, ${watching.perSecond} changes a second`
  reportFigure(
    { work, figure: p99, unit: 'ms at p99 from accepted to received', of: `worst ${ms(worst)}` },
    { aim: ms(aims.received), because: 'depends on the machine; p99 against p50 is the gate' },
  )
  judgeAtMost(watching.mostTimes, {
    work,
    figure: p99 / p50,
    unit: 'times p50 at p99',
    of: `${ms(p99)} and ${ms(p50)}`,
  })
  const all = writes * watching.watchers
  judgeThat(refused === 0 && received === all, {
    work,
    goal: 'each change by each watcher',
    figure: `${round(received)} of ${round(all)} received, ${refused} refused`,
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
