// An administrator adds an institution and edits it beside another administrator; a desk adds one that waits for its review.
import { apiAs } from '../api.ts'
import { barriers } from '../checks/axe.ts'
import { dealName, draftDeal } from '../deals.ts'
import { expect, test } from '../journey.ts'
import { DealForm } from '../pages/deal-form.ts'
import { choose } from '../pages/choose.ts'
import { people } from '../people.ts'
import { workbookOf } from '../sheet.ts'

const place = '/investor/monetary-entity'

test('an administrator adds an institution, edits it beside another and deletes it', async ({
  page,
  enter,
  noise,
  baseURL,
}) => {
  noise.expect(/status of 409 .*agency\/edit/, 'another administrator was first')
  const other = await apiAs(baseURL ?? '', people.superAdmin)
  const name = `Harrier Point ${Date.now().toString(36)}`
  const shell = await enter(people.superAdmin, place)
  await expect(shell.title).toHaveText('Global Entities')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Add institution' }).click()
  const fresh = page.getByRole('dialog', { name: 'Add institution' })
  await fresh.getByLabel('LEI').fill('5493001KJTIIGC8Y1R99')
  await fresh.getByRole('button', { name: 'Add institution' }).click()
  await expect(fresh.getByText('Name is required')).toBeVisible()
  await expect(fresh.getByText(/LEI.*(check|valid)/i)).toBeVisible()
  await fresh.getByLabel('English name').fill(name)
  await fresh.getByLabel('LEI').fill('')
  await fresh.getByRole('button', { name: 'Add institution' }).click()
  await expect(fresh).toBeHidden()

  await main.getByRole('textbox', { name: 'Name, LEI or tag' }).fill(name)
  // The list is read for the search before the form opens: a later reading would merge the change unasked.
  await expect(main.getByText('1 institution', { exact: true })).toBeVisible()
  await main.getByRole('button', { name, exact: true }).click()
  const form = page.getByRole('dialog', { name })
  await expect(form.getByLabel('English name')).toHaveValue(name)
  expect(await barriers(page), 'the form').toEqual([])
  const { entityId, version } = (await other.entities.list({ keyword: name })).list[0]!
  await other.entities.edit({ entityId, expectedVersion: version, website: 'https://harrier.example' })
  await form.getByLabel('Short name').fill('Harrier')
  await form.getByRole('button', { name: 'Save' }).click()
  // The change of another is merged into the form, and nothing typed is lost.
  await expect(form.getByLabel('Website')).toHaveValue('https://harrier.example')
  await expect(form.getByLabel('Short name')).toHaveValue('Harrier')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  expect(await other.entities.info({ entityId })).toMatchObject({
    shortName: 'Harrier',
    website: 'https://harrier.example',
  })

  await main.getByRole('button', { name, exact: true }).click()
  await form.getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('dialog', { name: `Delete ${name}?` })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(main.getByText('No institution fits the filters')).toBeVisible()
})

test('a desk adds an institution, and an administrator approves it', async ({
  page,
  enter,
  otherBrowser,
}) => {
  const name = `Osprey Lane ${Date.now().toString(36)}`
  await enter(people.desk, place)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Add institution' }).click()
  const fresh = page.getByRole('dialog', { name: 'Add institution' })
  await fresh.getByLabel('English name').fill(name)
  await fresh.getByRole('button', { name: 'Add institution' }).click()
  await expect(page.getByText(`${name} added. An administrator reviews it.`)).toBeVisible()

  const far = await otherBrowser()
  await enter(people.superAdmin, `${place}?review=pending`, far)
  await far.getByRole('main').getByRole('button', { name, exact: true }).click()
  const review = far.getByRole('dialog', { name })
  await review.getByRole('button', { name: 'Approve' }).click()
  await expect(review).toBeHidden()
  await expect(far.getByRole('main').getByRole('button', { name, exact: true })).toBeHidden()
})

