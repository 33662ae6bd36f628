// §4: orders that count as one, suspicions that are decided, and comments on an order; on two desks at once.
import { apiAs } from '../api.ts'
import { bookOf, enterFor } from '../book.ts'
import { barriers } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'
import { editOrder, orderLevel } from '../orders.ts'
import { BookDesk } from '../pages/book-desk.ts'
import { choose } from '../pages/choose.ts'
import { OrderBook } from '../pages/order-book.ts'
import { investorAt, people } from '../people.ts'

const twice = async (baseURL: string | undefined, about: string) => {
  const { desk, dealId } = await bookOf(baseURL, about)
  const one = await enterFor(desk, dealId, 'tamarindtreasury', { mm: 20 })
  const other = await enterFor(desk, dealId, 'tamarindtreasury', { mm: 12, throughId: 'ent_quillstone' })
  return { desk, dealId, one, other }
}

test('a desk merges two orders of one institution, its investor edits one, and the desk splits them', async ({
  page,
  enter,
  otherBrowser,
  baseURL,
}) => {
  const { dealId, one, other } = await twice(baseURL, 'Merge')
  const far = await otherBrowser()
  await enter(people.desk, OrderBook.place(dealId))
  await enter(people.desk, OrderBook.place(dealId), far)
  const [book, there] = [new OrderBook(page), new OrderBook(far)]
  const desk = new BookDesk(page)
  await expect(book.total('Book')).toContainText('32')

  await test.step('the desk previews and merges a suggestion, and the other desk sees it', async () => {
    const dialog = await desk.openFromOrders(/^Merge/, 'Merge orders')
    await dialog.press('Merge')
    await expect(dialog.box).toContainText('Data to be merged must be 2 or more!')
    await expect(dialog.box.getByRole('region', { name: 'Suggested merges' })).toBeVisible()
    const stale = await new BookDesk(far).openFromOrders(/^Merge/, 'Merge orders')
    await stale.box.getByRole('button', { name: 'Select 2 orders' }).first().click()
    await dialog.box.getByRole('button', { name: 'Select 2 orders' }).first().click()
    await expect(desk.figure(dialog.box, 'Book')).toContainText('20')
    await choose(dialog.box, 'Allocation goes to', other.number)
    await dialog.box.getByRole('radio', { name: 'Other size' }).check()
    await dialog.field('Size that counts').fill('0.00001')
    await dialog.press('Merge 2 orders')
    await expect(dialog.box).toContainText('The minimum is ')
    await dialog.field('Size that counts').fill('50')
    await dialog.press('Merge 2 orders')
    await expect(dialog.box).toContainText('The orders total 32mm')
    await expect(dialog.box).toContainText('Enter a reason.')
    await dialog.field('Size that counts').fill('25')
    await dialog.field('Reason').fill('One mandate, sent twice')
    await expect(desk.figure(dialog.box, 'Book')).toContainText('25')
    expect(await barriers(page), 'the dialog').toEqual([])
    await dialog.done('Merge 2 orders')
    for (const screen of [book, there]) await expect(screen.total('Book')).toContainText('25')
    // The other desk reads which of its orders were merged meanwhile.
    await expect(stale.box).toContainText('merge data error, please choose again')
    await expect(stale.box).toContainText('Already merged: orders ')
    const fault = stale.box.getByRole('alert')
    for (const { number } of [one, other]) await expect(fault).toContainText(number)
    await expect(fault).toBeInViewport({ ratio: 1 })
    await expect(stale.box.getByRole('button', { name: 'Merge 2 orders' })).toBeDisabled()
    await far.keyboard.press('Escape')
  })

  await test.step('a merged order can still be edited and is marked as changed since', async () => {
    const investor = await apiAs(baseURL ?? '', investorAt('tamarindtreasury'))
    await editOrder(investor, other.orderId, { orderLevels: [orderLevel(3)] })
    await expect(book.total('Book')).toContainText('23')
    await page.goto(`/bookbuildingweb${OrderBook.place(dealId)}&order=${one.orderId}`)
    const order = await book.opened()
    const merged = order.box.getByRole('region', { name: 'Merged with' })
    await expect(merged).toContainText(other.number)
    await expect(merged).toContainText('changed since')
    await expect(merged).toContainText('One mandate, sent twice')
    // Names begin at one place, beside a number of wider letters too.
    const starts = await merged.getByRole('list').evaluate((list) => {
      const wider = list.firstElementChild!.cloneNode(true) as HTMLElement
      wider.querySelector('button span')!.textContent = 'WWWWW-WWWWW'
      list.append(wider)
      const places = [...list.children].map(({ children }) => children[1]!.getBoundingClientRect().x)
      wider.remove()
      return places
    })
    expect(new Set(starts).size).toBe(1)
    await merged.getByRole('button', { name: 'Split …' }).click()
    const dialog = await desk.dialog('Split merged orders')
    await expect(dialog.box).toContainText('1 of them was changed since')
    await expect(desk.figure(dialog.box, 'Orders that count')).toContainText('2')
    await dialog.done('Split')
    await expect(merged).toHaveCount(0)
    await expect(there.total('Book')).toContainText('23')
  })
})

