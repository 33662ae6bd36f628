// §3, §5: a deal entered through its six tabs: incomplete at first, with mistakes, and by two people at once.
import type { Locator } from '@playwright/test'
import { apiAs } from '../api.ts'
import { dealName, draftDeal } from '../deals.ts'
import { expect, test } from '../journey.ts'
import { Deal } from '../pages/deal.ts'
import { DealForm } from '../pages/deal-form.ts'
import { Dealboard } from '../pages/dealboard.ts'
import { people } from '../people.ts'

const detail = (dealId: string, tab = 'terms') => `/deal/detail?dealId=${dealId}&tab=${tab}`

test('an incomplete deal is saved and names what is missing', async ({ page, enter }) => {
  const name = dealName('Form')
  await enter(people.desk, '/deal/my-deals')
  await new Dealboard(page).newDeal.click()
  const form = new DealForm(page)

  await test.step('a deal with only a name is saved by keyboard alone', async () => {
    await form.box('name').focus()
    await page.keyboard.type(name)
    const scrolled = () =>
      page.evaluate(() =>
        Math.max(
          ...[document.querySelector('#content'), document.scrollingElement].map(
            (each) => each?.scrollTop ?? 0,
          ),
        ),
      )
    await page.setViewportSize({ width: 1366, height: 480 })
    await page.getByRole('main').hover()
    await page.mouse.wheel(0, 200)
    await expect.poll(scrolled).toBeGreaterThan(100)
    await page.keyboard.press('ControlOrMeta+s')
    await expect(page).toHaveURL(/dealId=deal_/)
    await expect(form.bar).toContainText('All saved')
    // Its page has another address now, and stands where it stood.
    expect(await scrolled()).toBeGreaterThan(100)
    await page.setViewportSize({ width: 1366, height: 768 })
  })

  await test.step('a reload keeps saved and unsaved values', async () => {
    await form.box('shared.issuerNote').fill('Builds wind farms.')
    await form.tab('Terms')
    await form.type('terms.pricingDate', '3 mar 2031')
    await page.reload()
    await expect(page.getByText(/^Your unsaved entries from .* are restored\.$/)).toBeVisible()
    await expect(form.box('terms.pricingDate')).toHaveValue('3 Mar 2031')
    await form.save()
  })

  await test.step('announcing leads to the first missing field, and the bar lists all with links to any tab', async () => {
    await form.submit()
    await expect(page.getByRole('tab', { name: 'Issuer' })).toHaveAttribute('aria-selected', 'true')
    await expect(form.field('shared.issuerId').locator(':focus')).toHaveCount(1)
    const counts = await page.locator('.deals-page-tab-missing > [aria-hidden]').allTextContents()
    const sum = counts.reduce((total, count) => total + Number(count), 0)
    await expect(form.bar).toContainText(`Missing: ${sum}`)
    for (const [link, tab, place] of [
      ['Issuer', 'Issuer', 'shared.issuerId'],
      ['Minimum denomination', 'Terms', 'terms.minDenomination'],
      ['Initial guidance', 'Price Guidance', 'terms.ipg'],
    ] as const) {
      const list = await form.openToDo()
      await list.getByRole('button', { name: link, exact: true }).click()
      await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
      await expect(form.field(place).locator(':focus')).toHaveCount(1)
    }
  })
})