test('an administrator merges a user’s institution into one of the platform, and each leads to the other', async ({
  page,
  enter,
  baseURL,
}) => {
  const stamp = Date.now().toString(36)
  const [typed, target] = [`Harrier Cove HK ${stamp}`, `Harrier Cove ${stamp}`]
  const desk = await apiAs(baseURL ?? '', people.desk)
  const admin = await apiAs(baseURL ?? '', people.superAdmin)
  await desk.entities.add({ name: typed, tags: ['long-only'], dealRoles: ['investor'] })
  await admin.entities.add({ name: target, dealRoles: ['investor'] })

  await enter(people.superAdmin, `${place}?q=${stamp}`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: typed, exact: true }).click()
  await page.getByRole('dialog', { name: typed }).getByRole('button', { name: 'Merge into…' }).click()
  const dialog = page.getByRole('dialog', { name: `Merge ${typed}` })
  await dialog.getByRole('button', { name: 'Show what moves' }).click()
  await expect(dialog.getByText('Choose the institution to merge into')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Merge into' }).fill(target)
  await dialog.getByTitle(target, { exact: true }).click()
  await dialog.getByRole('button', { name: 'Show what moves' }).click()
  await expect(dialog.getByText('Tags: long-only')).toBeVisible()
  expect(await barriers(page), 'the merge').toEqual([])
  await dialog.getByRole('button', { name: 'Merge: 0 users, 0 orders' }).click()
  await expect(page.getByText(`${typed} is now part of ${target}`)).toBeVisible()

  // The search finds the target by the old name; its history leads to the merged one, and that leads back.
  await expect(main.getByRole('button', { name: typed, exact: true })).toBeHidden()
  await main.getByRole('button', { name: target, exact: true }).click()
  await page
    .getByRole('dialog', { name: target })
    .getByRole('button', { name: new RegExp(`^Absorbed ${typed} on `) })
    .click()
  const merged = page.getByRole('dialog', { name: typed })
  await expect(merged.getByText(new RegExp(`^Merged into ${target} on `))).toBeVisible()
  await expect(merged.getByRole('button', { name: 'Merge into…' })).toBeHidden()
  await merged.getByRole('button', { name: `Open ${target}` }).click()
  await expect(page.getByRole('dialog', { name: target, exact: true })).toBeVisible()
})

test('a desk adds the issuer that a deal’s form did not find, and picks it once it is approved', async ({
  page,
  enter,
  baseURL,
}) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const admin = await apiAs(baseURL ?? '', people.superAdmin)
  const name = `Merlin Quay ${Date.now().toString(36)}`
  const dealId = await draftDeal(desk, dealName('New issuer'))
  await enter(people.desk, `/deal/detail?dealId=${dealId}&tab=issuer`)
  const form = new DealForm(page)
  const issuer = form.field('shared.issuerId').getByRole('combobox')
  await issuer.fill(name)
  await page.getByRole('button', { name: `Add “${name}”` }).click()
  const fresh = page.getByRole('dialog', { name: 'Add institution' })
  await expect(fresh.getByLabel('English name')).toHaveValue(name)
  await fresh.getByRole('button', { name: 'Add institution' }).click()
  await expect(page.getByText(`${name} added. An administrator reviews it.`)).toBeVisible()
  await expect(fresh).toBeHidden()
  await expect(form.bar).toContainText('All saved')

  const added = (await admin.entities.list({ keyword: name })).list[0]!
  expect(added.dealRoles).toEqual(['issuer'])
  await admin.entities.audit({ entityId: added.entityId, expectedVersion: added.version, verdict: 'approve' })
  await page.reload()
  await form.find(issuer, name, name)
  await form.save()
})

