// Every screen in every look: nothing is cut or scrolls sideways, axe finds nothing, every text exists in its language,
// and the console stays empty.
import type { Locator, Page } from '@playwright/test'
import { closedBook, launched, priced } from '../allocation.ts'
import { apiAs } from '../api.ts'
import { barriers } from '../checks/axe.ts'
import { misfits } from '../checks/layout.ts'
import { faultsOf, looks, withoutPhone, type Look } from '../checks/look.ts'
import { dealName } from '../deals.ts'
import { expect, test } from '../journey.ts'
import { openDeal } from '../orders.ts'
import { DealScreens } from '../pages/deal-screens.ts'
import { LogIn } from '../pages/login.ts'
import { Outbox } from '../pages/outbox.ts'
import { Shell } from '../pages/shell.ts'
import { investorAt, people } from '../people.ts'
import { words } from '../words.ts'

const theme = (chosen: object) => `localStorage.setItem('bookrunner.theme', '${JSON.stringify(chosen)}')`

/** Prepares a page for a look, and checks what is on it. A screen opens on a laptop: larger ones cost more to draw. */
async function reader(page: Page, look: Look, english?: readonly string[]) {
  const opensAt = withoutPhone(look).sizes.at(-1)!
  await page.addInitScript(theme({ mode: look.mode }))
  await page.setViewportSize(opensAt)
  return async (what: string, part?: Locator) => {
    await isQuiet(page)
    expect.soft(await faultsOf(page, look, { part, english }), what).toEqual([])
    await page.setViewportSize(opensAt)
  }
}

const isQuiet = (page: Page) =>
  expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0)

