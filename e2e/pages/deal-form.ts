import { expect, type Locator, type Page } from '@playwright/test'

/** The six tabs of a deal as the person sees them who fills them in; fields by their place in the deal. */
export class DealForm {
  readonly page: Page
  readonly bar: Locator

  constructor(page: Page) {
    this.page = page
    this.bar = page.getByRole('region', { name: 'Save and submit' })
  }

  async tab(name: string): Promise<void> {
    const tab = this.page.getByRole('tab', { name })
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  }

  field(place: string): Locator {
    return this.page.locator(`[data-place="${place}"]`)
  }

  /** The control a field has, or the first of them. */
  box(place: string): Locator {
    return this.field(place).getByRole('textbox').first()
  }

  /** Typed and left, as Tab leaves it. */
  async type(place: string | Locator, text: string): Promise<void> {
    const box = typeof place === 'string' ? this.box(place) : place
    await box.fill(text)
    await box.press('Tab')
  }

  /** One of a list. */
  async pick(place: string, option: string): Promise<void> {
    await this.field(place).getByRole('combobox').first().click()
    await this.#option(option).click()
    await expect(this.field(place)).toContainText(option)
  }

  /** Typed into a list that is searched. */
  async find(box: Locator, text: string, option = text): Promise<void> {
    await box.fill(text)
    await this.#option(option).click()
  }

  #option(text: string): Locator {
    const list = this.page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')
    // Beside what is drawn, a list for screen readers says the same.
    return list.locator('.ant-select-item-option-content').getByText(text, { exact: true }).first()
  }

  part(name: string): Locator {
    return this.page.getByRole('textbox', { name, exact: true })
  }

  /** One of the syndicate, by part of its name. */
  async addBank(name: string): Promise<void> {
    await this.find(this.page.getByRole('combobox', { name: 'Add a bank' }), name)
    await expect(this.bank(name)).toBeVisible()
  }

  bank(name: string): Locator {
    return this.field('shared.syndicate').getByRole('row').filter({ hasText: name })
  }

  rolesOf(name: string): Locator {
    return this.page.getByRole('group', { name: `Roles of ${name}` })
  }

  /** With the keys, as hands that type do. */
  async save(): Promise<void> {
    await this.page.keyboard.press('ControlOrMeta+s')
    await expect(this.bar.getByText('All saved')).toBeVisible()
  }

  async submit(): Promise<void> {
    await this.bar.getByRole('button', { name: 'Announce', exact: true }).click()
  }

  get asksAboutLeaving(): Locator {
    return this.page.getByRole('dialog', { name: 'Unsaved changes' })
  }

  /** Opens the list of what is missing, from the bar. */
  async openToDo(): Promise<Locator> {
    await this.bar.getByRole('button', { name: /^\d+ more$/ }).click()
    const list = this.page.locator('.ant-popover').filter({ visible: true })
    await expect(list.getByRole('button').first()).toBeVisible()
    return list
  }
}
