import { expect, type Locator, type Page } from '@playwright/test'

/** The dealboard, My Deals, and the deals of an investor: cards or a table, and the filters above them. */
export class Dealboard {
  readonly page: Page
  readonly cards: Locator
  readonly search: Locator
  readonly newDeal: Locator

  constructor(page: Page) {
    this.page = page
    this.cards = page.getByRole('main').getByRole('article')
    this.search = page.getByRole('textbox', { name: 'Name, issuer or ISIN' })
    this.newDeal = page.getByRole('button', { name: 'New deal', exact: true })
  }

  card(name: string): Locator {
    return this.cards.filter({ has: this.page.getByRole('heading', { name, exact: true }) })
  }

  link(name: string): Locator {
    return this.page.getByRole('main').getByRole('link', { name, exact: true })
  }

  row(name: string): Locator {
    return this.page.getByRole('row').filter({ hasText: name })
  }

  async find(text: string): Promise<void> {
    await this.search.fill(text)
    await expect(this.page).toHaveURL(/[?&]q=/)
  }

  status(name: string): Locator {
    return this.page.getByRole('group', { name: 'Status' }).getByRole('button', { name })
  }

  async choose(filter: 'Currency' | 'Our role', option: string): Promise<void> {
    await this.page.getByRole('combobox', { name: filter }).click()
    await this.page.getByTitle(option, { exact: true }).click()
  }

  show(view: 'Cards' | 'Table'): Promise<void> {
    return this.page.getByRole('radiogroup', { name: 'View' }).getByTitle(view).click()
  }

  async ask(name: string, act: string): Promise<void> {
    await this.page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
    await this.page.getByRole('menuitem', { name: act }).click()
  }

  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name })
  }
}
