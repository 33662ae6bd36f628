// A deal as its bank published it: entered through the form, read back, and taken to the price that was printed.
import { expect, test } from '../journey.ts'
import { Deal } from '../pages/deal.ts'
import { DealForm } from '../pages/deal-form.ts'
import { dealName } from '../deals.ts'
import { people } from '../people.ts'

/**
 * KfW, 6 April 2009: EUR 3bn more of the 3.875% due 21 January 2019, which makes 6bn; Bund January 2019 +99.3,
 * 97.278, 4.219%. https://innovations-report.com/business-and-finance/kfw-tops-10-year-benchmark-bond-a-record-volume-130705
 * The Bund's yield follows from yield and spread; denominations are usual for the market; the issuer is the demo
 * world's.
 */
const terms = [
  ['terms.tapOf', '3.875% January 2019'],
  ['terms.tapOutstanding', '3,000'],
  ['terms.pricingDate', '6 Apr 2009'],
  ['terms.settlementCycle', '5'],
  ['terms.issueDate', '21 Jan 2009'],
  ['terms.maturityDate', '21 Jan 2019'],
  ['terms.interestFrom', '21 Jan 2009'],
  ['terms.coupon', '3.875'],
  ['terms.minDenomination', '1,000'],
  ['terms.increment', '1,000'],
] as const

const choices = [
  ['terms.couponType', 'Fixed'],
  ['terms.couponFrequency', 'Annual'],
  ['terms.dayCount', 'ACT/ACT (ICMA)'],
  ['terms.format', 'Reg S'],
  ['terms.capitalStructure', 'Senior unsecured'],
  ['terms.classification', 'SSA'],
] as const

test('a desk enters KfW’s tap of 2009, reads it back field by field, and prices it as published', async ({
  page,
  enter,
}) => {
  const name = dealName('KfW 3.875% 2019, tap')
  await enter(people.desk, '/deal/detail')
  const form = new DealForm(page)
  const deal = new Deal(page)

  await test.step('the desk enters the deal', async () => {
    await form.box('name').fill(name)
    const issuer = form.field('shared.issuerId').getByRole('combobox')
    await form.find(issuer, 'Amberfall', 'Amberfall Water Group')
    await form.tab('Syndicate')
    await form.addBank('Lantern Harbour Securities')
    await form.tab('Ratings')
    await form.field('shared.unrated').getByRole('checkbox').check()
    await form.tab('Terms')
    await form.pick('terms.currency', 'EUR · Euro')
    await form.part('Size').fill('3bn')
    for (const [place, option] of choices) await form.pick(place, option)
    for (const [place, text] of terms) await form.type(place, text)
    await form.tab('Price Guidance')
    await form.type('terms.ipg', 'Bund Jan 2019+100 area')
    const benchmark = form.field('terms.pricingBenchmark')
    await benchmark.getByRole('textbox', { name: 'Name' }).fill('Bund Jan 2019')
    await benchmark.getByRole('textbox', { name: 'Yield, %' }).fill('3.226')
    await form.save()
  })

  await test.step('every field is the same after a reload', async () => {
    await page.reload()
    await expect(form.box('terms.ipg')).toHaveValue('Bund Jan 2019+100 area')
    await form.tab('Terms')
    for (const [place, text] of terms) await expect(form.box(place), place).toHaveValue(text)
    for (const [place, option] of choices) await expect(form.field(place), place).toContainText(option)
    await expect(form.part('Size')).toHaveValue('3,000')
    // Five business days over Easter.
    await expect(form.box('terms.settlementDate')).toHaveValue('15 Apr 2009')
    await form.tab('Issuer')
    await expect(form.box('name')).toHaveValue(name)
    await expect(form.field('shared.issuerId')).toContainText('Amberfall Water Group')
    await form.tab('Syndicate')
    await expect(form.bank('Lantern Harbour Securities')).toBeVisible()
    await form.tab('Ratings')
    await expect(form.field('shared.unrated').getByRole('checkbox')).toBeChecked()
  })

  await test.step('the desk announces, reconfirms, launches and prices the deal at the published figures', async () => {
    await form.tab('Price Guidance')
    await form.submit()
    await deal.dialog('Announce the deal').done('Announce deal')
    await expect(deal.header).toContainText('IPG')
    const fpg = await deal.begin('Push FPG', 'Push FPG')
    await fpg.field('Final guidance').fill('Bund Jan 2019+99.3')
    await fpg.press('+30 min')
    await fpg.done('Push FPG')
    await expect(deal.header).toContainText(/FPG.*left|FPG.*\d:\d\d/)
    await (await deal.begin('Close FPG', 'Close the FPG book now')).done('Close FPG book')
    await expect(deal.header).toContainText('Book closed')
    const launch = await deal.begin('Launch deal', 'Launch the deal')
    await expect(launch.figure('Benchmark')).toHaveValue('3.226')
    await expect(launch.figure('Spread')).toHaveValue('99.3')
    await expect(launch.figure('Reoffer yield')).toHaveValue('4.219')
    await expect(launch.figure('Coupon')).toHaveValue('3.875')
    // The yield was published rounded; the price is the exact one of the two, and gives it.
    await launch.figure('Reoffer price').fill('97.278')
    await expect(launch.figure('Reoffer yield')).toHaveValue('4.219')
    await expect(launch.figure('Coupon')).toHaveValue('3.875')
    await launch.done('Launch deal')
    await expect(deal.history).toContainText('Launched')
    const price = await deal.begin('Price', 'Price the deal')
    await expect(price.figure('Reoffer price')).toHaveValue('97.278')
    // The dialog is taller than the window of a laptop: its body scrolls, its buttons stay.
    await page.setViewportSize({ width: 1366, height: 640 })
    await expect(price.box.getByRole('button', { name: 'Price deal' })).toBeInViewport({ ratio: 1 })
    await price.done('Price deal')
    await expect(deal.header).toContainText('Priced')
    await expect(deal.history.getByRole('listitem').first()).toContainText(
      'EUR 3,000mm · yield 4.219% · coupon 3.875% · price 97.278',
    )
  })
})