for (const look of looks) {
  test(`screens before log-in: ${look.name}`, async ({ page }) => {
    const read = await reader(page, look, [])
    // Mails keep the language they were sent in.
    const readMails = await reader(page, look)
    await page.goto(`/bookbuildingweb/login?lang=${look.lang}`)
    const title = page.getByRole('heading').first()
    let before = ''
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
      if (place !== '/login') await new Shell(page).walkTo(`${place}?lang=${look.lang}`)
      await expect(page).toHaveURL(new RegExp(`${place}\\?`))
      // The address changes before the screen does.
      await expect(title).not.toHaveText(before)
      await expect(page.locator('html')).toHaveAttribute('lang', words[look.lang].tag)
      await isQuiet(page)
      before = await title.innerText()
      await (place === '/demo/outbox' ? readMails : read)(place)
    }
  })

  test(`the frame and the screens without a deal: ${look.name}`, async ({ page, enter, worldUrl }) => {
    // A name longer than most: a list, a card and the log have room for it.
    const admin = await apiAs(worldUrl, people.superAdmin)
    await admin.entities.add({
      name: `Slate Bay Infrastructure Credit Opportunities Fund ${look.name} Limited`,
      dealRoles: ['investor'],
    })
    const read = await reader(page, look, ['Mira Solberg'])
    const shell = await enter(people.superAdmin, `/my-sessions?lang=${look.lang}`)
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await read('/my-sessions')
    const title = shell.title.filter({ visible: true })
    let before = await title.innerText()
    for (const place of [
      '/board/deal-board',
      '/deal/my-deals',
      '/order/my-orders',
      '/investor/monetary-entity',
      '/investor/monetary-entity/ent_kestrelpeak',
      '/quota/loan-deals',
      '/quota/margin-calls',
      '/quota/org',
      '/quota/bond',
      '/quota/org-bond',
      '/quota/business',
      '/quota/rates',
      '/system/org-manage',
      '/system/org-classify',
      '/system/notice',
      '/system/user-manage',
      '/system/role-manage',
      '/system/admin-log',
      '/system/holidays',
      '/system/names',
      '/my-profile',
      '/my-notices',
      '/change-password',
      '/no-such-page',
    ]) {
      // A third of the screens are opened beside each other: the tabs of more are wider than the window and scroll.
      if (['/quota/org', '/system/org-classify'].includes(place)) {
        await page.evaluate(() => sessionStorage.removeItem('bookrunner.tabs'))
        await shell.goTo(`${place}?lang=${look.lang}`)
      } else await shell.walkTo(place)
      await expect(page).toHaveURL(new RegExp(`${place}(\\?|$)`))
      // The address changes before the screen does, and a screen about to be replaced is not checked.
      await expect(title).not.toHaveText(before)
      await isQuiet(page)
      before = await title.innerText()
      await read(place)
    }
  })

  test(`menus, panels and dialogs over a screen: ${look.name}`, async ({ page, enter }) => {
    // Menus close when the window changes its size.
    const read = await reader(page, { ...look, sizes: withoutPhone(look).sizes.slice(-1) }, ['Mira Solberg'])
    await enter(people.superAdmin, `/board/deal-board?lang=${look.lang}`)
    await isQuiet(page)
    const banner = page.getByRole('banner')
    const dialog = page.getByRole('dialog')
    const overlays: [string, () => Promise<void>, Locator][] = [
      ['palette', () => page.keyboard.press('Control+k'), dialog],
      ['shortcuts', () => page.keyboard.press('?'), dialog],
      [
        'appearance',
        () => banner.getByRole('button', { name: words[look.lang].appearance, exact: true }).click(),
        dialog,
      ],
      ['bell', () => new Shell(page).bell.button.click(), new Shell(page).bell.list],
      ['language', () => new Shell(page).language.click(), banner.getByRole('menu')],
      ['user menu', () => new Shell(page).user.click(), banner.getByRole('menu')],
      [
        'tab menu',
        () => new Shell(page).tabs.all.first().click({ button: 'right' }),
        new Shell(page).tabs.bar.getByRole('menu'),
      ],
    ]
    for (const [what, open, shown] of overlays) {
      await open()
      await expect(shown).toBeVisible()
      await read(what, shown)
      await page.keyboard.press('Escape')
      await expect(shown).toBeHidden()
    }
    for (const size of look.sizes) {
      await page.setViewportSize(size)
      await page.keyboard.press('?')
      await expect(dialog).toBeVisible()
      expect(await misfits(page), `shortcuts at ${size.width}`).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
  })

  test(`the menu on top: ${look.name}`, async ({ page, enter }) => {
    const large = withoutPhone(look)
    const read = await reader(page, large)
    const shell = await enter(people.superAdmin, `/system/user-manage?lang=${look.lang}`)
    for (const layout of ['head', 'mix']) {
      await page.addInitScript(theme({ mode: look.mode, layout }))
      await page.reload()
      await shell.isHere()
      await read(layout)
    }
  })

  test(`lists and tabs of a desk: ${look.name}`, async ({ page, enter, baseURL }) => {
    const read = await reader(page, withoutPhone(look))
    const screens = await DealScreens.of(page, await apiAs(baseURL ?? '', people.desk))
    await enter(people.desk, `/my-sessions?lang=${look.lang}`)
    await screens.board('/deal/my-deals', read)
    await screens.tabs('draft', read)
    await screens.tabs('ipg', read)
    await screens.book('launched', read)
  })

  test(`moves of a desk: ${look.name}`, async ({ page, enter, baseURL }) => {
    const read = await reader(page, withoutPhone(look))
    const screens = await DealScreens.of(page, await apiAs(baseURL ?? '', people.desk))
    await enter(people.desk, `/my-sessions?lang=${look.lang}`)
    for (const deal of ['draft', 'ipg', 'test', 'fpg', 'launched', 'priced'] as const)
      await screens.moves(deal, read)
  })

  test(`an allocation: ${look.name}`, async ({ page, enter, baseURL }) => {
    const { desk, dealId, orders, place } = await closedBook(baseURL, `Looks ${look.lang}`)
    const versionId = await launched(desk, dealId, 'To look at')
    await priced(desk, dealId)
    await desk.allocation.signOff({ versionId, waiver: 'Agreed by telephone' })
    await desk.allocation.allocConfirmAll({ versionId })
    const draft = await desk.allocation.saveVersion({ dealId, copyOf: versionId, name: 'Another' })
    await desk.allocation.saveVersion({
      dealId,
      versionId: draft.version.versionId,
      targets: [{ by: 'region', key: 'AP', size: 60_000_000, rate: '60' }] as never,
    })
    const read = await reader(page, withoutPhone(look))
    await enter(people.desk, `${place}&lang=${look.lang}`)
    await expect(page.locator(`[row-id="${orders[0]!.orderId}"] [col-id="size"]`)).toHaveText('50')
    const { panels, pages } = allocationWords[look.lang]
    const side = page.getByRole('complementary', { name: panels }).locator('.ant-segmented-item')
    for (const at of [0, 1, 2]) {
      await side.nth(at).click()
      await read(`panel ${at}`)
    }
    const tabs = page.getByLabel(pages).locator('.ant-segmented-item')
    for (let at = 1; at < (await tabs.count()); at++) {
      await tabs.nth(at).click()
      await isQuiet(page)
      await read(`page ${at}`)
    }
  })

  test(`deals of an investor: ${look.name}`, async ({ page, enter, baseURL }) => {
    const read = await reader(page, look)
    const screens = await DealScreens.of(page, await apiAs(baseURL ?? '', people.desk))
    const investor = await apiAs(baseURL ?? '', people.investor)
    const name = dealName('Look')
    await investor.auth.keyAdd({ name, scopes: ['orders.read'] })
    await enter(people.investor, `/my-keys?lang=${look.lang}`)
    await expect(page.getByText(name)).toBeVisible()
    await read('/my-keys')
    await screens.offers(read)
    await screens.offer('ipg', read)
    await screens.offer('tranches', read)
    await screens.offer('priced', read)
  })

  test(`the ticket: ${look.name}`, async ({ page, enter, baseURL }) => {
    const { place } = await openDeal(baseURL, 'Read')
    const read = await reader(page, withoutPhone(look))
    await enter(people.investorAdmin, `${place}?lang=${look.lang}`)
    const field = page.getByRole('textbox', { name: sizeField[look.lang], exact: true })
    await field.fill('60')
    await page.keyboard.press('Enter')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await read('refused')
    await field.fill('10')
    await page.keyboard.press('Enter')
    await expect(page.locator('.orders-ticket-taken h2')).toBeFocused()
    await read('taken')
  })
}

