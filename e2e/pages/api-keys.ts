import { expect, type Locator, type Page } from '@playwright/test'

/** The own API keys. */
export class ApiKeys {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  row(list: 'Active keys' | 'Revoked and expired keys', name: string): Locator {
    const section = this.page.getByRole('region', { name: list })
    return section.getByRole('listitem').filter({ hasText: name })
  }

  get form(): Locator {
    return this.page.getByRole('dialog', { name: 'New API key', exact: true })
  }

  get shown(): Locator {
    return this.page.getByRole('dialog', { name: 'Your new API key' })
  }

  async begin(): Promise<void> {
    await this.page.getByRole('main').getByRole('button', { name: 'New API key' }).click()
    await expect(this.form).toBeVisible()
  }

  send(): Promise<void> {
    return this.form.getByRole('button', { name: 'Create key' }).click()
  }

  /** What the dialog shows once. */
  async secret(): Promise<string> {
    return (await this.shown.getByRole('code').textContent()) ?? ''
  }

  async revoke(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Revoke: ${name}` }).click()
    const dialog = this.page.getByRole('dialog', { name: `Revoke “${name}”?` })
    await dialog.getByRole('button', { name: 'Revoke' }).click()
  }
}