test('a desk fills in a deal tab by tab until nothing is missing', async ({ page, enter, baseURL }) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const { dealId } = await desk.deals.saveDeal({
    name: dealName('Tabs'),
    terms: { pricingDate: '2031-03-03' },
  })
  await enter(people.desk, detail(dealId, 'issuer'))
  const form = new DealForm(page)

  await test.step('the desk fills in issuer, syndicate and ratings', async () => {
    const issuer = form.field('shared.issuerId').getByRole('combobox')
    await form.find(issuer, 'Glasswing', 'Glasswing Renewables Holdings')
    await form.tab('Syndicate')
    await form.addBank('Lantern Harbour Securities')
    await form.addBank('Brasslight Capital Markets')
    await form.rolesOf('Lantern Harbour Securities').getByRole('button', { name: 'B&D' }).press('Space')
    await form.tab('Ratings')
    await form.find(page.getByRole('combobox', { name: "Moody's, Issue: grade" }), 'Baa1')
    await page.getByRole('checkbox', { name: "Moody's, Issue: expected" }).check()
  })

  await test.step('dates follow the terms as they are typed, and an overridden date is marked', async () => {
    await form.tab('Terms')
    await form.pick('terms.currency', 'USD · US dollar')
    await form.part('Size').fill('0.5bn')
    await form.part('Years').fill('5')
    await form.type('terms.settlementCycle', '5')
    await expect(form.box('terms.settlementDate')).toHaveValue('10 Mar 2031')
    await expect(form.box('terms.maturityDate')).toHaveValue('10 Mar 2036')
    await form.type('terms.maturityDate', '2036-03-12')
    await expect(form.field('terms.maturityDate')).toContainText('Overridden')
    await expect(form.field('terms.maturityDate')).toContainText('The tenor gives 10 Mar 2036.')
    await form.part('Years').fill('7')
    await form
      .field('terms.maturityDate')
      .getByRole('button', { name: /^Use 10 Mar 2038/ })
      .click()
    await expect(form.field('terms.maturityDate')).toContainText('Computed')
    await form.pick('terms.couponType', 'Fixed')
    await form.pick('terms.couponFrequency', 'Semi-annual')
    await form.pick('terms.dayCount', '30/360 (bond basis)')
    await form.pick('terms.format', 'Reg S')
    await form.pick('terms.capitalStructure', 'Senior unsecured')
    await form.type('terms.minDenomination', '200')
    await form.type('terms.increment', '1,000')
  })

  await test.step('Tab leaves a list of several without adding the marked entry', async () => {
    const depositories = form.field('terms.depositories')
    await depositories.getByRole('combobox').fill('Nordic CSD')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(form.field('terms.stabilisation').locator(':focus')).toHaveCount(1)
    await expect(depositories.locator('.ant-select-selection-item')).toHaveText(['Nordic CSD'])
  })

  await test.step('with guidance the deal is complete and can be announced', async () => {
    await form.tab('Price Guidance')
    await form.type('terms.ipg', 'T+120 area')
    await expect(form.bar).toContainText('Complete')
    await form.submit()
    const dialog = new Deal(page).dialog('Announce the deal')
    await expect(dialog.box.getByRole('region', { name: 'Notice to investors' })).toContainText('T+120 area')
    await expect(dialog.box).toContainText('Not set: ')
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(form.box('terms.ipg')).toHaveValue('T+120 area')
    await expect(new Deal(page).header).toContainText('USD 500mm')
  })
})

test('an impossible value is refused at its field, and nothing typed is lost', async ({
  page,
  enter,
  baseURL,
}) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const dealId = await draftDeal(desk, dealName('Wrong'))
  await enter(people.desk, detail(dealId))
  const form = new DealForm(page)
  const refused = (field: Locator, words: string) => expect(field).toContainText(words)

  await form.type('terms.pricingDate', '31 Feb 2031')
  await refused(form.field('terms.pricingDate'), 'Not a date.')
  await expect(form.field('terms.pricingDate')).not.toContainText('Required')
  await form.type('terms.maturityDate', '1 Jan 2031')
  await refused(form.field('terms.maturityDate'), 'Maturity must come after issue and settlement.')
  await form.type(form.part('Years'), '0')
  await form.type('terms.increment', '7,000')
  await refused(form.field('terms.tenor'), 'The tenor must be above zero.')
  await refused(form.field('terms.minDenomination'), 'Enter a multiple of 7,000')
  await form.type('terms.sizeCap', '101')
  await refused(form.field('terms.sizeCap'), 'The size cap must be above 0 and at most 100%.')
  await form.tab('Docs')
  await form.type('shared.roadshowCode', 'no/')
  await refused(form.field('shared.roadshowCode'), 'The code has 4 to 40 letters')
  await form.tab('Syndicate')
  await page.getByRole('combobox', { name: 'Add a bank' }).fill('Lantern')
  await expect(page.getByText('No institution found')).toBeVisible()
  await page.keyboard.press('Escape')

  await form.submit()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('tab', { name: 'Terms' })).toHaveAttribute('aria-selected', 'true')
  await expect(form.box('terms.pricingDate')).toHaveValue('31 Feb 2031')
  await expect(form.box('terms.maturityDate')).toHaveValue('1 Jan 2031')
  await expect(form.box('terms.increment')).toHaveValue('7,000')
  await expect(form.box('terms.sizeCap')).toHaveValue('101')
  await form.tab('Docs')
  await expect(form.box('shared.roadshowCode')).toHaveValue('no/')
  const stored = await desk.deals.bookDealDetail({ dealId })
  expect(stored.terms).toMatchObject({ pricingDate: '2031-03-03', increment: 1000, sizeCap: null })
})

