import { expect, type Locator } from '@playwright/test'

/** Opens a drop-down and clicks an option by mouse, which fails if anything lies over the option. */
export async function choose(box: Locator, name: string | RegExp, option: string | RegExp): Promise<void> {
  const select = box.locator('.ant-select').filter({ has: box.page().getByRole('combobox', { name }) })
  await select.click()
  const list = box.page().locator('.ant-select-dropdown').filter({ visible: true })
  await list.locator('.ant-select-item-option').filter({ hasText: option }).first().click()
  await expect(list).toBeHidden()
  await expect(select).toContainText(option)
}
