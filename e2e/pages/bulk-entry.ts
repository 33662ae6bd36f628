// A list of orders that a desk enters at once.
import type { Locator, Page } from '@playwright/test'

export class BulkEntry {
  readonly dialog: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.dialog = page.getByRole('dialog', { name: 'Enter a list of orders' })
  }

  async open(): Promise<void> {
    const header = this.#page.getByRole('main').locator('header')
    await header.getByRole('button', { name: 'Orders', exact: true }).click()
    await this.#page.getByRole('menuitem', { name: 'Enter a list' }).click()
  }

  /** As somebody who copied it from a spreadsheet. */
  async paste(lines: readonly (readonly string[])[]): Promise<void> {
    const box = this.dialog.getByRole('textbox', { name: 'Paste from a spreadsheet' })
    await box.focus()
    const text = lines.map((line) => line.join('\t')).join('\r\n')
    await this.#page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await this.#page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await this.#page.keyboard.press('ControlOrMeta+v')
  }

  get grid(): Locator {
    return this.dialog.getByRole('grid', { name: 'Orders of the list' })
  }

  row(text: string): Locator {
    return this.grid.getByRole('row').filter({ hasText: text })
  }

  /** Goes to the cell that shows this, and writes another thing into it. */
  async mend(row: Locator, shown: string, typed: string): Promise<void> {
    await row.getByRole('gridcell', { name: shown, exact: true }).click()
    await this.#page.keyboard.press('Enter')
    await row.getByRole('textbox').fill(typed)
    await this.#page.keyboard.press('Enter')
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true })
  }
}
