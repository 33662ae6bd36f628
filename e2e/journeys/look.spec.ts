// §1: theme and language, each option once.
import { leftInEnglish, rawKeys } from '../checks/said.ts'
import { expect, test } from '../journey.ts'
import { Appearance } from '../pages/appearance.ts'
import { Shell } from '../pages/shell.ts'
import { people } from '../people.ts'
import { languages, words } from '../words.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** §1: the defaults, as the browser keeps them. */
const defaults = {
  color: '#1890ff',
  mode: 'dark',
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
  await expect.poll(() => appearance.kept()).toMatchObject(defaults)

  const change = async (choose: () => Promise<unknown>, kept: Record<string, unknown>) => {
    await choose()
    await expect.poll(() => appearance.kept()).toMatchObject(kept)
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
  await change(() => appearance.flag('Colour-weak mode (week mode)').click(), { colorWeak: true })
  await change(() => appearance.flag('Page animation').click(), { animate: false })

  const chosen = await appearance.kept()
  await page.reload()
  const shell = new Shell(page)
  await shell.isHere()
  expect(await appearance.kept()).toEqual(chosen)
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'night')
  await expect(shell.tabs.bar).toBeHidden()
  await appearance.open()
  await expect(appearance.flag('Fixed header')).not.toBeChecked()
  await expect(appearance.drawer.getByRole('button', { name: 'Mix' })).toHaveAttribute('aria-pressed', 'true')

  await appearance.reset()
  await expect.poll(() => appearance.kept()).toMatchObject(defaults)
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
  await expect.poll(() => new Appearance(second).kept()).toMatchObject({ mode: 'night' })
})

for (const lang of languages) {
  test(`everything is said in ${lang}, and in nothing else`, async ({ page, enter }) => {
    const names = ['Mira Solberg']
    const clean = async () => {
      expect(await rawKeys(page)).toEqual([])
      if (lang !== 'US') expect(await leftInEnglish(page, names)).toEqual([])
    }
    const shell = await enter(people.superAdmin)
    if (lang !== 'US') await shell.read(words[lang].name)
    await expect(page.locator('html')).toHaveAttribute('lang', words[lang].tag)
    expect(await page.evaluate(() => sessionStorage.getItem('bookrunner.lang'))).toBe(JSON.stringify(lang))

    const menu = page.getByRole('navigation', { name: words[lang].menu })
    for (const group of await menu.getByRole('menuitem', { expanded: false }).all()) await group.click()
    await expect(menu.getByRole('link')).toHaveText([...words[lang].superAdminMenu])
    for (const entry of await menu.getByRole('link').all()) {
      const title = shell.title.filter({ visible: true })
      const before = await title.innerText()
      await entry.click()
      await expect(title).not.toHaveText(before)
      await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
      await clean()
    }
    for (const place of ['/change-password', '/my-sessions', '/no-such-page']) {
      await shell.goTo(place)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await clean()
    }
    await page.getByRole('button', { name: words[lang].appearance }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await clean()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible()
    await clean()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toBeVisible()
    await clean()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Mira Solberg' }).click()
    await expect(page.getByRole('menuitem', { name: words[lang].logOut })).toBeVisible()
    await clean()
  })
}

test('the lang parameter chooses, and the switch keeps it in step', async ({ page, enter }) => {
  const shell = await enter(people.viewer, '/deal/my-deals?lang=TC')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'zh-HK')
  await shell.read('简体中文')
  await expect(page).toHaveURL(/[?&]lang=CN/)
  await expect(html).toHaveAttribute('lang', 'zh-CN')
  await page.reload()
  await expect(html).toHaveAttribute('lang', 'zh-CN')
  // Kept for this browser tab once the parameter is gone, and for no other.
  await shell.goTo('/deal/my-deals')
  await expect(page.getByRole('navigation', { name: words.CN.menu })).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/bookbuildingweb/deal/my-deals')
  await expect(other.getByRole('navigation', { name: words.US.menu })).toBeVisible()
})

test('log-in reads in every language before anybody is known', async ({ page }) => {
  for (const lang of languages) {
    for (const place of ['/login', '/forgot-password', '/reset-password', '/demo/outbox', '/register']) {
      await page.goto(`/bookbuildingweb${place}?lang=${lang}`)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', words[lang].tag)
      expect(await rawKeys(page)).toEqual([])
      // Mails keep the language they were sent in.
      if (lang !== 'US' && place !== '/demo/outbox') expect(await leftInEnglish(page)).toEqual([])
    }
  }
})

test('with reduced motion, what a button of the header calls up stands beside it', async ({
  page,
  enter,
}) => {
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
