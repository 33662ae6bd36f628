import { expect, type Locator, type Page } from '@playwright/test'
import { Deal, MoveDialog } from './deal.ts'

/** What a desk does on its book beside the grid. */
export class BookDesk {
  readonly page: Page
  readonly moves: Deal
  readonly round: Locator
  readonly header: Locator

  constructor(page: Page) {
    this.page = page
    this.moves = new Deal(page)
    this.header = this.moves.header
    this.round = page.getByRole('region', { name: 'Replies to this round' })
  }

  /** In, out and what leaves at the level that is typed. */
  part(box: Locator, name: string): Locator {
    return box
      .locator('.book-rounds-touch-level > div')
      .filter({ has: this.page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
  }

  async open(tool: string | RegExp, title: string): Promise<MoveDialog> {
    await this.header.getByRole('button', { name: tool }).click()
    return this.dialog(title)
  }

  /** A tool in the menu of orders. */
  async openFromOrders(tool: string | RegExp, title: string): Promise<MoveDialog> {
    await this.header.getByRole('button', { name: 'Orders', exact: true }).click()
    await this.page.getByRole('menuitem', { name: tool }).click()
    return this.dialog(title)
  }

  async dialog(title: string): Promise<MoveDialog> {
    const box = this.page.getByRole('dialog', { name: title })
    await expect(box).toBeVisible()
    return new MoveDialog(box)
  }

  /** The book before and after, in a dialog. */
  figure(box: Locator, name: string): Locator {
    return box
      .locator('.book-merge-before dl > div')
      .filter({ has: this.page.locator('dt', { hasText: name }) })
  }

  comment(box: Locator, kind: 'Public' | 'Private'): Locator {
    return box.getByRole('region', { name: `${kind} comment` })
  }
}
