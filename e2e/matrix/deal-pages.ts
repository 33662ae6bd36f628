// The pages of a deal as a deal-level role finds them: for each action of the role matrix, where it is on the page.
import { expect, type Locator, type Page } from '@playwright/test'
import { Shell } from '../pages/shell.ts'
import type { MatrixDeals } from './screens.ts'
import { scopeOf, type DealAct, type DealLevelRole } from './tables.ts'

/** One role on the pages of its deals. */
class DealWalk {
  readonly #page: Page
  readonly #main: Locator
  readonly #role: DealLevelRole

  constructor(page: Page, role: DealLevelRole) {
    this.#page = page
    this.#main = page.getByRole('main')
    this.#role = role
  }

  async open(place: string): Promise<void> {
    await new Shell(this.#page).walkTo(place)
    await expect(this.#page).toHaveURL((url) => `${url.pathname}${url.search}`.endsWith(place))
    await this.settled()
  }

  async settled(): Promise<void> {
    await expect(this.#page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
  }

  scope(act: DealAct) {
    return scopeOf(this.#role, act)
  }

  may(act: DealAct): boolean {
    return this.scope(act) !== '–'
  }

  button(name: string | RegExp): Locator {
    return this.#main.getByRole('button', { name, exact: true }).filter({ visible: true }).first()
  }

  segment(name: string): Locator {
    return this.#main.locator('.ant-segmented-item').filter({ hasText: name, visible: true })
  }

  tab(name: string): Locator {
    return this.#main.getByRole('tab', { name, exact: true }).filter({ visible: true })
  }

  text(words: string): Locator {
    return this.#main.getByText(words).filter({ visible: true })
  }

  lines(grid: string): Locator {
    return this.#main.getByRole('region', { name: grid }).locator('.ag-row:not(.ag-row-pinned)')
  }

  async shows(act: DealAct, found: Locator, visible = this.may(act)): Promise<void> {
    await expect.soft(found, `${this.#role}: ${act}, ${found}`).toBeVisible({ visible })
  }

  /** The entries of a menu; without its button there are none. */
  async entries(opener: string): Promise<string[]> {
    const button = this.button(opener)
    if (!(await button.isVisible()) || (await button.isDisabled())) return []
    await button.click()
    const entries = this.#main.getByRole('menuitem').filter({ visible: true })
    await expect(entries.first()).toBeVisible()
    const found = await entries.allInnerTexts()
    await this.#page.keyboard.press('Escape')
    await expect(entries).toHaveCount(0)
    return found.map((entry) => entry.replaceAll(/\s+/g, ' '))
  }

  has(act: DealAct, entries: readonly string[], entry: RegExp, visible = this.may(act)): void {
    expect
      .soft(
        entries.some((each) => entry.test(each)),
        `${this.#role}: ${act}, ${entry} in ${entries.join(', ')}`,
      )
      .toBe(visible)
  }

  /** The order of a house beside the book. */
  async order(lineOf: RegExp, look: (drawer: Locator) => Promise<void>): Promise<void> {
    await this.lines('Orders of the book').filter({ hasText: lineOf }).getByRole('link').click()
    const drawer = this.#page.getByRole('dialog', { name: /^Order/ })
    await expect(drawer).toBeVisible()
    await this.settled()
    await look(drawer)
    await this.#page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
  }
}

const lookAtDraft = async (walk: DealWalk, { draft }: MatrixDeals): Promise<void> => {
  await walk.open(`/deal/detail?dealId=${draft}`)
  await walk.shows('edit a draft', walk.button('Save draft'))
  await walk.shows('submit it', walk.button('Announce'))
}

const lookAtDeal = async (walk: DealWalk, { open }: MatrixDeals): Promise<void> => {
  await walk.open(`/deal/detail?dealId=${open}`)
  for (const tab of ['Issuer', 'Syndicate', 'Ratings', 'Terms', 'Price Guidance', 'Docs'])
    await expect.soft(walk.tab(tab)).toBeVisible()
  await walk.shows('edit terms after submit', walk.button('Save changes'))
  await walk.shows('run the deal', walk.button('New guidance'))
  const more = await walk.entries('More actions')
  for (const move of [/^Push test$/, /^Push FPG$/, /^Change times$/, /^Abort$/])
    walk.has('run the deal', more, move)
  await walk.shows('read the book', walk.button('Order book'))
  await walk.shows('deal log, audit pack', walk.tab('Log'))
  if (!walk.may('deal log, audit pack')) return
  await walk.tab('Log').click()
  await walk.shows('deal log, audit pack', walk.button('Audit pack'))
}

/** Which orders a file of the book has, as its menu says. */
const files = {
  all: /^Excel Orders, summary/,
  own: /^Excel Orders your bank/,
  totals: /^Excel Summary/,
} as const

const lookAtBook = async (walk: DealWalk, { open }: MatrixDeals, role: DealLevelRole): Promise<void> => {
  await walk.open(`/deal/order-book?dealId=${open}`)
  const scope = walk.scope('read the book')
  if (scope === '–') await expect(walk.text('You do not have access to this book')).toBeVisible()
  else if (scope === 'totals') await expect(walk.text('You see the totals of this book')).toBeVisible()
  await expect(walk.lines('Orders of the book')).toHaveCount(scope === 'all' ? 3 : 0)
  await walk.shows('enter an order for an investor', walk.button('Enter order'))
  await walk.shows('run the deal', walk.button('New guidance'))
  const orders = await walk.entries('Orders')
  walk.has('merge and resolve duplicates', orders, /^Merge/)
  walk.has('merge and resolve duplicates', orders, /^Findings/)
  const exported = await walk.entries('Export')
  for (const kind of ['all', 'own', 'totals'] as const)
    walk.has(
      'export book or allocation',
      exported,
      files[kind],
      walk.scope('export book or allocation') === kind,
    )
  if (scope !== 'all') return
  // Quillstone leads the one, Lantern the other.
  for (const [lineOf, isLed] of [
    [/Tamarind/, role === 'JLM'],
    [/Ironmoss/, false],
  ] as const)
    await walk.order(lineOf, async (drawer) => {
      const edits = walk.scope('enter an order for an investor')
      const reaches = edits === 'all' || (edits === 'own' && isLed)
      await walk.shows(
        'enter an order for an investor',
        drawer.getByRole('button', { name: 'Edit', exact: true }).first(),
        reaches,
      )
      await drawer.getByRole('tab', { name: /^Comments/ }).click()
      const comments = drawer.getByRole('region', { name: 'Private comment' })
      await walk.shows('read private comments', comments)
      await walk.shows('write private comments', comments.getByRole('button', { name: 'Write' }))
    })
}

const lookAtAllocation = async (walk: DealWalk, { launched }: MatrixDeals): Promise<void> => {
  await walk.open(`/deal/alloc?dealId=${launched}`)
  const scope = walk.scope('review a launched allocation')
  if (scope === '–')
    await expect(
      walk.text(/You do not have access to this allocation|You see the totals/.source),
    ).toHaveCount(0)
  await expect(walk.lines('Lines of the version')).toHaveCount({ all: 3, own: 1, totals: 0, '–': 0 }[scope])
  await walk.shows('allocate', walk.segment('Policy'))
  await walk.shows('allocate', walk.button('Share'))
  await walk.shows('allocate', walk.button('Recall allocation'))
  await walk.shows('sign off', walk.button('Review and sign off'))
  await walk.shows('confirm per investor', walk.button('Confirm'))
  for (const list of ['Settlement', 'Hedge'])
    await walk.shows('settlement and hedge lists', walk.segment(list))
  const exported = await walk.entries('Export')
  walk.has('export book or allocation', exported, /^Excel/)
  walk.has(
    'export book or allocation',
    exported,
    /^Excel Totals and buckets, no lines/,
    walk.scope('export book or allocation') === 'totals',
  )
  walk.has('export book or allocation', exported, /^PDF/, walk.scope('export book or allocation') === 'all')
  for (const list of [/^Settlement list/, /^Hedge list/])
    walk.has('settlement and hedge lists', exported, list)
  walk.has('deal log, audit pack', exported, /^Audit pack/, walk.may('deal log, audit pack') && scope !== '–')
  await walk.shows('review a launched allocation', walk.segment('Review'))
  if (scope === '–') return
  await walk.segment('Review').click()
  await walk.settled()
  await walk.shows('review a launched allocation', walk.button('Send'))
  await walk.shows('sign off', walk.button('Sign off'))
}

export const walkDealPages = async (page: Page, role: DealLevelRole, deals: MatrixDeals): Promise<void> => {
  const walk = new DealWalk(page, role)
  await lookAtDraft(walk, deals)
  await lookAtDeal(walk, deals)
  await lookAtBook(walk, deals, role)
  await lookAtAllocation(walk, deals)
}
