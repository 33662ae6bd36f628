// §4: a deal from its draft to its price, on three desks at once; nobody reloads anything.
import type { Page } from '@playwright/test'
import { apiAs } from '../api.ts'
import { barriers } from '../checks/axe.ts'
import { misfits } from '../checks/layout.ts'
import { announceDeal, dealName, draftDeal } from '../deals.ts'
import { expect, test } from '../journey.ts'
import { Deal, DealLog } from '../pages/deal.ts'
import { investorAt, people } from '../people.ts'
import { rowsOf } from '../sheet.ts'

/** Bank of China, Singapore branch, green, April 2021, as published: CT3+53, 0.80 %, 0.850 %, 99.852, T+5. */
const published = {
  pricingDate: '2021-04-21',
  settlementDate: '2021-04-28',
  issueDate: '2021-04-28',
  maturityDate: '2024-04-29',
  tenor: { perpetual: false, years: 3, months: 0, days: 0 },
  couponStep: '0.1',
  couponFrequency: 'semiAnnual',
  dayCount: '30/360',
  ipg: { basis: 'spread', over: 'CT3', level: '90', to: null, words: 'area' },
  pricingBenchmark: { name: 'CT3', isin: null, yield: '0.32', frequency: 'semiAnnual' },
} as const

const led = {
  syndicate: [
    { entityId: 'ent_lantern', roles: ['OC', 'BND'], appointedOn: null },
    { entityId: 'ent_brasslight', roles: ['JGC'], appointedOn: null },
  ],
} as const

