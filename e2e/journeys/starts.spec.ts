import { expect, test } from '../journey.ts'

test('the app reports that it is ready', async ({ request }) => {
  const answer = await request.get('/healthz')
  expect(answer.status()).toBe(200)
})

test('the start address leads to the log-in page', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/bookbuildingweb\/login/)
  await expect(page.getByRole('heading').first()).toBeVisible()
})
