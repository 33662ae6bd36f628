// An administrator adds an investor type, renames and places it, and deletes it with its institutions moved.
import { apiAs } from '../api.ts'
import { barriers } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'
import { choose } from '../pages/choose.ts'
import { people } from '../people.ts'

test('an administrator adds, renames, places and deletes an investor type', async ({
  page,
  enter,
  baseURL,
}) => {
  const admin = await apiAs(baseURL ?? '', people.superAdmin)
  const name = `Endowment ${Date.now().toString(36)}`
  const shell = await enter(people.superAdmin, '/system/org-classify')
  await expect(shell.title).toHaveText('Type Management')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'New type' }).click()
  const fresh = page.getByRole('dialog', { name: 'New type' })
  await fresh.getByRole('button', { name: 'New type' }).click()
  await expect(fresh.getByText('Enter a type name.')).toBeVisible()
  await fresh.getByLabel('English name').fill(name)
  await fresh.getByRole('button', { name: 'New type' }).click()
  await expect(fresh).toBeHidden()

  await main.getByRole('button', { name, exact: true }).click()
  const form = page.getByRole('dialog', { name })
  expect(await barriers(page), 'the form').toEqual([])
  await form.getByLabel('Simplified Chinese name').fill('捐赠基金')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expect(main.getByText('捐赠基金')).toBeVisible()

  await test.step('in Chinese the message names the type in Chinese', async () => {
    await page.goto('/bookbuildingweb/system/org-classify?lang=CN')
    await main.getByRole('button', { name, exact: true }).click()
    const chinese = page.getByRole('dialog', { name: '捐赠基金' })
    await chinese.getByLabel('繁体中文名称').fill('捐贈基金')
    await chinese.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('已保存捐赠基金')).toBeVisible()
    await page.goto('/bookbuildingweb/system/org-classify?lang=US')
  })

  const order = async () => (await admin.classes.list({})).list.map((each) => each.name)
  const before = await order()
  await main.getByRole('button', { name: `Move ${name} up` }).click()
  await expect.poll(order).toEqual([...before.slice(0, -2), name, before.at(-2)])

  const { classId } = (await admin.classes.list({})).list.find((each) => each.name === name)!
  const { entityId } = await admin.entities.add({ name: `${name} Trust`, classId })
  await page.reload()
  await main.getByRole('button', { name, exact: true }).click()
  await form.getByRole('button', { name: 'Delete' }).click()
  const asked = page.getByRole('dialog', { name: `Delete ${name}?` })
  await asked.getByRole('button', { name: 'Delete' }).click()
  await expect(asked.getByText('Choose a type')).toBeVisible()
  await choose(asked, /institution gets this type/, before[0]!)
  await asked.getByRole('button', { name: 'Delete' }).click()
  await expect(main.getByRole('button', { name, exact: true })).toBeHidden()
  expect((await admin.entities.info({ entityId })).type?.name).toBe(before[0])
  await admin.entities.del({ entityId })
})
