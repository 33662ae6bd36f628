// An administrator imports contacts, reloads in the middle, takes contacts out of their institution and assigns them again.
import { apiAs } from '../api.ts'
import { barriers } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'
import { choose } from '../pages/choose.ts'
import { people } from '../people.ts'
import { workbookOf } from '../sheet.ts'

const place = '/system/org-manage?view=contacts'
const house = 'Kestrelpeak Asset Management'
const heads = ['Account', 'Name', 'Phone', 'Institution', 'Group']

test('contacts come from a file, leave their institution and get another one', async ({
  page,
  enter,
  baseURL,
}) => {
  const mark = Date.now().toString(36)
  const account = (nr: number) => `journey${nr}.${mark}@kestrelpeak.example`
  const row = (nr: number, institution = house) => [
    account(nr),
    `Journey ${nr} ${mark}`,
    '+852 2345 6789',
    institution,
    'Investor',
  ]
  const shell = await enter(people.systemAdmin, place)
  await expect(shell.title).toHaveText('Account Opening')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import contacts' })
  const send = async (rows: string[][]) =>
    dialog.locator('input[type=file]').setInputFiles({
      name: 'contacts.xlsx',
      mimeType: 'application/octet-stream',
      buffer: workbookOf([heads, ...rows]),
    })
  await send([row(1), row(2, 'Kestrelpeak Aset Management')])
  await expect(dialog.getByText('1 of 2 rows are wrong')).toBeVisible()
  await choose(dialog, 'Rows', 'Wrong rows')
  await expect(dialog.getByText(`Do you mean ${house}`)).toBeVisible()
  expect(await barriers(page), 'the wrong rows').toEqual([])

  // A reload brings the same import back, and so does the list of open imports.
  await page.reload()
  await expect(dialog.getByText('1 of 2 rows are wrong')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel import' }).click()
  await page
    .getByRole('dialog', { name: 'Cancel this import?' })
    .getByRole('button', { name: 'Cancel import' })
    .click()
  await expect(dialog.getByText(/was cancelled/)).toBeVisible()

  await dialog.getByRole('checkbox', { name: /Mail invitations/ }).uncheck()
  await send([row(1), row(2)])
  await expect(dialog.getByText('contacts.xlsx: 2 rows, all right')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add 2 contacts' }).click()
  await expect(dialog.getByText('2 contacts added')).toBeVisible()
  await dialog.getByRole('button', { name: 'Mail invitations' }).click()
  await expect(page.getByText('2 invitations are on their way')).toBeVisible()
  await dialog.locator('.ant-modal-footer').getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()

  const search = main.getByRole('textbox', { name: 'Account or name' })
  await search.fill(mark)
  await expect(main.getByText('2 contacts', { exact: true })).toBeVisible()
  await main.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
  await main.getByRole('button', { name: 'Take out of the institution' }).click()
  const ask = page.getByRole('dialog', { name: /Take 2 contacts out/ })
  await ask.getByRole('button', { name: 'Take out of the institution' }).click()
  await expect(page.getByText('2 contacts have no institution now')).toBeVisible()

  await main.getByText('Without an institution', { exact: true }).click()
  await search.fill(mark)
  await expect(main.getByText('2 contacts', { exact: true })).toBeVisible()
  expect(await barriers(page), 'contacts without an institution').toEqual([])
  await main.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
  await main.getByRole('button', { name: 'Assign to an institution' }).click()
  const assign = page.getByRole('dialog', { name: 'Institution of 2 contacts' })
  await assign.getByRole('button', { name: 'Save' }).click()
  await expect(assign.getByText('Choose an institution')).toBeVisible()
  await choose(assign, 'Entity', house)
  expect(await barriers(page), 'the dialog').toEqual([])
  await assign.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('2 contacts assigned')).toBeVisible()
  const admin = await apiAs(baseURL ?? '', people.systemAdmin)
  const { list } = await admin.users.list({ keyword: mark })
  expect(list.map(({ entity }) => entity?.name)).toEqual([house, house])
})
