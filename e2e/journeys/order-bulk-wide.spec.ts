// §3, a desk for its investors: the problems of a list that is wider than the window.
import { apiAs } from '../api.ts'
import { announceDeal, dealName, draftDeal } from '../deals.ts'
import { expect, test } from '../journey.ts'
import { BulkEntry } from '../pages/bulk-entry.ts'
import { people } from '../people.ts'

const house = 'Ironmoss Life Insurance'

test('problems stay in sight beside a list that is wider than the window, also of a cell that is too long', async ({
  page,
  enter,
  noise,
  baseURL,
}) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const dealId = await draftDeal(desk, dealName('Wide'))
  await announceDeal(desk, dealId)
  await enter(people.desk, `/deal/order-book?dealId=${dealId}`)
  const list = new BulkEntry(page)
  noise.expect(/status of 400 .*newOrders/, 'a list with a fault in it is tried first')
  await list.open()
  const fund = 'A fund with a name of some length, as they are'
  await list.paste([
    [
      'Investor',
      'Account',
      'Size (mm)',
      'Min spread (bp)',
      'Min size (mm)',
      'Max size (mm)',
      'Through',
      'Sales',
      'Comment',
    ],
    [house, fund, '10', '60', '1', '20', '', 'Somebody of the desk', 'x'.repeat(1001)],
    [house, fund, '10,000,000', '60', '', '', '', '', 'in full, by a slip'],
    [house, fund, '12', '60', '', '', '', '', 'good'],
  ])
  await list.dialog.getByText('Sizes are in mm').click()
  await expect(list.dialog.getByText('Correct 2 rows.')).toBeVisible()
  const tooLong = list.dialog.getByText('Comment: Too long: the maximum is 1000 characters.')
  const slip = list.dialog.getByText('This is 10,000,000mm. Sizes are in mm: enter 10.')
  for (const problem of [tooLong, slip]) {
    await expect(problem).toBeInViewport({ ratio: 1 })
    // Nothing lies over the text.
    const isOnTop = problem.evaluate((cell) => {
      const { left, right, top, bottom } = cell.getBoundingClientRect()
      const y = (top + bottom) / 2
      return [left + 4, (left + right) / 2, right - 4].every((x) => {
        const found = document.elementFromPoint(x, y)
        return found !== null && (cell === found || cell.contains(found))
      })
    })
    expect(await isOnTop).toBe(true)
  }
})
