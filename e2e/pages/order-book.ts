import { expect, type Locator, type Page } from '@playwright/test'

/** The order book of a deal: its totals, its rows, and the drawers beside it. */
export class OrderBook {
  readonly page: Page
  readonly header: Locator
  readonly totals: Locator
  readonly grid: Locator
  readonly rows: Locator
  readonly groups: Locator
  /** Under all rows. */
  readonly sums: Locator
  /** The message about a cell. */
  readonly note: Locator
  /** Which state the page is of. */
  readonly numbered: Locator
  readonly enterButton: Locator

  constructor(page: Page) {
    this.page = page
    this.header = page.getByRole('main').locator('header')
    this.totals = page.getByRole('main').locator('dl').first()
    this.grid = page.getByRole('region', { name: 'Orders of the book' })
    // The sums at the foot are no order.
    this.rows = this.grid.locator('.ag-row:not(.ag-row-pinned)')
    this.groups = this.grid.locator('.kit-dense-row-group')
    this.sums = this.grid.locator('.ag-row-pinned')
    this.note = page.locator('.kit-dense-foot-cell')
    this.numbered = page.getByRole('status').filter({ hasText: 'State' })
    this.enterButton = this.header.getByRole('button', { name: 'Enter order' })
  }

  static place = (dealId: string): string => `/deal/order-book?dealId=${dealId}`

  row(text: string | RegExp): Locator {
    return this.rows.filter({ hasText: text })
  }

  cell(orderId: string, column: string): Locator {
    return this.grid.locator(`[row-id="${orderId}"] [col-id="${column}"]`)
  }

  total(name: string): Locator {
    return this.totals.locator('div').filter({ has: this.page.locator('dt', { hasText: name }) })
  }

  async filter(text: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Filter orders' }).fill(text)
  }

  /** By keyboard, as on the telephone: nothing is clicked. */
  async beginEntry(): Promise<Entry> {
    await expect(this.enterButton).toBeVisible()
    await this.page.keyboard.press('n')
    return this.entry()
  }

  async entry(): Promise<Entry> {
    const box = this.page.getByRole('dialog', { name: 'Enter an order' })
    await expect(box).toBeVisible()
    return new Entry(this.page, box)
  }

  async open(row: string | RegExp): Promise<OpenOrder> {
    await this.row(row).getByRole('link').click()
    return this.opened()
  }

  async opened(): Promise<OpenOrder> {
    const box = this.page.getByRole('dialog', { name: /^Order/ })
    await expect(box).toBeVisible()
    return new OpenOrder(box)
  }
}

/** An order as it is typed for an investor. */
export class Entry {
  readonly box: Locator
  readonly page: Page
  readonly confirmation: Locator

  constructor(page: Page, box: Locator) {
    this.page = page
    this.box = box
    this.confirmation = box.getByRole('status').filter({ hasText: ' entered at ' })
  }

  field(name: string | RegExp): Locator {
    return this.box.getByRole('textbox', { name })
  }

  /** The field has the focus when the drawer opens. */
  async investor(name: string): Promise<void> {
    const found = this.page.getByRole('option', { name, exact: false })
    await expect(this.box.getByRole('combobox', { name: 'Investor' })).toBeFocused()
    await this.page.keyboard.type(name)
    await expect(this.page.getByTitle(name, { exact: true }).or(found).first()).toBeAttached()
    await this.page.keyboard.press('Enter')
    await expect(this.box.getByTitle(name, { exact: true })).toBeVisible()
    // Enter moves on to the size.
    await expect(this.field('Size and limits')).toBeFocused()
  }

  async submit(): Promise<void> {
    await this.page.keyboard.press('Control+Enter')
  }

  /** The number of the order. */
  async number(): Promise<string> {
    await expect(this.confirmation).toBeVisible()
    return /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(await this.confirmation.innerText())?.[0] ?? ''
  }
}

/** An order beside the book. */
export class OpenOrder {
  readonly box: Locator
  readonly versions: Locator

  constructor(box: Locator) {
    this.box = box
    this.versions = box.getByRole('region', { name: 'Versions' }).getByRole('listitem')
  }

  button(name: string | RegExp): Locator {
    return this.box.getByRole('button', { name })
  }

  field(name: string | RegExp): Locator {
    return this.box.getByRole('textbox', { name })
  }

  async close(): Promise<void> {
    await this.box.page().keyboard.press('Escape')
    await expect(this.box).toBeHidden()
  }
}