test('a deal is announced, guided, tested, closed by the clock, launched and priced', async ({
  page,
  enter,
  otherBrowser,
  baseURL,
}) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const dealId = await draftDeal(desk, dealName('Lifecycle'), {
    terms: published,
    shared: led as never,
    times: { closesAt: `${tomorrow()}T02:00:00Z` },
  })
  const place = `/deal/detail?dealId=${dealId}&tab=guidance`
  const [far, investorPage] = [await otherBrowser(), await otherBrowser()]
  await enter(people.desk, place)
  await enter('desk.jgc@brasslight.example', place, far)
  const here = new Deal(page)
  const there = new Deal(far)
  const offer = investorPage.getByRole('main')
  await expect(here.header).toContainText('Draft')

  await test.step('the desk announces the deal after a dialog shows the notice, the close and whom that reaches', async () => {
    const dialog = await here.submit()
    const notice = dialog.box.getByRole('region', { name: 'Notice to investors' })
    await expect(notice).toContainText(
      /^.*\d+mm \d+y\. Initial price guidance CT3\+90 area\. Books are open\./,
    )
    await expect(notice).toContainText('Closes: ')
    await expect(dialog.field('Books close (HKT)')).toHaveValue('10:00')
    await expect(dialog.box).toContainText('Not set: ')
    await expect(dialog.box).toContainText(/\d+ investors, \d+ people/)
    expect(await barriers(page), 'the dialog').toEqual([])
    await page.keyboard.press('Enter')
    await expect(dialog.box).toBeHidden()
    for (const screen of [here, there]) await expect(screen.header).toContainText('IPG')
    await enter(investorAt('kestrelpeak'), `/order/deal/${dealId}`, investorPage)
    await expect(offer).toContainText('CT3+90 area')
    await expect(here.next).toHaveText('New guidance')
    await expect(here.stage('IPG')).toContainText(/\d\d:\d\d/)
    await expect(here.stage('Confirmed')).not.toContainText(/\d/)
  })

  await test.step('yield, coupon and price follow a spread typed in the panel', async () => {
    await expect(here.figure('Benchmark')).toHaveValue('0.320')
    await here.figure('Spread').fill('65')
    await expect(here.figure('Reoffer yield')).toHaveValue('0.970')
    await expect(here.figure('Coupon')).toHaveValue('0.900')
    await expect(here.figure('Reoffer price')).toHaveValue('99.794')
    await here.figure('Reoffer price').fill('100')
    await page.keyboard.press('Tab')
    await expect(here.figure('Reoffer yield')).toHaveValue('0.900')
    await expect(here.figure('Spread')).toHaveValue('58')
  })

  await test.step('new guidance appears on every screen', async () => {
    const dialog = await here.begin('New guidance', 'New guidance')
    await expect(dialog.field('New level')).toBeFocused()
    await page.keyboard.type('-300')
    await expect(dialog.box).toContainText('Guidance is CT3+90 area; CT3-300 is below zero.')
    await expect(dialog.box).toContainText('Guidance is CT3+90 area; CT3-300 is 390 bp away.')
    const verb = dialog.box.getByRole('button', { name: 'Announce guidance' })
    await expect(verb).toBeDisabled()
    await dialog.box.getByRole('checkbox', { name: 'Yes, CT3-300 is correct' }).check()
    await expect(verb).toBeEnabled()
    // The dialog showed these figures; a bare figure is read in the deal's quotation.
    await dialog.field('New level').fill('-200')
    await expect(verb).toBeDisabled()
    await dialog.field('New level').fill('65')
    await expect(dialog.box).toContainText('= CT3+65')
    await page.keyboard.press('Enter')
    await expect(dialog.box).toBeHidden()
    for (const screen of [here, there]) await expect(screen.header).toContainText('CT3+65')
    await expect(there.history).toContainText('CT3+65')
    await expect(offer).toContainText('CT3+65')
  })

  await test.step('the desk postpones the close time with a reason', async () => {
    const dialog = await here.begin('Change times', 'Change times')
    await dialog.press('+30 min')
    // A region goes subject before the others.
    await dialog.box.getByRole('combobox', { name: 'Add the subject time of a region' }).click()
    await page.getByTitle('Asia-Pacific', { exact: true }).click()
    await dialog.press('Change times')
    await expect(dialog.box).toContainText('Enter a time, such as 16:30.')
    await dialog.field('Subject in Asia-Pacific (HKT)').fill('10:15')
    await expect(dialog.box).toContainText('Enter a reason.')
    await dialog.field('Reason').fill('Anchor in New York asked for time.')
    await dialog.done('Change times')
    const { lifecycle } = await desk.deals.bookDealDetail({ dealId })
    expect(lifecycle.subjectByRegion).toEqual([{ region: 'APAC', at: expect.stringContaining('T02:15:00') }])
    for (const screen of [here, there]) await expect(screen.header).toContainText('10:30')
    await expect(offer).toContainText('10:30')
  })

  await test.step('the desk pushes a test, which needs a price, and ends it', async () => {
    const dialog = await here.begin('Push test', 'Push a test')
    await dialog.press('Push test')
    await expect(dialog.box).toContainText('test price must be set before pushing')
    await dialog.field('Test price').fill('CT3+60')
    await dialog.done('Push test')
    for (const screen of [here, there]) await expect(screen.header).toContainText('Test')
    await expect(offer).toContainText('Test')
    await (await there.begin('End test', 'End the test')).done('End test')
    for (const screen of [here, there]) await expect(screen.header).toContainText('IPG')
  })

  await test.step('the desk pushes FPG with a cut-off in the deal’s time zone, and the clock closes it on every screen', async () => {
    const dialog = await here.begin('Push FPG', 'Push FPG')
    await dialog.field('Final guidance').fill('CT3+53')
    await dialog.field('Cut-off (HKT)').fill(await timeIn(page, 30))
    await dialog.done('Push FPG')
    await Promise.all([
      expect(offer).toContainText('CT3+53'),
      ...[here, there].map(({ header }) => expect(header).toContainText(/FPG.*\d s left/)),
    ])
    for (const screen of [here, there])
      await expect(screen.header).toContainText('Book closed', { timeout: 60_000 })
    await expect(offer).toContainText(/closed/i)
  })

  await test.step('the desk launches at a size and spread', async () => {
    const dialog = await here.begin('Launch deal', 'Launch the deal')
    await expect(dialog.figure('Spread')).toHaveValue('53')
    await expect(dialog.figure('Reoffer price')).toHaveValue('99.852')
    await dialog.done('Launch deal')
    await expect(there.history).toContainText('Launched')
    for (const screen of [here, there]) await expect(screen.next).toHaveText('Price')
    await expect(here.stage('Launched')).toHaveAttribute('aria-current', 'step')
  })

  await test.step('the desk prices the deal as published, from figures computed in the tab', async () => {
    await here.figure('Spread').fill('53')
    await expect(here.figure('Benchmark')).toHaveValue('0.320')
    await expect(here.figure('Reoffer yield')).toHaveValue('0.850')
    await expect(here.figure('Coupon')).toHaveValue('0.800')
    await expect(here.figure('Reoffer price')).toHaveValue('99.852')
    await expect(page.getByRole('button', { name: 'Change final terms to these' })).toBeVisible()
    await page.getByRole('button', { name: 'Price with these figures' }).click()
    await here.dialog('Price the deal').done('Price deal')
    for (const screen of [here, there]) await expect(screen.header).toContainText('Priced')
    await expect(here.next).toHaveText('Allocate')
    await expect(offer).toContainText('99.852')
    await expect(offer).toContainText('0.800%')
    expect(await misfits(page), '1366 × 768').toEqual([])
    expect(await barriers(page), 'the guidance tab').toEqual([])
  })

  await test.step('the log lists everything, is verified, filtered and downloaded as Excel', async () => {
    await here.tab('Log')
    const log = new DealLog(page)
    for (const [what, detail] of lifecycle)
      await expect(log.line(what).filter({ hasText: detail })).toHaveCount(1)
    await expect(log.line('Automatic')).toHaveCount(1)
    await expect(await log.check()).toContainText('The chain is intact')
    expect(await barriers(page), 'the log').toEqual([])
    const rows = await rowsOf(await (await log.excel()).path())
    expect(rows[0]).toEqual(['Time (HKT)', 'Who', 'Institution', 'What', 'Field', 'From', 'To', 'Hash'])
    const file = rows.map((row) => row.join(' '))
    for (const [what, detail] of lifecycle)
      expect(
        file.filter((row) => row.includes(what) && row.includes(detail)),
        what,
      ).not.toEqual([])
    await log.kind('Guidance')
    await expect(log.line('CT3+65')).toHaveCount(1)
    await expect(log.line('Automatic')).toHaveCount(0)
  })
})

