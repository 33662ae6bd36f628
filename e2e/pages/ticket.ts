import { expect, type Locator, type Page } from '@playwright/test'

/** An investor's orders on a deal, and the ticket: beside the terms, or on a phone in a sheet. */
export class Ticket {
  readonly page: Page
  readonly panel: Locator
  readonly meaning: Locator
  /** Orders of the house on this deal. */
  readonly orders: Locator
  readonly taken: Locator
  readonly unknown: Locator

  constructor(page: Page, phone = false) {
    this.page = page
    this.panel = phone
      ? page.getByRole('dialog', { name: 'Your order' })
      : page.getByRole('complementary', { name: 'Your order' })
    this.meaning = this.panel.getByRole('region', { name: 'Where your order stands' })
    this.orders = this.panel.getByRole('listitem', { name: /^Order / })
    this.taken = this.panel.getByRole('heading', { name: /received$|withdrawn$/ })
    this.unknown = this.panel.getByText('Order not confirmed yet')
  }

  field(name: string): Locator {
    return this.panel.getByRole('textbox', { name, exact: true })
  }

  /** The message below a field. */
  async under(name: string): Promise<Locator> {
    return this.page.locator(`[id="${await this.field(name).getAttribute('aria-describedby')}"]`)
  }

  button(name: string | RegExp): Locator {
    return this.panel.getByRole('button', { name })
  }

  async press(name: string | RegExp): Promise<void> {
    await this.button(name).click()
  }

  async type(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(fields)) await this.field(name).fill(text)
  }

  /** Waits until it was taken; the number under which it was. */
  async takenAs(heading: string): Promise<string> {
    await expect(this.taken).toHaveText(heading)
    const number = this.panel.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
    await expect(number).toBeVisible()
    return number.innerText()
  }

  async done(): Promise<void> {
    await this.press('Done')
    await expect(this.taken).toBeHidden()
  }
}
