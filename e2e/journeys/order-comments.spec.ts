// §3: the conversation on an order goes on after books close, without a new version of the order.
import type { Page } from '@playwright/test'
import { apiAs } from '../api.ts'
import { bookOf, enterFor } from '../book.ts'
import { barriers } from '../checks/axe.ts'
import { misfits } from '../checks/layout.ts'
import { expect, test } from '../journey.ts'
import { pushFpg } from '../orders.ts'
import { BookDesk } from '../pages/book-desk.ts'
import { OrderBook } from '../pages/order-book.ts'
import { Ticket } from '../pages/ticket.ts'
import { investorAt, people } from '../people.ts'

// The bells of these houses are not shared with other journeys.
test.use({ ownSessions: true })
const house = 'cobaltinemining'
const other = 'kestrelpeakus'

const conversation = (page: Page) => page.getByRole('region', { name: 'Comments', exact: true })
const box = (page: Page) => page.getByRole('textbox', { name: 'Add a comment' })

test('the desk asks after books close, the investor answers on a phone, and the desk reads it live', async ({
  page,
  enter,
  otherBrowser,
  baseURL,
  noise,
}) => {
  test.setTimeout(90_000)
  noise.expect(/Failed to load resource: net::ERR_FAILED/, 'the connection of the phone breaks')
  const { desk, dealId } = await bookOf(baseURL, 'Asked')
  const { header } = await desk.deals.bookDealDetail({ dealId })
  const { orderId } = await enterFor(desk, dealId, house, { mm: 20 })
  const others = await enterFor(desk, dealId, other, { mm: 30 })
  await pushFpg(desk, dealId, '115')
  await desk.deals.fpgEnd({ dealId })

  const shell = await enter(people.desk, `${OrderBook.place(dealId)}&order=${orderId}`)
  const { box: drawer } = await new OrderBook(page).opened()
  await drawer.getByRole('tab', { name: 'Comments' }).click()
  const atDesk = new BookDesk(page).comment(drawer, 'Public')
  const question = 'Is 20 your full size? We may cut the book.'
  await test.step('the desk writes a comment', async () => {
    await expect(atDesk).toContainText('No comments.')
    await atDesk.getByRole('textbox').fill(question)
    await page.keyboard.press('Control+Enter')
    await expect(atDesk.getByRole('listitem')).toContainText([question])
    await expect(atDesk.getByRole('textbox')).toHaveValue('')
    await expect(drawer.getByRole('tab', { name: 'Comments (1)' })).toBeVisible()
    expect(await barriers(page), 'the comments of the desk').toEqual([])
  })

  const phone = await otherBrowser()
  await phone.setViewportSize({ width: 390, height: 844 })
  await test.step('the investor comes by the notice to the comment', async () => {
    const own = await enter(investorAt(house), '/order/my-orders', phone)
    await own.bell.open()
    await own.bell.notices.filter({ hasText: `Comment on your order: ${header.name}` }).click()
    await expect(phone).toHaveURL(new RegExp(`/order/deal/${dealId}\\?order=${orderId}$`))
    await expect(conversation(phone).getByRole('listitem')).toContainText([question])
    await expect(conversation(phone)).toContainText('Lantern')
    await expect(conversation(phone)).toBeInViewport()
    expect(await misfits(phone)).toEqual([])
    expect(await barriers(phone), 'the comments of the investor').toEqual([])
  })

  const answer = 'Yes, but not below 10.'
  await test.step('an empty comment and a broken connection lose nothing', async () => {
    const send = conversation(phone).getByRole('button', { name: 'Send' })
    await box(phone).fill('   ')
    await send.click()
    await expect(conversation(phone).getByRole('alert')).toBeVisible()
    await box(phone).fill(answer)
    await phone.route('**/investor/book/addComment', (route) => route.abort())
    await send.click()
    await expect(conversation(phone).getByRole('alert')).toBeVisible()
    await expect(box(phone)).toHaveValue(answer)
    await phone.unroute('**/investor/book/addComment')
    await phone.reload()
    await expect(box(phone)).toHaveValue(answer)
    await conversation(phone).getByRole('button', { name: 'Send' }).click()
    await expect(conversation(phone).getByRole('listitem')).toContainText([question, answer])
    await expect(box(phone)).toHaveValue('')
    // The order itself stays as it was.
    await expect(new Ticket(phone, true).panel).toContainText('version 1')
    // Books are closed: there is nothing to type but the next comment.
    await expect(new Ticket(phone, true).field('Size')).toHaveCount(0)
  })

  await test.step('the desk reads the answer without a reload, and its bell counts it', async () => {
    await expect(atDesk.getByRole('listitem')).toContainText([question, answer])
    // The drawer covers the bell.
    await page.keyboard.press('Escape')
    await shell.bell.open()
    await expect(shell.bell.notices.filter({ hasText: `Comment on an order: ${header.name}` })).toBeVisible()
  })

  await test.step('another investor of the deal sees nothing of it', async () => {
    const stranger = await otherBrowser()
    const own = await enter(investorAt(other), `/order/deal/${dealId}?order=${others.orderId}`, stranger)
    await expect(box(stranger)).toBeVisible()
    await expect(stranger.getByText(question)).toHaveCount(0)
    await expect(conversation(stranger).getByRole('listitem')).toHaveCount(0)
    await own.bell.open()
    await expect(own.bell.notices.filter({ hasText: `Comment on your order` })).toHaveCount(0)
    const { order } = await (await apiAs(baseURL ?? '', investorAt(house))).orders.getOrderDetail({ orderId })
    expect(order).toMatchObject({ shown: 1, comment: answer })
  })
})

