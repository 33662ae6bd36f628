// What a desk does in a grid, beside the same in a bare grid: a figure typed, all rows picked.
import type { Page } from '@playwright/test'
import { middle } from '../lib/figures.ts'
import { judgeAtMost } from '../lib/verdict.ts'

const turns = 9

interface Act {
  /** The event that the time begins with. */
  readonly on: 'keydown' | 'click'
  /** What shows that it is done, by its text. */
  readonly shows: string
  /** The text of the end; without it any other text than before. */
  readonly end?: RegExp
  readonly run: () => Promise<void>
}

/** A page with rows that can be edited and picked. */
export interface ActedPage {
  readonly page: Page
  /** Shows the sum of the sizes, and the number of picked rows. */
  readonly sum: string
  readonly picked: string
}

interface Timed {
  actTook?: Promise<number>
}

/** Inside the page: from an event until a text has changed and is drawn. */
const time = ({ on, shows, end }: { on: string; shows: string; end: string | undefined }): void => {
  const read = () => document.querySelector(shows)?.textContent ?? ''
  const [before, wanted] = [read(), end === undefined ? undefined : new RegExp(end)]
  const isDone = () => (wanted ? wanted.test(read()) : read() !== before)
  ;(globalThis as Timed).actTook = new Promise((done, fail) => {
    setTimeout(() => fail(new Error(`${shows} still says ${read()}.`)), 10_000)
    const listen = (event: Event) => {
      // Digits come before the key that ends the figure.
      if (event instanceof KeyboardEvent && event.key !== 'Enter') return
      removeEventListener(on, listen, { capture: true })
      const look = () =>
        isDone()
          ? setTimeout(() => done(performance.now() - event.timeStamp), 0)
          : requestAnimationFrame(look)
      requestAnimationFrame(look)
    }
    addEventListener(on, listen, { capture: true })
  })
}

const took = async (page: Page, { on, shows, end, run }: Act): Promise<number> => {
  await page.bringToFront()
  await page.evaluate(time, { on, shows, end: end?.source })
  await run()
  return page.evaluate(() => (globalThis as Timed).actTook!)
}

/** Another figure each time, in the same cell; the smallest orders have room for it. */
const typed = async ({ page, sum }: ActedPage, round: number): Promise<number> => {
  await page.bringToFront()
  await page.locator('.ag-row[row-index="0"] [col-id="size"]').click()
  await page.keyboard.type(String(1 + (round % 5)))
  const taken = await took(page, { on: 'keydown', shows: sum, run: () => page.keyboard.press('Enter') })
  // What the server answers is no part of the next figure.
  await page.waitForTimeout(500)
  return taken
}

const picked = async ({ page, picked: shows }: ActedPage, lines: number): Promise<number> => {
  const toggle = () => page.locator('.ag-header-select-all input').first().click()
  const end = new RegExp(`${lines.toLocaleString('en').replace(',', ',?')} selected`)
  const taken = await took(page, { on: 'click', shows, end, run: toggle })
  await toggle()
  await page.waitForTimeout(200)
  return taken
}

const ms = (value: number): string => `${Math.round(value)} ms`

interface Limits {
  /** Times the peer. */
  readonly most: { readonly typed: number; readonly picked: number }
  /** Milliseconds; printed beside the figure. */
  readonly aim: { readonly typed: number; readonly picked: number }
}

/** Both pages in turns, so that whatever slows the machine slows both. */
export async function reportActs(
  name: string,
  pages: { readonly ours: ActedPage; readonly peer: ActedPage },
  { lines, most, aim }: Limits & { readonly lines: number },
): Promise<void> {
  const compare = async (work: string, kind: 'typed' | 'picked', act: typeof typed | typeof picked) => {
    const times = { ours: [] as number[], peer: [] as number[] }
    for (let round = 0; round < turns; round++)
      for (const which of ['ours', 'peer'] as const)
        times[which].push(await act(pages[which], kind === 'typed' ? round : lines))
    const [ours, peer] = [middle(times.ours), middle(times.peer)]
    judgeAtMost(most[kind], {
      work: `${name}, ${work}`,
      figure: ours / peer,
      unit: 'times a bare grid',
      of: `${ms(ours)} and ${ms(peer)}; aim ${ms(aim[kind])}`,
    })
  }
  await compare('a figure typed, until the strip has it', 'typed', typed)
  await compare('all lines picked, until their number is shown', 'picked', picked)
}
