// The book's page with 10,000 orders: how soon it can be used beside a bare grid, frames a second while the book changes, what-if, and memory over time.
import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import pg from 'pg'
import { findBrowser } from '../e2e/browser.ts'
import { openBook, type Template } from './book/fill.ts'
import { drawnKeys, hearKeys, heardKeys, scrollFor, usableAfter } from './book/in-page.ts'
import type { Watched, WatchJob } from './book/watch.ts'
import { alsoClose, closeAll, startHouse } from './lib/house.ts'
import { judgeAtLeast, judgeAtMost, judgeThat, reportFigure } from './lib/verdict.ts'
import { clientWith, openPeople, openSession } from './orders/fill.ts'
import { startPeer } from './page/peer.ts'
import { longMs, tasksWhile } from './page/tasks.ts'
import { compareUsable, middle, reportUsable } from './page/usable.ts'

const orders = 10_000
const changes = { perSecond: 100, seconds: 8, turns: 3 }
/** Of the frames a second while nothing changes. */
const leastShare = 0.9
/** Against AG Grid with the same rows and nothing else. */
const usable = {
  most: { first: 8, again: 5, work: 3.5 },
  aim: { first: 2000, again: 1000, work: 500 },
}
/** Milliseconds; printed beside the figure. */
const aims = { whatIf: 50 }
/** How long a page stays open, and how often a second its book changes. */
const duration = { minutes: Number(process.argv[3] ?? 10), perSecond: 10 }

const ms = (value: number): string => `${Math.round(value).toLocaleString('en')} ms`

const start = async () => {
  execFileSync(process.execPath, [fileURLToPath(new URL('../scripts/build.ts', import.meta.url))], {
    stdio: 'inherit',
  })
  const { app, adminUrl } = await startHouse()
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  alsoClose(() => admin.end())
  const token = await openSession(admin, 'usr_deskoc', 0)
  const watcher = await openSession(admin, 'usr_deskoc', 1)
  const people = await openPeople(admin, 64)
  const desk = clientWith(app.port, token)
  const { dealId, templates } = await openBook({ app, admin, desk, people }, orders)
  const browser = await chromium.launch(await findBrowser())
  alsoClose(() => browser.close())
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } })
  const url = `http://localhost:${app.port}`
  await context.addCookies([
    { name: `bookrunner_session_${app.port}`, value: token, url, httpOnly: true, sameSite: 'Lax' },
  ])
  const page = await context.newPage()
  return {
    app,
    people,
    watcher,
    desk,
    context,
    dealId,
    templates,
    page,
    path: `${url}/bookbuildingweb/deal/order-book?dealId=${dealId}`,
  }
}
type World = Awaited<ReturnType<typeof start>>

/** Orders are changed at an even pace by a process of its own, and somebody watches them come. */
const changing = (
  { app, people, dealId, watcher }: World,
  templates: readonly Template[],
  { perSecond, seconds, changed = 0 }: { perSecond: number; seconds: number; changed?: number },
) => {
  const job: WatchJob = {
    baseUrl: `http://127.0.0.1:${app.port}`,
    dealId,
    watchers: [watcher],
    perSecond,
    seconds,
    changed,
    orders: templates.map(({ orderId }, nr) => ({ orderId, token: people[nr % people.length]!.token })),
  }
  const child = fork(new URL('./book/watch.ts', import.meta.url), { execArgv: [] })
  alsoClose(() => child.kill())
  child.send(job)
  return once(child, 'message').then(([watched]) => watched as Watched)
}

const reportOpening = async ({ context, path, desk, dealId }: World): Promise<void> => {
  const rows = async () => (await desk.book.bookOrderList({ dealId })).rows
  const compared = await compareUsable(context, {
    path,
    startPeer: async () => startPeer(await rows(), 'id'),
  })
  reportUsable('book page', compared, usable)
}

interface Scrolled {
  readonly perSecond: number
  /** Milliseconds of processor time of each task. */
  readonly tasks: readonly number[]
}

const scrolled = async (page: Page): Promise<Scrolled> => {
  let perSecond = 0
  const tasks = await tasksWhile(page, async () => {
    perSecond = await page.evaluate(scrollFor, changes.seconds)
  })
  return { perSecond, tasks }
}

const longOf = (tasks: readonly number[]): number[] => tasks.filter((took) => took > longMs)

