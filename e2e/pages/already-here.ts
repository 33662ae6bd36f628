import { expect, type Locator, type Page } from '@playwright/test'

/** Log-in as it greets somebody who is signed in already. */
export class AlreadyHere {
  readonly page: Page
  readonly denied: Locator

  constructor(page: Page) {
    this.page = page
    this.denied = page.getByText('Your roles do not include this page.')
  }

  async isHere(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'You are signed in' })).toBeVisible()
  }

  home(): Promise<void> {
    return this.page.getByRole('button', { name: 'Go to my start page' }).click()
  }

  useAnotherAccount(): Promise<void> {
    return this.page.getByRole('button', { name: 'Use another account' }).click()
  }
}
