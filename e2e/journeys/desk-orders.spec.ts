// §3: a desk enters, edits and answers orders for its investors, and sees the columns of a book its role allows.
import type { Client } from '@bookrunner/contract'
import { apiAs } from '../api.ts'
import { barriers } from '../checks/axe.ts'
import { misfits } from '../checks/layout.ts'
import { announceDeal, dealName, draftDeal } from '../deals.ts'
import { expect, test } from '../journey.ts'
import { OrderBook } from '../pages/order-book.ts'
import { investorAt, people } from '../people.ts'

// As wide as a desk's screen: columns that are scrolled out are not drawn.
test.use({ viewport: { width: 1920, height: 1080 } })

const jlm = 'desk.jlm@quillstone.example'
const banks = {
  syndicate: [
    { entityId: 'ent_lantern', roles: ['OC', 'BND'], appointedOn: null },
    { entityId: 'ent_quillstone', roles: ['JLM'], appointedOn: null },
  ],
} as const

type More = Parameters<typeof draftDeal>[2]

const openDeal = async (desk: Client, about: string, more: More = {}): Promise<string> => {
  const dealId = await draftDeal(desk, dealName(about), { shared: banks as never, ...more })
  await announceDeal(desk, dealId)
  return dealId
}

const orderLevel = (millions: number, minSpread: string | null = null) => ({
  minYield: null,
  maxPrice: null,
  minSpread,
  size: millions * 1_000_000,
})
const enter = (client: Client, dealId: string, house: string, content: object = {}) =>
  client.orders.newOrderForInvestor({
    dealId,
    investorId: `ent_${house}`,
    content: { orderLevels: [orderLevel(10)], ...content },
  })

test('a desk types an order by keyboard and confirms it, and its investor sees it live', async ({
  page,
  enter: arrive,
  otherBrowser,
  baseURL,
}) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const dealId = await openDeal(desk, 'Telephone')
  const theirs = await otherBrowser()
  await arrive(investorAt('tamarindtreasury'), `/order/deal/${dealId}`, theirs)
  await arrive(people.desk, OrderBook.place(dealId))
  const book = new OrderBook(page)
  const other = { name: 'Sundial Easting State Fund', levels: '30 @ T+90; 20 @ 80' }

  const entry = await book.beginEntry()
  await entry.investor('Tamarind Commercial Treasury')
  await page.keyboard.type('５０ @ 110')
  await expect(entry.box).toContainText('50mm at min. T+110')
  await expect(entry.box).toContainText('In at T+120')
  expect(await barriers(page), 'the drawer').toEqual([])
  await entry.submit()
  const number = await entry.number()
  await expect(entry.confirmation).toContainText('50mm for Tamarind Commercial Treasury · min. T+110')
  await expect(theirs.getByRole('main')).toContainText(number)

  await test.step('the desk enters the next order in the same drawer; faults are reported and the entry stays', async () => {
    await entry.box.getByRole('button', { name: 'Enter another' }).click()
    await entry.box.getByRole('combobox', { name: 'Investor' }).focus()
    await entry.investor(other.name)
    await entry.field('Size and limits').fill('0.1')
    await entry.submit()
    await expect(entry.box).toContainText('The minimum is 0.2mm')
    await entry.field('Size and limits').fill('30 @ T+1000')
    await expect(entry.box).toContainText('T+1000 is well off guidance (T+120). Is this correct?')
    await entry.field('Size and limits').fill(other.levels)
    await expect(entry.box).not.toContainText('well off guidance')
    await entry.field(/omnibus/).fill('Client A; 20\nClient B; X-1; 5')
    await entry.submit()
    await expect(entry.box).toContainText(/25mm.*30mm/)
    await entry.field(/omnibus/).fill('Client A; 20\nClient B; X-1; 10')
    // The box stands in the footer: the key works there as well.
    await entry.box.getByRole('checkbox', { name: 'Enter another afterwards' }).check()
    await entry.submit()
    await expect(entry.confirmation).toContainText(`30mm for ${other.name}`)
    await expect(entry.field('Size and limits')).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(entry.box).toBeHidden()
  })

  await expect(book.rows).toHaveCount(2)
  await expect(book.row(other.name)).toContainText('30@90 · 20@80')
  await expect(book.row(other.name)).toContainText('Omni')
  await expect(book.total('Book')).toContainText('80')
  await book.filter('tamarind')
  await expect(book.rows).toHaveCount(1)
  for (const size of [
    { width: 1366, height: 768 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(size)
    expect(await misfits(page), `the book at ${size.width}`).toEqual([])
  }
  expect(await barriers(page), 'the book').toEqual([])
})

test('an edit that conflicts with another shows both, and nothing is lost', async ({
  page,
  enter: arrive,
  baseURL,
}) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const investor = await apiAs(baseURL ?? '', investorAt('tamarindtreasury'))
  const dealId = await openDeal(desk, 'Meanwhile')
  const { orderId } = await enter(desk, dealId, 'tamarindtreasury')
  await arrive(people.desk, `${OrderBook.place(dealId)}&order=${orderId}`)
  const order = await new OrderBook(page).opened()
  await order.button('Edit').click()
  await order.field('Size and limits').fill('12 @ T+100')
  await order.field('Sales').fill('Carmen Yip')

  await page.keyboard.press('Escape')
  await expect(order.versions).toHaveCount(1)
  await order.button('Edit').click()
  await expect(order.field('Size and limits')).toHaveValue('12 @ T+100')

  const change = { orderLevels: [orderLevel(15)], account: 'Fund of theirs' } as never
  await investor.orders.editOrder({ orderId, expectedVersion: 1, content: change })
  const quarrel = order.box.getByRole('group', { name: 'Size and limits' })
  await expect(quarrel).toContainText('Theirs: 15')
  await expect(quarrel).toContainText('Yours: 12 @ T+100')
  await expect(order.field('Account or fund')).toHaveValue('Fund of theirs')
  expect(await barriers(page), 'two edits').toEqual([])
  await quarrel.getByRole('button', { name: 'Keep mine' }).click()
  await page.keyboard.press('Control+Enter')

  await expect(order.box).toContainText('Saved at')
  await expect(order.box).toContainText('12mm at min. T+100')
  await expect(order.box).toContainText('Fund of theirs')
  await expect(order.box).toContainText('Carmen Yip')
  await expect(order.versions).toHaveCount(3)
  await expect(order.versions.first()).toContainText('Desk on behalf')
  await order.button('Compare').click()
  await expect(order.box.getByRole('table')).toContainText('12mm at min. T+100')
  expect(await barriers(page), 'the order').toEqual([])
  await order.close()
  await expect(page).toHaveURL(new RegExp(`dealId=${dealId}$`))
})

