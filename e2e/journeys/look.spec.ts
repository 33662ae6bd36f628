// §1: theme and language, each option once.
import { apiAs } from '../api.ts'
import { barriers } from '../checks/axe.ts'
import { misfits } from '../checks/layout.ts'
import { dealName, draftDeal } from '../deals.ts'
import { expect, test } from '../journey.ts'
import { Appearance } from '../pages/appearance.ts'
import { Shell } from '../pages/shell.ts'
import { people } from '../people.ts'
import { languages, words } from '../words.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** §1: the defaults, as the browser stores them. */
const defaults = {
  color: '#1890ff',
  mode: 'system',
  layout: 'side',
  width: 'fixed',
  fixedHeader: true,
  fixedSidebar: true,
  colorWeak: false,
  multiTab: true,
  animate: true,
  animation: 'fade',
}

test('every option of the theme shows at once and is still there after a reload', async ({ page, enter }) => {
  const { appearance } = await enter(people.desk)
  await expect.poll(() => appearance.stored()).toMatchObject(defaults)

  const change = async (choose: () => Promise<unknown>, expected: Record<string, unknown>) => {
    await choose()
    await expect.poll(() => appearance.stored()).toMatchObject(expected)
  }
  await appearance.open()
  await change(() => appearance.press('Light'), { mode: 'light' })
  await change(() => appearance.press('Dark menu'), { mode: 'dark' })
  await change(() => appearance.press('Night'), { mode: 'night' })
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'night')
  await change(() => appearance.press('Teal'), { color: '#0d9488' })
  await change(() => appearance.press('Head'), { layout: 'head' })
  await change(() => appearance.press('Mix'), { layout: 'mix' })
  await change(() => appearance.width('Fluid'), { width: 'fluid' })
  await change(() => appearance.animation('Slide'), { animation: 'slide' })
  await change(() => appearance.flag('Fixed header').click(), { fixedHeader: false })
  await change(() => appearance.flag('Fixed sidebar').click(), { fixedSidebar: false })
  await change(() => appearance.flag('Multi-tab mode').click(), { multiTab: false })
  await change(() => appearance.flag('Colour-weak mode').click(), { colorWeak: true })
  await change(() => appearance.flag('Page animation').click(), { animate: false })

  const chosen = await appearance.stored()
  await page.reload()
  const shell = new Shell(page)
  await shell.isHere()
  expect(await appearance.stored()).toEqual(chosen)
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'night')
  await expect(shell.tabs.bar).toBeHidden()
  await appearance.open()
  await expect(appearance.flag('Fixed header')).not.toBeChecked()
  await expect(appearance.drawer.getByRole('button', { name: 'Mix' })).toHaveAttribute('aria-pressed', 'true')

  await appearance.reset()
  await expect.poll(() => appearance.stored()).toMatchObject(defaults)
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'night')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
})

test('the menu is 172 px wide, 80 px folded', async ({ page, enter }) => {
  const shell = await enter(people.desk)
  const width = async () =>
    (
      await page
        .getByRole('complementary')
        .filter({ has: page.getByRole('navigation') })
        .boundingBox()
    )?.width
  await expect.poll(width).toBe(172)
  await page.getByRole('button', { name: 'Collapse menu' }).click()
  await expect.poll(width).toBe(80)
  await page.reload()
  await shell.isHere()
  await expect.poll(width).toBe(80)
})

test('another window of the browser follows the theme', async ({ context, enter }) => {
  const { appearance } = await enter(people.desk)
  const second = await context.newPage()
  await second.goto('/bookbuildingweb/my-sessions')
  await new Shell(second).isHere()
  await appearance.open()
  await appearance.press('Night')
  await expect(second.locator('html')).toHaveAttribute('data-mode', 'night')
  await expect.poll(() => new Appearance(second).stored()).toMatchObject({ mode: 'night' })
})

test('the menu and the page say which language they are in', async ({ page, enter }) => {
  const shell = await enter(people.superAdmin)
  for (const lang of languages) {
    if (lang !== 'US') await shell.read(words[lang].name)
    await expect(page.locator('html')).toHaveAttribute('lang', words[lang].tag)
    expect(await page.evaluate(() => sessionStorage.getItem('bookrunner.lang'))).toBe(JSON.stringify(lang))
    const menu = page.getByRole('navigation', { name: words[lang].menu })
    const folded = menu.getByRole('menuitem', { expanded: false })
    for (let left = await folded.count(); left > 0; left--) await folded.first().click()
    await expect(menu.getByRole('link')).toHaveText([...words[lang].superAdminMenu])
    await page.getByRole('button', { name: 'Mira Solberg' }).click()
    await expect(page.getByRole('menuitem', { name: words[lang].logOut })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menuitem', { name: words[lang].logOut })).toBeHidden()
  }
})

test('the lang parameter chooses the language, and the switch updates it', async ({ page, enter }) => {
  const shell = await enter(people.viewer, '/deal/my-deals?lang=TC')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'zh-HK')
  await shell.read('简体中文')
  await expect(page).toHaveURL(/[?&]lang=CN/)
  await expect(html).toHaveAttribute('lang', 'zh-CN')
  await page.reload()
  await expect(html).toHaveAttribute('lang', 'zh-CN')
  // Without the parameter the choice stays for this browser tab only.
  await shell.goTo('/deal/my-deals')
  await expect(page.getByRole('navigation', { name: words.CN.menu })).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/bookbuildingweb/deal/my-deals')
  await expect(other.getByRole('navigation', { name: words.US.menu })).toBeVisible()
})

test('with reduced motion, panels of the header open beside their button', async ({ page, enter }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { bell } = await enter(people.desk)
  for (const button of await page.getByRole('banner').locator('.ant-dropdown-trigger').all()) {
    await button.click()
    await expect(page.getByRole('menu').locator('visible=true').last()).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(page.locator('.ant-dropdown').locator('visible=true')).toHaveCount(0)
  }
  await bell.open()
  await expect(bell.list).toBeInViewport()
})

test('on a phone the menu slides in and opens pages', async ({ page, enter }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const shell = await enter(people.investor)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Main menu' })
  await expect(menu).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await menu.getByRole('link', { name: 'My Orders' }).click()
  await expect(menu).toBeHidden()
  await expect(shell.title).toHaveText('My Orders')
  await shell.bell.open()
  await expect(shell.bell.notices.first()).toBeVisible()
  expect(await misfits(page)).toEqual([])
})

test('only the page scrolls; menu, header and tabs stay in place', async ({ page, enter, baseURL }) => {
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
