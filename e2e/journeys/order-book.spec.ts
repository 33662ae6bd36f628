// §4: the order book of a desk: views with subtotals, marks, cells that are typed and pasted into.
import { apiAs } from '../api.ts'
import { barriers } from '../checks/axe.ts'
import { misfits } from '../checks/layout.ts'
import { enterFor, threeOrders } from '../book.ts'
import { expect, test } from '../journey.ts'
import { pushFpg } from '../orders.ts'
import { OrderBook } from '../pages/order-book.ts'
import { investorAt, people } from '../people.ts'

// As wide as a desk's screen: columns that are scrolled out are not drawn.
test.use({ viewport: { width: 2560, height: 1080 } })

const tamarind = 'Tamarind Banking Group'

test('a book shows the same orders in three views, with subtotals, filters and marks on unread orders', async ({
  page,
  enter: arrive,
  baseURL,
}) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const { dealId } = await threeOrders(desk, 'Views')
  await arrive(people.desk, OrderBook.place(dealId))
  const book = new OrderBook(page)
  await expect(book.rows).toHaveCount(3)
  await expect(book.sums).toContainText('45')
  await expect(book.total('Book')).toContainText('45')

  await test.step('grouped by type or by group, subtotals come first', async () => {
    await page.keyboard.press('t')
    await expect(book.rows).toHaveCount(5)
    await expect(book.groups).toHaveCount(2)
    await expect(book.groups.filter({ hasText: '30' })).toHaveCount(1)
    await page.keyboard.press('h')
    await expect(book.rows).toHaveCount(2)
    await page.getByRole('button', { name: `Show orders of ${tamarind}` }).click()
    await expect(book.rows).toHaveCount(4)
    await expect(book.row('Fund Two')).toBeVisible()
    await expect(book.sums).toContainText('45')
    expect(await barriers(page), 'the book by group').toEqual([])
    // The focus is among the rows by now, where letters go to the cells.
    await page.keyboard.press('o')
    await expect(book.groups).not.toHaveCount(0)
    await book.total('Book').click()
    await page.keyboard.press('o')
  })

  await test.step('marks belong to each reader, and removed ones do not return', async () => {
    const mark = page.getByRole('button', { name: 'Unseen: mark as seen' })
    await expect(mark).toHaveCount(3)
    await book.row('Fund One').getByRole('button', { name: 'Unseen: mark as seen' }).click()
    await expect(mark).toHaveCount(2)
    const link = book.row('Fund Two').getByRole('link')
    await link.focus()
    await page.getByRole('button', { name: /Mark all orders as seen/ }).dispatchEvent('click')
    await expect(mark).toHaveCount(0)
    await expect(link, 'a mark goes, the focus stays').toBeFocused()
    await enterFor(desk, dealId, 'tamarindtreasury', { mm: 5, account: 'Fund Three' })
    await expect(mark).toHaveCount(1)
    await page.reload()
    await expect(book.rows).toHaveCount(4)
    await expect(mark).toHaveCount(1)
  })

  await test.step('a filter shows what it hides and can be cleared', async () => {
    await book.filter('sundial')
    await expect(book.rows).toHaveCount(1)
    await expect(book.sums).toContainText('Total (filtered)1')
    await book.filter('tamarind')
    await expect(book.sums).toContainText('Total (filtered)3')
    await book.filter('nobody of that name')
    await expect(page.getByRole('main')).toContainText('No matching orders')
    await page.getByRole('button', { name: 'Clear filter' }).click()
    await expect(book.rows).toHaveCount(4)
  })

  for (const width of [1366, 1920]) {
    await page.setViewportSize({ width, height: width === 1366 ? 768 : 1080 })
    expect(await misfits(page), `the book at ${width}`).toEqual([])
  }
})

