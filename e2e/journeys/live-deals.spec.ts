// §2, §8: changes one desk makes to a deal appear on another desk's board and on an investor's page, and so do
// changes by the clock. Nobody reloads.
import type { Page } from '@playwright/test'
import { apiAs } from '../api.ts'
import { announceDeal, dealName, draftDeal } from '../deals.ts'
import { expect, test } from '../journey.ts'
import { Deal } from '../pages/deal.ts'
import { Dealboard } from '../pages/dealboard.ts'
import { people } from '../people.ts'

const ledByTwo = {
  syndicate: [
    { entityId: 'ent_lantern', roles: ['OC', 'BND'], appointedOn: null },
    { entityId: 'ent_brasslight', roles: ['JGC'], appointedOn: null },
  ],
}

test('guidance, a close time and the close appear on a board and on an investor’s page', async ({
  page,
  enter,
  otherBrowser,
  baseURL,
}) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const name = dealName('Watched')
  const dealId = await draftDeal(desk, name, { shared: ledByTwo as never })
  await announceDeal(desk, dealId)
  const [far, home] = [await otherBrowser(), await otherBrowser()]
  await enter('desk.jgc@brasslight.example', `/deal/my-deals?q=${encodeURIComponent(name)}`, far)
  await enter(people.investor, `/order/deal/${dealId}`, home)
  await enter(people.desk, `/deal/detail?dealId=${dealId}`)
  const deal = new Deal(page)
  const card = new Dealboard(far).card(name)
  const summary = home.getByRole('complementary', { name: 'Summary' })
  const watched = [card, summary]
  for (const screen of watched) await expect(screen).toContainText('T+120 area')
  const loads = [far, home].map(loadsOf)

  await test.step('new guidance', async () => {
    const dialog = await deal.begin('New guidance', 'New guidance')
    await dialog.field('New level').fill('T+95')
    await dialog.done('Announce guidance')
    for (const screen of watched) await expect(screen).toContainText(/T\+95.*T\+120 area/)
  })

  await test.step('both count down to a new close time', async () => {
    for (const screen of watched) await expect(screen.getByRole('timer')).toHaveCount(0)
    const dialog = await deal.begin('Change times', 'Change times')
    await dialog.press('Set a time: Books close')
    await dialog.field(/^Reason/).fill('Books are well covered')
    await dialog.field('Books close (HKT)').fill(await timeIn(page, 25))
    await dialog.done('Change times')
    for (const screen of watched) await expect(screen.getByRole('timer')).toHaveText(/\d+ s left/)
  })

  await test.step('both switch by themselves when the clock closes the book', async () => {
    await expect(card).toContainText('Book closed', { timeout: 60_000 })
    await expect(summary).toContainText('Books are closed')
    for (const screen of watched) await expect(screen.getByRole('timer')).toHaveCount(0)
  })

  expect(
    loads.map((count) => count()),
    'pages loaded meanwhile',
  ).toEqual([0, 0])
})

/** How often a page was loaded from here on. */
function loadsOf(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => loads++)
  return () => loads
}

/** So many seconds from now on the clock of Hong Kong, which is the browser's and the deal's. */
const timeIn = (page: Page, seconds: number): Promise<string> =>
  page.evaluate((ahead) => new Date(Date.now() + ahead * 1000).toTimeString().slice(0, 8), seconds)
