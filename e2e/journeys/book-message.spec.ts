// §4: the announcement line of a book: previewed, made, stored unchanged, and copied.
import { bookOf, enterFor } from '../book.ts'
import { barriers } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'
import { BookDesk } from '../pages/book-desk.ts'
import { OrderBook } from '../pages/order-book.ts'
import { investorAt, people } from '../people.ts'

test('a message states the book rounded down and what it leaves out and why, and is not recomputed later', async ({
  page,
  context,
  enter,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { desk, dealId } = await bookOf(baseURL, 'Message')
  await enterFor(desk, dealId, 'tamarindtreasury', { mm: 43 })
  await enterFor(desk, dealId, 'tamarindtreasury', { mm: 12, throughId: 'ent_quillstone' })
  await enterFor(desk, dealId, 'kestrelpeak', { mm: 9, commitment: 'soft' })
  await enter(people.desk, OrderBook.place(dealId))
  const book = new BookDesk(page)
  const dialog = await book.open('Book message', 'Book message')
  const now = dialog.box.getByRole('region', { name: 'Preview' })
  const make = dialog.box.getByRole('button', { name: 'Create message' })

  await expect(now).toContainText('nothing to announce')
  await expect(make).toBeDisabled()
  await dialog.box.getByText('10mm', { exact: true }).click()
  await expect(now).toContainText('Books over USD 40m, 1 account')
  await expect(now).toContainText('订单簿超过 USD 4,000 万，1 家账户')
  await expect(now).toContainText('訂單簿超過 USD 4,000 萬，1 家賬戶')
  await expect(now).toContainText('2 orders excluded: 1 suspected duplicate, 1 soft (not in the book)')
  await expect(now).toContainText('suspected duplicate, not resolved')
  await expect(now).toContainText('soft')
  expect(await barriers(page), 'the dialog').toEqual([])

  await make.click()
  const earlier = dialog.box.getByRole('region', { name: 'Earlier messages' }).locator('ol > li')
  await expect(earlier).toHaveCount(1)
  await expect(earlier.first()).toContainText('No. 1')
  await enterFor(desk, dealId, 'sundialeasting', { mm: 30 })
  await expect(now).toContainText('Books over USD 70m, 2 accounts')
  await expect(earlier.first()).toContainText('Books over USD 40m, 1 account')
  await earlier.first().getByRole('button', { name: 'Copy, English' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Books over USD 40m, 1 account')
})

test('a message that the desk sends reaches the bell and the page of an investor', async ({
  page,
  enter,
  otherBrowser,
  baseURL,
}) => {
  const { desk, dealId } = await bookOf(baseURL, 'Message sent')
  await enterFor(desk, dealId, 'tamarindtreasury', { mm: 43 })
  const elsewhere = await otherBrowser()
  const investor = await enter(investorAt('sundialeasting'), `/order/deal/${dealId}`, elsewhere)
  const message = elsewhere.getByRole('region', { name: 'Book message' })
  await expect(elsewhere.getByRole('complementary', { name: 'Summary' })).toBeVisible()
  await expect(message).toHaveCount(0)

  await enter(people.desk, OrderBook.place(dealId))
  const dialog = await new BookDesk(page).open('Book message', 'Book message')
  await dialog.box.getByText('10mm', { exact: true }).click()
  await dialog.box.getByRole('button', { name: 'Create message' }).click()
  const send = dialog.box.getByRole('group', { name: 'Send to' })
  const button = send.getByRole('button', { name: 'Send', exact: true })
  await expect(button).toBeDisabled()
  await send.getByRole('checkbox', { name: 'Investors' }).check()
  expect(await barriers(page), 'the dialog').toEqual([])
  await button.click()
  const question = page.getByRole('dialog', { name: 'Send message no. 1?' })
  await expect(question).toContainText('Books over USD 40m, 1 account')
  await expect(question).toContainText(/Investors: [\d,]+ institutions?/)
  await expect(question).toContainText('cannot be recalled')
  await question.getByRole('button', { name: 'Send message' }).click()
  const earlier = dialog.box.getByRole('region', { name: 'Earlier messages' }).locator('ol > li')
  await expect(earlier.first()).toContainText('Sent to investors:')
  await expect(send.getByRole('checkbox', { name: 'Investors' })).toHaveCount(0)
  await expect(send.getByRole('checkbox', { name: 'Banks and issuer' })).toBeVisible()

  await expect(message).toContainText('Books over USD 40m, 1 account')
  expect(await barriers(elsewhere), 'the deal').toEqual([])
  await investor.bell.open()
  const notice = investor.bell.notices.filter({ hasText: /Book message.*Message sent/ })
  await expect(notice).toContainText('Books over USD 40m, 1 account.')
})
