// §7, §9: a system administrator sets limits on a house that no other journey orders for; an investor and a desk run into
// them, and the administrator sees what is used live, lets one order pass, and reads it all in the history.
import type { Page } from '@playwright/test'
import { apiAs } from '../api.ts'
import { barriers } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'
import { openDeal, orderLevel, placeOrder } from '../orders.ts'
import { OrderBook } from '../pages/order-book.ts'
import { Ticket } from '../pages/ticket.ts'
import { investorAt, people } from '../people.ts'

// As wide as a desk's screen: columns that are scrolled out are not drawn.
test.use({ viewport: { width: 1920, height: 1080 } })

const house = { id: 'ent_vellumcapital', name: 'Vellum Street Capital', key: 'vellumcapital' }

/** What the house uses now, in US dollars. */
const usedNow = async (worldUrl: string): Promise<number> => {
  const admin = await apiAs(worldUrl, people.systemAdmin)
  const { used } = await admin.quota.getLimitUse({ level: 'org', entityId: house.id, currency: 'USD' })
  return Number(used)
}

const mmOf = (units: number): string => (units / 1_000_000).toLocaleString('en', { maximumFractionDigits: 6 })

const choose = async (page: Page, field: string, name: string): Promise<void> => {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: field }).fill(name)
  await page.getByTitle(name, { exact: true }).click()
}

