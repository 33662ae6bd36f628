// An administrator of a bank adds a colleague, edits the record and freezes it.
import { expect, test } from '../journey.ts'
import { barriers } from '../checks/axe.ts'
import { people } from '../people.ts'

test('an institution’s administrator adds a user, edits and freezes the user', async ({ page, enter }) => {
  const shell = await enter(people.bankAdmin, '/house/user-manage')
  await expect(shell.title).toHaveText('Users')
  const main = page.getByRole('main')
  await expect(main.getByRole('row', { name: /Priya Raman/ })).toBeVisible()

  await main.getByRole('button', { name: 'Add user' }).click()
  const form = page.getByRole('dialog', { name: 'Add user' })
  await form.getByRole('button', { name: 'Add user' }).click()
  await expect(form.getByText('enter account')).toBeVisible()
  await expect(form.getByText('select group')).toBeVisible()
  await expect(form.getByText('enter phone')).toBeVisible()
  expect(await barriers(page), 'the form').toEqual([])
  await form.getByLabel('Account (e-mail)').fill('wong.siu@lantern.example')
  await form.getByLabel('Name', { exact: true }).fill('Wong Siu')
  await form.getByRole('textbox', { name: 'Phone' }).fill('6123 4567')
  await form.getByRole('combobox', { name: 'Group' }).click()
  await page.getByText('Syndicate viewer', { exact: true }).last().click()
  await form.getByRole('button', { name: 'Add user' }).click()
  await expect(form).toBeHidden()

  const row = main.getByRole('row', { name: /Wong Siu/ })
  await expect(row).toContainText('Initial password')
  await row.getByRole('button', { name: 'Wong Siu' }).click()
  const edit = page.getByRole('dialog', { name: /Wong Siu/ })
  await edit.getByLabel('Nickname').fill('Siu')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toBeHidden()

  await row.getByRole('checkbox').check()
  await main.getByRole('toolbar').getByRole('button', { name: 'Freeze', exact: true }).click()
  await page.getByRole('dialog', { name: 'Freeze 1 user?' }).getByRole('button', { name: 'Freeze' }).click()
  await expect(row).toContainText('Frozen')
})
