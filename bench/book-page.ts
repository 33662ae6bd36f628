// The book's page with 10,000 orders: how soon it can be used, frames a second while the book changes, what-if, and memory over time.
import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import pg from 'pg'
import { findBrowser } from '../e2e/browser.ts'
import { openBook, type Template } from './book/fill.ts'
import { drawnKeys, hearKeys, heardKeys, scrollFor, usableAfter, type Smooth } from './book/in-page.ts'
import type { Watched, WatchJob } from './book/watch.ts'
import { alsoClose, closeAll, startHouse } from './lib/house.ts'
import { clientWith, openPeople, openSession } from './orders/fill.ts'

const orders = 10_000
const changes = { perSecond: 100, seconds: 10, turns: 3 }
/** Of the frames a second that the same page scrolls at while another book changes as fast. */
const leastShare = 0.9
/** Milliseconds; printed beside the figure. */
const aims = { usable: 1500, long: 50, whatIf: 50 }
/** How long a page stays open, and how often a second its book changes. */
const duration = { minutes: Number(process.argv[3] ?? 10), perSecond: 10 }

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
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
  const openAnother = () => openBook({ app, admin, desk: clientWith(app.port, token), people }, orders)
  const { dealId, templates } = await openAnother()
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
    openAnother,
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

const reportUsable = async ({ page, path }: World): Promise<void> => {
  const took: number[] = []
  for (let round = 0; round < 6; round++) {
    await page.goto(path)
    took.push(await page.evaluate(usableAfter))
  }
  const [first, ...again] = took
  console.log(
    `  usable after     ${ms(first!)} the first time, ${ms(middle(again))} again; aim ${ms(aims.usable)}`,
  )
}

const smoothly = ({ perSecond, long }: Smooth): string =>
  `${perSecond.toFixed(1)} frames a second; ${long.length} tasks over ${aims.long} ms, the longest ${ms(Math.max(0, ...long))}`

const middling = (runs: readonly Smooth[]): Smooth => ({
  perSecond: middle(runs.map(({ perSecond }) => perSecond)),
  long: runs.flatMap(({ long }) => long),
})

/**
 * The page beside its server on the same cores: the effect of the server's work shows when another book as
 * large changes as fast. In turns, so that whatever else slows the machine slows both.
 */
const reportFrames = async (world: World): Promise<boolean> => {
  const { page } = world
  const { turns, seconds, perSecond } = changes
  const books = { here: world, elsewhere: { ...world, ...(await world.openAnother()) } }
  await page.evaluate(scrollFor, 3)
  const calm = await page.evaluate(scrollFor, seconds)
  const runs: Record<keyof typeof books, Smooth[]> = { here: [], elsewhere: [] }
  let [written, wrong] = [0, 0]
  for (let round = 0; round < turns; round++)
    for (const where of ['elsewhere', 'here'] as const) {
      const book = books[where]
      const changed = (round * seconds * perSecond) / book.templates.length
      const writing = changing(book, book.templates, { perSecond, seconds, changed })
      runs[where].push(await page.evaluate(scrollFor, seconds))
      const { writes, refused } = await writing
      written += writes
      wrong += refused
    }
  const [here, elsewhere] = [middling(runs.here), middling(runs.elsewhere)]
  const share = here.perSecond / elsewhere.perSecond
  console.log(`  scrolled         ${smoothly(calm)}, nothing changing`)
  console.log(`  another changes  ${smoothly(elsewhere)}`)
  console.log(
    `  while it changes ${smoothly(here)}: ${(here.perSecond / calm.perSecond).toFixed(2)} of nothing changing`,
  )
  const passed = share >= leastShare && wrong === 0 && written === 2 * turns * perSecond * seconds
  console.log(
    `  ${passed ? 'passed' : 'FAILED'}: ${perSecond} changes a second leave ${share.toFixed(2)} of the frames that another book's leave, at least ${leastShare}`,
  )
  return passed
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
  console.log(
    `  what-if          ${ms(middle(took))} from a key on the slider to the figures, at worst ${ms(Math.max(...took))}; aim ${ms(aims.whatIf)}`,
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
    await reportUsable(world)
    await reportWhatIf(world)
    if (!(await reportFrames(world))) process.exitCode = 1
  }
} finally {
  await closeAll()
}
