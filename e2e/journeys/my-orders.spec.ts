// §3, §7: an investor's orders over all deals: what is wanted on top, a list that is live, one order in full.
import type { Page } from '@playwright/test'
import { apiAs } from '../api.ts'
import { barriers } from '../checks/axe.ts'
import { misfits } from '../checks/layout.ts'
import { leftInEnglish, rawKeys } from '../checks/said.ts'
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

test('an order is found, opened by key, compared with itself, and withdrawn; the address brings it back', async ({
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

  await test.step('the row says all of it', async () => {
    for (const said of [
      name,
      'Submitted',
      'USD',
      '20 · min. T+100',
      '12 · min. T+90',
      'T+120 area',
      'In at T+120',
    ])
      await expect(list.row(number)).toContainText(said)
    await expect(list.row(number)).toContainText('Soft')
    expect(await misfits(page), '1366 × 768').toEqual([])
    expect(await barriers(page), 'the list').toEqual([])
  })

  await test.step('filters stand in the address', async () => {
    await list.status('Withdrawn').click()
    await expect(list.orders.getByRole('heading', { name: 'No order matches these filters' })).toBeVisible()
    await expect(page).toHaveURL(/oq=Found.*ostatus=Withdrawn/)
    await page.goBack()
    await expect(list.row(number)).toBeVisible()
    await list.header('Size').getByText('Size').click()
    await expect(page).toHaveURL(/osort=size/)
  })

  await test.step('a column that is not wanted stays away', async () => {
    await expect(list.header('Ccy')).toBeVisible()
    await list.orders.getByRole('button', { name: 'Columns', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Ccy' }).click()
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(list.row(number)).toBeVisible()
    await expect(list.header('Ccy')).toHaveCount(0)
  })

  await test.step('opened by key; every version, and any two beside each other', async () => {
    await list.link(number).press('Enter')
    const { detail } = list
    await expect(detail.title).toContainText(number)
    await expect(detail.box).toContainText('Journey Fund')
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

  await test.step('a reload finds the same order over the same list', async () => {
    await expect(page).toHaveURL(new RegExp(`order=${orderId}`))
    await page.reload()
    await expect(list.detail.title).toContainText(number)
    await expect(list.search).toHaveValue(name)
    await page.keyboard.press('Escape')
    await expect(list.detail.box).toBeHidden()
    await expect(page).not.toHaveURL(/order=ord_/)
  })

  await test.step('taken along: as Excel, and its confirmation', async () => {
    const rows = await rowsOf(await (await list.excel()).path())
    expect(rows.filter((cells) => cells.includes(number))).toHaveLength(1)
    const { box } = await list.open(number)
    const saved = page.waitForEvent('download')
    await box.getByRole('button', { name: 'Confirmation' }).click()
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
  })

  await test.step('withdrawn, after a question that names what goes', async () => {
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

test('two browsers of one house: an edit, new guidance and a push are seen, and one answer is enough', async ({
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
  for (const screen of both) await expect(screen.row(number)).toContainText('In at T+120')
  const loads = [page, far].map(loadsOf)

  await test.step('a colleague edits', async () => {
    await editOrder(investor, orderId, { orderLevels: [orderLevel(40, '100')] })
    for (const screen of both) await expect(screen.row(number)).toContainText('40')
  })

  await test.step('new guidance leaves it out, and says why', async () => {
    await guideDeal(desk, dealId, '95')
    for (const screen of both)
      await expect(screen.row(number)).toContainText('Out: your minimum is T+100, the level is T+95')
    await guideDeal(desk, dealId, '105')
    for (const screen of both) await expect(screen.row(number)).toContainText('In at T+105')
  })

  await test.step('the push asks both, one tap answers for both', async () => {
    for (const screen of both) await expect(screen.asked(number)).toHaveCount(0)
    await pushFpg(desk, dealId, '100')
    for (const screen of both) {
      await expect(screen.asked(number)).toContainText('Reconfirm at T+100')
      await expect(screen.asked(number).getByRole('timer')).toBeVisible()
      // What is on offer is no answer yet.
      await expect(screen.row(number).getByRole('cell').filter({ hasText: 'Reply needed' })).toHaveText(
        'Reply needed',
      )
    }
    await here.asked(number).getByRole('button', { name: 'Reconfirm 40mm' }).press('Enter')
    await expect(here.asked(number)).toContainText('Answered: 40mm')
    for (const screen of both) await expect(screen.row(number)).toContainText('Reconfirmed')
    // The confirmation is read, and leaves by itself.
    for (const screen of both) await expect(screen.asked(number)).toHaveCount(0, { timeout: 30_000 })
  })

  expect(
    loads.map((count) => count()),
    'pages loaded meanwhile',
  ).toEqual([0, 0])
})

test('who answers by key goes on at the next order that is wanted', async ({ page, enter, baseURL }) => {
  const account = investorAt('larkfieldzurich')
  const { desk, investor, name, dealId } = await begin(baseURL, 'Keyed', account)
  await placeOrder(investor, dealId, [orderLevel(30, '90')])
  await placeOrder(investor, dealId, [orderLevel(20, '90')])
  await pushFpg(desk, dealId, '100')
  await enter(account, listOf(name))
  const asked = new MyOrders(page).wanted.getByRole('listitem').filter({ hasText: name })
  await expect(asked).toHaveCount(2)
  await asked
    .first()
    .getByRole('button', { name: /^Reconfirm/ })
    .press('Enter')
  await expect(asked.first()).toContainText('Answered: ')
  // Not at the top of the list, and not at what would change the answer or drop an order.
  await expect(asked.last().getByRole('button', { name: /^Reconfirm/ })).toBeFocused()
})

test('on a phone: a test is answered with another size, an intention is submitted', async ({
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
  await desk.deals.submitDeal({ dealId: draftId, target: 'Test', version, sharedVersion })
  const meant = await placeOrder(investor, draftId, [orderLevel(8)])
  await desk.deals.testEnd({ dealId: draftId })
  await pushTest(desk, dealId, '110')

  await page.setViewportSize({ width: 390, height: 844 })
  await enter(account, listOf(name))
  const list = new MyOrders(page)
  await expect(list.row(tested.number)).toContainText('Testing')
  await expect(list.row(meant.number)).toContainText('Intention')
  expect(await misfits(page), 'the list').toEqual([])
  expect(await barriers(page), 'the list').toEqual([])

  await test.step('another size than the one offered', async () => {
    const asked = list.asked(tested.number)
    await expect(asked).toContainText('Indicate your size at T+110')
    await asked.getByRole('button', { name: 'Amend' }).click()
    await asked.getByRole('textbox', { name: 'Size' }).fill('１０')
    await asked.getByRole('button', { name: 'Send 10mm' }).click()
    await expect(asked).toContainText('Answered: 10mm at T+110')
    await expect(list.row(tested.number)).toContainText(/10\s*Test/)
  })

  await test.step('the intention becomes an order in one tap', async () => {
    const asked = list.asked(meant.number)
    await expect(asked).toContainText('The test has ended: submit your order')
    await asked.getByRole('button', { name: 'Submit 8mm' }).click()
    await expect(asked).toContainText('Submitted')
    await expect(list.row(meant.number)).toContainText('Submitted')
  })

  await test.step('the order over the whole screen', async () => {
    const { box } = await list.open(tested.number)
    await expect(box).toContainText('Test answered')
    expect(await misfits(page), 'the order').toEqual([])
    expect(await barriers(page), 'the order').toEqual([])
  })
})

for (const lang of ['CN', 'HK'] as const)
  test(`list and order in ${lang}`, async ({ page, enter, baseURL }) => {
    const account = investorAt('marrowbyteachers')
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

/** Who placed it has no Chinese name. */
const known = ['Robert Tremblay']

/** How often a page was loaded from here on. */
function loadsOf(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => loads++)
  return () => loads
}
