import { expect, type Locator, type Page } from '@playwright/test'

/** The page that shows the demo world's mails. */
export class Outbox {
  readonly page: Page
  readonly mails: Locator
  readonly text: Locator
  private known = ''

  constructor(page: Page) {
    this.page = page
    this.mails = page.getByRole('navigation', { name: 'Mails' }).getByRole('button')
    this.text = page.getByRole('article')
  }

  static async inNewTab(beside: Page, account?: string): Promise<Outbox> {
    const outbox = new Outbox(await beside.context().newPage())
    await outbox.open(account)
    return outbox
  }

  async open(account?: string): Promise<void> {
    const query = account ? `?${new URLSearchParams({ account }).toString()}` : ''
    await this.page.goto(`/bookbuildingweb/demo/outbox${query}`)
    await expect(this.page.getByRole('heading', { name: 'Demo outbox' })).toBeVisible()
    await expect(this.mails.first().or(this.page.getByText('No e-mail yet'))).toBeVisible()
    this.known = await this.newest()
  }

  /** When the newest mail was sent; empty while there is none. The list ends somewhere, so counting says nothing. */
  async newest(): Promise<string> {
    const times = this.mails.locator('time')
    return times.evaluateAll(([time]) => time?.getAttribute('datetime') ?? '')
  }

  /**
   * One that was not there when the page was opened, or when one was last waited for: another journey may have signed
   * in with the same account. The page asks again by itself: the mail appears without a reload.
   */
  async newMail(before = this.known): Promise<void> {
    await expect.poll(() => this.newest()).not.toBe(before)
    const sent = await this.newest()
    this.known = sent
    await this.mails.first().click()
    await expect(this.text.locator('time')).toHaveAttribute('datetime', sent)
  }

  /** Of the newest mail with a code: a notice may come by mail beside it. */
  async newCode(before = this.known): Promise<string> {
    const withCode = this.mails.filter({ hasText: 'log-in code' }).first()
    const sentAt = async () => Date.parse((await withCode.locator('time').getAttribute('datetime')) ?? '')
    const known = before === '' ? 0 : Date.parse(before)
    await expect.poll(sentAt).toBeGreaterThan(known)
    await withCode.click()
    return this.text.getByRole('status').innerText()
  }

  /** The link of the open mail. */
  link(): Locator {
    return this.text.getByRole('link')
  }
}
