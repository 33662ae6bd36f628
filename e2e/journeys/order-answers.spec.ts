// §3: an answer that the server does not accept, on a phone and on a desktop.
import { apiAs } from '../api.ts'
import { barriers } from '../checks/axe.ts'
import { misfits } from '../checks/layout.ts'
import { announceDeal, dealName, draftDeal } from '../deals.ts'
import { expect, test } from '../journey.ts'
import { orderLevel, ordersOn, placeOrder, pushFpg, pushTest } from '../orders.ts'
import { MyOrders } from '../pages/my-orders.ts'
import { investorAt, people } from '../people.ts'

for (const width of [390, 1366])
  test(`at ${width} px, an answer that is not accepted stays in its field`, async ({
    page,
    enter,
    baseURL,
    noise,
  }) => {
    noise.expect(/status of 409 .*fpgOrder/, 'a size over the limits is refused')
    const account = investorAt(width === 390 ? 'tamarindjapan' : 'larkfieldzurich')
    const name = dealName(`Refused ${width}`)
    const [desk, investor] = [await apiAs(baseURL ?? '', people.desk), await apiAs(baseURL ?? '', account)]
    const dealId = await draftDeal(desk, name)
    await announceDeal(desk, dealId)
    const [inside, outside] = [
      await placeOrder(investor, dealId, [orderLevel(20, '90')]),
      await placeOrder(investor, dealId, [orderLevel(7, '118')]),
    ]
    const ladder = await placeOrder(investor, dealId, [orderLevel(30, '115'), orderLevel(12, '90')])
    await pushFpg(desk, dealId, '110')
    await page.setViewportSize({ width, height: 844 })
    await enter(account, `/order/my-orders?oq=${encodeURIComponent(name)}`)
    const list = new MyOrders(page)
    const question = list.question(ladder.number)
    const field = question.getByRole('textbox', { name: 'Size' })

    await test.step('each order says what silence does to it', async () => {
      await expect(list.question(inside.number)).toContainText(/No answer by .+: your order stays/)
      await expect(list.question(outside.number)).toContainText(/No answer by .+: your order drops/)
      await expect(question).toContainText(/No answer by .+: 12mm of your order stays/)
    })

    await test.step('the rules of the deal are checked while the size is typed', async () => {
      await question.getByRole('button', { name: 'Amend' }).click()
      await expect(question).toContainText('min. 0.2mm · steps of 0.001mm')
      await field.fill('0.05')
      await expect(question).toContainText('The minimum is 0.2mm.')
      await expect(question.getByRole('button', { name: 'Send' })).toBeDisabled()
    })

    await test.step('a refusal is in red under the size', async () => {
      await field.fill('25')
      await question.getByRole('button', { name: 'Send 25mm' }).click()
      await expect(question.getByRole('alert')).not.toBeEmpty()
      await expect(field).toHaveValue('25')
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      expect(await misfits(page), 'the refusal').toEqual([])
      expect(await barriers(page), 'the refusal').toEqual([])
    })

    await test.step('one tap accepts the level', async () => {
      await list.question(outside.number).getByRole('button', { name: 'Accept T+110: 7mm' }).click()
      await expect(list.question(outside.number)).toContainText('Answered: 7mm')
    })

    await test.step('a typed size survives a reload, and the book closes meanwhile', async () => {
      await field.fill('9')
      await page.reload()
      await expect(field).toHaveValue('9')
      await desk.deals.fpgEnd({ dealId })
      // The order as it was read last need not say yet that the book is closed.
      await expect(question).toContainText(
        /Not sent: 9mm\. (Books closed before it was sent|No answer is needed any more)\./,
      )
    })

    await test.step('a size typed for one push is never offered at the next', async () => {
      await desk.deals.changeDealStatus({ dealId, to: 'IPG', reason: 'Books open once more' })
      await pushFpg(desk, dealId, '108')
      await expect(question.getByRole('button', { name: 'Amend' })).toBeVisible()
      await expect(field).toBeHidden()
    })
  })

for (const width of [390, 1366])
  test(`at ${width} px, an answer much larger than its order is asked about before it is sent`, async ({
    page,
    enter,
    baseURL,
  }) => {
    const account = investorAt(width === 390 ? 'tamarindjapan' : 'larkfieldzurich')
    const name = dealName(`Large ${width}`)
    const [desk, investor] = [await apiAs(baseURL ?? '', people.desk), await apiAs(baseURL ?? '', account)]
    const dealId = await draftDeal(desk, name)
    await announceDeal(desk, dealId)
    const { number } = await placeOrder(investor, dealId, [orderLevel(10, '100')])
    await pushTest(desk, dealId, '105')
    await page.setViewportSize({ width, height: 844 })
    await enter(account, `/order/my-orders?oq=${encodeURIComponent(name)}`)
    const question = new MyOrders(page).question(number)
    await question.getByRole('button', { name: 'Amend' }).click()
    await question.getByRole('textbox', { name: 'Size' }).fill('999')
    const send = question.getByRole('button', { name: 'Send 999mm' })
    const asked = page.getByRole('dialog', { name: 'Send 999mm?' })

    await test.step('a double tap opens the question, and answers nothing', async () => {
      await send.dblclick()
      await expect(asked).toContainText('999mm is more than 3 times the order of 10mm.')
      expect(await misfits(page), 'the question').toEqual([])
      expect(await barriers(page), 'the question').toEqual([])
      const [order] = await ordersOn(investor, dealId)
      expect(order!.figures.testSize).toBeNull()
    })

    await test.step('going back keeps what is typed, and confirming sends it', async () => {
      await asked.getByRole('button', { name: 'Back' }).click()
      await expect(asked).toBeHidden()
      await expect(question.getByRole('textbox', { name: 'Size' })).toHaveValue('999')
      await send.click()
      await asked.getByRole('button', { name: 'Send 999mm' }).click()
      await expect(question).toContainText('Answered: 999mm')
    })
  })
