import { expect, type Locator, type Page } from '@playwright/test'
import type { Client } from '@bookrunner/contract'
import { Shell } from './shell.ts'

/** Called for each screen, and for each dialog over one, once it has settled. */
type Look = (what: string, dialog?: Locator) => Promise<void>

/** Deals of the demo world by their names, each in another status. */
export const demoDeals = {
  draft: 'Amberfall 7Y EUR',
  test: 'Amberfall 10Y EUR',
  ipg: 'Glasswing 5Y Green USD',
  tranches: 'Glasswing 3Y USD',
  fpg: 'Seventh Terrace 3Y USD',
  launched: 'Glasswing 10Y USD',
  priced: 'Amberfall 5Y Blue EUR',
  expired: 'Seventh Terrace PerpNC5',
} as const
type DemoDeal = keyof typeof demoDeals

/** Walks through the screens of deals in whichever language they are read. */
export class DealScreens {
  readonly #page: Page
  readonly #shell: Shell
  readonly #dialog: Locator
  readonly #ids: ReadonlyMap<string, string>

  private constructor(page: Page, ids: ReadonlyMap<string, string>) {
    this.#page = page
    this.#shell = new Shell(page)
    this.#dialog = page.getByRole('dialog')
    this.#ids = ids
  }

  static async of(page: Page, desk: Client): Promise<DealScreens> {
    const found = await Promise.all(
      Object.values(demoDeals).map(async (keyword) => {
        const { list } = await desk.deals.dealList({ keyword, pageNum: 1, pageSize: 15 })
        return [keyword, list.find(({ name }) => name === keyword)?.dealId ?? ''] as const
      }),
    )
    return new DealScreens(page, new Map(found))
  }

  /** Cards, and the table. */
  async board(place: string, look: Look): Promise<void> {
    await this.#open(place)
    // The address changes before the screen does: a heading or no skeleton may still be of the screen before.
    await expect(this.#page.getByRole('main').getByRole('article').filter({ visible: true })).not.toHaveCount(
      0,
    )
    await this.#standsStill()
    await look(`${place}, cards`)
    await this.#page.keyboard.press('v')
    await expect(this.#page.getByRole('table').filter({ visible: true })).toBeVisible()
    await look(`${place}, table`)
    await this.#page.keyboard.press('v')
  }

  /** Each tab that a deal has. */
  async tabs(deal: DemoDeal, look: Look): Promise<void> {
    await this.#openDeal(deal)
    for (const tab of await this.#page.getByRole('tab').all()) {
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      await this.#standsStill()
      await look(`${demoDeals[deal]}, ${await tab.innerText()}`)
    }
  }

  /** Its order book. */
  async book(deal: DemoDeal, look: Look): Promise<void> {
    await this.#open(`/deal/order-book?dealId=${this.#id(deal)}`)
    await expect(this.#page.getByRole('main').locator('.ag-row').first()).toBeVisible()
    await this.#standsStill()
    await look(`${demoDeals[deal]}, order book`)
  }

  /** The dialog of each move that a deal's header offers now. */
  async moves(deal: DemoDeal, look: Look): Promise<void> {
    await this.#openDeal(deal)
    const header = this.#page.locator('main header').filter({ visible: true })
    const menu = header.locator('button[aria-haspopup="menu"]')
    await expect(menu).toBeVisible()
    // Its order book and its allocation are pages, and no moves.
    const pages = { hasNotText: /^(Order book|订单簿|訂單簿|Allocation|配售|Allocate|进行配售|進行配售)$/ }
    for (const button of await header.locator('button:not([aria-haspopup])').filter(pages).all())
      await this.#dialogOf(button, `${demoDeals[deal]}, ${await button.innerText()}`, look)
    const entries = this.#page.locator('main').getByRole('menuitem').filter({ visible: true })
    let count = 1
    for (let at = 0; at < count; at++) {
      await menu.click()
      await expect(entries.first()).toBeVisible()
      count = await entries.count()
      await this.#dialogOf(entries.nth(at), `${demoDeals[deal]}, ${await entries.nth(at).innerText()}`, look)
    }
  }

  /** What an investor sees of a deal. */
  async offer(deal: DemoDeal, look: Look): Promise<void> {
    await this.#open(`/order/deal/${this.#id(deal)}`)
    await expect(this.#shell.title.filter({ visible: true })).toHaveText(demoDeals[deal])
    await this.#standsStill()
    // Of a book that takes no more orders, nothing is counted down.
    const left = this.#page.getByRole('timer').filter({ visible: true })
    if (deal === 'priced') await expect(left).toHaveCount(0)
    else await expect(left).not.toHaveCount(0)
    await look(`${demoDeals[deal]}, offered`)
  }

  async offers(look: Look): Promise<void> {
    await this.#open('/order/my-orders')
    await expect(this.#page.getByRole('main').getByRole('article').first()).toBeVisible()
    await look('offers')
  }

  async #dialogOf(opener: Locator, what: string, look: Look): Promise<void> {
    await opener.click()
    await expect(this.#dialog).toBeVisible()
    await this.#standsStill()
    await look(what, this.#dialog)
    await this.#page.keyboard.press('Escape')
    await expect(this.#dialog).toBeHidden()
  }

  async #openDeal(deal: DemoDeal): Promise<void> {
    await this.#open(`/deal/detail?dealId=${this.#id(deal)}`)
    await expect(this.#shell.title.filter({ visible: true })).toHaveText(demoDeals[deal])
    await this.#standsStill()
  }

  #id(deal: DemoDeal): string {
    return this.#ids.get(demoDeals[deal]) ?? ''
  }

  async #open(place: string): Promise<void> {
    await this.#shell.walkTo(place)
    await expect(this.#page).toHaveURL(`/bookbuildingweb${place}`)
  }

  async #standsStill(): Promise<void> {
    const busy = this.#page.locator('main [aria-busy="true"], main .ant-skeleton, .ant-modal .ant-skeleton')
    await expect(busy.filter({ visible: true })).toHaveCount(0)
  }
}
