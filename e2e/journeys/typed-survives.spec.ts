// What is typed survives another page, Back, a reload and an ended session, wherever a form is long or typed in a hurry.
import type { Page } from '@playwright/test'
import { apiAs } from '../api.ts'
import { announceDeal, dealName, draftDeal } from '../deals.ts'
import { expect, test } from '../journey.ts'
import { LogIn } from '../pages/login.ts'
import { OrderBook } from '../pages/order-book.ts'
import { people } from '../people.ts'

test.use({ ownSessions: true, viewport: { width: 1920, height: 1080 } })

interface Typed {
  readonly name: string
  readonly type: () => Promise<void>
  /** Opens the form again: nothing of it is lost. */
  readonly isThere: () => Promise<void>
}

/** A window that closes asks first. */
async function asksOnClose(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const warning = await asked
  expect(warning.type()).toBe('beforeunload')
  await warning.dismiss()
}

/** The person's session ends from another device, and the person logs in again in this window. */
async function logInAgain(page: Page, baseURL: string, account: string): Promise<void> {
  await (await apiAs(baseURL, account)).auth.sessionEndOthers({})
  const login = new LogIn(page)
  await login.isHere()
  await login.signIn(account)
}

test('a desk finds its typed order and answer again after other pages, a reload and a log-in', async ({
  page,
  enter,
  worldUrl: baseURL,
  noise,
}) => {
  noise.expect(/status of 401|WebSocket/, 'the session ends while the book is read')
  const desk = await apiAs(baseURL, people.desk)
  const dealId = await draftDeal(desk, dealName('Half typed'), {
    shared: {
      syndicate: [
        { entityId: 'ent_lantern', roles: ['OC', 'BND'], appointedOn: null },
        { entityId: 'ent_quillstone', roles: ['JLM'], appointedOn: null },
      ],
    } as never,
  })
  await announceDeal(desk, dealId)
  const level = { minYield: null, maxPrice: null, minSpread: null, size: 20_000_000 }
  const { orderId } = await desk.orders.newOrderForInvestor({
    dealId,
    investorId: 'ent_sundialeasting',
    content: { orderLevels: [level] },
  })
  const closesAt = new Date(Date.now() + 3_600_000).toISOString()
  const guidance = { basis: 'spread', over: 'T', level: '115', to: null, words: null } as const
  await desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance, closesAt } as never)
  await enter(people.desk, OrderBook.place(dealId))
  const book = new OrderBook(page)
  const investor = 'Tamarind Commercial Treasury'
  const answering = async () => {
    const order = await book.open('Sundial Easting')
    await order.button('FPG answer').click()
    return order
  }
  const forms: readonly Typed[] = [
    {
      name: 'the order',
      type: async () => {
        const entry = await book.beginEntry()
        await entry.investor(investor)
        await page.keyboard.type('50 @ 110')
        await expect(entry.box).toContainText('50mm at min. T+110')
        await page.keyboard.press('Escape')
      },
      isThere: async () => {
        await expect(page.getByRole('button', { name: 'Enter order (1 not sent)' })).toBeVisible()
        const entry = await book.beginEntry()
        await expect(entry.field('Size and limits')).toHaveValue('50 @ 110')
        await expect(entry.box.getByTitle(investor, { exact: true })).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(entry.box).toBeHidden()
      },
    },
    {
      name: 'the answer',
      type: async () => {
        const order = await answering()
        await order.field('Size').fill('15')
        await page.keyboard.press('Escape')
        await order.close()
      },
      isThere: async () => {
        const order = await answering()
        await expect(order.field('Size')).toHaveValue('15')
        await page.keyboard.press('Escape')
        await order.close()
      },
    },
  ]
  const ways: readonly (readonly [string, () => Promise<unknown>])[] = [
    [
      'another page and Back',
      async () => {
        await book.header.getByRole('button', { name: 'Deal', exact: true }).click()
        await expect(page).toHaveURL(/\/deal\/detail/)
        await page.goBack()
      },
    ],
    ['a reload', () => page.reload()],
    ['an ended session', () => logInAgain(page, baseURL, people.desk)],
  ]
  for (const { type } of forms) await type()
  for (const [way, go] of ways)
    await test.step(way, async () => {
      await go()
      await expect(page).toHaveURL(new RegExp(`/deal/order-book\\?dealId=${dealId}$`))
      for (const { isThere } of forms) await isThere()
    })
  await asksOnClose(page)

  await test.step('an answer to an order that changed meanwhile is looked at first', async () => {
    const content = { sales: 'Carmen Yip' }
    await desk.orders.editOrderForInvestor({ orderId, expectedVersion: 1, content })
    await page.reload()
    const order = await answering()
    await expect(order.field('Size')).toHaveValue('15')
    await expect(order.button('Enter answer')).toBeDisabled()
    await order.button('Continue with the current order').click()
    await order.button('Enter answer').click()
    await expect(order.box).toContainText('15mm answered')
    await expect(order.box).toContainText('Saved at')
    await order.close()
  })

  await test.step('a sent answer is not there again, and a later look at the order confirms no save', async () => {
    const order = await book.open('Sundial Easting')
    await expect(order.versions.first()).toBeVisible()
    await expect(order.box).not.toContainText('Saved at')
    await order.close()
  })

  await test.step('an order that is entered leaves its form, and the sign goes', async () => {
    const entry = await book.beginEntry()
    await expect(entry.box.getByTitle(investor, { exact: true })).toBeVisible()
    await entry.submit()
    await expect(entry.confirmation).toContainText('50mm for')
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Enter order', exact: true })).toBeVisible()
    await expect(book.rows).toHaveCount(2)
  })
})

test('whoever leaves a form at the side of a list is asked, and an ended session loses nothing of it', async ({
  page,
  enter,
  worldUrl: baseURL,
  noise,
}) => {
  noise.expect(/status of 401|WebSocket/, 'the session ends while the list is read')
  const shell = await enter(people.bankAdmin, '/my-sessions')
  await shell.walkTo('/house/user-manage')
  const form = page.getByRole('dialog', { name: 'Add user' })
  const nickname = form.getByLabel('Nickname')
  const open = () => page.getByRole('main').getByRole('button', { name: 'Add user' }).click()
  await open()
  const password = await form.getByLabel(/password/i).inputValue()
  await nickname.fill('Siu')

  const question = page.getByRole('dialog', { name: 'Discard your edits?' })
  for (const [way, leave] of [
    ['Back', () => page.goBack()],
    ['a key', () => page.keyboard.press('Alt+Comma')],
    ['Escape', () => page.keyboard.press('Escape')],
  ] as const)
    await test.step(way, async () => {
      await leave()
      await question.getByRole('button', { name: 'Stay' }).click()
      await expect(question).toBeHidden()
      await expect(nickname).toHaveValue('Siu')
    })
  await asksOnClose(page)

  await test.step('an ended session', async () => {
    await logInAgain(page, baseURL, people.bankAdmin)
    await open()
    await expect(nickname).toHaveValue('Siu')
    await expect(form).toContainText(/Your unsaved entries from [\d:]+ are restored\./)
    // A password is not kept anywhere: another one is proposed.
    await expect(form.getByLabel(/password/i)).not.toHaveValue(password)
  })

  await test.step('what is discarded does not come back', async () => {
    await page.keyboard.press('Alt+Comma')
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(page).toHaveURL(/my-sessions/)
    await shell.walkTo('/house/user-manage')
    await open()
    await expect(nickname).toHaveValue('')
  })
})