test('an answer typed into its cell is checked, saved, and compared where somebody else saved first', async ({
  page,
  enter: arrive,
  baseURL,
  noise,
}) => {
  noise.expect(/status of 400 .*editFpgSize/, 'less than the minimum is refused, when checked and when sent')
  noise.expect(/status of 409 .*editFpgSize/, 'the investor was quicker')
  noise.expect(/status of 400 .*manage\/editOrder/, 'a name that is too long')
  const desk = await apiAs(baseURL ?? '', people.desk)
  const { dealId, orders } = await threeOrders(desk, 'Cells')
  await pushFpg(desk, dealId, '115')
  await arrive(people.desk, OrderBook.place(dealId))
  const book = new OrderBook(page)
  const cell = book.cell(orders[0], 'fpgSize')

  // An input method writes only into a field.
  await cell.click()
  await page.keyboard.press('Enter')
  await page.keyboard.insertText('１８')
  await page.keyboard.press('Enter')
  await expect(cell).toHaveText('18')
  await expect(book.cell(orders[0], 'fpgState')).toHaveText('Answered')
  await expect(book.cell(orders[0], 'fpgMove')).toHaveText('−2')

  await test.step('an entry that is no size is reported and leaves the cell unchanged', async () => {
    await cell.click()
    await page.keyboard.type('abc')
    await page.keyboard.press('Enter')
    await expect(book.note).toContainText('12.5')
    await expect(cell).toHaveText('18')
  })

  await test.step('a size the server would refuse is reported while typing and stays in its cell if sent anyway', async () => {
    await cell.click()
    await page.keyboard.type('0.1')
    await expect(book.note).toContainText('The minimum is')
    await page.keyboard.press('Enter')
    await expect(cell).toHaveText('0.1')
    await expect(book.note).toContainText('The minimum is')
    await book.note.getByRole('button', { name: 'Keep 18' }).click()
    await expect(cell).toHaveText('18')
  })

  await test.step('a conflict shows both values, and the desk chooses one', async () => {
    const investor = await apiAs(baseURL ?? '', investorAt('tamarindtreasury'))
    await cell.click()
    await page.keyboard.type('16')
    const { order, push } = await investor.orders.getOrderDetail({ orderId: orders[0] })
    const which = { orderId: orders[0], expectedVersion: order.shown, push: push ?? 0 }
    await investor.orders.fpgOrder({ ...which, answer: 'reduce', size: 17_000_000 } as never)
    await expect(book.cell(orders[0], 'fpgMove')).toHaveText('−3')
    await page.keyboard.press('Enter')
    await expect(book.note).toContainText('you entered 16, but someone saved 17')
    await expect(cell).toHaveText('16')
    expect(await barriers(page), 'a clash').toEqual([])
    await book.note.getByRole('button', { name: 'Use mine' }).click()
    await expect(book.note).toHaveText('')
    // The message goes as soon as the value is sent; then the value is saved.
    const written = async () =>
      (await desk.orders.getOrderDetailForBook({ orderId: orders[0] })).figures.fpgSize
    await expect.poll(written).toBe(16_000_000)
  })

  await test.step('the desk fills proposed sizes, sales and remarks one after the other with Enter', async () => {
    await book.cell(orders[2], 'allocSize').dblclick()
    await page.keyboard.type('7.5')
    await page.keyboard.press('Enter')
    await expect(book.cell(orders[2], 'allocSize')).toHaveText('7.5')
    await book.cell(orders[2], 'sales').click()
    // A text that is too long is reported and stays as typed.
    await page.keyboard.press('Enter')
    await page.keyboard.insertText('Carmen '.repeat(25))
    await page.keyboard.press('Enter')
    await expect(book.note).toContainText('Too long: the maximum is 120 characters')
    // It waits for a decision: the window asks before it closes, and a reload keeps text and reason.
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const warning = await asked
    expect(warning.type()).toBe('beforeunload')
    await warning.dismiss()
    await page.reload()
    await expect(book.note).toContainText('Too long: the maximum is 120 characters')
    await expect(book.cell(orders[2], 'sales')).toContainText('Carmen Carmen')
    await book.note.getByRole('button', { name: /^Keep/ }).click()
    await book.cell(orders[2], 'sales').click()
    await page.keyboard.type('Carmen Yip')
    await page.keyboard.press('Enter')
    await expect(book.cell(orders[2], 'sales')).toHaveText('Carmen Yip')
    await page.reload()
    await expect(book.cell(orders[2], 'allocSize')).toHaveText('7.5')
    await expect(book.cell(orders[2], 'sales')).toHaveText('Carmen Yip')
  })
})

