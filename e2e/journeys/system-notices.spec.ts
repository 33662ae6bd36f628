// §8: a desk changes an investor's order; the investor hears of it live, and by mail once that is chosen.
import { bookOf, enterFor } from '../book.ts'
import { barriers } from '../checks/axe.ts'
import { misfits } from '../checks/layout.ts'
import { expect, test } from '../journey.ts'
import { orderLevel } from '../orders.ts'
import { Outbox } from '../pages/outbox.ts'
import { LogIn } from '../pages/login.ts'
import { Ticket } from '../pages/ticket.ts'
import { investorAt } from '../people.ts'

const house = 'ironmossgeneral'
const account = investorAt(house)

test('the investor hears of the desk’s change live, chooses mails, and comes from a mail to the order', async ({
  page,
  enter,
  otherBrowser,
  noise,
  baseURL,
}) => {
  test.setTimeout(90_000)
  noise.expect(/status of 401 .*user\/info/, 'the link of a mail is opened without a session')
  const { desk, dealId } = await bookOf(baseURL, 'Told')
  const { orderId } = await enterFor(desk, dealId, house, { mm: 20 })
  const { header } = await desk.deals.bookDealDetail({ dealId })
  const shell = await enter(account, '/order/my-orders')
  const change = (expectedVersion: number, mm: number) =>
    desk.orders.editOrderForInvestor({
      orderId,
      expectedVersion,
      content: { orderLevels: [orderLevel(mm)] },
    })

  await test.step('the bell counts it at once, and its link opens the order', async () => {
    await expect(shell.bell.button).toBeVisible()
    await change(1, 30)
    await shell.bell.open()
    const notice = shell.bell.notices.filter({ hasText: `Your order was changed: ${header.name}` })
    await expect(notice).toContainText('Lantern')
    await notice.click()
    await expect(page).toHaveURL(new RegExp(`/order/deal/${dealId}\\?order=${orderId}$`))
    await expect(new Ticket(page).panel).toBeVisible()
  })

  await test.step('the page of notices says what there is to hear, and takes the choice', async () => {
    await shell.walkTo('/my-notices')
    await page.getByRole('button', { name: 'E-mail settings' }).click()
    const form = page.getByRole('dialog', { name: 'Notices by e-mail' })
    await expect(form).toContainText(account)
    await expect(form.getByRole('switch', { name: 'Replies needed by e-mail' })).toBeChecked()
    const locked = form.getByRole('switch', { name: 'Your account and security by e-mail' })
    await expect(locked).toBeChecked()
    await expect(locked).toBeDisabled()
    // Nothing that only banks hear of.
    await expect(form.getByText('Sign-offs needed')).toHaveCount(0)
    const orders = form.getByRole('listitem').filter({
      has: page.getByRole('switch', { name: 'Orders and comments by e-mail' }),
    })
    await orders.getByText(/^\d+ events$/).click()
    await expect(orders.getByText('Your order was changed')).toBeVisible()
    expect(await barriers(page), 'the choice').toEqual([])
    expect(await misfits(page), 'the choice').toEqual([])
    await orders.getByRole('switch').click()
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
    await page.getByRole('button', { name: 'E-mail settings' }).click()
    await expect(form.getByRole('switch', { name: 'Orders and comments by e-mail' })).toBeChecked()
    await page.keyboard.press('Escape')
  })

  await test.step('the next change comes by mail, whose link leads through the log-in to the order', async () => {
    await change(2, 40)
    const elsewhere = await otherBrowser()
    const outbox = new Outbox(elsewhere)
    const title = `Your order was changed: ${header.name}`
    await elsewhere.goto(`${baseURL}/bookbuildingweb/demo/outbox?account=${encodeURIComponent(account)}`)
    await outbox.mails.filter({ hasText: title }).click()
    await expect(outbox.text).toContainText('on your behalf')
    await outbox.link().first().click()
    const login = new LogIn(elsewhere)
    await login.isHere()
    await expect(elsewhere).toHaveURL(/\/login\?redirect_url=/)
    await login.signIn(account)
    await expect(elsewhere).toHaveURL(new RegExp(`/order/deal/${dealId}\\?order=${orderId}$`))
    await expect(new Ticket(elsewhere).panel).toContainText('40')
  })
})