test('a long conversation opens at its newest comment, and keeps its place for who has scrolled up', async ({
  page,
  enter,
  baseURL,
}) => {
  const { desk, dealId } = await bookOf(baseURL, 'Talked')
  const { orderId } = await enterFor(desk, dealId, 'sundialreserve', { mm: 20 })
  for (let line = 1; line <= 16; line += 1) await desk.book.editComments({ orderId, comment: `Line ${line}` })
  await page.setViewportSize({ width: 1366, height: 768 })
  await enter(people.desk, `${OrderBook.place(dealId)}&order=${orderId}`)
  const { box: drawer } = await new OrderBook(page).opened()
  await drawer.getByRole('tab', { name: 'Comments (16)' }).click()
  const lines = drawer.getByRole('list', { name: 'Comments, the newest last' })
  await expect(lines.getByText('Line 16', { exact: true })).toBeInViewport()
  await expect(box(page).first()).toBeInViewport()
  await expect(drawer.getByRole('button', { name: 'Send' }).first()).toBeInViewport({ ratio: 1 })
  await lines.evaluate((list) => list.scrollTo({ top: 40 }))
  await desk.book.editComments({ orderId, comment: 'Line 17' })
  await expect(lines.getByText('Line 17', { exact: true })).toBeAttached()
  expect(await lines.evaluate((list) => list.scrollTop)).toBe(40)
  await box(page).first().fill('x'.repeat(950))
  await expect(drawer.getByText('50 characters left')).toBeVisible()
  await box(page).first().fill('x'.repeat(999))
  await expect(drawer.getByText('1 character left')).toBeVisible()
  await expect(box(page).first()).toHaveAccessibleDescription(/1 character left/)
  await box(page).first().fill('x'.repeat(2001))
  await expect(box(page).first()).toHaveAccessibleDescription(/1,001 characters too many/)
  await box(page).first().fill('Line 18')
  await page.keyboard.press('Control+Enter')
  await expect(lines.getByText('Line 18', { exact: true })).toBeInViewport()
})

test('a conversation that begins empty is at its newest comment when its tab is shown again', async ({
  page,
  enter,
  baseURL,
}) => {
  const { desk, dealId } = await bookOf(baseURL, 'Begun')
  const { orderId } = await enterFor(desk, dealId, 'sundialreserve', { mm: 20 })
  const write = async (from: number, to: number) => {
    for (let line = from; line <= to; line += 1)
      await desk.book.editComments({ orderId, comment: `Line ${line}` })
  }
  await page.setViewportSize({ width: 1366, height: 768 })
  await enter(people.desk, `${OrderBook.place(dealId)}&order=${orderId}`)
  const { box: drawer } = await new OrderBook(page).opened()
  const comments = drawer.getByRole('tab', { name: /^Comments/ })
  await comments.click()
  await expect(new BookDesk(page).comment(drawer, 'Public')).toContainText('No comments.')
  const lines = drawer.getByRole('list', { name: 'Comments, the newest last', includeHidden: true })
  await write(1, 16)
  await expect(lines.getByText('Line 16', { exact: true })).toBeInViewport()
  await drawer.getByRole('tab').first().click()
  await expect(lines).toBeHidden()
  await write(17, 20)
  await expect(lines.getByText('Line 20', { exact: true })).toBeAttached()
  await comments.click()
  await expect(lines.getByText('Line 20', { exact: true })).toBeInViewport()
})
