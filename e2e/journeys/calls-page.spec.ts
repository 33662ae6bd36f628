import { calls, listCalls, prefix } from '@bookrunner/contract'
import { barriers } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'

test('the page of API calls lists each call, and the console stays empty', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (fault) => complaints.push(fault.message))
  page.on('requestfailed', (request) => complaints.push(request.url()))

  await page.goto(`${prefix}/docs`)
  await expect(page).toHaveTitle(/Bookrunner/)
  for (const area of Object.keys(calls))
    await expect(page.getByRole('heading', { name: new RegExp(`^${area} `), level: 2 })).toBeVisible()
  await expect(page.locator('details')).toHaveCount(listCalls(calls).length)

  await page.getByText('/book/msg/readAll').click()
  await expect(page.getByText('client.notices.readAll(…)')).toBeVisible()
  await page.locator('[id="notices.readAll"]').getByRole('link', { name: 'access.not-yours' }).click()
  await expect(page).toHaveURL(/#reason-access.not-yours$/)
  await expect(page.getByText('该内容属于其他用户。')).toBeInViewport()

  expect(await barriers(page)).toEqual([])
  expect(complaints).toEqual([])
})
