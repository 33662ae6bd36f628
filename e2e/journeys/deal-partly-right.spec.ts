// §3: a draft that is only partly right: what can be saved is saved, and what looks wrong is named.
import { apiAs } from '../api.ts'
import { dealName, draftDeal } from '../deals.ts'
import { expect, test } from '../journey.ts'
import { DealForm } from '../pages/deal-form.ts'
import { people } from '../people.ts'

test('a draft is saved without a wrong field, a tenor says what is wrong with it, and a past pricing date is named', async ({
  page,
  enter,
  baseURL,
}) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const dealId = await draftDeal(desk, dealName('Part'))
  const shell = await enter(people.desk, `/deal/detail?dealId=${dealId}&tab=terms`)
  const form = new DealForm(page)

  await test.step('a wrong ISIN stays typed and marked, and the rest is saved', async () => {
    await form.type('terms.isin', 'XS2333562714')
    await form.type('terms.sizeCap', '20')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(shell.message('Saved, except fields with errors: ISIN')).toBeVisible()
    await expect(form.box('terms.isin')).toHaveValue('XS2333562714')
    await expect(form.box('terms.isin')).toHaveAttribute('aria-invalid', 'true')
    const { terms } = await desk.deals.bookDealDetail({ dealId })
    expect([terms.isin, terms.sizeCap]).toEqual([null, '20'])
    await form.type('terms.isin', 'XS2333562713')
    await form.save()
  })

  await test.step('half a year is no tenor, also while the next part has the cursor', async () => {
    await form.type(form.part('Years'), '5.5')
    await expect(form.part('Months')).toBeFocused()
    await expect(form.field('terms.tenor')).toContainText('Enter a whole number.')
    await form.type(form.part('Years'), '5')
    await expect(form.field('terms.tenor')).not.toContainText('Enter a whole number.')
  })

  await test.step('a pricing date in the past is named beside its field and before the announcement', async () => {
    await form.type('terms.pricingDate', '2 Mar 2026')
    await expect(form.field('terms.pricingDate')).toContainText('The pricing date is in the past.')
    await form.submit()
    const dialog = page.getByRole('dialog', { name: 'Announce the deal' })
    const check = dialog.getByRole('region', { name: 'Check before announcing' })
    await expect(check).toContainText('The pricing date is in the past.')
    await expect(dialog).toContainText('The draft is saved. It is announced only when you confirm.')
  })
})
