import { expect, type Locator, type Page } from '@playwright/test'
import { Bell } from './bell.ts'
import { Tabs } from './tabs.ts'
import { Appearance } from './appearance.ts'
import { Palette } from './palette.ts'

export type Language = 'English' | '简体中文' | '繁體中文'

/** The frame of every screen: menu, header, open pages. */
export class Shell {
  readonly page: Page
  readonly menu: Locator
  readonly title: Locator
  readonly bell: Bell
  readonly tabs: Tabs
  readonly appearance: Appearance
  readonly palette: Palette

  constructor(page: Page) {
    this.page = page
    this.menu = page.getByRole('navigation', { name: 'Main menu' })
    this.title = page.getByRole('main').getByRole('heading', { level: 1 })
    this.bell = new Bell(page)
    this.tabs = new Tabs(page)
    this.appearance = new Appearance(page)
    this.palette = new Palette(page)
  }

  async isHere(): Promise<void> {
    await expect(this.user).toBeVisible()
    await expect(this.title).toBeVisible()
  }

  /** Every entry that opens a page, in order, with all groups open. */
  async entries(): Promise<string[]> {
    await this.#openGroups()
    return this.menu.getByRole('link').allInnerTexts()
  }

  /** One after the other: each that opens is none of those that are closed. */
  async #openGroups(): Promise<void> {
    const closed = this.menu.getByRole('menuitem', { expanded: false })
    for (let left = await closed.count(); left > 0; left = await closed.count()) {
      await closed.first().click()
      await expect(closed).toHaveCount(left - 1)
    }
  }

  async choose(entry: string): Promise<void> {
    const link = this.menu.getByRole('link', { name: entry, exact: true })
    if (!(await link.isVisible())) await this.#openGroups()
    await link.click()
  }

  async goTo(place: string): Promise<void> {
    await this.page.goto(`/bookbuildingweb${place}`)
  }

  /** Within the loaded application, as a link in it would. */
  async walkTo(place: string): Promise<void> {
    await this.page.evaluate((url) => {
      // Numbered as the router numbers its own entries: a page that asks before it is left must do so here too.
      const { idx } = (history.state ?? {}) as { idx?: number }
      const state = { usr: null, key: crypto.randomUUID(), idx: (idx ?? 0) + 1 }
      history.pushState(state, '', url)
      dispatchEvent(new PopStateEvent('popstate', { state }))
    }, `/bookbuildingweb${place}`)
  }

  /** The language switch names itself in the language of the moment. */
  get language(): Locator {
    return this.page.getByRole('button', { name: /Language:|语言:|語言:/ })
  }

  async read(language: Language): Promise<void> {
    await this.language.click()
    await this.page.getByRole('menuitem', { name: language }).click()
    await expect(this.language).toHaveAccessibleName(new RegExp(language))
  }

  get user(): Locator {
    return this.page.getByRole('button', { name: /^Account of |的账户$|的賬戶$/ })
  }

  async fromUserMenu(entry: string): Promise<void> {
    await this.user.click()
    await this.page.getByRole('menuitem', { name: entry }).click()
  }

  async logOut(): Promise<void> {
    await this.fromUserMenu('Log out')
  }

  /** "Offline", or "Not live since 16:02:10"; empty while it is live. */
  get liveSign(): Locator {
    return this.page.getByRole('status', { name: 'Connection' })
  }

  /** A short word at the top, or a notification at the side. */
  message(text: string | RegExp): Locator {
    return this.page.getByRole('alert').filter({ hasText: text })
  }
}