test('cells copied to a spreadsheet and pasted back show what would change before it is saved', async ({
  page,
  context,
  enter: arrive,
  baseURL,
  noise,
}) => {
  noise.expect(/status of 400 .*allocSize/, 'a list with one size that is too large')
  const desk = await apiAs(baseURL ?? '', people.desk)
  const { dealId, orders } = await threeOrders(desk, 'Clipboard')
  await pushFpg(desk, dealId, '115')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await arrive(people.desk, OrderBook.place(dealId))
  const book = new OrderBook(page)
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())

  await book.grid.getByRole('columnheader', { name: 'Live mm' }).click()
  await expect(book.rows.and(book.grid.locator('[row-index="0"]'))).toHaveAttribute('row-id', orders[1])
  await book.cell(orders[1], 'size').click()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Control+c')
  await expect.poll(clipboard).toBe('10\t10\n15\t15\n20\t20')

  await page.evaluate(() => navigator.clipboard.writeText('9\n12.5\nmany'))
  await book.cell(orders[1], 'fpgSize').click()
  await page.keyboard.press('Control+v')
  const paste = page.getByRole('dialog', { name: 'Changes to paste: 2' })
  await expect(paste).toContainText('Values that cannot be saved are skipped.')
  await expect(paste).toContainText('Not a size')
  expect(await barriers(page), 'a paste').toEqual([])
  await expect(book.cell(orders[1], 'fpgSize')).toHaveText('10')
  await paste.getByRole('button', { name: 'Paste 2', exact: true }).click()
  await expect(book.cell(orders[1], 'fpgSize')).toHaveText('9')
  await expect(book.cell(orders[2], 'fpgSize')).toHaveText('12.5')
  await expect(book.cell(orders[0], 'fpgSize')).toHaveText('20')
  // A cell shows its value before it is saved; the next paste starts from the saved one.
  const answers = async () => (await desk.book.bookOrderList({ dealId })).rows.map(({ fpgSize }) => fpgSize)
  await expect.poll(answers).toEqual(expect.arrayContaining([9_000_000, 12_500_000]))
  const { seq } = await desk.book.bookOrderList({ dealId })
  await expect(page.getByText(new RegExp(`State ${seq}, \\d\\d:\\d\\d:\\d\\d HKT`))).toBeVisible()

  // What the server would refuse is named before anything is saved; then the rest is saved, and nothing stays pending.
  await page.evaluate(() => navigator.clipboard.writeText('1\n2\n5000'))
  const lists: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/order/manage/allocSize')) lists.push(request.postDataJSON())
  })
  await book.cell(orders[1], 'allocSize').click()
  await page.keyboard.press('Control+v')
  const list = page.getByRole('dialog', { name: 'Changes to paste: 2' })
  await expect(list.getByRole('row').filter({ hasText: '5,000' })).toContainText('mm')
  expect((await desk.book.bookOrderList({ dealId })).rows.map(({ allocSize }) => allocSize)).toEqual([
    null,
    null,
    null,
  ])
  await list.getByRole('button', { name: 'Paste 2', exact: true }).click()
  await expect(book.note).toBeEmpty()
  const storedSizes = async () =>
    (await desk.book.bookOrderList({ dealId })).rows
      .map(({ allocSize }) => allocSize ?? 0)
      .toSorted((one, other) => one - other)
  await expect.poll(storedSizes).toEqual([0, 1_000_000, 2_000_000])
  expect(lists).toHaveLength(2)
  const undo = page.getByRole('button', { name: 'Undo paste' })
  // It is offered once the book shows what was saved: the next paste starts from there.
  await expect(undo).toBeVisible()

  // Cells of one order are sent one after the other, each for the version the one before made: no conflict with oneself.
  const before = (await desk.book.bookOrderList({ dealId })).rows.find(({ id }) => id === orders[1])
  await page.evaluate(() => navigator.clipboard.writeText('Ann Wu\t\t\t3\tCalls daily'))
  // Region and bank between them cannot be edited.
  await book.cell(orders[1], 'sales').click()
  await page.keyboard.press('Control+v')
  // While the server checks the values, the button is named "loading Paste 3" and does nothing.
  await page
    .getByRole('dialog', { name: 'Changes to paste: 3' })
    .getByRole('button', { name: 'Paste 3', exact: true })
    .click()
  const written = async () => {
    const { rows } = await desk.book.bookOrderList({ dealId })
    const row = rows.find(({ id }) => id === orders[1])
    return [row?.allocSize, row?.sales, row?.privateComment]
  }
  await expect.poll(written).toEqual([3_000_000, 'Ann Wu', 'Calls daily'])
  await expect(book.note).toBeEmpty()

  // Undo restores the previous values, leaves what somebody changed since, and reports that.
  const now = await desk.orders.getOrderDetailForBook({ orderId: orders[1] })
  const which = { orderId: orders[1], expectedVersion: now.order.version }
  await desk.orders.editOrderForInvestor({ ...which, content: { sales: 'Carmen Yip' } })
  await expect(book.cell(orders[1], 'sales')).toHaveText('Carmen Yip')
  await undo.click()
  const back = page.getByRole('dialog', { name: 'Undo paste (2 cells)' })
  await expect(back).toContainText('Changed since')
  await expect(back.locator('.ant-btn-loading')).toHaveCount(0)
  expect(await barriers(page), 'the way back').toEqual([])
  await back.getByRole('button', { name: 'Undo 2', exact: true }).click()
  await expect.poll(written).toEqual([before?.allocSize, 'Carmen Yip', before?.privateComment])
  await expect(undo).toBeHidden()
})

test('the heads of the columns and the name of the grid follow the language', async ({
  page,
  enter: arrive,
  baseURL,
}) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const { dealId } = await threeOrders(desk, 'Heads')
  const shell = await arrive(people.desk, OrderBook.place(dealId))
  const head = page.locator('.ag-header-cell[col-id="investor"]')
  await expect(head).toHaveText('Investor')
  await shell.read('简体中文')
  await expect(head).toHaveText('投资者')
  await expect(page.locator('.ag-grid-viewport')).toHaveAttribute('aria-label', /\p{Script=Han}/u)
})
