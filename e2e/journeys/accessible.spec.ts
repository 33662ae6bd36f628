// Every screen, read by axe: light, with a dark menu and at night, in English and in Chinese.
import { barriers } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'
import { LogIn } from '../pages/login.ts'
import { Outbox } from '../pages/outbox.ts'
import { Shell } from '../pages/shell.ts'
import { investorAt, people } from '../people.ts'

type Mode = 'light' | 'dark' | 'night'
const looks: readonly (readonly [Mode, string])[] = [
  ['light', 'US'],
  ['dark', 'CN'],
  ['night', 'US'],
]

const keep = (mode: Mode) => `localStorage.setItem('bookrunner.theme', '${JSON.stringify({ mode })}')`

for (const [mode, lang] of looks) {
  test(`before somebody is known: ${mode}, ${lang}`, async ({ page, noise }) => {
    noise.expect(/status of 400 .*admin\/login/, 'a wrong password is refused')
    await page.addInitScript(keep(mode))
    const clean = async (what: string) => expect(await barriers(page), what).toEqual([])
    for (const place of [
      '/login',
      '/forgot-password',
      '/reset-password',
      '/register',
      '/demo/outbox',
      '/403',
      '/404',
      '/500',
    ]) {
      await page.goto(`/bookbuildingweb${place}?lang=${lang}`)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await clean(place)
    }
    if (lang !== 'US') return
    const login = new LogIn(page)
    await login.open()
    await login.givePassword(people.viewer, 'Wrong#Password1')
    await expect(login.problem).not.toBeEmpty()
    await clean('a wrong password')
    await page.getByRole('button', { name: 'Log-ins' }).click()
    await expect(page.getByText('Password for all')).toBeVisible()
    await clean('the demo log-ins')
    await page.keyboard.press('Escape')
    const account = investorAt(mode === 'light' ? 'cobaltinefamily' : 'ironmossgeneral')
    const outbox = await Outbox.inNewTab(page, account)
    await login.givePassword(account)
    await expect(login.code).toBeVisible()
    await clean('the code')
    await outbox.newCode()
    expect(await barriers(outbox.page), 'a mail').toEqual([])
  })

  test(`screens of the frame: ${mode}, ${lang}`, async ({ page, enter }) => {
    await page.addInitScript(keep(mode))
    // Walking there changes the address before the screen: what is still coming in is looked at again.
    const clean = (what: string) =>
      expect.poll(() => barriers(page), { message: what, timeout: 30_000 }).toEqual([])
    const shell = await enter(people.superAdmin, `/my-sessions?lang=${lang}`)
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await clean('sessions')
    for (const place of [
      '/board/deal-board',
      // What is drawn differently is looked at in every look, what differs in words only in one.
      ...(mode === 'light' ? ['/order/my-orders', '/system/user-manage'] : []),
      '/change-password',
      '/no-such-page',
    ]) {
      await shell.walkTo(place)
      await expect(shell.title.filter({ visible: true })).toBeVisible()
      await clean(place)
    }
  })

  test(`what is called up over a screen: ${mode}, ${lang}`, async ({ page, enter }) => {
    await page.addInitScript(keep(mode))
    await enter(people.superAdmin, `/board/deal-board?lang=${lang}`)
    const banner = page.getByRole('banner')
    const overlays: [string, () => Promise<void>, () => ReturnType<typeof page.getByRole>][] = [
      ['palette', () => page.keyboard.press('Control+k'), () => page.getByRole('dialog')],
      ['shortcuts', () => page.keyboard.press('?'), () => page.getByRole('dialog')],
      [
        'appearance',
        () => banner.getByRole('button', { name: /^(Appearance|外观设置)$/ }).click(),
        () => page.getByRole('dialog'),
      ],
      [
        'bell',
        () => banner.getByRole('button', { name: /^(Notices|通知)/ }).click(),
        () => page.getByRole('region', { name: /^(Notices|通知)$/ }),
      ],
      ['language', () => new Shell(page).language.click(), () => banner.getByRole('menu')],
      ['user menu', () => new Shell(page).user.click(), () => banner.getByRole('menu')],
      [
        'tab menu',
        () => page.getByRole('link', { name: /^(All deals|全部项目)$/ }).click({ button: 'right' }),
        () => page.getByRole('navigation', { name: /^(Open pages|已打开的页面)$/ }).getByRole('menu'),
      ],
    ]
    for (const [what, open, shown] of overlays) {
      await open()
      await expect(shown()).toBeVisible()
      expect(await barriers(shown()), what).toEqual([])
      await page.keyboard.press('Escape')
      await expect(shown()).toBeHidden()
    }
  })
}

test('the layouts with the menu on top, and a phone', async ({ page, enter }) => {
  const shell = await enter(people.superAdmin, '/system/user-manage')
  for (const layout of ['Head', 'Mix'] as const) {
    await shell.appearance.open()
    await shell.appearance.press(layout)
    await shell.appearance.close()
    expect(await barriers(page), layout).toEqual([])
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  expect(await barriers(page), 'phone').toEqual([])
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeVisible()
  expect(await barriers(page), 'phone menu').toEqual([])
})
