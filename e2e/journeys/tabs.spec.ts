// §1: the open pages, and navigation by keyboard.
import { apiAs } from '../api.ts'
import { dealName, draftDeal } from '../deals.ts'
import { expect, test } from '../journey.ts'
import { DealForm } from '../pages/deal-form.ts'
import { Dealboard } from '../pages/dealboard.ts'
import { people } from '../people.ts'

test('pages open side by side, are closed by the context menu, and the last one stays', async ({
  page,
  enter,
}) => {
  const { tabs, ...shell } = await enter(people.superAdmin, '/board/deal-board')
  const open = async (entry: string) => {
    await page.getByRole('link', { name: entry, exact: true }).first().click()
    await tabs.inFront(entry)
  }
  for (const entry of ['My Deals', 'My Orders', 'Global Entities']) await open(entry)
  await tabs.are('All deals', 'My Deals', 'My Orders', 'Global Entities')
  await tabs.inFront('Global Entities')

  await test.step('titles and addresses come back after a reload', async () => {
    const stored = await page.evaluate(() => sessionStorage.getItem('bookrunner.tabs'))
    expect(stored).toContain('/order/my-orders')
    await page.reload()
    await tabs.are('All deals', 'My Deals', 'My Orders', 'Global Entities')
    await tabs.inFront('Global Entities')
  })

  await test.step('closing a page activates its neighbour', async () => {
    await tabs.close('Global Entities')
    await tabs.are('All deals', 'My Deals', 'My Orders')
    await tabs.inFront('My Orders')
    await expect(page).toHaveURL('/bookbuildingweb/order/my-orders')
  })

  await test.step('pages to the left, to the right and all others are closed', async () => {
    await open('Global Entities')
    await tabs.fromContextMenu('My Deals', 'Close pages to the left')
    await tabs.are('My Deals', 'My Orders', 'Global Entities')
    await tabs.fromContextMenu('My Orders', 'Close pages to the right')
    await tabs.are('My Deals', 'My Orders')
    await tabs.inFront('My Orders')
    await open('Global Entities')
    await tabs.fromContextMenu('My Orders', 'Close other pages')
    await tabs.are('My Orders')
    await tabs.inFront('My Orders')
  })

  await test.step('the last page stays, with a message', async () => {
    await tabs.close('My Orders')
    await expect(page.getByText('This is the last open page and cannot be closed')).toBeVisible()
    await tabs.are('My Orders')
    await expect(shell.title).toHaveText('My Orders')
  })
})

test('an open page stays as it was left, and a refreshed one starts again', async ({
  page,
  enter,
  baseURL,
}) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  for (const about of ['Kept', 'Left', 'Found', 'Again']) await draftDeal(desk, dealName(about))
  // So low that the page has something to scroll.
  await page.setViewportSize({ width: 1366, height: 300 })
  const shell = await enter(people.superAdmin, '/board/deal-board')
  const mark = () =>
    shell.title.evaluate((heading) => (heading.dataset['mark'] = 'the same element as before'))
  const marked = page.locator('h1[data-mark]')
  const scrolled = () =>
    page.evaluate(() =>
      Math.max(scrollY, ...[...document.querySelectorAll('main, main *')].map((e) => e.scrollTop)),
    )

  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await mark()
  await page.getByRole('main').hover()
  await page.mouse.wheel(0, 120)
  await expect.poll(scrolled).toBeGreaterThan(100)

  await shell.choose('My Orders')
  await expect(shell.title.filter({ visible: true })).toHaveText('My Orders')
  await expect.poll(scrolled).toBe(0)
  await page.goBack()
  await expect(shell.title.filter({ visible: true })).toHaveText('All deals')
  await expect(marked).toHaveCount(1)
  await expect.poll(scrolled).toBeGreaterThan(100)

  await shell.tabs.fromContextMenu('All deals', 'Refresh page')
  await expect(marked).toHaveCount(0)
  await expect(shell.title.filter({ visible: true })).toHaveText('All deals')
})

