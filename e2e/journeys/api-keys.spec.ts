// An investor makes an API key for a system of its institution, the system places an order with it, and it is revoked.
import { CallRefused, createClient } from '@bookrunner/contract'
import { apiAs } from '../api.ts'
import { barriers } from '../checks/axe.ts'
import { misfits } from '../checks/layout.ts'
import { announceDeal, dealName, draftDeal } from '../deals.ts'
import { expect, test } from '../journey.ts'
import { AlreadyHere } from '../pages/already-here.ts'
import { ApiKeys } from '../pages/api-keys.ts'
import { choose } from '../pages/choose.ts'
import { investorAt, people } from '../people.ts'

const account = investorAt('cobaltinefamily')
const phone = { width: 390, height: 844 }

test('an investor makes a key in the browser, a program places an order with it, and the key is revoked', async ({
  page,
  enter,
  baseURL: base,
}) => {
  const baseUrl = base ?? ''
  const desk = await apiAs(baseUrl, people.desk)
  const dealId = await draftDeal(desk, dealName('By key'))
  await announceDeal(desk, dealId)

  const shell = await enter(account)
  await shell.user.click()
  await page.getByRole('menuitem', { name: 'API keys' }).click()
  await expect(shell.title).toHaveText('API keys')
  const keys = new ApiKeys(page)
  await keys.begin()
  await keys.send()
  await expect(keys.form.getByText('Enter a name for the key.')).toBeVisible()
  await keys.form.getByLabel('Name').fill('Order system')
  await choose(keys.form, 'Valid for', '30 days')
  expect(await barriers(page), 'the form').toEqual([])
  await keys.send()

  await expect(keys.shown.getByText(/shown only once/)).toBeVisible()
  const secret = await keys.secret()
  expect(secret).toMatch(/^brk_[0-9a-z]{44}$/)
  await page.keyboard.press('Escape')
  await expect(keys.shown, 'is not lost by a key').toBeVisible()
  expect(await barriers(page), 'the secret').toEqual([])
  await keys.shown.getByRole('button', { name: 'I have stored it' }).click()
  const working = keys.row('Active keys', 'Order system')
  await expect(working).toContainText(secret.slice(0, 10))
  await expect(working).toContainText('Never')
  await expect(page.getByText(secret)).toHaveCount(0)

  const system = createClient({ baseUrl, token: () => `Bearer ${secret}` })
  const orderLevels = [{ minYield: null, minSpread: '115', maxPrice: null, size: 10_000_000 }]
  const { orderId, status } = await system.orders.newOrder({
    dealId,
    content: { orderLevels, account: 'Night run' },
  })
  expect(status).toBe('Submitted')
  const { list: mine } = await system.orders.getHisOrderList({ orderId })
  expect(mine.map(({ via, by }) => [via, by.own])).toEqual([['api', true]])
  const { list: log } = await desk.orders.getOrderLog({ orderId })
  expect(log.map(({ channel }) => channel)).toEqual(['api'])

  await page.reload()
  await expect(working).not.toContainText('Never')
  await keys.revoke('Order system')
  await expect(page.getByText('API key revoked')).toBeVisible()
  await expect(keys.row('Revoked and expired keys', 'Order system')).toContainText('Revoked')
  const refused: unknown = await system.orders.myOrder().catch((fault: unknown) => fault)
  expect(refused).toBeInstanceOf(CallRefused)
  expect(refused).toMatchObject({ reason: 'key.over' })
})

test('on a phone, the form of a key fits and refuses a name in use', async ({ page, enter, noise }) => {
  noise.expect(/status of 409 .*key\/add/, 'two keys of one name are refused')
  await page.setViewportSize(phone)
  await enter(account, '/my-keys')
  const keys = new ApiKeys(page)
  for (const isFirst of [true, false]) {
    await keys.begin()
    await keys.form.getByLabel('Name').fill('Twice')
    await keys.form.getByText('Read orders and deals').click()
    expect(await misfits(page), 'the form').toEqual([])
    await keys.send()
    if (!isFirst) break
    await expect(keys.shown).toBeVisible()
    expect(await misfits(page), 'the secret').toEqual([])
    await keys.shown.getByRole('button', { name: 'I have stored it' }).click()
    await expect(keys.shown).toBeHidden()
  }
  await expect(keys.form.getByText('This already exists.')).toBeVisible()
  await keys.form.getByRole('button', { name: 'Cancel' }).click()
})

test('an account that places no orders is not offered keys', async ({ page, enter }) => {
  const shell = await enter(people.desk)
  await shell.user.click()
  await expect(page.getByRole('menuitem', { name: 'My sessions' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'API keys' })).toHaveCount(0)
  await page.goto('/bookbuildingweb/my-keys')
  await new AlreadyHere(page).isHere()
  await expect(page).toHaveURL(/\/login\?redirect_url=%2Fmy-keys$/)
})
