// A bank's administrator makes a department, puts a colleague into it, and deletes it with its people moved.
import { barriers } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'
import { choose } from '../pages/choose.ts'
import { people } from '../people.ts'

test('an administrator adds a department, fills it, and deletes it by moving its people', async ({
  page,
  enter,
  noise,
}) => {
  noise.expect(/status of 400/, 'a name that another department has')
  const name = `Debt capital ${Date.now().toString(36)}`
  await enter(people.bankAdmin, '/house/user-manage')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Departments' }).click()
  const drawer = page.getByRole('dialog', { name: 'Departments' })
  await expect(drawer.getByRole('row', { name: /Sales.*销售部.*銷售部/ })).toBeVisible()
  await drawer.getByRole('button', { name: 'Add department' }).click()
  const form = page.getByRole('dialog', { name: 'Add department' })
  await form.getByRole('button', { name: 'Add department' }).click()
  await expect(form.getByText('Enter a department name.')).toBeVisible()
  await form.getByLabel('English name').fill('Sales')
  await form.getByRole('button', { name: 'Add department' }).click()
  await expect(form.getByText('This already exists.')).toBeVisible()
  expect(await barriers(page), 'the form').toEqual([])
  await form.getByLabel('English name').fill(name)
  await form.getByRole('button', { name: 'Add department' }).click()
  await expect(form).toBeHidden()
  await expect(drawer.getByRole('button', { name })).toBeVisible()
  await drawer.getByRole('button', { name: 'Close' }).click()

  const row = main.getByRole('row', { name: /Priya Raman/ })
  await row.getByRole('button', { name: 'Priya Raman' }).click()
  const user = page.getByRole('dialog', { name: /Priya Raman/ })
  await choose(user, 'Department', name)
  await user.getByRole('button', { name: 'Save' }).click()
  await expect(user).toBeHidden()
  await choose(main, 'Department', name)
  await expect(row).toContainText(name)
  await expect(main.getByRole('row', { name: /Carmen Yip/ })).toBeHidden()

  await main.getByRole('button', { name: 'Departments' }).click()
  await drawer.getByRole('button', { name }).click()
  await page.getByRole('dialog', { name }).getByRole('button', { name: 'Delete' }).click()
  const asked = page.getByRole('dialog', { name: `Delete ${name}?` })
  await choose(asked, 'Its 1 user moves to', 'Syndicate')
  await asked.getByRole('button', { name: 'Delete' }).click()
  await expect(drawer.getByRole('button', { name })).toBeHidden()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await choose(main, 'Department', 'Syndicate')
  await expect(row).toContainText('Syndicate')
})

test('an administrator with a department finds that one alone', async ({ page, enter }) => {
  await enter('sales.admin@lantern.example', '/house/user-manage')
  const main = page.getByRole('main')
  await expect(main.getByRole('row', { name: /Carmen Yip/ })).toBeVisible()
  await expect(main.getByRole('row', { name: /Priya Raman/ })).toBeHidden()
  await main.getByRole('button', { name: 'Departments' }).click()
  const drawer = page.getByRole('dialog', { name: 'Your department' })
  await expect(drawer.getByRole('button', { name: 'Sales' })).toBeVisible()
  await expect(drawer.getByText('Syndicate')).toBeHidden()
  await expect(drawer.getByRole('button', { name: 'Add department' })).toBeHidden()
})
