// §3, §7: the ticket when the connection is lost, when a colleague saves first, and when the deal changes meanwhile.
import type { Page } from '@playwright/test'
import { apiAs } from '../api.ts'
import { guideDeal } from '../deals.ts'
import { expect, test } from '../journey.ts'
import { openDeal, ordersOn, pushFpg, pushTest } from '../orders.ts'
import { Ticket } from '../pages/ticket.ts'
import { people } from '../people.ts'

/** Lets requests through and drops their answers; returns their idempotency keys. */
async function loseAnswers(page: Page, call: string) {
  const keys = new Set<string | undefined>()
  let cut = true
  // The route is not removed: that would drop requests under way.
  await page.route(`**/investor/book/${call}`, async (route) => {
    keys.add(route.request().headers()['idempotency-key'])
    if (!cut) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  return { keys, mend: () => void (cut = false) }
}

test('after a lost answer, the ticket sends the same request until the outcome is known, also after a reload', async ({
  page,
  enter,
  baseURL,
  noise,
}) => {
  noise.expect(/net::ERR_CONNECTION_RESET|beforeunload/, 'the answer is lost on the way')
  const { dealId, place } = await openDeal(baseURL, 'Cut off')
  await enter(people.investorAdmin, place)
  const ticket = new Ticket(page)
  const line = await loseAnswers(page, 'newOrder')
  await page.setViewportSize({ width: 1366, height: 600 })
  await ticket.type({ Size: '10' })
  await ticket.press(/^More/)
  await expect(ticket.field('Minimum fill')).toBeVisible()
  await ticket.panel.evaluate((panel) => panel.scrollTo(0, panel.scrollHeight))
  await ticket.press(/^Place order/)
  // Visible without scrolling, however far the panel was scrolled.
  await expect(ticket.unknown).toBeInViewport({ ratio: 1 })
  await expect(ticket.button('Try now')).toBeInViewport({ ratio: 1 })
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(ticket.unknown).toBeVisible()
  line.mend()
  // By itself after a while, or at once.
  await ticket
    .button('Try now')
    .click({ timeout: 3000 })
    .catch(() => undefined)
  const number = await ticket.takenAs('Order received')
  await expect(ticket.panel).toContainText('The connection dropped, but your request was received.')
  expect(line.keys.size).toBe(1)
  const investor = await apiAs(baseURL ?? '', people.investorAdmin)
  const orders = await ordersOn(investor, dealId)
  expect(orders.map((order) => order.number)).toEqual([number])
  await ticket.done()
  await expect(ticket.orders).toHaveCount(1)
})

test('when a colleague saves first, the ticket shows both changes and lets the user choose per field', async ({
  page,
  enter,
  otherBrowser,
  baseURL,
}) => {
  const { dealId, place } = await openDeal(baseURL, 'Contested')
  const far = await otherBrowser()
  await enter(people.investorAdmin, place)
  await enter(people.investor, place, far)
  const [mine, theirs] = [new Ticket(page), new Ticket(far)]
  await mine.type({ Size: '10' })
  await page.keyboard.press('Enter')
  await mine.takenAs('Order received')
  await mine.done()
  // An order by one user appears at a colleague without a reload.
  await expect(theirs.orders).toHaveCount(1)

  await mine.press(/^Change order/)
  await mine.type({ Size: '12', Limit: '110' })
  await theirs.press(/^Change order/)
  await theirs.type({ Size: '15' })
  await theirs.panel.getByText('Soft', { exact: true }).click()
  await theirs.press(/^Change to 15mm/)
  await theirs.takenAs('Change received')

  const contest = mine.panel.getByRole('group', { name: 'Size and limit' })
  await expect(contest).toContainText('15mm at reoffer')
  await expect(contest).toContainText('12mm at min. T+110')
  // Fields only the colleague changed are adopted.
  await expect(mine.panel.getByRole('radio', { name: 'Soft' })).toBeChecked()
  // Until one of the two is chosen nothing is sent, and the ticket says so.
  await mine.press(/^Change to 12mm/)
  await expect(mine.panel.getByRole('alert')).toHaveText(
    'Not sent: first choose one of the two values above.',
  )
  await mine.press('Keep mine')
  await mine.press(/^Change to 12mm/)
  await mine.takenAs('Change received')
  // The colleague's receipt of 15mm gives way to the order as it is now.
  await expect(theirs.taken).toBeHidden()
  await expect(theirs.orders).toContainText('12mm')
  await expect(theirs.panel).not.toContainText('15mm')
  const investor = await apiAs(baseURL ?? '', people.investorAdmin)
  const [order] = await ordersOn(investor, dealId)
  expect(order!.order).toMatchObject({ commitment: 'soft', shown: 3, orderLevels: [{ size: 12_000_000 }] })
})

test('while the deal changes, the ticket keeps what is typed and answers a test and FPG in one tap', async ({
  page,
  enter,
  baseURL,
}) => {
  const { desk, dealId, place } = await openDeal(baseURL, 'Moving')
  await enter(people.investorAdmin, place)
  const ticket = new Ticket(page)
  await ticket.type({ Size: '10', Limit: '100' })
  await guideDeal(desk, dealId, '95')
  await expect(ticket.meaning).toContainText('Out: its minimum is T+100, the level is T+95')
  await expect(ticket.field('Size')).toHaveValue('10')
  await ticket.type({ Limit: '80' })
  await expect(ticket.meaning).toContainText('In at T+95')
  await ticket.press(/^Place order/)
  await ticket.takenAs('Order received')
  await ticket.done()

  await test.step('the investor answers a test', async () => {
    await pushTest(desk, dealId, '85')
    await ticket.press('Indicate 10mm at T+85')
    await expect(ticket.panel).toContainText('Answered: 10mm at T+85')
    await desk.deals.testEnd({ dealId })
    await expect(ticket.panel).not.toContainText('A test is open')
  })

  await test.step('the investor reduces the order at FPG, then drops it after a dialog shows the effect', async () => {
    await pushFpg(desk, dealId, '85')
    await expect(ticket.button('Reconfirm 10mm')).toBeVisible()
    await ticket.press('Amend')
    await ticket.field('Size').fill('8')
    await page.keyboard.press('Enter')
    await expect(ticket.panel).toContainText('Answered: 8mm')
    await ticket.press('Change answer')
    await ticket.field('Size').fill('7')
    const colleague = await apiAs(baseURL ?? '', people.investorAdmin)
    const [current] = await ordersOn(colleague, dealId)
    const which = {
      orderId: current!.order.id,
      expectedVersion: current!.order.shown,
      push: current!.push ?? 0,
    }
    await colleague.orders.fpgOrder({ ...which, answer: 'reduce', size: 6_000_000 })
    const moved = ticket.panel.getByRole('group', { name: /^This order changed/ })
    await expect(moved).toContainText('FPG answer 6mm')
    await expect(ticket.button('Send 7mm')).toBeDisabled()
    await ticket.press('Continue with the current order')
    await ticket.press('Send 7mm')
    await expect(ticket.panel).toContainText('Answered: 7mm')
    await ticket.press('Change answer')
    await ticket.press('Drop')
    const dialog = page.getByRole('dialog', { name: /^Drop order/ })
    await expect(dialog).toContainText('7mm leaves the book')
    await dialog.getByRole('button', { name: 'Drop order' }).click()
    await expect(ticket.panel).toContainText('Answered: dropped')
  })

  await test.step('once the book is closed, the ticket is read-only and shows why', async () => {
    await desk.deals.fpgEnd({ dealId })
    await expect(ticket.panel).toContainText('Books are closed.')
    await expect(ticket.button('New order')).toHaveCount(0)
    await expect(ticket.button(/^Change/)).toHaveCount(0)
  })
})
