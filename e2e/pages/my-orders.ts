import { expect, type Download, type Locator, type Page } from '@playwright/test'

/** My Orders: needed actions, the list of orders, and one of them beside it. */
export class MyOrders {
  readonly page: Page
  readonly actionNeeded: Locator
  readonly orders: Locator
  readonly search: Locator
  readonly detail: OrderDetail

  constructor(page: Page) {
    this.page = page
    this.actionNeeded = page.getByRole('region', { name: 'Action needed' })
    this.orders = page.getByRole('region', { name: 'Your orders' })
    this.search = page.getByRole('textbox', { name: 'Number, deal or account' })
    this.detail = new OrderDetail(page)
  }

  /** An order of the table, or on a phone its card. */
  row(number: string): Locator {
    return this.orders.locator('tbody tr, li').filter({ hasText: number })
  }

  link(number: string): Locator {
    return this.orders.getByRole('link', { name: new RegExp(`^Order ${number}`) })
  }

  /** The action needed on one order. */
  question(number: string): Locator {
    return this.actionNeeded.getByRole('listitem').filter({ hasText: number })
  }

  status(name: string): Locator {
    return this.page.getByRole('group', { name: 'Order status' }).getByRole('button', { name })
  }

  header(name: string): Locator {
    return this.orders.getByRole('columnheader', { name })
  }

  async open(number: string): Promise<OrderDetail> {
    await this.link(number).click()
    await expect(this.detail.title).toContainText(number)
    return this.detail
  }

  async excel(): Promise<Download> {
    const saved = this.page.waitForEvent('download')
    await this.orders.getByRole('button', { name: 'Download Excel' }).click()
    return saved
  }
}

class OrderDetail {
  readonly box: Locator
  readonly title: Locator
  readonly history: Locator
  readonly comparison: Locator

  constructor(page: Page) {
    this.box = page.getByRole('dialog').filter({ has: page.getByRole('region', { name: 'History' }) })
    this.title = this.box.getByText(/^Order [0-9A-Z-]+$/)
    this.history = this.box.getByRole('region', { name: 'History' })
    this.comparison = this.history.getByRole('table')
  }

  version(number: number): Locator {
    return this.history.getByRole('listitem').filter({ hasText: `Version ${number}` })
  }

  async choose(end: 'Earlier version' | 'Later version', number: number): Promise<void> {
    await this.history.getByRole('combobox', { name: end }).click()
    await this.box
      .page()
      .getByTitle(`Version ${number}`, { exact: true })
      .locator('visible=true')
      .last()
      .click()
  }
}
