// A loan deal is entered, its price falls to the margin call price, another keeper's header says so at once, and the
// call is reviewed with a note.
import { apiAs } from '../api.ts'
import { barriers } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'
import { investorAt, people } from '../people.ts'

test('a price that falls to the margin call price alerts another keeper, who reviews it', async ({
  page,
  enter,
  otherBrowser,
  baseURL,
}) => {
  test.setTimeout(90_000)
  const bond = `Journey ${Date.now().toString(36)} 2031`
  const shell = await enter(people.systemAdmin, '/quota/loan-deals')
  await expect(shell.title).toHaveText('Loan deals')
  const main = page.getByRole('main')
  const form = page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: 'ISIN' }) })

  await test.step('the loan deal is entered with a proposed margin call price', async () => {
    await main.getByRole('button', { name: 'Add loan deal' }).first().click()
    await form.getByRole('button', { name: 'Add loan deal' }).click()
    await expect(form.getByRole('alert').first()).toBeVisible()
    await form.getByRole('combobox', { name: 'Borrower' }).fill('sundial')
    await page.locator('.ant-select-item-option', { hasText: 'Sundial' }).first().click()
    await form.getByRole('textbox', { name: 'ISIN' }).fill('US0378331006')
    await form.getByRole('textbox', { name: 'Bond' }).fill(bond)
    await expect(form.getByText('This is not a valid ISIN.')).toBeVisible()
    await form.getByRole('textbox', { name: 'ISIN' }).fill('US0378331005')
    await form.getByRole('textbox', { name: 'Face' }).fill('10')
    await form.getByRole('textbox', { name: 'Loan amount' }).fill('6.4')
    await form.getByRole('textbox', { name: 'Haircut %' }).fill('30')
    await form.getByRole('textbox', { name: 'Maintenance margin %' }).fill('20')
    await expect(form.getByText('= 80.000')).toBeVisible()
    await form.getByRole('textbox', { name: 'Current price' }).fill('79')
    await expect(form.getByText('margin is called at once', { exact: false })).toBeVisible()
    await form.getByRole('textbox', { name: 'Current price' }).fill('95')
    expect(await barriers(page), 'the form').toEqual([])
    await form.getByRole('button', { name: 'Add loan deal' }).click()
    await expect(form).toBeHidden()
    await main.getByRole('textbox', { name: 'Borrower, user, bond or ISIN' }).fill(bond)
    await expect(main.getByRole('row', { name: new RegExp(bond) })).toContainText('Calm')
  })

  const other = await otherBrowser()
  await enter(people.superAdmin, '/my-profile', other)
  const banner = other.getByRole('banner')

  await test.step('its new price alerts the other keeper', async () => {
    await main.getByRole('button', { name: `Update price of ${bond}` }).click()
    const dialog = page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: 'Price date' }) })
    await dialog.getByRole('textbox', { name: 'Current price' }).fill('79 1/2')
    await dialog.getByRole('button', { name: 'Update price' }).click()
    await expect(dialog).toBeHidden()
    await expect(main.getByRole('row', { name: new RegExp(bond) })).toContainText('Called')
    await banner.getByRole('button', { name: /^Margin calls to review/ }).click()
    const alert = banner.getByRole('link', { name: new RegExp(bond) })
    await expect(alert).toContainText('Margin call price 80.000, now 79.500')
    await alert.click()
    await expect(other).toHaveURL(/\/quota\/loan-deals\?loan=loan_/)
    await expect(other.getByRole('main').getByRole('row', { name: new RegExp(bond) })).toContainText('Called')
  })

  await test.step('and is reviewed with a note', async () => {
    await banner.getByRole('button', { name: /^Margin calls to review/ }).click()
    await banner.getByRole('link', { name: 'Open the risk list' }).click()
    const risks = other.getByRole('main')
    await expect(risks.getByRole('region', { name: 'Distance to the margin call price' })).toBeVisible()
    await risks.getByRole('textbox', { name: 'Borrower, user, bond or ISIN' }).fill(bond)
    const row = risks.getByRole('row', { name: new RegExp(bond) })
    await expect(row).toContainText('Not reviewed')
    await row.getByRole('checkbox').check()
    await risks.getByRole('button', { name: 'Review', exact: true }).click()
    const dialog = other.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Cover arrives tomorrow')
    await dialog.getByRole('button', { name: 'Review 1 position' }).click()
    await expect(row).toContainText('Cover arrives tomorrow')
    // The first keeper sees it without touching anything.
    await main
      .getByRole('row', { name: new RegExp(bond) })
      .getByRole('button')
      .first()
      .click()
    await expect(
      form.getByRole('listitem').filter({ hasText: /Mira Solberg.*Cover arrives tomorrow/ }),
    ).toBeVisible()
  })

  await test.step('nobody else has the screens or the alert', async () => {
    const keeper = await apiAs(baseURL!, people.systemAdmin)
    const { list } = await keeper.loans.list({ keyword: bond })
    const { loanId, version } = list[0]!
    await keeper.loans.close({ loanId, expectedVersion: version, note: 'End of the journey' })
    const third = await otherBrowser()
    await enter(investorAt('sundialreserve'), '/order/my-orders', third)
    await expect(third.getByRole('banner').getByRole('button', { name: /Margin calls/ })).toHaveCount(0)
  })
})
