import { expect, type Locator, type Page } from '@playwright/test'

/** The bell: how many notices are unread, which they are, and what they lead to. */
export class Bell {
  readonly button: Locator
  readonly list: Locator
  readonly notices: Locator

  constructor(page: Page) {
    this.button = page.getByRole('button', { name: /^(Notices: \d+ unread|通知：\d+ )/ })
    this.list = page.getByRole('region', { name: /^(Notices|通知)$/ })
    this.notices = this.list.getByRole('listitem').getByRole('button')
  }

  unread(count: number): Locator {
    return this.button.and(this.button.page().getByRole('button', { name: `Notices: ${count} unread` }))
  }

  async unreadCount(): Promise<number> {
    return Number(/\d+/.exec((await this.button.getAttribute('aria-label')) ?? '')?.[0])
  }

  async open(): Promise<void> {
    await this.button.click()
    await this.list.waitFor()
  }

  /** Reads whatever other journeys have left unread. */
  async clear(): Promise<void> {
    await this.open()
    if ((await this.unreadCount()) > 0) await this.readAll()
    await expect(this.unread(0)).toBeVisible()
    await this.button.click()
    await this.list.waitFor({ state: 'hidden' })
  }

  readAll(): Promise<void> {
    return this.list.getByRole('button', { name: 'Mark all as read' }).click()
  }
}