/** Entries of the lifecycle in the deal log: the action and its detail. */
const lifecycle = [
  ['Deal submitted', 'CT3+90 area'],
  ['New guidance', 'CT3+65'],
  ['Times changed', 'Anchor in New York asked for time.'],
  ['Test pushed', 'CT3+60'],
  ['Test ended', 'Brasslight'],
  ['FPG pushed', 'CT3+53'],
  ['Automatic', 'book closed'],
  ['Deal launched at final terms', '99.852'],
  ['Deal priced', 'Priced'],
] as const

const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

/** So many seconds from now on the clock of Hong Kong, which is the browser's here. */
const timeIn = (page: Page, seconds: number): Promise<string> =>
  page.evaluate((ahead) => new Date(Date.now() + ahead * 1000).toTimeString().slice(0, 8), seconds)

test('aborting asks first and names the action', async ({ page, enter, otherBrowser, baseURL }) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const dealId = await draftDeal(desk, dealName('Called off'))
  await announceDeal(desk, dealId)
  const place = `/deal/detail?dealId=${dealId}`
  const far = await otherBrowser()
  await enter(people.desk, place)
  await enter(people.viewer, place.replace('detail', 'my-deals'), far)
  const here = new Deal(page)

  const first = await here.begin('Abort', 'Are you sure you want to abort?')
  await expect(first.box).toContainText(/\d+ investors/)
  await page.keyboard.press('Escape')
  await expect(first.box).toBeHidden()
  await expect(here.header.getByRole('button', { name: 'More actions' })).toBeFocused()
  await expect(here.header).toContainText('IPG')

  const dialog = await here.begin('Abort', 'Are you sure you want to abort?')
  await dialog.field(/^Reason/).fill('Market closed.')
  await dialog.done('Abort deal')
  await expect(here.header).toContainText('Aborted')
  await expect(far.getByRole('main')).toContainText('Aborted')
  await expect(here.header.getByRole('button', { name: 'More actions' })).toHaveCount(0)
})

test('a browser without Temporal prices a deal all the same', async ({ page, enter, baseURL }) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const dealId = await draftDeal(desk, dealName('Temporal'), { terms: published })
  await page.addInitScript(() => {
    delete (globalThis as { Temporal?: unknown }).Temporal
  })
  await enter(people.desk, `/deal/detail?dealId=${dealId}&tab=guidance`)
  const deal = new Deal(page)
  await deal.figure('Spread').fill('CT3+53')
  await expect(deal.figure('Reoffer price')).toHaveValue('99.852')
})

test('shortcuts move through a deal and are listed', async ({ page, enter, baseURL }) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const name = dealName('Keys')
  const dealId = await draftDeal(desk, name)
  const shell = await enter(people.desk, `/deal/detail?dealId=${dealId}`)
  await expect(page.getByRole('tab', { name: 'Issuer' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('5')
  await expect(page).toHaveURL(/tab=guidance/)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText('Next step of the deal')
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await expect(page.getByRole('dialog', { name: 'Announce the deal' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await shell.palette.call()
  await page.keyboard.type('abort')
  await expect(shell.palette.chosen).toHaveText(new RegExp(`Abort.*${name}`))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Are you sure you want to abort?' })).toBeVisible()
})