test('limits refuse, flag and are passed by an override, and the administrator sees it live', async ({
  page,
  enter,
  otherBrowser,
  worldUrl,
  noise,
}) => {
  noise.expect(/status of 409 .*(newOrder|NewOrder)/, 'orders over the limit are refused')
  const { dealId, place } = await openDeal(worldUrl, 'Limits')
  const before = await usedNow(worldUrl)
  const limit = before + 60_000_000
  await enter(people.systemAdmin, '/quota/org')
  const rows = page.getByRole('main').getByRole('row')
  const row = rows.filter({ hasText: house.name })
  const drawer = page.getByRole('dialog')

  await test.step('a soft limit is set; what it means is said before it is saved', async () => {
    await page.getByRole('button', { name: 'Set limit' }).first().click()
    await drawer.getByRole('button', { name: 'Save limit' }).click()
    await expect(drawer).toContainText('Choose an institution.')
    await expect(drawer).toContainText('Enter a reason.')
    await choose(page, 'Institution', house.name)
    await drawer.getByRole('textbox', { name: 'Limit' }).fill('1')
    await drawer.getByRole('radio', { name: /^Soft/ }).check()
    const preview = drawer.getByRole('region', { name: 'With this limit' })
    await expect(preview).toContainText('Over by USD')
    await expect(preview).toContainText(/USD [\d,.]+mm used now/)
    await expect(preview).not.toContainText('available')
    await drawer.getByRole('textbox', { name: 'Limit' }).fill(mmOf(limit))
    await expect(preview).toContainText('USD 60mm available')
    await drawer.getByRole('textbox', { name: 'Reason' }).fill('Credit review')
    expect(await barriers(page), 'the drawer').toEqual([])
    await drawer.getByRole('button', { name: 'Save limit' }).click()
    await expect(drawer).toBeHidden()
    await expect(row).toContainText('Soft')
  })

  await test.step('the bar moves while an investor orders, and the book finds the order', async () => {
    const investor = await apiAs(worldUrl, investorAt(house.key))
    // Orders in other currencies are converted: the figure is marked.
    const available = row.getByRole('cell').nth(5)
    await expect(available).toHaveText('≈ 60')
    await available.getByRole('img', { name: 'Converted to the currency of the limit' }).focus()
    await expect(page.getByRole('tooltip')).toContainText('Converted with')
    await placeOrder(investor, dealId, [orderLevel(50)])
    await expect(available).toHaveText('≈ 10')
    await expect(row.getByRole('img', { name: /% of the limit is used/ })).toHaveAttribute(
      'data-state',
      /warned|within/,
    )
  })

  await test.step('the limit becomes a hard one, with a reason', async () => {
    await row.getByRole('button', { name: house.name, exact: true }).click()
    await drawer.getByRole('radio', { name: /^Hard/ }).check()
    const reason = drawer.getByRole('textbox', { name: 'Reason' })
    await reason.fill('x'.repeat(501))
    await expect(drawer).toContainText('Too long: the maximum is 500 characters.')
    await expect(reason, 'a pasted text is not cut').toHaveValue('x'.repeat(501))
    await reason.fill('Nothing more for this house')
    await drawer.getByRole('button', { name: 'Save limit' }).click()
    await expect(drawer).toBeHidden()
    await expect(row).toContainText('Hard')
  })

  const theirs = await otherBrowser()
  await test.step('an investor reads that the desk knows more, and keeps what was typed', async () => {
    await enter(investorAt(house.key), place, theirs)
    const ticket = new Ticket(theirs)
    await ticket.press(/^New order|Place another/)
    await ticket.type({ Size: '20' })
    await ticket.press(/^Place order/)
    const again = theirs.getByRole('dialog').getByRole('button', { name: /^Place/ })
    await again.click()
    await expect(ticket.panel.getByRole('alert')).toContainText('Contact your desk.')
    await expect(ticket.panel).not.toContainText(mmOf(limit))
    await expect(ticket.field('Size')).toHaveValue('20')
  })

  const desk = await otherBrowser()
  await desk.setViewportSize({ width: 1920, height: 1080 })
  const book = new OrderBook(desk)
  await enter(people.desk, OrderBook.place(dealId), desk)
  const entry = await book.beginEntry()
  await test.step('the desk reads the figures where it was refused', async () => {
    await entry.investor(house.name)
    await entry.field('Size and limits').fill('20')
    await entry.submit()
    await expect(entry.box.getByRole('alert')).toContainText(
      `limit of this institution is ${mmOf(limit)}mm USD`,
    )
    await expect(entry.box.getByRole('alert')).toContainText(
      '10mm is available, and this order needs 20mm more',
    )
    await expect(entry.field('Size and limits')).toHaveValue('20')
  })

  await test.step('an override lets one order pass', async () => {
    const shell = new URL(page.url()).origin
    await page.goto(`${shell}/bookbuildingweb/quota/org-bond?view=overrides`)
    await page.getByRole('button', { name: 'Grant override' }).first().click()
    const { list } = await (await apiAs(worldUrl, people.systemAdmin)).quota.getLimitDeals({})
    const name = list.find((deal) => deal.dealId === dealId)!.name
    await drawer.getByRole('button', { name: 'Grant override' }).click()
    await expect(drawer).toContainText('Enter an amount.')
    await expect(drawer, 'the proposed time is not over').not.toContainText('Choose a time in the future.')
    await choose(page, 'Institution', house.name)
    await choose(page, 'Deal', name)
    await drawer.getByRole('textbox', { name: 'Order up to' }).fill('20')
    await drawer.getByRole('textbox', { name: 'Time until which it is valid' }).fill('23:59')
    await drawer.getByRole('textbox', { name: 'Reason' }).fill('Agreed with the credit officer')
    expect(await barriers(page), 'the override').toEqual([])
    await drawer.getByRole('button', { name: 'Grant override' }).click()
    await expect(drawer).toBeHidden()
    const granted = rows.filter({ hasText: name })
    await expect(granted).toContainText('Not used yet')
    await entry.submit()
    await expect(entry.confirmation).toContainText(`20mm for ${house.name}`)
    await expect(granted).toContainText('In use')
    await desk.keyboard.press('Escape')
    await expect(entry.box).toBeHidden()
  })

  await test.step('the book flags the order, its drawer has the figures', async () => {
    await expect(book.row('>Lim').first()).toBeVisible()
    await book
      .row(/>Lim.*/)
      .first()
      .getByRole('link')
      .click()
    const open = await book.opened()
    await expect(open.box).toContainText('Institution limit')
    await expect(open.box).toContainText(`of USD ${mmOf(limit)}mm used`)
    await expect(open.box).toContainText('Passed by an override')
  })

  await test.step('the history has all of it', async () => {
    await page.getByRole('button', { name: 'All history' }).click()
    for (const event of ['Override used by an order', 'Override granted', 'Limit changed', 'Limit set'])
      await expect(drawer.getByRole('row').filter({ hasText: event }).first()).toContainText(house.name)
    await expect(drawer).toContainText('Nothing more for this house')
  })

  await test.step('the limit is removed, with a reason', async () => {
    await page.goto(`${new URL(page.url()).origin}/bookbuildingweb/quota/org`)
    await row.getByRole('button', { name: house.name, exact: true }).click()
    await drawer.getByRole('button', { name: 'Remove limit' }).click()
    const ask = page.getByRole('dialog').last()
    await ask.getByRole('textbox', { name: 'Reason' }).fill('Review is over')
    await ask.getByRole('button', { name: 'Remove limit' }).click()
    await expect(row).toHaveCount(0)
  })
})

