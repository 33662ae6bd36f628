import { expect, type Locator, type Page } from '@playwright/test'

type ContextEntry =
  | 'Refresh page'
  | 'Close pages to the left'
  | 'Close pages to the right'
  | 'Close other pages'

/** The open pages of the multi-tab mode. */
export class Tabs {
  readonly #page: Page
  readonly bar: Locator
  readonly all: Locator

  constructor(page: Page) {
    this.#page = page
    this.bar = page.getByRole('navigation', { name: /^(Open pages|已打开的页面|已開啟的頁面)$/ })
    this.all = this.bar.getByRole('link')
  }

  tab(title: string): Locator {
    return this.bar.getByRole('link', { name: title, exact: true })
  }

  async are(...titles: string[]): Promise<void> {
    await expect(this.all).toHaveText(titles)
  }

  async inFront(title: string): Promise<void> {
    await expect(this.tab(title)).toHaveAttribute('aria-current', 'page')
  }

  close(title: string): Promise<void> {
    return this.bar.getByRole('button', { name: `Close ${title}`, exact: true }).click()
  }

  async fromContextMenu(title: string, entry: ContextEntry): Promise<void> {
    await this.tab(title).click({ button: 'right' })
    // The menu that was closed just before may still be fading.
    await this.#page.getByRole('menuitem', { name: entry }).last().click()
  }
}
