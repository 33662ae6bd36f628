import { expect, type Download, type Locator, type Page } from '@playwright/test'

/** The charts beside a book, and what-if. */
export class BookCharts {
  readonly page: Page
  readonly panel: Locator
  readonly leaves: Locator

  constructor(page: Page) {
    this.page = page
    this.panel = page.getByRole('complementary', { name: 'Charts' })
    this.leaves = this.panel.getByRole('group', { name: 'Drop-off between two levels' }).getByRole('status')
  }

  static place = (dealId: string, chart: string): string => `/deal/order-book?dealId=${dealId}&chart=${chart}`

  get picture(): Locator {
    return this.panel.getByRole('img')
  }

  async show(name: 'Demand' | 'Distribution' | 'Momentum' | 'What-if'): Promise<void> {
    await this.panel.getByText(name, { exact: true }).first().click()
  }

  async chooseTable(): Promise<void> {
    await this.panel.locator('.kit-chart-bar .ant-segmented-item').last().click()
  }

  async asTable(): Promise<void> {
    await this.chooseTable()
    await expect(this.panel.getByRole('table').first()).toBeVisible()
  }

  async asChart(): Promise<void> {
    await this.panel.locator('.kit-chart-bar .ant-segmented-item').nth(-2).click()
    await expect(this.picture).toBeVisible()
  }

  /** A row of the table on the screen, cell by cell. */
  async cells(name: string): Promise<string[]> {
    const row = this.panel.getByRole('row').filter({ hasText: name }).first()
    await expect(row).toBeVisible()
    return (await row.locator('th, td').allInnerTexts()).map((text) => text.trim())
  }

  async type(field: string, text: string): Promise<void> {
    const box = this.panel.getByRole('textbox', { name: field, exact: true })
    await box.fill(text)
    await box.press('Enter')
  }

  async savePicture(): Promise<Download> {
    const saved = this.page.waitForEvent('download')
    await this.panel.getByRole('button', { name: 'Save as image (PNG)' }).click()
    return saved
  }
}
