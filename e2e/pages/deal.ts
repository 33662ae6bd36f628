import { expect, type Download, type Locator, type Page } from '@playwright/test'

/** A deal's page as its managers see it: header, tabs, dialogs of its moves, and the log. */
export class Deal {
  readonly page: Page
  readonly header: Locator
  readonly pricing: Locator
  readonly history: Locator

  constructor(page: Page) {
    this.page = page
    this.header = page.getByRole('main').locator('header')
    this.pricing = page.getByRole('group', { name: 'Pricing panel' })
    this.history = page.getByRole('region', { name: 'Guidance history' })
  }

  get name(): Locator {
    return this.header.getByRole('heading', { level: 1 })
  }

  get countdown(): Locator {
    return this.header.getByRole('timer')
  }

  async tab(name: string): Promise<void> {
    await this.page.getByRole('tab', { name }).click()
    await expect(this.page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
  }

  /** A button of the header, or an entry of its menu; the dialog it opens. */
  async begin(move: string, title: string): Promise<MoveDialog> {
    const button = this.header.getByRole('button', { name: move, exact: true })
    const more = this.header.getByRole('button', { name: 'More actions' })
    const entry = this.page.getByRole('menuitem', { name: move, exact: true })
    // What may be done next comes a moment after the status; until then it is neither here nor in the menu.
    await expect(async () => {
      if (await button.isVisible()) return button.click({ timeout: 2000 })
      if ((await more.getAttribute('aria-expanded')) !== 'true') await more.click({ timeout: 2000 })
      await entry.click({ timeout: 2000 })
    }).toPass({ timeout: 20_000 })
    // Its menu takes the first Escape as long as it is there.
    await expect(entry).toBeHidden()
    return this.dialog(title)
  }

  /** A draft is announced from the bar under its form. */
  async submit(): Promise<MoveDialog> {
    await this.page.getByRole('main').getByRole('button', { name: 'Announce', exact: true }).click()
    return this.dialog('Announce the deal')
  }

  /** The one primary button of a deal's page: its next step. */
  get next(): Locator {
    return this.header.locator('.ant-btn-primary').first()
  }

  /** A stage of the line under the title, with its time. */
  stage(name: string): Locator {
    return this.page
      .getByRole('list', { name: 'Stages of the deal' })
      .getByRole('listitem')
      .filter({ hasText: name })
  }

  dialog(title: string): MoveDialog {
    return new MoveDialog(this.page.getByRole('dialog', { name: title }))
  }

  figure(label: string): Locator {
    return figureIn(this.pricing, label)
  }
}

/** A figure of the pricing panel, in the tab or in a dialog: its label goes on with its unit. */
const figureIn = (panel: Locator, label: string): Locator =>
  panel.getByRole('textbox', { name: new RegExp(`^${label}`) })

export class MoveDialog {
  readonly box: Locator

  constructor(box: Locator) {
    this.box = box
  }

  field(label: string | RegExp): Locator {
    return this.box.getByRole('textbox', { name: label })
  }

  figure(label: string): Locator {
    return figureIn(this.box.getByRole('group', { name: 'Pricing panel' }), label)
  }

  async press(verb: string): Promise<void> {
    await this.box.getByRole('button', { name: verb, exact: true }).click()
  }

  async done(verb: string): Promise<void> {
    await this.press(verb)
    await expect(this.box).toBeHidden()
  }
}

/** The log: its lines, its filters, its proof. */
export class DealLog {
  readonly page: Page
  readonly lines: Locator

  constructor(page: Page) {
    this.page = page
    this.lines = page.getByRole('region', { name: 'Deal log' }).locator('tbody tr[data-row-key]')
  }

  line(text: string | RegExp): Locator {
    return this.lines.filter({ hasText: text })
  }

  async kind(name: string): Promise<void> {
    const kinds = this.page.getByRole('group', { name: 'Kind' })
    await kinds.getByRole('button', { name, exact: true }).click()
  }

  async check(): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Check the chain' }).click()
    return this.page.getByText(/^The chain is /)
  }

  async excel(): Promise<Download> {
    const download = this.page.waitForEvent('download')
    await this.page.getByRole('button', { name: 'Excel' }).click()
    return download
  }
}