test('two deals open two pages, and the same deal opens one', async ({ page, enter, noise }) => {
  noise.expect(/status of 404 .*(bookDealDetail|allocDealInfo|allocOrderList)/, 'no deal is called so')
  const shell = await enter(people.superAdmin, '/board/alloc?dealId=a')
  await shell.walkTo('/board/alloc?dealId=b')
  await expect(shell.tabs.all).toHaveCount(2)
  await shell.walkTo('/board/alloc?dealId=a&view=type')
  await expect(shell.tabs.all).toHaveCount(2)
  await expect(shell.tabs.all.first()).toHaveAttribute('href', /dealId=a&view=type$/)
  await expect(page).toHaveTitle(/^Allocation .*· Bookrunner$/)
})

test('the palette opens screens and runs actions by keyboard alone', async ({ page, enter }) => {
  const { palette, ...shell } = await enter(people.superAdmin, '/board/deal-board')
  await palette.call()
  await page.keyboard.type('gm')
  await expect(palette.chosen).toContainText('Group Management')
  await page.keyboard.press('Enter')
  await expect(shell.title.filter({ visible: true })).toHaveText('Group Management')

  await palette.call()
  await page.keyboard.type('my')
  await expect(palette.found.first()).toContainText('My')
  const first = await palette.chosen.innerText()
  await page.keyboard.press('ArrowDown')
  await expect(palette.chosen).not.toHaveText(first)
  await page.keyboard.press('Escape')
  await expect(palette.field).toBeHidden()

  await palette.call()
  await page.keyboard.type('night')
  await expect(palette.chosen).toContainText(/night/i)
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'night')

  await palette.call()
  await page.keyboard.type('zzz')
  await expect(page.getByText('No results for “zzz”')).toBeVisible()
  await page.keyboard.press('Escape')

  await palette.call()
  await page.keyboard.type('简体')
  await expect(palette.chosen).toContainText('简体')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
})

test('the palette offers only permitted actions', async ({ page, enter }) => {
  const { palette } = await enter(people.investor)
  await palette.call()
  await page.keyboard.type('management')
  await expect(palette.found).toHaveCount(0)
  await palette.field.fill('orders')
  await expect(palette.found.first()).toContainText('My Orders')
})

test('"?" lists the shortcuts, and each of them works', async ({ page, enter }) => {
  const { tabs, appearance } = await enter(people.superAdmin, '/board/deal-board')
  await page.getByRole('link', { name: 'My Deals', exact: true }).first().click()
  await tabs.inFront('My Deals')
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  for (const line of [
    'Go to a screen or run an action',
    'Show this list',
    'Collapse or expand the menu',
    'Next open page',
    'Previous open page',
    'Close this page',
    'Close a dialog, step back',
  ])
    await expect(list.getByText(line)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()

  await page.keyboard.press('Alt+Comma')
  await tabs.inFront('All deals')
  await page.keyboard.press('Alt+Period')
  await tabs.inFront('My Deals')
  await page.keyboard.press('[')
  await expect.poll(() => appearance.stored()).toMatchObject({ collapsed: true })
  await page.keyboard.press('Alt+w')
  await tabs.are('All deals')
})

test('a change of language renames pages behind the one in front', async ({ enter, baseURL }) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const { list } = await desk.deals.dealList({ scope: 'mine', pageSize: 100 })
  const { dealId } = list.find(({ name }) => name === 'Glasswing 10Y USD')!
  const shell = await enter(people.desk, `/deal/order-book?dealId=${dealId}`)
  const { tabs } = shell
  await tabs.inFront('Book · Glasswing 10Y USD')
  await shell.walkTo('/deal/my-deals')
  await tabs.are('Book · Glasswing 10Y USD', 'My Deals')
  await shell.read('简体中文')
  await tabs.are('订单簿 · Glasswing 10Y USD', '我的项目')
})

test('the page of a new deal gets its own address at the first save, and the focus stays', async ({
  page,
  enter,
}) => {
  const form = new DealForm(page)
  const name = form.box('name')
  const save = form.bar.getByRole('button', { name: 'Save draft' })
  for (const [place, key] of [
    [name, 'ControlOrMeta+s'],
    [save, 'Enter'],
  ] as const) {
    await enter(people.desk, '/deal/my-deals')
    await new Dealboard(page).newDeal.click()
    await name.fill(dealName('Focus'))
    await place.press(key)
    await expect(page).toHaveURL(/dealId=deal_/)
    await expect(place).toBeFocused()
  }
})
