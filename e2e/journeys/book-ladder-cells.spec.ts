// §4: size and limit of an order, typed into the cells of the book in the grammar of the desk's form.
import { apiAs } from '../api.ts'
import { bookOf, enterFor } from '../book.ts'
import { expect, test } from '../journey.ts'
import { OrderBook } from '../pages/order-book.ts'
import { people } from '../people.ts'

// As wide as a desk's screen: columns that are scrolled out are not drawn.
test.use({ viewport: { width: 2560, height: 1080 } })

test('a desk types sizes, limits and ladders into the cells of the book, and undoes a paste', async ({
  page,
  context,
  enter: arrive,
  baseURL,
}) => {
  const { desk, dealId } = await bookOf(baseURL, 'Ladder cells')
  const { orderId } = await enterFor(desk, dealId, 'tamarindtreasury', { mm: 10, spread: '115' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await arrive(people.desk, OrderBook.place(dealId))
  const book = new OrderBook(page)
  const [size, limits] = [book.cell(orderId, 'size'), book.cell(orderId, 'limits')]
  const api = await apiAs(baseURL ?? '', people.desk)
  const stored = async () => {
    const { order } = await api.orders.getOrderDetailForBook({ orderId })
    return order.orderLevels.map((each) => [each.size / 1_000_000, each.minSpread])
  }
  const type = async (cell: typeof size, text: string) => {
    await cell.click()
    await page.keyboard.press('F2')
    await cell.getByRole('textbox').fill(text)
    await page.keyboard.press('Enter')
  }

  await type(size, '12 mm')
  await expect(size).toHaveText('12')
  await expect.poll(stored).toEqual([[12, '115']])
  await type(size, '12.0')
  await expect(page.getByText('No data changes!')).toBeVisible()
  await type(limits, '110 area')
  await expect(limits).toHaveText('T+110')
  await expect.poll(stored).toEqual([[12, '110']])

  await test.step('Esc closes the input before the next key, however soon that comes', async () => {
    await size.click()
    const press = (keys: readonly string[]) =>
      page.evaluate((all) => {
        for (const key of all)
          document.activeElement!.dispatchEvent(
            new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
          )
      }, keys)
    await press(['F2', 'Escape', '7'])
    await expect(size.getByRole('textbox')).toHaveValue('7')
    await press(['Escape', 'Enter', 'Escape'])
    await expect(size).toBeFocused()
    await expect(book.rows.getByRole('textbox')).toHaveCount(0)
    await expect(size).toHaveText('12')
  })

  await test.step('a text that cannot be read stays in its cell, with the reason', async () => {
    await type(limits, 'cheap')
    await expect(limits).toHaveText('cheap')
    await expect(limits).toHaveClass(/cell-wrong/)
    await expect(book.note).toContainText('“cheap” is not a limit')
    await book.note.getByRole('button', { name: 'Keep 12 @ T+110' }).click()
    await expect(limits).toHaveText('T+110')
    expect(await stored()).toEqual([[12, '110']])
  })

  await test.step('a paste into both cells is one ladder, and can be undone', async () => {
    await page.evaluate(() => navigator.clipboard.writeText('10 @ T+120, 6 @ T+110'))
    await size.click()
    await page.keyboard.press('Control+v')
    await page
      .getByRole('dialog', { name: 'Changes to paste: 1' })
      .getByRole('button', { name: 'Paste 1', exact: true })
      .click()
    await expect(limits).toHaveText('10@120 · 6@110')
    await expect.poll(async () => (await stored()).length).toBe(2)
    // A hand that is quicker than the server's check is not told to press again.
    const isPressed = Promise.withResolvers<void>()
    await page.route(
      /editOrder/,
      async (check) => {
        await isPressed.promise
        await check.continue()
      },
      { times: 1 },
    )
    await page.getByRole('button', { name: 'Undo paste' }).click()
    const undoing = page.getByRole('dialog', { name: 'Undo paste (1 cell)' })
    await undoing.getByRole('button', { name: 'Undo 1', exact: true }).click()
    isPressed.resolve()
    await expect(undoing).toBeHidden()
    await expect.poll(stored).toEqual([[12, '110']])
    await expect(limits).toHaveText('T+110')
  })

  await test.step('a ladder is typed as a whole: a size alone does not say which level changes', async () => {
    await type(size, '10@T+120, 6@T+110')
    await expect(limits).toHaveText('10@120 · 6@110')
    await expect.poll(async () => (await stored()).length).toBe(2)
    await type(size, '11')
    await expect(book.note).toContainText('This order is a ladder')
    await book.note.getByRole('button', { name: /^Keep/ }).click()
    await expect(size).toHaveText('10')
  })

  await test.step('a cell that cannot be edited says so when somebody types', async () => {
    const { order } = await api.orders.getOrderDetailForBook({ orderId })
    await desk.orders.withdrawForInvestor({ orderId, expectedVersion: order.version })
    await expect(book.cell(orderId, 'change')).toHaveText('Cancelled')
    await expect(book.cell(orderId, 'flags')).toHaveText(/^\d\d:\d\d$/)
    await expect(book.cell(orderId, 'flags')).toHaveAttribute('title', /^withdrawn \d\d:\d\d:\d\d, /)
    await size.click()
    await page.keyboard.press('5')
    await expect(page.getByText('This cell cannot be edited now.')).toBeVisible()
  })
})
