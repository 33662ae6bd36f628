import { expect, type Locator, type Page } from '@playwright/test'

/** Everywhere the person is logged in. */
export class Sessions {
  readonly page: Page
  readonly rows: Locator

  constructor(page: Page) {
    this.page = page
    this.rows = page.getByRole('main').getByRole('listitem')
  }

  get own(): Locator {
    return this.rows.filter({ hasText: 'This device' })
  }

  get others(): Locator {
    return this.rows.filter({ hasNotText: 'This device' })
  }

  async end(row: Locator): Promise<void> {
    await row.getByRole('button', { name: /^End session/ }).click()
    await this.#confirm('End this session?', 'End session')
  }

  async endOthers(): Promise<void> {
    await this.page.getByRole('button', { name: 'End all others' }).click()
    await this.#confirm('End all other sessions?', 'End all others')
  }

  async #confirm(question: string, verb: string): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: question })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: verb }).click()
  }
}
