// The allocation's page with 10,000 lines: how soon it can be used beside a bare grid, a figure by hand, all lines picked, scrolling.
import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import pg from 'pg'
import { findBrowser } from '../e2e/browser.ts'
import { closedBook } from './allocation/closed-book.ts'
import { scrollFor, usableAfter } from './book/in-page.ts'
import { round } from './lib/figures.ts'
import { alsoClose, closeAll, startHouse } from './lib/house.ts'
import { judgeAtMost } from './lib/verdict.ts'
import { clientWith, openPeople, openSession } from './orders/fill.ts'
import { reportActs } from './page/acts.ts'
import { peerUsableAfter, startPeer } from './page/peer.ts'
import { longMs, tasksWhile } from './page/tasks.ts'
import { compareUsable, grown, reportGrown, reportUsable } from './page/usable.ts'

const lines = 10_000
/** Against AG Grid with the same rows and nothing else. */
const usable = {
  most: { first: 7, again: 5, work: 2.95 },
  aim: { first: 2000, again: 1000, work: 500 },
}
/** Against the same in AG Grid alone. */
const acts = {
  most: { typed: 3, picked: 1.5 },
  aim: { typed: 50, picked: 100 },
}
const ms = (value: number): string => `${round(value)} ms`

const start = async () => {
  execFileSync(process.execPath, [fileURLToPath(new URL('../scripts/build.ts', import.meta.url))], {
    stdio: 'inherit',
  })
  const { app, adminUrl } = await startHouse()
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  alsoClose(() => admin.end())
  // The demo world's limits would refuse the orders of further books.
  await admin.query('delete from quota')
  const token = await openSession(admin, 'usr_deskoc', 0)
  const desk = clientWith(app.port, token)
  const filled = { app, admin, desk, people: await openPeople(admin, 64) }
  const browser = await chromium.launch(await findBrowser())
  alsoClose(() => browser.close())
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } })
  const url = `http://localhost:${app.port}`
  await context.addCookies([
    { name: `bookrunner_session_${app.port}`, value: token, url, httpOnly: true, sameSite: 'Lax' },
  ])
  /** Of a closed book of so many, all with lines. */
  const openPage = async (count: number) => {
    const { dealId } = await closedBook(filled, count)
    const { version, seq } = await desk.allocation.saveVersion({ dealId })
    const policy = [{ kind: 'proRata' as const }]
    await desk.allocation.allocSubmit({
      versionId: version.versionId,
      expectedSeq: seq,
      keep: false,
      policy,
    })
    return {
      path: `${url}/bookbuildingweb/deal/alloc?dealId=${dealId}`,
      startPeer: async () => startPeer((await desk.allocation.allocOrderList({ dealId })).rows, 'orderId'),
    }
  }
  return { context, openPage }
}

try {
  const { context, openPage } = await start()
  console.log(`The allocation's page: ${round(lines)} lines, ${cpus().length} cores shared by all.`)
  const pages = await openPage(lines)
  reportUsable('allocation page', await compareUsable(context, pages), usable)
  const page = await context.newPage()
  await page.goto(pages.path)
  await page.evaluate(usableAfter)

  const peer = await context.newPage()
  await peer.goto(`${await pages.startPeer()}?acts`)
  await peer.evaluate(peerUsableAfter)
  await reportActs(
    'allocation page',
    {
      ours: { page, sum: '.allocation-strip dl > div:nth-child(2) dd', picked: '.kit-dense-foot' },
      peer: { page: peer, sum: '#sum', picked: '#picked' },
    },
    { lines, ...acts },
  )
  await peer.close()
  await page.locator('.kit-dense-book .ag-header-select-all input').first().click()

  // The rows that were just picked are drawn before the figures begin.
  await page.evaluate(scrollFor, 1)
  let perSecond = 0
  const tasks = await tasksWhile(page, async () => {
    perSecond = await page.evaluate(scrollFor, 5)
  })
  const long = tasks.filter((took) => took > longMs)
  console.log(
    `  scrolled         ${perSecond.toFixed(1)} frames a second, the longest task ${ms(Math.max(0, ...tasks))} of processor time`,
  )
  judgeAtMost(0, {
    work: 'allocation page, scrolled',
    figure: long.length,
    unit: `tasks over ${longMs} ms of processor time`,
  })
  await page.close()
  for (const count of grown.counts)
    reportGrown('allocation page', count, await compareUsable(context, await openPage(count), grown))
} finally {
  await closeAll()
}
