// One institution on one page: its people, orders and deals, each for its readers only.
import { barriers } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'
import { people } from '../people.ts'

const place = '/investor/monetary-entity/ent_kestrelpeak'
const name = 'Kestrelpeak Asset Management'

test('a desk finds an institution by Ctrl K, opens one of its orders, and comes back from there', async ({
  page,
  enter,
}) => {
  const shell = await enter(people.desk, '/deal/my-deals')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog')
  await palette.getByRole('combobox').fill('kestrelpeak asset')
  await palette.getByRole('option', { name: new RegExp(name) }).click()
  await expect(shell.title.filter({ visible: true })).toHaveText(name)
  await page.reload()
  const main = page.getByRole('main')
  const orders = main.getByRole('region', { name: 'Orders', exact: true })
  const deals = main.getByRole('region', { name: 'Deals', exact: true })
  await expect(orders.getByRole('link', { name: /^Order / }).first()).toBeVisible()
  await expect(deals.getByRole('link').first()).toBeVisible()
  await expect(main.getByRole('region', { name: 'People' })).toHaveCount(0)
  await expect(main.getByRole('region', { name: 'Change history' })).toHaveCount(0)
  await expect(main.getByRole('button', { name: 'Edit' })).toHaveCount(0)
  expect(await barriers(page), 'the page').toEqual([])

  await orders.getByRole('textbox').fill('Glasswing 5Y')
  await expect(page).toHaveURL(/[?&]oq=Glasswing/)
  await orders
    .getByRole('link', { name: /^Order .*Glasswing 5Y/ })
    .first()
    .click()
  await page.getByRole('dialog').or(page.getByRole('complementary')).getByRole('link', { name }).click()
  await expect(page).toHaveURL(new RegExp(place))
})

test('an administrator sees people and history; only the super administrator orders and deals', async ({
  page,
  enter,
  otherBrowser,
}) => {
  await enter(people.superAdmin, place)
  const main = page.getByRole('main')
  for (const region of ['Profile', 'People', 'Orders', 'Deals', 'Change history'])
    await expect(main.getByRole('region', { name: region, exact: true })).toBeVisible()
  await main
    .getByRole('region', { name: 'People' })
    .getByRole('button', { name: /Marcus Lo/ })
    .click()
  await expect(page.getByRole('dialog', { name: /Marcus Lo/ })).toBeVisible()

  const far = await otherBrowser()
  await enter(people.systemAdmin, place, far)
  const theirs = far.getByRole('main')
  await expect(theirs.getByRole('region', { name: 'People' }).getByText(/^\d+ users$/)).toBeVisible()
  await expect(theirs.getByRole('region', { name: 'Change history' })).toBeVisible()
  await expect(theirs.getByRole('region', { name: 'Orders' })).toHaveCount(0)
  await expect(theirs.getByRole('region', { name: 'Deals' })).toHaveCount(0)
})