for (const mode of ['light', 'night'])
  test(`log-in, step by step: ${mode}`, async ({ page, noise }) => {
    noise.expect(/status of 400 .*admin\/login/, 'a wrong password is refused')
    await page.addInitScript(theme({ mode }))
    const isClean = async (what: string) => expect(await barriers(page), what).toEqual([])
    const login = new LogIn(page)
    await login.open()
    await login.givePassword(people.viewer, 'Wrong#Password1')
    await expect(login.problem).not.toBeEmpty()
    await isClean('a wrong password')
    await page.getByRole('button', { name: 'Log-ins' }).click()
    await expect(page.getByText('Password for all')).toBeVisible()
    await isClean('the demo log-ins')
    await page.keyboard.press('Escape')
    const account = investorAt(mode === 'light' ? 'cobaltinefamily' : 'ironmossgeneral')
    const outbox = await Outbox.inNewTab(page, account)
    await login.givePassword(account)
    await expect(login.code).toBeVisible()
    await isClean('the code')
    await outbox.newCode()
    expect(await barriers(outbox.page), 'a mail').toEqual([])
  })

const sizeField = { US: 'Size', CN: '数量', HK: '數量' }

const allocationWords = {
  US: { panels: 'Targets, policy, changes', pages: 'Pages of the allocation' },
  CN: { panels: '目标、策略、更改', pages: '配售页面' },
  HK: { panels: '目標、策略、更改', pages: '配售頁面' },
}
