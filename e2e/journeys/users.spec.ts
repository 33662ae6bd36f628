// An administrator of a bank adds a colleague, edits the record and freezes it.
import { expect, test } from '../journey.ts'
import { barriers } from '../checks/axe.ts'
import { Outbox } from '../pages/outbox.ts'
import { NewPassword } from '../pages/passwords.ts'
import { people } from '../people.ts'

test('an institution’s administrator adds a user, edits and freezes the user', async ({
  page,
  enter,
  noise,
}) => {
  noise.expect(/status of 409.*user\/edit/, 'another user has the account')
  const shell = await enter(people.bankAdmin, '/house/user-manage')
  await expect(shell.title).toHaveText('Users')
  const main = page.getByRole('main')
  await expect(main.getByRole('row', { name: /Priya Raman/ })).toBeVisible()

  await main.getByRole('button', { name: 'Add user' }).click()
  const form = page.getByRole('dialog', { name: 'Add user' })
  // What must be filled in has a star before anybody tries, and no more than that.
  const starred = form.getByTitle('Must be filled in').locator('..')
  await expect(starred).toHaveText(['Account (e-mail)', 'Name', 'Phone', 'Group', 'Initial password'])
  await form.getByRole('button', { name: 'Add user' }).click()
  await expect(form.getByText('Enter an account.')).toBeVisible()
  await expect(form.getByText('Select a group.')).toBeVisible()
  await expect(form.getByText('Enter a phone number.')).toBeVisible()
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

  await row.getByRole('button', { name: 'Wong Siu' }).click()
  await expect(edit.getByText('Both addresses get an e-mail')).toBeVisible()
  await edit.getByLabel('Account (e-mail)').fill('desk.oc@lantern.example')
  await edit.getByRole('button', { name: 'Save' }).click()
  const ask = page.getByRole('dialog', { name: 'Change the account of Wong Siu?' })
  await expect(ask).toContainText('From wong.siu@lantern.example to desk.oc@lantern.example')
  await expect(ask).toContainText('password reset links go to the new address at once')
  await ask.getByRole('button', { name: 'Change account' }).click()
  await expect(edit.getByText('Another user has this account')).toBeVisible()
  await edit.getByLabel('Account (e-mail)').fill('lam.siu@lantern.example')
  await edit.getByRole('button', { name: 'Save' }).click()
  await ask.getByRole('button', { name: 'Change account' }).click()
  await expect(edit).toBeHidden()
  await expect(row).toContainText('lam.siu@lantern.example')

  await row.getByRole('checkbox').check()
  await main.getByRole('toolbar').getByRole('button', { name: 'Freeze', exact: true }).click()
  await page.getByRole('dialog', { name: 'Freeze 1 user?' }).getByRole('button', { name: 'Freeze' }).click()
  await expect(row).toContainText('Frozen')
})

test('a person edits the own profile; the language applies at once and in another browser', async ({
  page,
  enter,
  otherBrowser,
}) => {
  const account = 'sales@lantern.example'
  const shell = await enter(account, '/my-sessions')
  await page.getByRole('button', { name: /^Account of / }).click()
  await page.getByRole('menuitem', { name: 'My profile' }).click()
  await expect(shell.title).toHaveText('My profile')
  const main = page.getByRole('main')
  const save = main.getByRole('button', { name: 'Save' })
  await expect(main.getByLabel('Name', { exact: true })).not.toHaveValue('')
  await expect(save).toBeDisabled()
  expect(await barriers(page), 'the profile').toEqual([])
  await main.getByLabel('Nickname').fill('Cat')
  await main.getByRole('textbox', { name: 'Phone' }).fill('12')
  await save.click()
  await expect(main.getByText('phone format error')).toBeVisible()
  await main.getByRole('textbox', { name: 'Phone' }).fill('6123 4567')
  await save.click()
  await expect(page.getByText('Profile saved')).toBeVisible()
  await expect(main.getByLabel('Nickname')).toHaveValue('Cat')

  await main.getByRole('combobox', { name: 'Preferred language' }).click()
  await page.getByText('繁體中文', { exact: true }).last().click()
  await save.click()
  await expect(shell.title).toHaveText('個人資料')
  await page.reload()
  await expect(main.getByLabel('暱稱')).toHaveValue('Cat')
  const elsewhere = await otherBrowser()
  const other = await enter(account, '/my-profile', elsewhere)
  await expect(other.title).toHaveText('個人資料')
})

test('a user whose account was changed sets a password by a link to the former address', async ({
  page,
  enter,
  noise,
}) => {
  noise.expect(/status of 400 .*admin\/pwd\//, 'the former account is no longer one')
  const [former, account] = ['house.admin@quillstone.example', 'hq.admin@quillstone.example']
  await enter(people.superAdmin, '/system/user-manage?q=quillstone')
  const row = page.getByRole('main').getByRole('row').filter({ hasText: former })
  await row.getByRole('button').first().click()
  const edit = page.getByRole('dialog').filter({ hasText: former })
  await edit.getByLabel('Account (e-mail)').fill(account)
  await edit.getByRole('button', { name: 'Save' }).click()
  const ask = page.getByRole('dialog', { name: /^Change the account of / })
  await expect(ask).toContainText(
    `Until the user logs in with it, notices and password reset links go to ${former}.`,
  )
  await ask.getByRole('button', { name: 'Change account' }).click()
  await expect(edit).toBeHidden()

  const outbox = await Outbox.inNewTab(page, former)
  await page
    .getByRole('main')
    .getByRole('row')
    .filter({ hasText: account })
    .getByRole('button')
    .first()
    .click()
  await page
    .getByRole('dialog')
    .filter({ hasText: account })
    .getByRole('button', { name: 'Reset password' })
    .click()
  const mailing = page.getByRole('dialog', { name: /^Mail .* a link/ })
  await expect(mailing).toContainText(`The link goes to ${former}`)
  await mailing.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByText('The e-mail is on its way')).toBeVisible()

  await outbox.newMail()
  await outbox.link().click()
  const reset = new NewPassword(outbox.page)
  await expect(reset.page.getByText('Enter the account that you log in with now')).toBeVisible()
  await expect(reset.page.getByText('hq.admin')).toBeHidden()
  await expect(reset.code).toBeHidden()
  await reset.page.getByLabel('Account (e-mail)').fill(former)
  await reset.fresh.fill('Harbour=Light-77')
  await reset.again.fill('Harbour=Light-77')
  await reset.page.getByRole('button', { name: 'Save new password' }).click()
  await expect(reset.page.getByLabel('Account (e-mail)')).toHaveAccessibleDescription(
    'Check the account, or ask for a new link.',
  )
  await reset.page.getByLabel('Account (e-mail)').fill(account)
  await reset.page.getByRole('button', { name: 'Save new password' }).click()
  await expect(reset.page.getByText('modification successful')).toBeVisible()
})