const reportScrolled = (name: string, runs: readonly Scrolled[]): number => {
  const tasks = runs.flatMap((run) => run.tasks)
  const perSecond = middle(runs.map((run) => run.perSecond))
  const busy = tasks.reduce((sum, took) => sum + took, 0) / (10 * changes.seconds * runs.length)
  console.log(
    `  ${name.padEnd(17)}${perSecond.toFixed(1)} frames a second; the page's thread works ${busy.toFixed(0)} % of the time, ` +
      `${longOf(tasks).length} tasks over ${longMs} ms, the longest ${ms(Math.max(0, ...tasks))}`,
  )
  return perSecond
}

/** Scrolling while nothing changes and while orders change, in turns: whatever else slows the machine slows both. */
const reportFrames = async (world: World): Promise<void> => {
  const { page, templates } = world
  const { turns, seconds, perSecond } = changes
  await page.evaluate(scrollFor, 3)
  const [calm, busy]: [Scrolled[], Scrolled[]] = [[], []]
  let [written, wrong] = [0, 0]
  for (let round = 0; round < turns; round++) {
    calm.push(await scrolled(page))
    const changed = (round * seconds * perSecond) / templates.length
    const writing = changing(world, templates, { perSecond, seconds, changed })
    busy.push(await scrolled(page))
    const { writes, refused } = await writing
    written += writes
    wrong += refused
  }
  const share = 1 / (reportScrolled('nothing changes', calm) / reportScrolled('orders change', busy))
  const long =
    longOf(busy.flatMap(({ tasks }) => tasks)).length - longOf(calm.flatMap(({ tasks }) => tasks)).length
  const isWhole = wrong === 0 && written === turns * perSecond * seconds
  const work = `book page, ${perSecond} changes a second`
  judgeThat(isWhole, {
    work,
    figure: `${written} changes written, ${wrong} refused`,
    goal: 'all written',
  })
  judgeAtLeast(leastShare, { work, figure: share, unit: 'of the frames while nothing changes' })
  judgeAtMost(0, {
    work,
    figure: Math.max(0, long),
    unit: `more tasks over ${longMs} ms of processor time than while nothing changes`,
  })
}

const reportWhatIf = async ({ page }: World): Promise<void> => {
  await page.getByText('What-if', { exact: true }).click()
  await page.locator('.book-what-if-fields').waitFor()
  const handle = page.locator('.book-what-if-fields [role="slider"]').first()
  await handle.focus()
  await page.evaluate(hearKeys)
  for (let nr = 0; nr < 40; nr++) {
    await page.keyboard.press(Math.floor(nr / 4) % 2 === 0 ? 'ArrowRight' : 'ArrowLeft')
    // One after the other: keys that wait for each other say nothing of one.
    await page.waitForFunction(drawnKeys, nr + 1)
  }
  const took = await page.evaluate(heardKeys)
  reportFigure(
    {
      work: 'book page, what-if',
      figure: middle(took),
      unit: 'ms from a key on the slider to the figures',
      of: `at worst ${ms(Math.max(...took))}`,
    },
    { aim: ms(aims.whatIf), because: 'no peer does this' },
  )
}

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`

const heapOf = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}

const residentOf = async ({ app }: World): Promise<number> => {
  const metrics = await (await fetch(`http://127.0.0.1:${app.port}/metrics`)).text()
  return Number(/^process_resident_memory_bytes ([\d.e+]+)/m.exec(metrics)?.[1])
}

/** What the page and the server hold, minute by minute, while the book changes. */
const reportMemory = async (world: World): Promise<void> => {
  const { page, path, templates } = world
  await page.goto(path)
  await page.evaluate(usableAfter)
  const writing = changing(world, templates, {
    perSecond: duration.perSecond,
    seconds: duration.minutes * 60,
  })
  for (let minute = 0; minute <= duration.minutes; minute++) {
    if (minute > 0) await page.waitForTimeout(60_000)
    const [heap, server] = [await heapOf(page), await residentOf(world)]
    console.log(
      `  after ${String(minute).padStart(2)} min     page ${megabytes(heap)}, server ${megabytes(server)}`,
    )
  }
  const { writes, refused } = await writing
  console.log(`  ${writes.toLocaleString('en')} changes, ${refused} refused`)
}

try {
  const world = await start()
  console.log(`The book's page, ${orders.toLocaleString('en')} orders, ${cpus().length} cores shared by all.`)
  if (process.argv[2] === 'memory') await reportMemory(world)
  else {
    await reportOpening(world)
    await world.page.goto(world.path)
    await world.page.evaluate(usableAfter)
    await reportWhatIf(world)
    await reportFrames(world)
  }
} finally {
  await closeAll()
}
