// An administrator closes days of a financial centre against its calendar.
import { expect, test } from '../journey.ts'
import { people } from '../people.ts'

test('an administrator enters a holiday of several days and leaves one to the calendar again', async ({
  page,
  enter,
}) => {
  const year = new Date().getFullYear() + 1
  await enter(people.systemAdmin, `/system/holidays?centre=SG&year=${year}`)
  const rows = page.getByRole('main').getByRole('row')
  const entered = rows.filter({ hasText: 'Office moves' })
  await expect(rows.filter({ hasText: `1 Jan ${year}` })).toContainText('Calendar')

  await test.step('the first day is required', async () => {
    await page.getByRole('button', { name: 'Enter days' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Save days' }).click()
    await expect(dialog).toContainText('Enter the first day')
    await dialog.getByLabel('Name', { exact: true }).fill('Half typed')
    await page.reload()
    await page.getByRole('button', { name: 'Enter days' }).click()
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Half typed')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    const ask = page.getByRole('dialog', { name: 'Discard your edits?' })
    await ask.getByRole('button', { name: 'Stay' }).click()
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Half typed')
    // A Thursday and the Monday after it, whatever the year: the first such days of March.
    const first = thursdayOfMarch(year)
    const fill = async (label: string, day: Date) => {
      await dialog.getByLabel(label, { exact: true }).fill(day.toISOString().slice(0, 10))
      await dialog.getByLabel(label, { exact: true }).press('Enter')
    }
    await fill('First day', first)
    await fill('Last day', new Date(first.getTime() + 4 * 86_400_000))
    await dialog.getByLabel('Name', { exact: true }).fill('Office moves')
    await dialog.getByRole('button', { name: 'Save days' }).click()
    await expect(dialog).toBeHidden()
  })

  await expect(entered).toHaveCount(3)
  await page.reload()
  await expect(entered).toHaveCount(3)
  await expect(entered.first()).toContainText('Closed')

  await test.step('one day follows the calendar again', async () => {
    await entered
      .first()
      .getByRole('button', { name: /^Change / })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'as the calendar says' }).check()
    await dialog.getByRole('button', { name: 'Save days' }).click()
    await expect(dialog).toBeHidden()
    await expect(entered).toHaveCount(2)
  })

  await test.step('the log of administrators says who did it', async () => {
    await page.goto('/bookbuildingweb/system/admin-log?kinds=holidays')
    const [newest, before] = [rows.nth(1), rows.nth(2)]
    await expect(newest).toContainText('Holiday entries removed · SG')
    await expect(before).toContainText(/Holidays entered · SG · closed/)
    await expect(before).toContainText(`${year}-03-`)
  })
})

/** The first Thursday of March, which no calendar of Singapore closes. */
function thursdayOfMarch(year: number): Date {
  const day = new Date(Date.UTC(year, 2, 1))
  while (day.getUTCDay() !== 4) day.setUTCDate(day.getUTCDate() + 1)
  return day
}
