// An AT1 through the form: calls, event rights and how it bears losses; its investor reads them in words.
import { announceDeal, dealName, draftDeal } from '../deals.ts'
import { apiAs } from '../api.ts'
import { expect, test } from '../journey.ts'
import { DealForm } from '../pages/deal-form.ts'
import { people } from '../people.ts'

const perpetual = { perpetual: true, years: 0, months: 0, days: 0 }

test('a desk fills in a bank’s AT1, and an investor reads its terms', async ({
  page,
  enter,
  otherBrowser,
  baseURL,
}) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const dealId = await draftDeal(desk, dealName('AT1'), {
    terms: {
      tenor: perpetual,
      maturityDate: null,
      coupon: '7.5',
      label: 'none',
      classification: 'financial',
      ipg: { basis: 'yield', over: null, level: '7.5', to: null, words: 'area' },
    },
  })
  await enter(people.desk, `/deal/detail?dealId=${dealId}&tab=terms`)
  const form = new DealForm(page)
  const options = form.field('terms.options')
  const capital = form.field('terms.capital')
  const add = async (kind: string) => {
    await options.getByRole('button', { name: 'Add an option' }).click()
    await page.getByRole('menuitem', { name: kind, exact: true }).click()
  }
  const choose = async (box: string, option: string) => {
    await page.getByRole('combobox', { name: box, exact: true }).click()
    await page.locator('.ant-select-dropdown:visible').getByText(option, { exact: true }).last().click()
  }

  await test.step('a senior bond is not asked for capital terms, an AT1 is', async () => {
    await expect(capital).toHaveCount(0)
    await form.pick('terms.capitalStructure', 'Additional Tier 1 (AT1)')
    await expect(capital).toBeVisible()
  })

  await test.step('calls: a window before the reset, then coupon days', async () => {
    await add('Call')
    await choose('Option 1: How often', 'On any day')
    await form.type(form.part('Option 1: From'), '10 Dec 2035')
    await form.type(form.part('Option 1: Until'), '10 Mar 2036')
    await form.type(form.part('Option 1: Notice, least days'), '30')
    await form.type(form.part('Option 1: Notice, most days'), '60')
    await add('Call')
    await choose('Option 2: How often', 'On coupon dates')
    await form.type(form.part('Option 2: From'), '10 Mar 2037')
    await add('Regulatory call')
    await add('Tax call')
  })

  await test.step('a trigger alone is refused at its field, and then says how losses are borne', async () => {
    await form.type(form.part('Trigger: CET1 below'), '5.125')
    await expect(capital).toContainText('Say first whether losses are absorbed by contract or by law.')
    await choose('Loss absorption', 'Contractual')
    await expect(capital).not.toContainText('Say first')
    await choose('Absorbed by', 'Temporary write-down')
    await capital.getByRole('checkbox', { name: 'Distributions fully discretionary' }).check()
    await form.save()
    const { missing, warnings } = await desk.deals.bookDealDetail({ dealId })
    expect([missing, warnings]).toEqual([[], []])
  })

  await test.step('the price yields the same to every call at par', async () => {
    await form.tab('Price Guidance')
    const yields = page.getByRole('region', { name: /^Yields at/ })
    await expect(yields.getByRole('row', { name: /^Call, 10 Mar 2036 / })).toContainText('7.500')
    // The window is at par: the price is worked out to its end.
    await expect(page.getByText('call, 10 Mar 2036', { exact: true })).toBeVisible()
  })

  await test.step('an investor reads every term in words', async () => {
    await announceDeal(desk, dealId)
    const other = await otherBrowser()
    await enter(people.investor, `/order/deal/${dealId}`, other)
    const terms = other.getByRole('main')
    for (const text of [
      'Call at par, on any day from 10 Dec 2035 to 10 Mar 2036, 30–60 days’ notice',
      'Call at par, on every coupon date from 10 Mar 2037',
      'Regulatory call at par',
      'Tax call at par',
      'Loss absorption: Contractual',
      'Trigger: CET1 below 5.125%',
      'Temporary write-down',
      'Distributions fully discretionary',
    ])
      await expect(terms).toContainText(text)
    const download = other.waitForEvent('download')
    await other.getByRole('button', { name: /^Download.*[Tt]erm sheet/ }).click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  })
})
