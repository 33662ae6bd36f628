import { expect, type Locator, type Page } from '@playwright/test'

export type Mode = 'Dark menu' | 'Light' | 'Night'
export type Layout = 'Side' | 'Head' | 'Mix'
export type Flag = 'Fixed header' | 'Fixed sidebar' | 'Multi-tab mode' | 'Colour-weak mode' | 'Page animation'

/** The drawer with every option of the look. */
export class Appearance {
  readonly #page: Page
  readonly drawer: Locator

  constructor(page: Page) {
    this.#page = page
    this.drawer = page.getByRole('dialog', { name: 'Appearance' })
  }

  async open(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Appearance' }).click()
    await expect(this.drawer).toBeVisible()
  }

  async close(): Promise<void> {
    await this.#page.keyboard.press('Escape')
    await expect(this.drawer).toBeHidden()
  }

  async press(name: Mode | Layout | 'Teal'): Promise<void> {
    const button = this.drawer.getByRole('button', { name, exact: true })
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  }

  async width(name: 'Fixed' | 'Fluid'): Promise<void> {
    await this.drawer.getByRole('group', { name: 'Content width' }).getByText(name, { exact: true }).click()
  }

  flag(name: Flag): Locator {
    return this.drawer.getByRole('switch', { name })
  }

  async animation(name: 'Fade' | 'Rise' | 'Slide' | 'Zoom'): Promise<void> {
    await this.drawer.getByRole('combobox', { name: 'Animation style' }).click()
    await this.#page.getByTitle(name, { exact: true }).last().click()
  }

  reset(): Promise<void> {
    return this.drawer.getByRole('button', { name: 'Restore defaults' }).click()
  }

  /** What this browser keeps of it. */
  stored(): Promise<Record<string, unknown> | null> {
    return this.#page.evaluate(
      () => JSON.parse(localStorage.getItem('bookrunner.theme') ?? 'null') as Record<string, unknown> | null,
    )
  }
}
