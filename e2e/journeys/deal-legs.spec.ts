// A perpetual with resets: its legs entered through the form, its yields read in the pricing panel, its terms read by
// an investor and in the deal log.
import { apiAs } from '../api.ts'
import { announceDeal, dealName, draftDeal } from '../deals.ts'
import { expect, test } from '../journey.ts'
import { DealForm } from '../pages/deal-form.ts'
import { people } from '../people.ts'

test('a desk enters a fixed-to-reset perpetual, and an investor reads its legs', async ({
  page,
  enter,
  baseURL,
  otherBrowser,
}) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const dealId = await draftDeal(desk, dealName('Perpetual reset'), {
    terms: {
      tenor: { perpetual: true, years: 0, months: 0, days: 0 },
      maturityDate: null,
      couponStep: '0.125',
      ipg: { basis: 'yield', over: null, level: '6.5', to: null, words: 'area' },
      options: [{ kind: 'call', from: '2036-03-10', until: '2036-03-10', price: null }],
    },
  })
  await enter(people.desk, `/deal/detail?dealId=${dealId}&tab=terms`)
  const form = new DealForm(page)
  const legs = form.field('terms.legs')
  const reset = page.getByRole('group', { name: 'Leg 2', exact: true })

  await test.step('a plain deal shows one line; the desk opens it and chooses a pattern', async () => {
    await expect(legs).toHaveCount(0)
    await page.getByRole('button', { name: 'Legs, schedule and redemption' }).click()
    await legs.getByRole('button', { name: 'Fixed, then reset' }).click()
    // From the first call.
    await expect(reset.getByRole('textbox', { name: 'Leg 2: Starts' })).toHaveValue('10 Mar 2036')
    await expect(reset.getByRole('textbox', { name: 'Every, months' })).toHaveValue('60')
    const heights = await reset
      .locator('.deals-form-kit-cell > :is(.ant-select, .ant-input, .ant-input-affix-wrapper)')
      .evaluateAll((fields) => fields.map((field) => Math.round(field.getBoundingClientRect().height)))
    expect(new Set(heights)).toEqual(new Set([32]))
  })

  await test.step('a leg before issue is refused at its row, and a benchmark is asked for', async () => {
    await form.type(reset.getByRole('textbox', { name: 'Leg 2: Starts' }), '3 Mar 2031')
    await expect(reset.getByRole('alert')).toContainText('start in order')
    await form.type(reset.getByRole('textbox', { name: 'Leg 2: Starts' }), '10 Mar 2036')
    await expect(reset.getByRole('alert')).toHaveCount(0)
    // A text that cannot be read is explained at its leg, and a choice beside it does not lose it.
    const margin = reset.getByRole('textbox', { name: 'Coupon margin' })
    await form.type(margin, 'abc')
    await expect(reset.getByRole('alert')).toContainText('Enter basis points')
    await form.type(reset.getByRole('textbox', { name: 'Reset benchmark' }), 'UST 5Y')
    await expect(margin).toHaveValue('abc')
    await form.type(reset.getByRole('textbox', { name: 'Coupon margin' }), '237.5')
    await form.save()
  })

  await test.step('the panel has a yield to call and reset, and says what the last one lacks', async () => {
    await form.tab('Price Guidance')
    const yields = page.getByRole('region', { name: /^Yields at/ })
    await expect(yields.getByRole('row', { name: /^Call, 10 Mar 2036/ })).toContainText('6.500')
    await expect(yields.getByRole('row', { name: /^Change of coupon, 10 Mar 2036/ })).toContainText('6.500')
    await expect(yields.getByRole('row', { name: /^Perpetuity/ })).toContainText('Enter the current yield')
    await form.tab('Terms')
    await form.type(reset.getByRole('textbox', { name: 'Assumed level' }), '4.125')
    await form.tab('Price Guidance')
    await expect(yields.getByRole('row', { name: /^Perpetuity/ })).toContainText('6.500')
    await expect(page.getByText('Assumed throughout: UST 5Y at 4.125%.')).toBeVisible()
    await form.save()
  })

  await test.step('an investor reads the legs in the published terms', async () => {
    await announceDeal(desk, dealId)
    const home = await otherBrowser()
    await enter(people.investor, `/order/deal/${dealId}`, home)
    await expect(home.getByText('From issue: Fixed · initial coupon')).toBeVisible()
    await expect(
      home.getByText(
        'From 10 Mar 2036: UST 5Y +237.5 bp · reset every 60 months · yields assume 4.125% throughout',
      ),
    ).toBeVisible()
  })

  await test.step('the deal log names the legs in words', async () => {
    const { list } = await desk.deals.getDealLog({ dealId, pageNum: 1, pageSize: 50 })
    const change = list.flatMap(({ changes }) => changes).find(({ field }) => field === 'terms.legs')
    expect(change?.to).toContain('UST 5Y +237.5 bp · reset every 60 months')
  })
})

test('a repayment of a deal without dates has no day until the desk sets it', async ({
  page,
  enter,
  baseURL,
}) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const undated = {
    pricingDate: null,
    settlementDate: null,
    issueDate: null,
    maturityDate: null,
    tenor: null,
  }
  const dealId = await draftDeal(desk, dealName('Amortizing'), { terms: undated })
  await enter(people.desk, `/deal/detail?dealId=${dealId}&tab=terms`)
  const form = new DealForm(page)
  await page.getByRole('button', { name: 'Legs, schedule and redemption' }).click()
  const rows = form.field('terms.repayments')
  await rows.getByRole('button', { name: 'Add a repayment' }).click()
  const day = form.part('Repayment 1: day')
  await expect(day).toHaveValue('')
  await form.save()
  const stored = async () => (await desk.deals.bookDealDetail({ dealId })).terms.repayments
  expect(await stored()).toEqual([{ day: null, face: '10' }])
  await page.reload()
  await expect(day).toHaveValue('')
  await form.type(day, '10 Mar 2034')
  await form.save()
  expect(await stored()).toEqual([{ day: '2034-03-10', face: '10' }])
})
