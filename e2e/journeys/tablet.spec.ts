// A desk reads the board and a book on a tablet, an investor its orders: nothing is cut off or lies over another part.
import { apiAs } from '../api.ts'
import { threeOrders } from '../book.ts'
import { misfits } from '../checks/layout.ts'
import { expect, test } from '../journey.ts'
import { Dealboard } from '../pages/dealboard.ts'
import { OrderBook } from '../pages/order-book.ts'
import { people } from '../people.ts'

test.use({ viewport: { width: 820, height: 1180 } })

test('board, book and My Orders fit a tablet', async ({ page, enter, otherBrowser, baseURL }) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const { dealId, orders } = await threeOrders(desk, 'Tablet')

  await test.step('the board', async () => {
    await enter(people.desk, '/deal/my-deals')
    await expect(new Dealboard(page).cards.first()).toBeVisible()
    expect(await misfits(page)).toEqual([])
  })

  await test.step('the book', async () => {
    await enter(people.desk, OrderBook.place(dealId))
    const book = new OrderBook(page)
    await expect(book.cell(orders[0], 'size')).toHaveText('20')
    await expect(book.total('Book')).toContainText('45')
    expect(await misfits(page)).toEqual([])
  })

  await test.step('the orders of an investor', async () => {
    const far = await otherBrowser()
    await far.setViewportSize({ width: 820, height: 1180 })
    await enter(people.investor, '/order/my-orders', far)
    await expect(new Dealboard(far).cards.first()).toBeVisible()
    expect(await misfits(far)).toEqual([])
  })
})