test('leaving unsaved changes asks first, and two people may edit at once', async ({
  page,
  enter,
  otherBrowser,
  baseURL,
}) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const [name, law] = [dealName('Two'), 'Hong Kong']
  const dealId = await draftDeal(desk, name)
  const far = await otherBrowser()
  const shell = await enter(people.desk, detail(dealId))
  await enter(people.bankAdmin, detail(dealId), far)
  const [mine, theirs] = [new DealForm(page), new DealForm(far)]

  await test.step('following a link asks first, and staying loses nothing', async () => {
    await mine.type('terms.sizeCap', '20')
    await shell.choose('My Deals')
    await mine.asksAboutLeaving.getByRole('button', { name: 'Stay' }).click()
    await expect(mine.asksAboutLeaving).toBeHidden()
    await expect(mine.box('terms.sizeCap')).toHaveValue('20')
  })

  await test.step('when somebody else saves the same field, both values are shown and nothing is overwritten', async () => {
    await theirs.type('terms.sizeCap', '25')
    await theirs.field('terms.governingLaw').getByRole('combobox').fill(law)
    await theirs.save()
    await expect(page.getByText(/^Someone else saved this deal\. Fields you both changed: 1$/)).toBeVisible()
    await expect(page.getByText('Updated by someone else: Governing law')).toBeVisible()
    const contest = mine.field('terms.sizeCap').getByRole('group', { name: 'You both changed this' })
    await expect(contest).toContainText(/Saved by someone else\s*25 %/)
    await expect(contest).toContainText(/Yours\s*20 %/)
    await page.keyboard.press('ControlOrMeta+s')
    await expect(shell.message('Choose between the two values first.')).toBeVisible()
    await contest.getByRole('button', { name: 'Keep mine' }).click()
    await mine.save()
    await expect(theirs.box('terms.sizeCap')).toHaveValue('20')
    await expect(mine.field('terms.governingLaw').getByRole('combobox')).toHaveValue(`${law} law`)
  })

  await test.step('the desk saves while leaving', async () => {
    await mine.type('terms.isin', 'XS2333562713')
    await shell.choose('My Deals')
    await mine.asksAboutLeaving.getByRole('button', { name: 'Save and leave' }).click()
    await expect(page).toHaveURL(/my-deals/)
    await expect(theirs.box('terms.isin')).toHaveValue('XS2333562713')
  })
})

test('a second tranche shares the common fields, and a copy is a separate deal', async ({
  page,
  enter,
  baseURL,
}) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const name = dealName('Tranches')
  const dealId = await draftDeal(desk, name)
  await enter(people.desk, detail(dealId, 'issuer'))
  const form = new DealForm(page)
  const deal = new Deal(page)
  const tranches = page.getByRole('navigation', { name: 'Tranches' })

  await page.getByRole('button', { name: 'Add a tranche' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill(`${name} 10Y`)
  await page.keyboard.press('Enter')
  await expect(deal.name).toHaveText(`${name} 10Y`)
  await expect(tranches.getByRole('link')).toHaveCount(2)

  await form.box('shared.issuerNote').fill('Told of both tranches.')
  await form.tab('Terms')
  await form.part('Years').fill('10')
  await form.save()
  await tranches
    .getByRole('link', { name: new RegExp(`^${name} `) })
    .first()
    .click()
  await expect(deal.name).toHaveText(name)
  await expect(form.part('Years')).toHaveValue('5')
  await form.tab('Issuer')
  await expect(form.box('shared.issuerNote')).toHaveValue('Told of both tranches.')

  await page.getByRole('button', { name: 'Copy as a new deal' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill(`${name} again`)
  await page.keyboard.press('Enter')
  await expect(deal.name).toHaveText(`${name} again`)
  await expect(tranches).toHaveCount(0)
  await expect(form.box('shared.issuerNote')).toHaveValue('Told of both tranches.')
  await form.tab('Terms')
  await expect(form.part('Years')).toHaveValue('5')
  await expect(form.box('terms.pricingDate')).toHaveValue('')
})

test('a save that gets no answer is reported beside the buttons, and the entry stays', async ({
  page,
  enter,
  baseURL,
  noise,
}) => {
  noise.expect(/ERR_FAILED/, 'the save is cut off')
  const desk = await apiAs(baseURL ?? '', people.desk)
  const dealId = await draftDeal(desk, dealName('Unanswered'))
  // Before the page is opened: a request that follows the route at once may pass it unseen.
  await page.route('**/manage/deal/saveDeal', (route) => route.abort())
  await enter(people.desk, detail(dealId))
  const form = new DealForm(page)
  await form.type('terms.sizeCap', '20')
  await page.keyboard.press('ControlOrMeta+s')
  const refusal = form.bar.getByRole('alert')
  await expect(refusal).toContainText('Not saved: ')
  // The bar is always in sight; the message above the fields is not.
  await expect(refusal).toBeInViewport()
  await expect(form.box('terms.sizeCap')).toHaveValue('20')
  await page.unroute('**/manage/deal/saveDeal')
  await form.save()
  await expect(refusal).toHaveCount(0)
})
