// §4: figures and rows of a book stay where they are while orders come and change.
import type { Locator } from '@playwright/test'
import { apiAs } from '../api.ts'
import { enterFor, threeOrders } from '../book.ts'
import { expect, test } from '../journey.ts'
import { OrderBook } from '../pages/order-book.ts'
import { orderLevel } from '../orders.ts'
import { people } from '../people.ts'

// The least screen of a desk.
test.use({ viewport: { width: 1366, height: 768 } })

/** The right edges of all names and figures of the strip, in whole pixels. */
const edgesIn = (totals: Locator) =>
  totals
    .locator('dt, .kit-dense-slot:not(.kit-dense-note) > span')
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().right)))

test('a larger book moves no figure, and a change moves no row', async ({ page, enter: arrive, baseURL }) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const { dealId, orders } = await threeOrders(desk, 'Calm')
  await arrive(people.desk, OrderBook.place(dealId))
  const book = new OrderBook(page)
  await expect(book.rows).toHaveCount(3)

  await test.step('the strip', async () => {
    const before = await edgesIn(book.totals)
    await enterFor(desk, dealId, 'sundialeasting', { mm: 2345, account: 'Large' })
    await expect(book.total('Book')).toContainText('2,390')
    // A figure that changes is drawn anew, so one look may find it gone.
    await expect.poll(() => edgesIn(book.totals)).toEqual(before)
  })

  await test.step('the rows', async () => {
    const placed = () => book.rows.evaluateAll((rows) => rows.map((row) => row.getAttribute('row-id')))
    const before = await placed()
    const { rows } = await desk.book.bookOrderList({ dealId })
    const { version } = rows.find(({ id }) => id === orders[0])!
    const content = { orderLevels: [orderLevel(22, null)] }
    await desk.orders.editOrderForInvestor({ orderId: orders[0], expectedVersion: version, content })
    await expect(book.cell(orders[0], 'size')).toHaveText('22')
    expect(await placed()).toEqual(before)
  })

  await test.step('low rows leave room for eighteen, and are remembered', async () => {
    await page.getByRole('button', { name: 'Layouts' }).click()
    await page.getByRole('main').getByText('Compact', { exact: true }).click()
    const room = async () => {
      // The first row: the first element is whichever was drawn first.
      const box = await book.grid.locator('[row-index="0"]').first().boundingBox()
      const sum = await book.sums.first().boundingBox()
      return Math.floor((sum!.y - box!.y) / box!.height)
    }
    await expect.poll(room).toBeGreaterThanOrEqual(18)
    await page.reload()
    await expect.poll(room).toBeGreaterThanOrEqual(18)
  })

  await test.step('the charts come back in a wider window, unless the desk closed them', async () => {
    const charts = page.getByRole('complementary', { name: 'Charts' })
    const [narrow, wide] = [
      { width: 1366, height: 768 },
      { width: 1920, height: 1080 },
    ]
    await expect(charts.getByRole('button', { name: 'Show charts' })).toBeVisible()
    await page.setViewportSize(wide)
    await charts.getByRole('button', { name: 'Hide charts' }).click()
    await page.setViewportSize(narrow)
    await page.setViewportSize(wide)
    await expect(charts.getByRole('button', { name: 'Show charts' })).toBeVisible()
  })
})

