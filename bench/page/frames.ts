// Frames a second of a scrolled page while its book changes, beside two kinds of calm.
import type { Page } from '@playwright/test'
import { changing, type ChangedBook } from '../book/changing.ts'
import { scrollFor } from '../book/in-page.ts'
import type { Watched } from '../book/watch.ts'
import { middle } from '../lib/figures.ts'
import { judgeAtLeast, judgeAtMost, judgeThat, reportFigure } from '../lib/verdict.ts'
import { drawingsWhile, longMs, tasksWhile } from './tasks.ts'

const changes = { perSecond: 100, seconds: 8, turns: 3 }
/** Of the frames a second while nothing changes anywhere. */
const leastShare = 0.9

interface World extends ChangedBook {
  readonly page: Page
  readonly app: { readonly port: number }
  readonly people: readonly { readonly token: string }[]
  readonly watcher: string
  /** A book of the same size that the page does not show. */
  readonly other: ChangedBook
}

/**
 * Times a second that a page is drawn which nobody touches. It shows changes at a pace of its own, which no machine changes: a
 * page drawn for each message, or at twice the pace, is drawn more often.
 */
const mostDrawings = 10

/** Changes a book as often as it was changed before, in rounds. */
export const changer = (world: World, book: ChangedBook) => {
  const { seconds, perSecond } = changes
  const written: Watched[] = []
  return {
    written,
    during: async <Result>(run: () => Promise<Result>): Promise<Result> => {
      const changed = (written.length * seconds * perSecond) / book.templates.length
      const writing = changing(world, book, { perSecond, seconds, changed })
      const result = await run()
      written.push(await writing)
      return result
    },
  }
}

type Changer = ReturnType<typeof changer>

const longOf = (tasks: readonly number[]): number[] => tasks.filter((took) => took > longMs)

const describeTasks = (name: string, tasks: readonly number[]): void => {
  const busy = tasks.reduce((sum, took) => sum + took, 0) / (10 * changes.seconds)
  console.log(
    `  ${name.padEnd(20)}the page's thread works ${busy.toFixed(0)} % of the time, ` +
      `${longOf(tasks).length} tasks over ${longMs} ms, the longest ${Math.max(0, ...tasks).toFixed(0)} ms`,
  )
}

/**
 * Scrolling while nothing changes, while another book changes, and while the shown one does, in turns: whatever else
 * slows the machine slows all. The limit is the share of the first. The second says how much of the loss is the
 * server's, the database's and the writer's share of the same cores, which a desk's own machine does not have.
 * Frames are counted without a trace, which alone takes a third of a core; tasks are measured in rounds of their own.
 */
export async function reportFrames(world: World, shown: Changer): Promise<void> {
  const { page } = world
  const { turns, seconds, perSecond } = changes
  const scroll = (): Promise<number> => page.evaluate(scrollFor, seconds)
  const elsewhere = changer(world, world.other)
  await page.evaluate(scrollFor, 3)
  const frames = { calm: [] as number[], elsewhere: [] as number[], shown: [] as number[] }
  for (let round = 0; round < turns; round++) {
    frames.calm.push(await scroll())
    frames.elsewhere.push(await elsewhere.during(scroll))
    frames.shown.push(await shown.during(scroll))
  }
  const perSecondOf = (name: keyof typeof frames): number => middle(frames[name])
  const calmTasks = await tasksWhile(page, async () => void (await scroll()))
  const shownTasks = await shown.during(() => tasksWhile(page, async () => void (await scroll())))
  describeTasks('nothing changes', calmTasks)
  describeTasks('orders change', shownTasks)
  const rounds = [...shown.written, ...elsewhere.written]
  const [writes, refused] = [
    rounds.reduce((sum, round) => sum + round.writes, 0),
    rounds.reduce((sum, round) => sum + round.refused, 0),
  ]
  const work = `book page, ${perSecond} changes a second`
  judgeThat(refused === 0 && writes === rounds.length * perSecond * seconds, {
    work,
    figure: `${writes} changes written, ${refused} refused`,
    goal: 'all written',
  })
  judgeAtLeast(leastShare, {
    work,
    figure: perSecondOf('shown') / perSecondOf('calm'),
    unit: 'of the frames while nothing changes',
    of: `${perSecondOf('shown').toFixed(1)} and ${perSecondOf('calm').toFixed(1)} a second`,
  })
  reportFigure(
    {
      work,
      figure: perSecondOf('shown') / perSecondOf('elsewhere'),
      unit: 'of the frames while another book changes as often',
      of: `${perSecondOf('shown').toFixed(1)} and ${perSecondOf('elsewhere').toFixed(1)} a second`,
    },
    { because: 'what of the loss is the page, without server and database beside it' },
  )
  judgeAtMost(0, {
    work,
    figure: Math.max(0, longOf(shownTasks).length - longOf(calmTasks).length),
    unit: `more tasks over ${longMs} ms of processor time than while nothing changes`,
  })
}

/** How often the page is drawn while orders change and nobody scrolls. */
export async function reportDrawings({ page }: World, shown: Changer): Promise<void> {
  const { seconds, perSecond } = changes
  // What the page just loaded is still being drawn.
  await page.waitForTimeout(4000)
  const drawings = await shown.during(() => drawingsWhile(page, () => page.waitForTimeout(seconds * 1000)))
  judgeAtMost(mostDrawings, {
    work: `book page, ${perSecond} changes a second, nobody scrolls`,
    figure: drawings / seconds,
    unit: 'times a second the page is drawn',
  })
}
