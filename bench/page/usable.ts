import type { BrowserContext, Page } from '@playwright/test'
import { usableAfter } from '../book/in-page.ts'
import { middle, round } from '../lib/figures.ts'
import { judgeAtMost, reportFigure } from '../lib/verdict.ts'
import { peerUsableAfter } from './peer.ts'
import { tasksWhile } from './tasks.ts'

/** Visits after the first, and those whose work is measured. */
const usual = { visits: 7, traced: 3 }

interface Usable {
  /** Milliseconds, the browser's cache and the server's state empty. */
  readonly first: number
  /** The median of the next visits. */
  readonly again: number
  /** The median of processor time that the page's thread uses until then, which other work on the machine does not change. */
  readonly work: number
}

interface Tab {
  readonly page: Page
  readonly url: string
  readonly usableAfter: () => Promise<number>
  readonly took: number[]
  readonly work: number[]
}

const visit = async ({ page, url, usableAfter, took }: Tab): Promise<void> => {
  await page.bringToFront()
  await page.goto(url, { waitUntil: 'commit' })
  took.push(await page.evaluate(usableAfter))
}

const traced = async (tab: Tab): Promise<void> => {
  const tasks = await tasksWhile(tab.page, () => visit({ ...tab, took: [] }))
  tab.work.push(tasks.reduce((sum, took) => sum + took, 0))
}

/** How soon the page and its peer can be used, in turns, so that whatever slows the machine slows both. */
export async function compareUsable(
  context: BrowserContext,
  { path, startPeer }: { readonly path: string; readonly startPeer: () => Promise<string> },
  { visits, traced: tracedVisits } = usual,
): Promise<{ readonly ours: Usable; readonly peer: Usable }> {
  // A tab for each: going from one site to the other in one tab would start a new process each time.
  const open = async (url: string, usable: Tab['usableAfter']): Promise<Tab> => ({
    page: await context.newPage(),
    url,
    usableAfter: usable,
    took: [],
    work: [],
  })
  const ours = await open(path, usableAfter)
  await visit(ours)
  // Only now, because reading its rows would prepare the server for the first visit.
  const peer = await open(await startPeer(), peerUsableAfter)
  await visit(peer)
  for (let round = 0; round < visits; round++) for (const tab of [ours, peer]) await visit(tab)
  for (let round = 0; round < tracedVisits; round++) for (const tab of [ours, peer]) await traced(tab)
  const measured = async ({ page, took: [first = 0, ...others], work }: Tab): Promise<Usable> => {
    await page.close()
    return { first, again: middle(others), work: middle(work) }
  }
  return { ours: await measured(ours), peer: await measured(peer) }
}

const ms = (value: number): string => `${round(value)} ms`
const names = { first: 'usable first', again: 'usable again', work: 'work until then' } as const

interface Limits {
  /** Times the peer. */
  readonly most: Usable
  /** Milliseconds; printed beside the figure. */
  readonly aim: Usable
}

/** Prints both and judges whether the page is within its limits. */
export function reportUsable(
  page: string,
  { ours, peer }: { readonly ours: Usable; readonly peer: Usable },
  { most, aim }: Limits,
): void {
  for (const name of ['first', 'again', 'work'] as const)
    judgeAtMost(most[name], {
      work: `${page}, ${names[name]}`,
      figure: ours[name] / peer[name],
      unit: 'times a bare grid',
      of: `${ms(ours[name])} and ${ms(peer[name])}; aim ${ms(aim[name])}`,
    })
}

/** The same page with fewer rows and with more: what a reader waits for again. */
export const grown = { counts: [1000, 30_000], visits: 3, traced: 0 }

export function reportGrown(
  page: string,
  count: number,
  { ours, peer }: { readonly ours: Usable; readonly peer: Usable },
): void {
  for (const name of ['first', 'again'] as const)
    reportFigure(
      {
        work: `${page} of ${round(count)}, ${names[name]}`,
        figure: ours[name] / peer[name],
        unit: 'times a bare grid',
        of: `${ms(ours[name])} and ${ms(peer[name])}`,
      },
      { because: 'how it grows; the gate is 10,000' },
    )
}
