// §4: the layout of a book is stored, and changes by others appear at once.
import type { WebSocketRoute } from '@playwright/test'
import { apiAs } from '../api.ts'
import { enterFor, threeOrders } from '../book.ts'
import { expect, test } from '../journey.ts'
import { OrderBook } from '../pages/order-book.ts'
import { pushFpg } from '../orders.ts'
import { people } from '../people.ts'

// As wide as a desk's screen: columns that are scrolled out are not drawn.
test.use({ viewport: { width: 2560, height: 1080 } })

test('a layout is saved under a name, and the chosen layout survives a reload', async ({
  page,
  context,
  enter: arrive,
  baseURL,
}) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const { dealId } = await threeOrders(desk, 'Layout')
  await arrive(people.desk, OrderBook.place(dealId))
  const second = await context.newPage()
  await second.goto(`/bookbuildingweb${OrderBook.place(dealId)}`)
  await expect(new OrderBook(second).rows).toHaveCount(3)
  const book = new OrderBook(page)
  const head = (name: string) => book.grid.getByRole('columnheader', { name, exact: true })
  await expect(book.rows).toHaveCount(3)

  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Region' }).uncheck()
  await page.getByRole('checkbox', { name: 'Reserve' }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByText('Types', { exact: true }).click()
  await page.getByRole('button', { name: 'Layouts' }).click()
  await page.getByRole('textbox', { name: 'Name of this layout' }).fill('Morning')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Morning', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  // Another window keeps its own layout, and offers the name.
  await second.getByRole('button', { name: 'Layouts' }).click()
  await expect(second.getByRole('button', { name: 'Morning', exact: true })).toBeVisible()
  await expect(new OrderBook(second).groups).toHaveCount(0)
  await second.close()

  await page.reload()
  await expect(book.groups).toHaveCount(2)
  await expect(head('Region')).toHaveCount(0)
  await expect(head('Reserve mm')).toHaveCount(1)
  await page.getByRole('button', { name: 'Layouts' }).click()
  await page.getByRole('button', { name: 'Default layout' }).click()
  await expect(book.groups).toHaveCount(0)
  await expect(head('Region')).toHaveCount(1)
  await page.getByRole('button', { name: 'Morning', exact: true }).click()
  await expect(book.groups).toHaveCount(2)
  await expect(head('Region')).toHaveCount(0)
})

test('two desks see the same book live; one that is disconnected shows that and catches up by itself', async ({
  page,
  enter: arrive,
  otherBrowser,
  baseURL,
}) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const { dealId, orders } = await threeOrders(desk, 'Both')
  const sockets: WebSocketRoute[] = []
  let cut = false
  let connect = () => {}
  const connected = new Promise<void>((resolve) => (connect = resolve))
  await page.routeWebSocket(/\/live$/, async (socket) => {
    if (cut) return void socket.close()
    await connected
    socket.connectToServer()
    sockets.push(socket)
  })
  const far = await otherBrowser()
  await arrive(people.desk, OrderBook.place(dealId), far)
  await arrive(people.desk, OrderBook.place(dealId))
  const [book, theirs] = [new OrderBook(page), new OrderBook(far)]
  await expect(book.rows).toHaveCount(3)
  await expect(theirs.rows).toHaveCount(3)
  await expect(book.numbered.getByText('Live', { exact: true }), 'not connected yet').toBeHidden()
  connect()

  await theirs.cell(orders[2], 'sales').click()
  await far.keyboard.type('Carmen Yip')
  await far.keyboard.press('Enter')
  await expect(book.cell(orders[2], 'sales')).toHaveText('Carmen Yip')
  await enterFor(desk, dealId, 'sundialeasting', { mm: 5, account: 'Late' })
  await expect(book.row('Late')).toBeVisible()
  await expect(theirs.row('Late')).toBeVisible()
  await expect(book.total('Book')).toContainText('50')
  await expect(book.numbered).toContainText('Live')

  cut = true
  for (const socket of sockets) void socket.close()
  await expect(book.numbered).toContainText('Not live since')
  await enterFor(desk, dealId, 'sundialeasting', { mm: 3, account: 'While away' })
  await expect(theirs.row('While away')).toBeVisible()
  cut = false
  await expect(book.row('While away')).toBeVisible({ timeout: 20_000 })
  await expect(book.numbered).not.toContainText('Not live')
  await expect(book.total('Book')).toContainText('53')
})

test('rows keep their place while somebody works among them, and keys go to the cells', async ({
  page,
  enter: arrive,
  baseURL,
}) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const { dealId, orders } = await threeOrders(desk, 'Still')
  await pushFpg(desk, dealId, '115')
  await arrive(people.desk, OrderBook.place(dealId))
  const book = new OrderBook(page)
  const order = () =>
    book.rows.evaluateAll((rows) =>
      rows
        .toSorted(
          (one, other) => Number(one.getAttribute('row-index')) - Number(other.getAttribute('row-index')),
        )
        .map((row) => row.getAttribute('row-id')),
    )
  const anew = page.getByRole('button', { name: 'Rows have moved · sort again' })
  const sorted = [orders[0], orders[2], orders[1]]
  const head = book.grid.getByRole('columnheader', { name: 'Counts', exact: true })
  await head.click()
  await head.click()
  await expect.poll(order).toEqual(sorted)

  await test.step('a saved value does not re-sort the rows until the desk asks for it or works elsewhere', async () => {
    await book.cell(orders[2], 'fpgSize').click()
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
    await expect(book.cell(orders[2], 'counting')).toHaveText('2')
    await expect(book.cell(orders[1], 'fpgSize')).toBeFocused()
    await page.mouse.move(5, 5)
    await enterFor(desk, dealId, 'sundialeasting', { mm: 1, account: 'Late' })
    await expect(book.row('Late')).toBeVisible()
    expect((await order()).slice(0, 3)).toEqual(sorted)
    await expect(page.getByRole('button', { name: '1 new, rows have moved · sort again' })).toBeVisible()
    await book.total('Book').click()
    await expect.poll(async () => (await order()).slice(0, 3)).toEqual([orders[0], orders[1], orders[2]])
    await expect(anew).toHaveCount(0)
  })

  await test.step('letters in a read-only cell do nothing, and Enter in the last row stays there', async () => {
    await book.cell(orders[1], 'region').click()
    await page.keyboard.press('t')
    await page.keyboard.press('o')
    await page.keyboard.press('n')
    await expect(book.groups).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const last = book.grid.locator('[row-index="3"] [col-id="fpgSize"]')
    await last.click()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(last).toBeFocused()
  })
})

test('the first soft order that arrives live is counted in the total at once', async ({
  page,
  enter: arrive,
  baseURL,
}) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const { dealId } = await threeOrders(desk, 'Soft live')
  await arrive(people.desk, OrderBook.place(dealId))
  const book = new OrderBook(page)
  await expect(book.rows).toHaveCount(3)
  const foot = (name: string) =>
    book.grid
      .getByRole('gridcell')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('small')
  await expect(foot('Total')).toHaveText('3')

  await enterFor(desk, dealId, 'sundialeasting', { mm: 5, commitment: 'soft', account: 'Fund Soft' })
  await expect(book.rows).toHaveCount(4)
  await expect(foot('of which in the book')).toHaveText('3')
  await expect(foot('not in the book')).toHaveText('1')
  await expect(foot('All rows')).toHaveText('4')
  await expect(page.getByText('3 orders · 1 soft', { exact: true })).toBeVisible()
})