test('pinned columns stay while rows move sideways, and an order opens here or in a tab of its own', async ({
  page,
  enter: arrive,
  baseURL,
}) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const { dealId, orders } = await threeOrders(desk, 'Sideways')
  await arrive(people.desk, OrderBook.place(dealId))
  const book = new OrderBook(page)
  await expect(book.rows).toHaveCount(3)
  const leftOf = async (column: string) => (await book.cell(orders[0], column).boundingBox())!.x

  await test.step('sideways and back', async () => {
    const [number, size] = [await leftOf('number'), await leftOf('size')]
    await book.cell(orders[0], 'limits').hover()
    await page.mouse.wheel(60, 0)
    await expect.poll(() => leftOf('size')).toBeLessThan(size - 20)
    expect(await leftOf('number')).toBe(number)
    await page.mouse.wheel(-200, 0)
    await expect.poll(() => leftOf('size')).toBe(size)
    expect(await leftOf('number')).toBe(number)
  })

  await test.step('the link of an order', async () => {
    const link = book.cell(orders[0], 'number').getByRole('link')
    await link.click({ modifiers: ['ControlOrMeta'] })
    // Asked of the browser itself: Playwright sometimes never reports a tab that opened behind the page.
    const browser = await page.context().browser()!.newBrowserCDPSession()
    const isOpened = ({ url }: { url: string }) => url.endsWith(`dealId=${dealId}&order=${orders[0]}`)
    const opened = async () => (await browser.send('Target.getTargets')).targetInfos.find(isOpened)
    await expect.poll(opened).toBeDefined()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const { targetId, url } = (await opened())!
    await browser.send('Target.closeTarget', { targetId })
    const tab = await page.context().newPage()
    await tab.goto(url)
    await expect(tab.getByRole('dialog')).toBeVisible()
    expect(new URL(tab.url()).searchParams.get('order')).toBe(orders[0])
    await tab.close()
    await link.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(new URL(page.url()).searchParams.get('order')).toBe(orders[0])
    // Another row's link keeps what the address says besides.
    const other = book.cell(orders[1], 'number').getByRole('link')
    await other.dispatchEvent('pointerover')
    await expect(other).toHaveAttribute('href', new RegExp(`dealId=${dealId}&order=${orders[1]}`))
  })
})

test('a header with a closed book and two readers has one line and the whole name', async ({
  page,
  enter: arrive,
  baseURL,
  otherBrowser,
}) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const { list } = await desk.deals.dealList({ scope: 'mine', pageSize: 100 })
  const { dealId } = list.find(({ name }) => name === 'Glasswing 10Y USD')!
  await arrive(people.bankAdmin, OrderBook.place(dealId), await otherBrowser())
  await arrive(people.desk, OrderBook.place(dealId))
  const header = page.locator('.kit-page-header-header')
  const note = header.locator('.kit-tags-status-note')
  await expect(note).toHaveText('Launched')
  expect((await note.boundingBox())!.width).toBeGreaterThan(60)
  await expect(header.getByRole('list', { name: 'people viewing' }).getByRole('listitem')).toHaveCount(2)
  const name = header.getByText('Book · Glasswing 10Y USD')
  expect(await name.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0)
  expect((await header.boundingBox())!.height).toBeLessThanOrEqual(49)
})

test('a launched book on a laptop has its flags, whole rows and the strip’s totals, and offers no second launch', async ({
  page,
  enter: arrive,
  baseURL,
}) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const { list } = await desk.deals.dealList({ scope: 'mine', pageSize: 100 })
  const { dealId } = list.find(({ name }) => name === 'Glasswing 10Y USD')!
  const { rows, summary } = await desk.book.bookOrderList({ dealId })
  await arrive(people.desk, OrderBook.place(dealId))
  const book = new OrderBook(page)
  await expect(book.sums).toHaveCount(3)

  await test.step('columns and rows', async () => {
    const [grid, flags] = await Promise.all([
      book.grid.boundingBox(),
      book.grid.getByRole('columnheader', { name: 'Flags' }).boundingBox(),
    ])
    expect(flags!.x + flags!.width).toBeLessThanOrEqual(grid!.x + grid!.width)
    const end = (await book.grid.locator('.ag-body-horizontal-scroll').boundingBox())!.y
    const sliced = await book.rows.evaluateAll(
      (all, bottom) =>
        all.filter((row) => {
          const box = row.getBoundingClientRect()
          return box.top < bottom - 1 && box.bottom > bottom + 1
        }).length,
      end,
    )
    expect(sliced).toBe(0)
  })

  await test.step('totals of what counts', async () => {
    const millions = (units: string | null) => String(Number(units) / 1_000_000)
    for (const foot of ['total', 'total:counts']) {
      await expect(book.cell(foot, 'counting')).toHaveText(millions(summary.total))
      await expect(book.cell(foot, 'inSize')).toHaveText(millions(summary.inBook))
    }
    await expect(book.cell('total:uncounted', 'counting')).toHaveText('0')
  })

  await test.step('an unchanged order that the push left out', async () => {
    const out = rows.find(({ change, fpgSize }) => change === 'SAME' && fpgSize === 0)!
    await book.filter(out.number)
    await expect(book.cell(out.id, 'change')).toHaveText('Out')
  })

  await test.step('its moves', async () => {
    await page.keyboard.press('Escape')
    await book.header.getByRole('button', { name: 'More actions' }).click()
    await expect(page.getByRole('menuitem', { name: 'Change final terms' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Launch deal' })).toHaveCount(0)
  })
})