test('an order placed after the book went subject waits until it is accepted', async ({
  page,
  enter: arrive,
  baseURL,
}) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const dealId = await openDeal(desk, 'Subject')
  const subjectAt = new Date(Date.now() + 3000).toISOString()
  await desk.deals.changeTimes({ dealId, times: { subjectAt }, reason: 'Covered' })
  await expect
    .poll(async () => (await desk.deals.bookDealDetail({ dealId })).lifecycle.subject, { timeout: 30_000 })
    .toBe(true)
  await enter(desk, dealId, 'tamarindtreasury')
  await enter(desk, dealId, 'ironmosslife')
  await enter(desk, dealId, 'sundialreserve')
  await arrive(people.desk, OrderBook.place(dealId))
  const book = new OrderBook(page)
  await expect(book.total('Conditional')).toContainText('30')
  const order = await book.open('Tamarind Commercial Treasury')
  await expect(order.box).toContainText('10mm awaits acceptance')
  await order.button('Accept 10mm increase').click()
  await expect(order.box).toContainText('Saved at')
  await expect(order.button(/^Accept/)).toHaveCount(0)
  await expect(order.versions.first()).toContainText('Conditional order accepted')
  await order.close()
  await expect(book.total('Conditional')).toContainText('20')
  // The others together.
  await page.getByRole('button', { name: 'Orders', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Accept conditional (2)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Accept conditional orders' })
  await expect(dialog).toContainText('Not accepted yet: USD 20mm')
  expect(await barriers(page), 'accepting several').toEqual([])
  await dialog.getByRole('button', { name: 'Accept 2 orders' }).click()
  await expect(page.getByText('Accepted: 2 orders')).toBeVisible()
  await expect(book.total('Conditional')).toContainText('0')
})

test('a desk answers FPG for an investor; once the book is closed, with a reason that is recorded', async ({
  page,
  enter: arrive,
  baseURL,
}) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const dealId = await openDeal(desk, 'Closed')
  const { orderId } = await enter(desk, dealId, 'tamarindtreasury', { orderLevels: [orderLevel(20)] })
  const closesAt = new Date(Date.now() + 3_600_000).toISOString()
  const guidance = { basis: 'spread', over: 'T', level: '115', to: null, words: null } as const
  await desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance, closesAt } as never)
  await arrive(people.desk, OrderBook.place(dealId))
  const book = new OrderBook(page)
  await expect(book.row('Tamarind Commercial Treasury')).toContainText('Pending')
  const order = await book.open('Tamarind Commercial Treasury')
  await order.button('FPG answer').click()
  await order.field('Size').fill('15')
  const investor = await apiAs(baseURL ?? '', investorAt('tamarindtreasury'))
  const current = await investor.orders.getOrderDetail({ orderId })
  const which = { orderId, expectedVersion: current.order.shown, push: current.push ?? 0 }
  await investor.orders.fpgOrder({ ...which, answer: 'reduce', size: 18_000_000 })
  const moved = order.box.getByRole('group', { name: /^This order changed/ })
  await expect(moved).toContainText('FPG answer 18mm')
  await expect(order.button('Enter answer')).toBeDisabled()
  await expect(order.field('Size')).toHaveValue('15')
  await order.button('Continue with the current order').click()
  await order.field('Size').press('Enter')
  await expect(order.box).toContainText('15mm answered')
  await expect(moved).toHaveCount(0)

  await desk.deals.fpgEnd({ dealId })
  await expect(book.header).toContainText('Book closed')
  await order.button('FPG answer').click()
  await expect(order.field(/^Reason/)).toBeVisible()
  await order.field('Size').fill('14')
  await page.keyboard.press('Enter')
  await expect(order.box).toContainText('Books are closed: enter a reason.')
  await order.field(/^Reason/).fill('Line was cut off')
  await page.keyboard.press('Enter')
  await expect(order.box).toContainText('14mm answered')
  await expect(order.versions.first()).toContainText('Line was cut off')

  await order.button('Withdraw').click()
  await order.field(/^Reason/).fill('Investor mandate')
  await order.button('Withdraw order').click()
  await expect(order.box).toContainText('Withdrawn')
  await order.close()
  await expect(book.row('Tamarind Commercial Treasury')).toContainText('Cancelled')
  const entry = await book.beginEntry()
  await expect(entry.field(/^Reason/)).toBeVisible()
})

