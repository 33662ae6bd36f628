import { createClient } from '@bookrunner/contract'
import { expect, type Locator, type Page } from '@playwright/test'
import { codesFor, newCode } from '../api.ts'
import { demoPassword } from '../people.ts'
import { Outbox } from './outbox.ts'

/** Log-in: account and password, then the code of the mail. */
export class LogIn {
  readonly page: Page
  readonly account: Locator
  readonly password: Locator
  readonly code: Locator
  readonly problem: Locator

  constructor(page: Page) {
    this.page = page
    this.account = page.getByLabel('Account (e-mail)')
    this.password = page.getByLabel('Password', { exact: true })
    this.code = page.getByLabel('6-digit code')
    this.problem = page.getByRole('main').getByRole('alert')
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/bookbuildingweb/login${query}`)
    await this.isHere()
  }

  async isHere(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await expect(this.page).toHaveURL(/\/bookbuildingweb\/login/)
  }

  async givePassword(account: string, password = demoPassword): Promise<void> {
    await this.account.fill(account)
    await this.password.fill(password)
    await this.page.getByRole('button', { name: 'Continue' }).click()
  }

  /** Six digits are all there is to say: no button is needed. */
  async giveCode(code: string): Promise<void> {
    await this.code.fill(code)
  }

  async signIn(account: string, password = demoPassword): Promise<void> {
    const client = createClient({ baseUrl: new URL(this.page.url()).origin })
    const before = new Set(await codesFor(client, account))
    await this.givePassword(account, password)
    await expect(this.code).toBeVisible()
    await this.giveCode(await newCode(client, account, before))
  }

  /** The code is read from the outbox in a second tab, as one would. */
  async signInWithOutbox(account: string): Promise<void> {
    const outbox = await Outbox.inNewTab(this.page, account)
    const before = await outbox.newest()
    await this.givePassword(account)
    await expect(this.code).toBeVisible()
    const code = await outbox.newCode(before)
    await outbox.page.close()
    await this.giveCode(code)
  }

  async forgot(): Promise<void> {
    await this.page.getByRole('link', { name: 'Forgot password?' }).click()
    // Both pages ask for the account under the same label.
    await expect(this.page.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
  }

  resend(): Locator {
    return this.page.getByRole('button', { name: /^Send a new code/ })
  }
}
