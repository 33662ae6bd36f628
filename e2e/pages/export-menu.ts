import { expect, type Download, type Locator, type Page } from '@playwright/test'

/** What takes a book out of the screen. */
export class ExportMenu {
  readonly page: Page
  readonly button: Locator

  constructor(page: Page) {
    this.page = page
    this.button = page.getByRole('main').locator('header').getByRole('button', { name: 'Export' })
  }

  async choose(what: 'Excel' | 'PDF'): Promise<void> {
    await this.button.click()
    await this.page.getByRole('menuitem', { name: what }).click()
  }

  /** The file, once the page reports it saved. */
  async take(what: 'Excel' | 'PDF'): Promise<Download> {
    const [file] = await Promise.all([this.page.waitForEvent('download'), this.choose(what)])
    await expect(this.page.getByText(`${file.suggestedFilename()} was saved`)).toBeVisible()
    await expect(this.button).toBeEnabled()
    return file
  }
}