test('a desk decides a suspicion with a reason, and it stays decided', async ({ page, enter, baseURL }) => {
  const { dealId, other } = await twice(baseURL, 'Findings')
  await enter(people.desk, OrderBook.place(dealId))
  const desk = new BookDesk(page)
  const panel = await desk.openFromOrders('Findings: 1 open', 'Findings')
  const finding = panel.box.getByRole('article', { name: 'Same investor through several banks' })
  await expect(finding).toContainText('2 orders, USD 32mm in total')
  await finding.getByRole('button', { name: 'Resolve' }).click()
  await finding.getByRole('radio', { name: 'Exclude from book message' }).check()
  await panel.press('Save decision')
  await expect(finding).toContainText('Choose the orders to exclude')
  await expect(finding).toContainText('Enter a reason.')
  await finding.getByRole('checkbox', { name: new RegExp(other.number) }).check()
  await finding.getByRole('textbox', { name: 'Reason' }).fill('Sent twice')
  expect(await barriers(page), 'the panel').toEqual([])
  await panel.press('Save decision')
  await expect(finding).toContainText(`Excluded: ${other.number}`)
  await panel.box.getByText('All decisions').click()
  await expect(panel.box.getByRole('listitem').filter({ hasText: 'Sent twice' })).toHaveCount(1)
  await page.reload()
  await desk.header.getByRole('button', { name: 'Orders', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'Findings', exact: true })).toBeVisible()
})

test('comments appear live on two desks, and a comment being typed is not lost', async ({
  page,
  enter,
  otherBrowser,
  baseURL,
  noise,
}) => {
  noise.expect(/status of 400 .*editComments/, 'a text that is too long is refused')
  const { dealId, one, desk: client } = await twice(baseURL, 'Comments')
  const far = await otherBrowser()
  const place = `${OrderBook.place(dealId)}&order=${one.orderId}`
  await enter(people.desk, place)
  await enter(people.desk, place, far)
  const [here, there] = [new BookDesk(page), new BookDesk(far)]
  const [mine, theirs] = [await new OrderBook(page).opened(), await new OrderBook(far).opened()]
  for (const { box } of [mine, theirs]) await box.getByRole('tab', { name: /^Comments/ }).click()
  const [own, others] = [here.comment(mine.box, 'Public'), there.comment(theirs.box, 'Public')]
  await own.getByRole('textbox').fill('Two funds of one manager')
  await page.keyboard.press('Control+Enter')
  await expect(others).toContainText('Two funds of one manager')
  await expect(others).toContainText('Edmund Fong')

  await own.getByRole('textbox').fill('Three funds')
  await client.book.editComments({ orderId: one.orderId, comment: 'Ask again' })
  // Each text is a line of its own, and what is being typed stays.
  await expect(own.getByRole('listitem')).toContainText(['Two funds of one manager', 'Ask again'])
  await expect(own.getByRole('textbox')).toHaveValue('Three funds')
  expect(await barriers(page), 'the comments').toEqual([])
  await own.getByRole('button', { name: 'Send' }).click()
  await expect(own.getByRole('textbox')).toHaveValue('')
  await expect(others.getByRole('listitem')).toContainText([
    'Two funds of one manager',
    'Ask again',
    'Three funds',
  ])

  const secret = here.comment(mine.box, 'Private')
  await secret.getByRole('button', { name: 'Write' }).click()
  await secret.getByRole('textbox').fill('x'.repeat(2001))
  await secret.getByRole('button', { name: 'Save comment' }).click()
  await expect(secret.getByRole('alert')).toBeVisible()
  await page.reload()
  const again = await new OrderBook(page).opened()
  await again.box.getByRole('tab', { name: /^Comments/ }).click()
  await expect(here.comment(again.box, 'Private').getByRole('textbox')).toHaveValue('x'.repeat(2001))
})