test('an administrator adds a group and moves institutions into it', async ({ page, enter, baseURL }) => {
  const admin = await apiAs(baseURL ?? '', people.superAdmin)
  const name = `Larkfield ${Date.now().toString(36)}`
  for (const each of ['One', 'Two']) await admin.entities.add({ name: `${name} ${each}` })
  await enter(people.superAdmin, place)
  const main = page.getByRole('main')
  await main.getByText('Groups', { exact: true }).click()
  await main.getByRole('button', { name: 'Add group' }).click()
  const fresh = page.getByRole('dialog', { name: 'Add group' })
  await fresh.getByLabel('English name').fill(`${name} Holdings`)
  await fresh.getByRole('button', { name: 'Add group' }).click()
  await expect(fresh).toBeHidden()

  await main.getByText('Institutions', { exact: true }).first().click()
  await main.getByRole('textbox', { name: 'Name, LEI or tag' }).fill(name)
  await expect(main.getByText('2 institutions')).toBeVisible()
  await main.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
  await main.getByRole('button', { name: 'Set group' }).click()
  const moving = page.getByRole('dialog', { name: 'Group of 2 institutions' })
  await moving.getByRole('button', { name: 'Save' }).click()
  await expect(moving.getByText('Choose what changes')).toBeVisible()
  await choose(moving, 'Group', `${name} Holdings`)
  expect(await barriers(page), 'the dialog').toEqual([])
  await moving.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('2 institutions changed')).toBeVisible()

  // The same rows stay selected for the next change.
  await main.getByRole('checkbox', { name: 'Select row 1' }).uncheck()
  await main.getByRole('button', { name: 'Change tags' }).click()
  const tagging = page.getByRole('dialog', { name: 'Tags of 1 institution' })
  const added = tagging.getByRole('combobox', { name: 'Add tags' })
  await added.fill('anchor')
  await added.press('Enter')
  await tagging.getByRole('button', { name: 'Save' }).click()
  await expect(tagging).toBeHidden()
  await expect(main.getByRole('row').filter({ hasText: 'anchor' })).toHaveCount(1)

  await main.getByRole('button', { name: 'Change many' }).click()
  await page.getByRole('menuitem', { name: 'Change tags' }).click()
  const many = page.getByRole('dialog', { name: 'Change tags' })
  await many.getByRole('radio', { name: 'A pasted list' }).check()
  await many.getByLabel('Names or LEIs, one in each line').fill(`${name} one\n${name} Two\nNobody ${name}`)
  const tag = many.getByRole('combobox', { name: 'Add tags' })
  await tag.fill('anchor')
  await tag.press('Enter')
  await many.getByRole('button', { name: 'Check' }).click()
  await expect(many.getByRole('status')).toContainText(/1 institution will change.*1 already has this/)
  await expect(many.getByRole('listitem')).toHaveText(`Nobody ${name}`)
  expect(await barriers(page), 'the checked list').toEqual([])
  await many.getByRole('button', { name: 'Change 1 institution' }).click()
  await expect(many).toBeHidden()
  await expect(main.getByRole('row').filter({ hasText: 'anchor' })).toHaveCount(2)

  await main.getByText('Groups', { exact: true }).click()
  await main.getByRole('textbox', { name: 'Name of a group' }).fill(name)
  await main.getByRole('row').filter({ hasText: name }).getByTitle('Show its institutions').click()
  await expect(main.getByText('2 institutions')).toBeVisible()
})

test('account opening leads from an institution to its contacts', async ({ page, enter }) => {
  const shell = await enter(people.systemAdmin, '/system/org-manage')
  await expect(shell.title).toHaveText('Account Opening')
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Name, LEI or tag' }).fill('Kestrelpeak Asset')
  await expect(main.getByText('1 institution', { exact: true })).toBeVisible()
  const row = main.getByRole('row', { name: /Kestrelpeak/ })
  await expect(row.getByText('Reviewed')).toBeVisible()
  const contacts = Number(await row.getByRole('link').innerText())
  expect(contacts).toBeGreaterThan(1)
  await row.getByRole('link').click()
  await expect(page).toHaveURL(/user-manage\?.*entity=ent_kestrelpeak/)
  await expect(main.getByText(`${contacts} users`, { exact: true })).toBeVisible()
})

test('an administrator imports institutions after correcting the file', async ({ page, enter }) => {
  const name = `Seabright Mutual ${Date.now().toString(36)}`
  await enter(people.systemAdmin, '/system/org-manage')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import institutions' })
  const send = async (lei: string) =>
    dialog.locator('input[type=file]').setInputFiles({
      name: 'institutions.xlsx',
      mimeType: 'application/octet-stream',
      buffer: workbookOf([
        ['English name', 'LEI', 'Type'],
        [name, lei, 'Insurance'],
        [`${name} II`, '', ''],
      ]),
    })
  await send('5493001KJTIIGC8Y1R99')
  await expect(dialog.getByText('1 of 2 rows are wrong')).toBeVisible()
  await expect(dialog.getByRole('row', { name: /2 .* LEI/ })).toBeVisible()
  expect(await barriers(page), 'the wrong cells').toEqual([])
  await send('')
  await expect(dialog.getByText('institutions.xlsx: 2 rows, all right')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add 2 institutions' }).click()
  await expect(dialog.getByText('2 institutions added')).toBeVisible()
  await dialog.locator('.ant-modal-footer').getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await main.getByRole('textbox', { name: 'Name, LEI or tag' }).fill(name)
  await expect(main.getByText('2 institutions', { exact: true })).toBeVisible()
})
