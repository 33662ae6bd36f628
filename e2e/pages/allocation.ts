import { expect, type Locator, type Page } from '@playwright/test'

/** The allocation of a deal: its totals, its lines, and the panels beside them. */
export class Allocation {
  readonly page: Page
  readonly grid: Locator
  /** The message about a cell. */
  readonly note: Locator
  readonly side: Locator

  constructor(page: Page) {
    this.page = page
    this.grid = page.getByRole('region', { name: 'Lines of the version' })
    this.note = page.locator('.kit-dense-foot-cell')
    this.side = page.getByRole('complementary', { name: 'Targets, policy, changes' })
  }

  /** "Remainder", "Given": a figure of the strip. */
  figure(name: string): Locator {
    const one = this.page.locator('.allocation-strip dl > div')
    return one.filter({ has: this.page.getByText(name, { exact: true }) }).locator('dd')
  }

  /** The small print of a figure: "2 pending". */
  noteOf(name: string): Locator {
    return this.figure(name).locator('.kit-dense-note')
  }

  cell(orderId: string, column: string): Locator {
    return this.grid.locator(`[row-id="${orderId}"] [col-id="${column}"]`)
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name })
  }

  /** From one of the deal's pages to another. */
  way(name: 'Deal' | 'Order book' | 'Allocation'): Locator {
    const main = this.page.getByRole('main')
    return main.getByRole('button', { name, exact: true }).filter({ visible: true })
  }

  /** Opens the list of versions. */
  get versions(): Locator {
    return this.page.locator('.allocation-versions-version').filter({ visible: true })
  }

  version(name: string): Locator {
    return this.page.locator('.allocation-versions-versions li').filter({ hasText: name })
  }

  tab(name: string): Locator {
    return this.page.locator('.ant-segmented-item').filter({ hasText: name })
  }

  async typeInto(orderId: string, typed: string): Promise<void> {
    const cell = this.cell(orderId, 'size')
    // A version that has just been recalled is open for edits only once its copy has loaded.
    await expect(cell).toHaveClass(/kit-dense-cell-open/)
    await cell.click()
    await this.page.keyboard.type(typed)
    await this.page.keyboard.press('Enter')
  }

  /** Pasted where the focus is, as from a spreadsheet. */
  async paste(orderId: string, text: string): Promise<void> {
    await this.cell(orderId, 'size').click()
    await this.page.evaluate((content) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', content)
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
    }, text)
  }

  get rules(): Locator {
    return this.side.locator('.allocation-policy-rules > li')
  }

  /** Of the rules that a version starts with, only pro rata stays. */
  async keepProRata(): Promise<void> {
    await this.button('Remove Fill small orders in full').click()
    await this.button('Remove Rounding').click()
    await expect(this.rules).toHaveCount(1)
  }

  async addRule(name: string): Promise<void> {
    await this.side.getByLabel('Add a rule').click()
    await this.page.getByTitle(name, { exact: true }).click()
    await expect(this.rules.filter({ hasText: name })).toHaveCount(1)
  }
}
