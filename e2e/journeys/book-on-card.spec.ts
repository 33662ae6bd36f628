// §2, §4: the dealboard shows the size and the coverage of a book to desks that may read it.
import { apiAs } from '../api.ts'
import { enterFor } from '../book.ts'
import { announceDeal, dealName, draftDeal } from '../deals.ts'
import { expect, test } from '../journey.ts'
import { Dealboard } from '../pages/dealboard.ts'
import { people } from '../people.ts'

test('a card shows the book and its coverage to the desk, and to no investor', async ({
  page,
  enter,
  otherBrowser,
  baseURL,
}) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const name = dealName('Card')
  const dealId = await draftDeal(desk, name)
  await announceDeal(desk, dealId)
  await enterFor(desk, dealId, 'tamarindtreasury', { mm: 1234 })
  await enter(people.desk, `/deal/my-deals?q=${encodeURIComponent(name)}`)
  const board = new Dealboard(page)
  // 1,234 of 500 is 2.468: the coverage is never rounded up.
  await expect(board.card(name)).toContainText('Book 1,234mm · 2.46×')

  // An issue in billions has its book in billions.
  const large = dealName('Large card')
  const size = { kind: 'number', face: 2_000_000_000, unit: 'bil' } as const
  const largeId = await draftDeal(desk, large, { terms: { size } })
  await announceDeal(desk, largeId)
  await enterFor(desk, largeId, 'tamarindtreasury', { mm: 1234 })
  await page.goto(`/bookbuildingweb/deal/my-deals?q=${encodeURIComponent(large)}`)
  await expect(board.card(large)).toContainText('USD 2bn')
  await expect(board.card(large)).toContainText('Book 1.234bn · 0.61×')

  const far = await otherBrowser()
  await enter(people.investor, '/order/my-orders', far)
  const offers = new Dealboard(far)
  await expect(offers.card(name)).toContainText('T+120 area')
  await expect(offers.card(name)).not.toContainText('2.46×')
})

test('a later card fills the place that a group of tranches leaves beside it', async ({
  page,
  enter,
  baseURL,
}) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const about = dealName('Gap')
  await draftDeal(desk, `${about} 1`)
  await draftDeal(desk, `${about} 2`)
  const dealId = await draftDeal(desk, `${about} 3`)
  await desk.deals.addTranche({ dealId, name: `${about} 4` })
  await draftDeal(desk, `${about} 5`)
  await page.setViewportSize({ width: 1366, height: 768 })
  await enter(people.desk, `/deal/my-deals?q=${encodeURIComponent(about)}&sort=name`)
  const board = new Dealboard(page)
  await expect(board.cards).toHaveCount(5)
  const topOf = async (number: number) => (await board.card(`${about} ${number}`).boundingBox())!.y
  expect(await topOf(5)).toBe(await topOf(1))
  expect(await topOf(3)).toBeGreaterThan(await topOf(1))
})
