// How soon many watchers of a book see what changes in it, beside larger books that the same banks lead.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import type pg from 'pg'
import type { Client } from '@bookrunner/contract'
import { ms, round } from '../lib/figures.ts'
import { alsoClose } from '../lib/house.ts'
import { judgeAtMost, judgeThat } from '../lib/verdict.ts'
import { openSession } from '../orders/fill.ts'
import type { Person } from '../orders/work.ts'
import type { RunningApp } from '../write-pipeline/app.ts'
import { openBanks, openBook } from './fill.ts'
import type { Watched, WatchJob } from './watch.ts'

const watching = {
  watchers: 100,
  orders: 10_000,
  /** Banks that lead the book: what one sees is worked out for each. */
  classes: 10,
  /** Other books that the same banks lead, with orders of the same houses. */
  others: [100_000, 10_000],
  perSecond: 50,
  seconds: 40,
  /** What one of a hundred may take: milliseconds, and as a multiple of the middle change. */
  most: { ms: 200, times: 3 },
}

interface World {
  app: RunningApp
  admin: pg.Client
  desk: Client
  people: readonly Person[]
}

export const reportWatching = async (world: World): Promise<void> => {
  const banks = await openBanks(world.admin, watching.classes)
  const leads = banks.map(({ id }) => id)
  for (const count of watching.others) await openBook(world, count, leads)
  const { dealId, templates } = await openBook(world, watching.orders, leads)
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
  const child = fork(new URL('./watch.ts', import.meta.url), { execArgv: [] })
  alsoClose(() => child.kill())
  const [before, begun] = [await world.app.cpu(), performance.now()]
  child.send(job)
  const [{ writes, refused, received, early, p50, p99, worst, cpu }] = (await once(child, 'message')) as [
    Watched,
  ]
  const server = (await world.app.cpu()) - before
  const lasted = (performance.now() - begun) / 1000
  console.log(
    `\n${round(watching.orders)} orders beside ${round(watching.others.reduce((sum, count) => sum + count, 0))} in other books, ` +
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
  judgeAtMost(watching.most.ms, {
    work,
    figure: p99,
    unit: 'ms at p99 from accepted to received',
    of: `worst ${ms(worst)}`,
  })
  judgeAtMost(watching.most.times, {
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
