// Tasks of the page's main thread by the processor time they use: what a busy machine adds is not the page's.
import type { CDPSession, Page } from '@playwright/test'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds of processor time. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** Milliseconds that a reader notices. */
export const longMs = 50

const trace = async (session: CDPSession, run: () => Promise<void>): Promise<TraceEvent[]> => {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'] },
  })
  await run()
  const complete = new Promise<void>((done) => session.once('Tracing.tracingComplete', () => done()))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  return events
}

const traced = async (page: Page, run: () => Promise<void>): Promise<TraceEvent[]> => {
  const session = await page.context().newCDPSession(page)
  const events = await trace(session, run)
  await session.detach()
  return events
}

/** How often the page is drawn, while something runs. */
export async function drawingsWhile(page: Page, run: () => Promise<void>): Promise<number> {
  return (await traced(page, run)).filter(({ name, ph }) => name === 'Commit' && ph === 'X').length
}

/** Milliseconds of processor time of each task, while something runs in the page. */
export async function tasksWhile(page: Page, run: () => Promise<void>): Promise<number[]> {
  const events = await traced(page, run)
  const tasks = events.filter(({ name, ph }) => name === 'RunTask' && ph === 'X')
  // The page's thread works more than those of the browser around it; only its process draws the page.
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  )
  const byThread = Map.groupBy(
    tasks.filter((task) => mains.has(threadOf(task))),
    threadOf,
  )
  const sums = [...byThread.values()].map((ofThread) => ofThread.map(({ tdur = 0 }) => tdur / 1000))
  const total = (times: readonly number[]) => times.reduce((sum, time) => sum + time, 0)
  return sums.toSorted((one, other) => total(other) - total(one))[0] ?? []
}

const threadOf = ({ pid, tid }: Pick<TraceEvent, 'pid' | 'tid'>): string => `${pid}:${tid}`
