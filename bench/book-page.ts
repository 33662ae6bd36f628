// The book's page with 10,000 orders: how soon it can be used beside a bare grid, frames a second while the book changes, what-if, and memory over time.
import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import pg from 'pg'
import { findBrowser } from '../e2e/browser.ts'
import { changing } from './book/changing.ts'
import { openBook } from './book/fill.ts'
import { drawnKeys, hearKeys, heardKeys, usableAfter } from './book/in-page.ts'
import { middle, round } from './lib/figures.ts'
import { alsoClose, closeAll, startHouse } from './lib/house.ts'
import { reportFigure } from './lib/verdict.ts'
import { clientWith, openPeople, openSession } from './orders/fill.ts'
import { changer, reportDrawings, reportFrames } from './page/frames.ts'
import { startPeer } from './page/peer.ts'
import { compareUsable, grown, reportGrown, reportUsable } from './page/usable.ts'

const orders = 10_000
/** Against AG Grid with the same rows and nothing else. */
const usable = {
  most: { first: 5, again: 2.8, work: 2.5 },
  aim: { first: 2000, again: 1000, work: 500 },
}
/** Milliseconds; printed beside the figure. */
const aims = { whatIf: 50 }
/** How long a page stays open, and how often a second its book changes. */
const duration = { minutes: Number(process.argv[3] ?? 10), perSecond: 10 }

const ms = (value: number): string => `${round(value)} ms`

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
  const filled = { app, admin, desk, people }
  const { dealId, templates } = await openBook(filled, orders)
  const other = await openBook(filled, orders)
  const browser = await chromium.launch(await findBrowser())
  alsoClose(() => browser.close())
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } })
  const url = `http://localhost:${app.port}`
  await context.addCookies([
    { name: `bookrunner_session_${app.port}`, value: token, url, httpOnly: true, sameSite: 'Lax' },
  ])
  const page = await context.newPage()
  return {
    ...filled,
    watcher,
    context,
    dealId,
    templates,
    other,
    page,
    pathOf: (of: string) => `${url}/bookbuildingweb/deal/order-book?dealId=${of}`,
  }
}
type World = Awaited<ReturnType<typeof start>>

const pagesOf = ({ desk, pathOf }: World, dealId: string) => ({
  path: pathOf(dealId),
  startPeer: async () => startPeer((await desk.book.bookOrderList({ dealId })).rows, 'id'),
})

const reportOpening = async (world: World): Promise<void> => {
  reportUsable('book page', await compareUsable(world.context, pagesOf(world, world.dealId)), usable)
}

const reportGrowth = async (world: World): Promise<void> => {
  for (const count of grown.counts) {
    const { dealId } = await openBook(world, count)
    reportGrown('book page', count, await compareUsable(world.context, pagesOf(world, dealId), grown))
  }
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
  const { page, pathOf, dealId } = world
  await page.goto(pathOf(dealId))
  await page.evaluate(usableAfter)
  const writing = changing(world, world, {
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
  console.log(`The book's page, ${round(orders)} orders, ${cpus().length} cores shared by all.`)
  if (process.argv[2] === 'memory') await reportMemory(world)
  else {
    const selected = process.argv.slice(2)
    const does = (name: string): boolean => selected.length === 0 || selected.includes(name)
    if (does('opening')) await reportOpening(world)
    await world.page.goto(world.pathOf(world.dealId))
    await world.page.evaluate(usableAfter)
    if (does('what-if')) await reportWhatIf(world)
    const shown = changer(world, world)
    if (does('drawings')) await reportDrawings(world, shown)
    if (does('frames')) await reportFrames(world, shown)
    await world.page.close()
    if (does('growth')) await reportGrowth(world)
  }
} finally {
  await closeAll()
}
