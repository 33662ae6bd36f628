// §3, §7: an investor's orders over all deals: needed actions on top, a live list, one order in full.
import type { Page } from '@playwright/test'
import { apiAs } from '../api.ts'
import { barriers } from '../checks/axe.ts'
import { misfits } from '../checks/layout.ts'
import { leftInEnglish, rawKeys } from '../checks/texts.ts'
import { announceDeal, dealName, draftDeal, guideDeal } from '../deals.ts'
import { expect, test } from '../journey.ts'
import { editOrder, placeOrder, pushFpg, pushTest, orderLevel } from '../orders.ts'
import { MyOrders } from '../pages/my-orders.ts'
import { investorAt, people } from '../people.ts'
import { rowsOf } from '../sheet.ts'

const listOf = (name: string) => `/order/my-orders?oq=${encodeURIComponent(name)}`

/** An announced deal, and the clients of its desk and of one of its investors. */
async function begin(baseURL: string | undefined, about: string, account: string) {
  const [desk, investor] = [await apiAs(baseURL ?? '', people.desk), await apiAs(baseURL ?? '', account)]
  const name = dealName(about)
  const dealId = await draftDeal(desk, name)
  await announceDeal(desk, dealId)
  return { desk, investor, name, dealId }
}

test('an investor filters orders, opens one by key, compares its versions and withdraws it, and its address opens it again', async ({
  page,
  enter,
  baseURL,
}) => {
  const account = investorAt('larkfieldzurich')
  const { investor, name, dealId } = await begin(baseURL, 'Found', account)
  const more = { account: 'Journey Fund' }
  const { orderId, number } = await placeOrder(investor, dealId, [orderLevel(20, '100')], more)
  await editOrder(investor, orderId, { orderLevels: [orderLevel(12, '90'), orderLevel(20, '100')] })
  await editOrder(investor, orderId, { commitment: 'soft' })
  await enter(account, listOf(name))
  const list = new MyOrders(page)

  await test.step('the row shows the whole order', async () => {
    for (const text of [name, 'Submitted', 'USD', 'min. T+100 +1', 'T+120 area'])
      await expect(list.row(number)).toContainText(text)
    await expect(list.row(number).getByTitle(/12mm at min\. T\+90/)).toBeVisible()
    await expect(list.row(number)).toContainText('Soft')
    await expect(list.row(number).getByTitle(/^In at T\+120/)).toHaveText(/In$/)
    expect(await misfits(page), '1366 × 768').toEqual([])
    expect(await barriers(page), 'the list').toEqual([])
  })

  await test.step('filters are part of the address', async () => {
    await list.status('Withdrawn').click()
    await expect(list.orders.getByRole('heading', { name: 'No order matches these filters' })).toBeVisible()
    await expect(page).toHaveURL(/oq=Found.*ostatus=Withdrawn/)
    await page.goBack()
    await expect(list.row(number)).toBeVisible()
    await list.header('Size').getByText('Size').click()
    await expect(page).toHaveURL(/osort=size/)
  })

  await test.step('a hidden column stays hidden after a reload', async () => {
    await expect(list.header('Ccy')).toBeVisible()
    await list.orders.getByRole('button', { name: 'Columns', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Ccy' }).click()
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(list.row(number)).toBeVisible()
    await expect(list.header('Ccy')).toHaveCount(0)
  })

  await test.step('opened by key, an order lists every version and compares any two', async () => {
    await list.link(number).press('Enter')
    const { detail } = list
    await expect(detail.title).toContainText(number)
    await expect(detail.box).toContainText('Journey Fund')
    await expect(detail.box).toContainText('In at T+120')
    await expect(detail.version(1)).toContainText('Order submitted')
    await expect(detail.version(1)).toContainText('Web')
    await expect(detail.version(2)).toContainText(/20mm at min\. T\+100.*now.*12mm at min\. T\+90/)
    await expect(detail.version(3)).toContainText(/Commitment.*Firm.*now.*Soft/)
    await detail.history.getByRole('button', { name: 'Compare two versions' }).click()
    await expect(detail.comparison.getByRole('row')).toHaveCount(2)
    await detail.choose('Earlier version', 1)
    await expect(detail.comparison.getByRole('row', { name: /Size and limits/ })).toContainText(
      '12mm at min. T+90',
    )
    await expect(detail.comparison.getByRole('row', { name: /Commitment/ })).toContainText('Soft')
    expect(await barriers(page), 'the order').toEqual([])
    expect(await misfits(page), 'the order').toEqual([])
  })

  await test.step('a reload opens the same order over the same list', async () => {
    await expect(page).toHaveURL(new RegExp(`order=${orderId}`))
    await page.reload()
    await expect(list.detail.title).toContainText(number)
    await expect(list.search).toHaveValue(name)
    await page.keyboard.press('Escape')
    await expect(list.detail.box).toBeHidden()
    await expect(page).not.toHaveURL(/order=ord_/)
  })

  await test.step('the list is downloaded as Excel and the confirmation as a file', async () => {
    const rows = await rowsOf(await (await list.excel()).path())
    expect(rows.filter((cells) => cells.includes(number))).toHaveLength(1)
    const { box } = await list.open(number)
    const saved = page.waitForEvent('download')
    await box.getByRole('button', { name: 'Confirmation' }).click()
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
  })

  await test.step('withdrawing asks first and names the amount that leaves the book', async () => {
    await list.detail.box.getByRole('button', { name: 'Withdraw' }).click()
    const question = page.getByRole('dialog', { name: `Withdraw order ${number}?` })
    await expect(question).toContainText(`20mm leaves the book of ${name}`)
    await question.getByRole('button', { name: 'Withdraw order' }).click()
    await expect(list.detail.version(4)).toContainText('Order withdrawn')
    await expect(list.detail.box.getByRole('button', { name: 'Edit' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(list.row(number)).toContainText('Withdrawn')
  })
})

test('two browsers of one institution both show an edit, new guidance and a push, and one answer serves both', async ({
  page,
  enter,
  otherBrowser,
  baseURL,
}) => {
  const { desk, investor, name, dealId } = await begin(baseURL, 'House', people.investor)
  const { orderId, number } = await placeOrder(investor, dealId, [orderLevel(30, '100')])
  const far = await otherBrowser()
  await enter(people.investor, listOf(name))
  await enter(people.investorAdmin, listOf(name), far)
  const [here, there] = [new MyOrders(page), new MyOrders(far)]
  const both = [here, there]
  for (const screen of both) await expect(screen.row(number).getByTitle(/^In at T\+120/)).toBeVisible()
  const loads = [page, far].map(loadsOf)

  await test.step('a colleague edits', async () => {
    await editOrder(investor, orderId, { orderLevels: [orderLevel(40, '100')] })
    for (const screen of both) await expect(screen.row(number)).toContainText('40')
  })

  await test.step('an order out of the book at new guidance shows why', async () => {
    await guideDeal(desk, dealId, '95')
    for (const screen of both)
      await expect(
        screen.row(number).getByTitle(/^Out: its minimum is T\+100, the level is T\+95/),
      ).toBeVisible()
    await guideDeal(desk, dealId, '105')
    for (const screen of both) await expect(screen.row(number).getByTitle(/^In at T\+105/)).toBeVisible()
  })

  await test.step('a push asks both, and one tap answers for both', async () => {
    for (const screen of both) await expect(screen.question(number)).toHaveCount(0)
    await pushFpg(desk, dealId, '100')
    for (const screen of both) {
      await expect(screen.question(number)).toContainText('Reconfirm at T+100')
      await expect(screen.question(number).getByRole('timer')).toBeVisible()
      // An offered answer is not given yet.
      await expect(screen.row(number).getByRole('cell').filter({ hasText: 'Pending' })).toHaveText('Pending')
    }
    await here.question(number).getByRole('button', { name: 'Reconfirm 40mm' }).press('Enter')
    await expect(here.question(number)).toContainText('Answered: 40mm')
    for (const screen of both) await expect(screen.row(number)).toContainText('Reconfirmed')
    // The answered order stays in its place, for both, until the page is left.
    for (const screen of both) await expect(screen.question(number)).toContainText('Answered: 40mm')
  })

  expect(
    loads.map((count) => count()),
    'pages loaded meanwhile',
  ).toEqual([0, 0])
})

test('answering by key moves the focus to the next order that needs an action', async ({
  page,
  enter,
  baseURL,
}) => {
  const account = investorAt('larkfieldzurich')
  const { desk, investor, name, dealId } = await begin(baseURL, 'Keyed', account)
  await placeOrder(investor, dealId, [orderLevel(30, '90')])
  await placeOrder(investor, dealId, [orderLevel(20, '90')])
  await pushFpg(desk, dealId, '100')
  await enter(account, listOf(name))
  const question = new MyOrders(page).actionNeeded.getByRole('listitem').filter({ hasText: name })
  await expect(question).toHaveCount(2)
  await question
    .first()
    .getByRole('button', { name: /^Reconfirm/ })
    .press('Enter')
  await expect(question.first()).toContainText('Answered: ')
  // Not to the top of the list, and not to a button that changes the answer or drops an order.
  await expect(question.last().getByRole('button', { name: /^Reconfirm/ })).toBeFocused()
})

test('on a phone, an investor answers a test with another size and submits an intention', async ({
  page,
  enter,
  baseURL,
}) => {
  const account = investorAt('tamarindjapan')
  const { desk, investor, name, dealId } = await begin(baseURL, 'Phone', account)
  const tested = await placeOrder(investor, dealId, [orderLevel(15, '100')])
  const draftId = await draftDeal(desk, `${name} Test`, {
    terms: { testPrice: { basis: 'spread', over: 'T', level: '130', to: null, words: null } } as never,
  })
  const { version, sharedVersion } = await desk.deals.bookDealDetail({ dealId: draftId })
  const testClosesAt = new Date(Date.now() + 3_600_000).toISOString()
  await desk.deals.submitDeal({ dealId: draftId, target: 'Test', testClosesAt, version, sharedVersion })
  const intention = await placeOrder(investor, draftId, [orderLevel(8)])
  await desk.deals.testEnd({ dealId: draftId })
  await pushTest(desk, dealId, '110')

  await page.setViewportSize({ width: 390, height: 844 })
  await enter(account, listOf(name))
  const list = new MyOrders(page)
  await expect(list.row(tested.number)).toContainText('Testing')
  await expect(list.row(intention.number)).toContainText('Intention')
  expect(await misfits(page), 'the list').toEqual([])
  expect(await barriers(page), 'the list').toEqual([])

  await test.step('a size typed for a test that ends is not offered for the next test', async () => {
    const question = list.question(tested.number)
    await question.getByRole('button', { name: 'Amend' }).click()
    await question.getByRole('textbox', { name: 'Size' }).fill('14')
    await desk.deals.testEnd({ dealId })
    await expect(question).toContainText('Not sent: 14mm.')
    await pushTest(desk, dealId, '105')
    await expect(question).toContainText('Indicate your size at T+105')
    await expect(question.getByRole('button', { name: 'Indicate 15mm at T+105' })).toBeVisible()
    await expect(question.getByRole('textbox', { name: 'Size' })).toBeHidden()
  })

  await test.step('the investor answers with another size than the one offered', async () => {
    const question = list.question(tested.number)
    await question.getByRole('button', { name: 'Amend' }).click()
    await question.getByRole('textbox', { name: 'Size' }).fill('１０')
    await question.getByRole('button', { name: 'Send 10mm' }).click()
    await expect(question).toContainText('Answered: 10mm at T+105')
    await expect(list.row(tested.number)).toContainText(/10\s*Test/)
  })

  await test.step('the intention becomes an order in one tap', async () => {
    const question = list.question(intention.number)
    await expect(question).toContainText('The test has ended: submit your order')
    await question.getByRole('button', { name: 'Submit 8mm' }).click()
    await expect(question).toContainText('Submitted')
    await expect(list.row(intention.number)).toContainText('Submitted')
  })

  await test.step('the order covers the whole screen', async () => {
    const { box } = await list.open(tested.number)
    await expect(box).toContainText('Test answered')
    expect(await misfits(page), 'the order').toEqual([])
    expect(await barriers(page), 'the order').toEqual([])
  })
})

for (const lang of ['CN', 'HK'] as const)
  test(`the list and an order have no English left in ${lang}`, async ({ page, enter, baseURL }) => {
    const account = investorAt('vellumcapital')
    const { desk, investor, name, dealId } = await begin(baseURL, 'Worded', account)
    const { orderId, number } = await placeOrder(investor, dealId, [
      orderLevel(12, '90'),
      orderLevel(20, '100'),
    ])
    await editOrder(investor, orderId, { orderLevels: [orderLevel(20, '100')], commitment: 'soft' })
    await pushFpg(desk, dealId, '95')
    await enter(account, `${listOf(name)}&order=${orderId}&lang=${lang}`)
    const order = page.getByRole('dialog')
    await expect(order.getByRole('listitem').first()).toBeVisible()
    await expect(page.getByRole('main')).toContainText(number)
    expect(await rawKeys(page)).toEqual([])
    expect(await leftInEnglish(page, known)).toEqual([])
    expect(await misfits(page)).toEqual([])
    expect(await barriers(page), 'the order').toEqual([])
  })

/** The person who placed it has no Chinese name. */
const known = ['Tyler Brandt']

/** How often a page was loaded from here on. */
function loadsOf(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => loads++)
  return () => loads
}
