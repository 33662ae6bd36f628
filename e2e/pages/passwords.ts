import type { Locator, Page } from '@playwright/test'

/** The fields for a new password: change, first log-in, reset. */
export class NewPassword {
  readonly page: Page
  readonly old: Locator
  readonly fresh: Locator
  readonly again: Locator
  readonly code: Locator

  constructor(page: Page) {
    this.page = page
    this.old = page.getByLabel('Old password')
    this.fresh = page.getByLabel('New password', { exact: true })
    this.again = page.getByLabel('Confirm new password')
    this.code = page.getByLabel('Code from the e-mail')
  }

  /** One line of the policy, with what a screen reader adds: "a digit met", "a digit missing". */
  rule(words: string, state: 'met' | 'missing'): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ hasText: words })
      .filter({ hasText: new RegExp(`${state}$`) })
  }

  async change(old: string, fresh: string): Promise<void> {
    await this.old.fill(old)
    await this.fresh.fill(fresh)
    await this.again.fill(fresh)
    await this.page.getByRole('main').getByRole('button', { name: 'Change password' }).click()
  }
}
