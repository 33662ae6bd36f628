// From a phone to a wall of pixels: nothing scrolls sideways, no word is cut.
import { apiAs } from '../api.ts'
import { misfits } from '../checks/layout.ts'
import { dealName, draftDeal } from '../deals.ts'
import { expect, test } from '../journey.ts'
import { people } from '../people.ts'
import { languages } from '../words.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
]

for (const lang of languages) {
  test(`log-in and its neighbours fit every screen: ${lang}`, async ({ page }) => {
    for (const place of [
      '/login',
      '/forgot-password',
      '/reset-password',
      '/register',
      '/demo/outbox',
      '/404',
    ]) {
      await page.goto(`/bookbuildingweb${place}?lang=${lang}`)
      await expect(page.getByRole('heading').first()).toBeVisible()
      for (const size of sizes) {
        await page.setViewportSize(size)
        expect(await misfits(page), `${place} at ${size.width}`).toEqual([])
      }
    }
  })

  test(`the frame and its screens fit every screen: ${lang}`, async ({ page, enter }) => {
    const shell = await enter(people.superAdmin, `/system/user-manage?lang=${lang}`)
    for (const place of [
      '/system/user-manage',
      '/my-sessions',
      '/change-password',
      '/board/deal-board',
      '/order/my-orders',
    ]) {
      await shell.walkTo(place)
      await expect(shell.title.filter({ visible: true })).toBeVisible()
      await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
      for (const size of sizes) {
        await page.setViewportSize(size)
        expect(await misfits(page), `${place} at ${size.width}`).toEqual([])
      }
    }
    for (const size of sizes) {
      await page.setViewportSize(size)
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await misfits(page), `shortcuts at ${size.width}`).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
  })

  test(`the menu on top fits a desk's screens: ${lang}`, async ({ page, enter }) => {
    await page.addInitScript(() =>
      localStorage.setItem('bookrunner.theme', JSON.stringify({ layout: 'head' })),
    )
    await enter(people.superAdmin, `/system/user-manage?lang=${lang}`)
    for (const size of sizes.slice(1)) {
      await page.setViewportSize(size)
      expect(await misfits(page), `at ${size.width}`).toEqual([])
    }
  })
}

test('on a phone the menu slides in and leads on', async ({ page, enter }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const shell = await enter(people.investor)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'My Orders' }).click()
  await expect(menu).toBeHidden()
  await expect(shell.title).toHaveText('My Orders')
  await shell.bell.open()
  await expect(shell.bell.notices.first()).toBeVisible()
  expect(await misfits(page)).toEqual([])
})

test('only the page scrolls: menu, header and tabs stand still', async ({ page, enter, baseURL }) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  for (const about of ['One', 'Two', 'Three', 'Four']) await draftDeal(desk, dealName(about))
  await page.setViewportSize({ width: 1366, height: 320 })
  const shell = await enter(people.superAdmin, '/board/deal-board')
  const places = async () => {
    const boxes = [page.getByRole('banner'), shell.tabs.bar, shell.user].map((part) => part.boundingBox())
    return Promise.all(boxes)
  }
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  const before = await places()
  await page.getByRole('main').hover()
  await page.mouse.wheel(0, 200)
  await expect.poll(async () => (await shell.title.boundingBox())?.y).toBeLessThan(60)
  expect(await places()).toEqual(before)
  // And the header reaches the edge of the window, scrollbar or not.
  expect(before[0]).toMatchObject({ x: 172, width: 1366 - 172 })
})
