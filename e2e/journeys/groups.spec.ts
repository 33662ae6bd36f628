// A super administrator makes a group of permissions, gives it a function, adds a user and moves the user back.
import { apiAs } from '../api.ts'
import { barriers } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'
import { people } from '../people.ts'

test('an administrator makes a group from another one, edits it and moves users', async ({ page, enter }) => {
  const shell = await enter(people.superAdmin, '/system/role-manage')
  await expect(shell.title).toHaveText('Group Management')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'New group' }).click()
  const fresh = page.getByRole('dialog', { name: 'New group' })
  await fresh.getByRole('button', { name: 'New group' }).click()
  await expect(fresh.getByText('Enter a group name.')).toBeVisible()
  await fresh.getByLabel('English name').fill('Sales readers')
  await fresh.getByRole('combobox', { name: 'Copy from' }).click()
  await page.getByText('Syndicate viewer', { exact: true }).last().click()
  await fresh.getByRole('button', { name: 'New group' }).click()

  const group = page.getByRole('dialog', { name: 'Sales readers' })
  const tree = group.getByRole('tree')
  await expect(tree).toBeVisible()
  await tree.getByRole('treeitem', { name: 'Place orders' }).locator('.ant-tree-checkbox').click()
  expect(await barriers(page), 'the group').toEqual([])
  await group.getByRole('button', { name: 'Save' }).click()
  await expect(group).toBeHidden()

  await main.getByRole('button', { name: 'Sales readers' }).click()
  await group.getByRole('button', { name: 'Add users' }).click()
  const adding = page.getByRole('dialog', { name: 'Add users' })
  await adding.getByRole('combobox').fill('sales@')
  await page
    .getByText(/sales@lantern\.example/)
    .last()
    .click()
  await adding.getByRole('button', { name: 'Assign' }).click()
  await expect(adding).toBeHidden()
  const member = group.getByRole('row', { name: /sales@lantern\.example/ })
  await member.getByRole('checkbox').check()
  await group.getByRole('button', { name: 'Move to another group' }).click()
  const moving = page.getByRole('dialog', { name: 'Move to another group' })
  await moving.getByRole('combobox').click()
  await page.getByText('Syndicate manager', { exact: true }).last().click()
  await moving.getByRole('button', { name: 'Assign' }).click()
  await expect(member).toBeHidden()

  await group.getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('dialog', { name: /Delete the group/ })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(main.getByRole('button', { name: 'Sales readers' })).toBeHidden()
})

test('two administrators change one group: both values are shown, and none is overwritten unseen', async ({
  page,
  enter,
  otherBrowser,
  baseURL,
  noise,
}) => {
  noise.expect(/409/, 'the second save is refused')
  const admin = await apiAs(baseURL ?? '', people.superAdmin)
  const original = { nameCn: '', nameHk: '', tier: 'tier3', family: 'manager' } as const
  const { roleId } = await admin.roles.add({
    ...original,
    name: 'Night desk',
    permissions: ['myDeals', 'my_deal'],
  })
  const far = await otherBrowser()
  await enter(people.superAdmin, '/system/role-manage')
  await enter(people.systemAdmin, '/system/role-manage', far)
  const open = async (at: typeof page) => {
    await at.getByRole('main').getByRole('button', { name: 'Night desk' }).click()
    await at.getByLabel('English name').waitFor()
  }
  await open(page)
  await open(far)
  await far.getByLabel('English name').fill('Late desk')
  await far.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(far.getByRole('main').getByRole('button', { name: 'Late desk' })).toBeVisible()

  await page.getByLabel('English name').fill('Early desk')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  const contest = page.getByRole('group', { name: 'You both changed this' })
  await expect(contest).toContainText(/Saved by someone else\s*Late desk/)
  await expect(contest).toContainText(/Yours\s*Early desk/)

  await test.step('nothing is sent before a value is chosen', async () => {
    await save.click()
    await expect(contest.getByRole('button', { name: 'Take theirs' })).toBeFocused()
    expect((await admin.roles.info({ roleId })).name).toBe('Late desk')
  })

  await contest.getByRole('button', { name: 'Keep mine' }).click()
  await save.click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Early desk' })).toBeVisible()
  await admin.roles.del({ roleId })
})