test('a super administrator sets a rate, and its history names the day', async ({ page, enter, noise }) => {
  noise.expect(/status of 409 .*setRate/, 'a rate far from the one before is asked about')
  // Never the same twice: a world may be used for several runs.
  const rate = `0.77${Math.floor(10 + Math.random() * 90)}1`
  await enter(people.superAdmin, '/quota/rates')
  const row = page.getByRole('main').getByRole('row').filter({ hasText: 'SGD' })
  await row.getByRole('button', { name: 'Set rate of SGD' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: 'Set rate' }).click()
  await expect(drawer).toContainText('Enter the rate.')
  const typed = drawer.getByRole('textbox', { name: '1 SGD in USD' })
  await typed.fill('77.5')
  // Two presses before the answer ask once.
  await drawer.getByRole('button', { name: 'Set rate' }).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  const question = page
    .getByRole('dialog')
    .filter({ hasText: /The rate of SGD was 0\.7\d+; 77\.5 is a move of \+\d+\.\d%/ })
  await expect(question.getByRole('button', { name: 'Yes, set 77.5' })).toBeVisible()
  await question.getByRole('button', { name: 'Back' }).click()
  await expect(question).toHaveCount(0)
  await expect(typed, 'nothing is lost').toHaveValue('77.5')
  await typed.fill(rate)
  await expect(drawer).toContainText('% from the rate now')
  await drawer.getByRole('button', { name: 'Set rate' }).click()
  await expect(drawer).toBeHidden()
  await expect(row).toContainText(rate)
  await row.getByRole('button', { name: 'History of SGD' }).click()
  await expect(drawer.getByRole('row').nth(1)).toContainText(rate)
  expect(await barriers(page), 'the history').toEqual([])
})

test('an administrator hears that a limit fills up, and the notice opens that limit', async ({
  page,
  enter,
  otherBrowser,
  worldUrl,
}) => {
  const { dealId } = await openDeal(worldUrl, 'Limit heard')
  const admin = await apiAs(worldUrl, people.superAdmin)
  await admin.quota.config({
    level: 'bond',
    entityId: null,
    dealId,
    amount: 20_000_000,
    currency: 'USD',
    kind: 'soft',
    warnAt: 50,
    expectedVersion: null,
    reason: 'Credit review',
  })
  const shell = await enter(people.superAdmin, '/quota/org')
  await placeOrder(await apiAs(worldUrl, investorAt(house.key)), dealId, [orderLevel(15)])
  await shell.bell.open()
  const notice = shell.bell.notices.filter({ hasText: /Near limit: .*Limit heard/ })
  await expect(notice).toContainText('At least 50% of USD 20mm is used.')
  await notice.click()
  await expect(page).toHaveURL(new RegExp(`/quota/bond\\?deal=${dealId}`))
  const rows = page.getByRole('main').getByRole('row')
  await expect(rows.filter({ hasText: 'Limit heard' })).toHaveCount(1)
  // The heading and the one limit.
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText('Near limit')

  await test.step('whoever must not see the book reads nothing of how full its limit is', async () => {
    const other = await otherBrowser()
    const system = await enter(people.systemAdmin, `/quota/bond?deal=${dealId}&state=over&sort=used`, other)
    const main = other.getByRole('main')
    await expect(main.getByRole('row')).toHaveCount(2)
    await expect(main).toContainText('Used, available and state are not shown')
    await expect(main.getByRole('row').filter({ hasText: 'Limit heard' })).not.toContainText(/Near|%|15|75/)
    for (const head of ['State', 'Used', 'Available'])
      await expect(main.getByRole('columnheader', { name: head })).toHaveCount(0)
    await system.bell.open()
    await expect(system.bell.notices.filter({ hasText: 'Limit set: Limit heard' })).toHaveCount(1)
    await expect(system.bell.notices.filter({ hasText: /Near limit: .*Limit heard/ })).toHaveCount(0)
  })
})
