// A super administrator renames, hides and adds entries of the menu; the menu follows without a new log-in.
import { barriers } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'
import { people } from '../people.ts'

test('an administrator edits the menu, and it changes at once', async ({ page, enter }) => {
  const name = `Research ${Date.now().toString(36)}`
  const shell = await enter(people.superAdmin, '/system/role-manage')
  await expect(shell.title).toHaveText('Group Management')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Menu entries' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu entries' })
  await expect(drawer.getByText(/Functions: .*Freeze/).first()).toBeVisible()
  expect(await barriers(page), 'the tree').toEqual([])

  // Renamed and hidden, then as the product has it again.
  await drawer.getByRole('button', { name: 'Holidays', exact: true }).click()
  const holidays = page.getByRole('dialog', { name: 'Holidays' })
  await holidays.getByLabel('English name').fill('Market holidays')
  await holidays.getByRole('button', { name: 'Save' }).click()
  await expect(holidays).toBeHidden()
  await expect(menu.getByText('Market holidays')).toBeVisible()
  await drawer.getByRole('button', { name: 'Market holidays', exact: true }).click()
  const renamed = page.getByRole('dialog', { name: 'Market holidays' })
  await renamed.getByRole('checkbox', { name: 'Hide in the menu' }).check()
  await renamed.getByRole('button', { name: 'Save' }).click()
  await expect(renamed).toBeHidden()
  await expect(menu.getByText('Market holidays')).toBeHidden()
  await drawer.getByRole('button', { name: 'Market holidays', exact: true }).click()
  await renamed.getByRole('checkbox', { name: 'Hide in the menu' }).uncheck()
  await renamed.getByRole('button', { name: 'Save' }).click()
  await expect(renamed).toBeHidden()
  await drawer.getByRole('button', { name: 'Market holidays', exact: true }).click()
  await renamed.getByRole('button', { name: 'Use the product’s names' }).click()
  await expect(renamed).toBeHidden()
  await expect(menu.getByText('Holidays', { exact: true })).toBeVisible()

  // An added link leads out of the product, and can be deleted.
  await drawer.getByRole('button', { name: 'Add entry' }).click()
  const form = page.getByRole('dialog', { name: 'Add entry' })
  await form.getByLabel('English name').fill(name)
  await form.getByRole('combobox', { name: 'Leads to' }).fill('https://research.example/notes')
  await form.getByRole('button', { name: 'Add entry' }).click()
  await expect(form).toBeHidden()
  const link = menu.getByRole('link', { name })
  await expect(link).toHaveAttribute('href', 'https://research.example/notes')
  await expect(link).toHaveAttribute('target', '_blank')
  await drawer.getByRole('button', { name, exact: true }).click()
  await page.getByRole('dialog', { name }).getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('dialog', { name: `Delete ${name}?` })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(link).toBeHidden()
})
