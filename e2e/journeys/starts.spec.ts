import { expect, test } from '../journey.ts'

test('the app says that it can serve', async ({ request }) => {
  const answer = await request.get('/healthz')
  expect(answer.status()).toBe(200)
})

test('the front door leads to the log-in page', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/bookbuildingweb\/login/)
  await expect(page.getByRole('heading').first()).toBeVisible()
})
