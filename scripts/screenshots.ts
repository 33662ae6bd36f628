// Takes the pictures the README shows, of the app with a demo world of its own: `npm run screenshots`, or some of them,
// `npm run screenshots -- order-book`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { apiAs, sessionCookie } from '../e2e/api.ts'
import { findBrowser } from '../e2e/browser.ts'
import { OwnServer } from '../e2e/server.ts'
import { smaller } from './lib/smaller-png.ts'
import { root } from './lib/root.ts'

const folder = join(root, 'docs/screenshots')
const mostBytes = 250_000
const desk = 'desk.oc@lantern.example'
const investor = 'investor@kestrelpeak.example'
const screen = { width: 1440, height: 900 }
/** A desk's: rows and charts beside each other. */
const wide = { width: 1600, height: 860 }
const phone = { width: 390, height: 844 }

interface Picture {
  name: string
  account: string
  /** Its address, with the id of the deal it shows. */
  path: string
  deal?: string
  viewport?: { width: number; height: number }
  night?: boolean
}

const priced = 'Glasswing 10Y USD'
const pictures: readonly Picture[] = [
  { name: 'dealboard', account: desk, path: '/deal/my-deals' },
  { name: 'dealboard-night', account: desk, path: '/deal/my-deals', night: true },
  { name: 'deal', account: desk, path: '/deal/detail?tab=guidance&dealId=', deal: priced },
  {
    name: 'form',
    account: desk,
    deal: 'Amberfall 7Y EUR',
    path: '/deal/detail?tab=terms&dealId=',
  },
  ...[false, true].map((night) => ({
    name: night ? 'order-book-night' : 'order-book',
    account: desk,
    viewport: wide,
    night,
    path: '/deal/order-book?dealId=',
    deal: 'Glasswing 5Y Green USD',
  })),
  {
    name: 'allocation',
    account: desk,
    viewport: wide,
    path: '/deal/alloc?dealId=',
    deal: 'Amberfall 5Y Blue EUR',
  },
  { name: 'my-orders', account: investor, deal: 'Seventh Terrace 3Y USD', path: '/order/my-orders#' },
  {
    name: 'investor-phone',
    account: investor,
    deal: 'Glasswing 5Y Green USD',
    path: '/order/deal/',
    viewport: phone,
  },
]

const take = async (browser: Browser, url: string, picture: Picture, ids: Map<string, string>) => {
  const { name, account, path, deal, viewport = screen, night = false } = picture
  const id = deal === undefined ? '' : ids.get(deal)
  if (id === undefined) throw new Error(`The demo world has no deal ${deal}.`)
  const context = await browser.newContext({ viewport, locale: 'en-US', timezoneId: 'Asia/Hong_Kong' })
  await context.addInitScript(
    (mode) => {
      localStorage.setItem('bookrunner.theme', JSON.stringify({ mode, animate: false }))
    },
    night ? 'night' : 'light',
  )
  await context.addCookies([await sessionCookie(url, account)])
  const page = await context.newPage()
  await page.goto(`${url}/bookbuildingweb${path}${id}`)
  const named = page.getByRole('main').getByText(deal ?? priced)
  await named.filter({ visible: true }).first().waitFor()
  // Rows and curves come a moment after the words of a page.
  if (/order-book|alloc/.test(path)) await page.locator('.ag-row').first().waitFor()
  await page.waitForLoadState('networkidle')
  const picked = smaller(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
  await context.close()
  if (picked.length > mostBytes) throw new Error(`${name} has ${picked.length} bytes, at most ${mostBytes}.`)
  writeFileSync(join(folder, `${name}.png`), picked)
  console.log(`docs/screenshots/${name}.png  ${Math.round(picked.length / 1000)} kB`)
}

mkdirSync(folder, { recursive: true })
const server = await OwnServer.open()
const browser = await chromium.launch(await findBrowser())
try {
  const client = await apiAs(server.url, desk)
  const { list } = await client.deals.dealList({ scope: 'mine', pageSize: 100 })
  const ids = new Map(list.map(({ name, dealId }) => [name, dealId]))
  const selected = process.argv.slice(2)
  for (const picture of pictures)
    if (selected.length === 0 || selected.includes(picture.name))
      await take(browser, server.url, picture, ids)
} finally {
  await browser.close()
  await server.close()
}
