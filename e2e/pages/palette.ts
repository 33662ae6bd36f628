import { expect, type Locator, type Page } from '@playwright/test'

/** Ctrl K: any screen or action by a few letters. */
export class Palette {
  readonly #page: Page
  readonly field: Locator
  readonly found: Locator

  constructor(page: Page) {
    this.#page = page
    this.field = page.getByRole('combobox', { name: 'Go to a screen or run an action' })
    this.found = page.getByRole('option')
  }

  async call(): Promise<void> {
    await this.#page.keyboard.press('ControlOrMeta+k')
    await expect(this.field).toBeFocused()
  }

  get chosen(): Locator {
    return this.#page.getByRole('option', { selected: true })
  }
}
