// §4: slips of the hand when a desk pastes into its book.
import { apiAs } from '../api.ts'
import { threeOrders } from '../book.ts'
import { expect, test } from '../journey.ts'
import { OrderBook } from '../pages/order-book.ts'
import { people } from '../people.ts'

test('a paste reads no limit from a negative size, and a double click on its button opens nothing behind it', async ({
  page,
  context,
  enter,
  baseURL,
}) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const { dealId, orders } = await threeOrders(desk, 'Slips')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enter(people.desk, OrderBook.place(dealId))
  const book = new OrderBook(page)
  await book.grid.getByRole('columnheader', { name: 'Live mm' }).click()
  const first = book.rows.and(book.grid.locator('[row-index="0"]'))
  await expect(first).toHaveAttribute('row-id', orders[1])
  await page.evaluate(() => navigator.clipboard.writeText('11\n-3\n22 mio.'))
  await book.cell(orders[1], 'size').click()
  await page.keyboard.press('Control+v')
  const dialog = page.getByRole('dialog', { name: 'Changes to paste: 2' })

  await test.step('the negative figure is refused beside the current value', async () => {
    const line = dialog.getByRole('row').filter({ hasText: '“-3” is not a size.' })
    await expect(line).toHaveCount(1)
    await expect(line).toContainText('15')
  })

  await test.step('both clicks save once, and no order opens', async () => {
    const button = dialog.getByRole('button', { name: 'Paste 2', exact: true })
    await expect(button).toBeEnabled()
    await button.dblclick()
    await expect(dialog).toBeHidden()
    await expect(book.cell(orders[1], 'size')).toHaveText('11')
    const sizes = async () =>
      (await desk.book.bookOrderList({ dealId })).rows
        .map(({ size }) => Number(size))
        .toSorted((one, other) => one - other)
    await expect.poll(sizes).toEqual([11_000_000, 15_000_000, 22_000_000])
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // The next click, a single one, is heard again.
    await book.row('11').getByRole('link').first().click()
    await expect(page.getByRole('dialog', { name: /^Order/ })).toBeVisible()
  })
})