test('a joint manager reads the columns the book type shows; an observer enters nothing', async ({
  page,
  enter: arrive,
  otherBrowser,
  baseURL,
}) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const theirs = await apiAs(baseURL ?? '', jlm)
  const dealId = await openDeal(desk, 'Undisclosed', { terms: { bookType: 'soleUndisclosed' } as never })
  await enter(desk, dealId, 'sundialeasting')
  await enter(theirs, dealId, 'tamarindtreasury')
  await arrive(jlm, OrderBook.place(dealId))
  const book = new OrderBook(page)
  await expect(book.rows).toHaveCount(1)
  await expect(book.row('Tamarind Commercial Treasury')).toBeVisible()
  await expect(book.total('Book')).toContainText('20')
  await expect(page.getByRole('main')).not.toContainText('Sundial')
  const entry = await book.beginEntry()
  await expect(entry.box.getByRole('combobox', { name: 'Through' })).toBeDisabled()

  const far = await otherBrowser()
  await arrive(people.viewer, OrderBook.place(dealId), far)
  const looking = new OrderBook(far)
  await expect(looking.rows).toHaveCount(2)
  await expect(looking.enterButton).toHaveCount(0)
  const order = await looking.open('Sundial Easting')
  await expect(order.versions).toHaveCount(1)
  await expect(order.button(/^(Edit|Withdraw)$/)).toHaveCount(0)
})

test('a desk goes from the book to its deal and back', async ({ page, enter: arrive, baseURL }) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const dealId = await openDeal(desk, 'There')
  await arrive(people.desk, `/deal/detail?dealId=${dealId}`)
  await page.getByRole('main').getByRole('button', { name: 'Order book' }).click()
  const book = new OrderBook(page)
  await expect(book.header).toContainText('Book · There')
  await expect(page.getByRole('main').filter({ visible: true })).toContainText('No orders yet')
  await book.header.filter({ visible: true }).getByRole('button', { name: 'Deal', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/deal/detail\\?dealId=${dealId}`))
})
