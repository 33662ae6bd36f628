// Books that are hard to divide, in a thread as the server runs them: answered or refused, how soon, with how much memory, and
// how long the event loop waited meanwhile.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { allocate, hardBooks, type AllocationRequest } from '@bookrunner/domain/allocation'
import { runInThread } from '../../packages/server/src/areas/allocation/policy/run-in-thread.ts'
import { startWorkers } from '../../packages/server/src/platform/workers/index.ts'
import { alsoClose } from '../lib/house.ts'
import { judgeAtMost, reportFigure } from '../lib/verdict.ts'
import { workOf } from '../lib/work.ts'

/** Milliseconds of work, megabytes, and the share of the whole that others wait at most: all of it without a thread. */
const most = { work: 1000, memory: 300, wait: 0.4 }

const megabytes = (): number => process.memoryUsage.rss() / 1024 / 1024

/** In a thread that is new, as after a start: what an earlier book left would hide what this one takes. */
const inThread = async ({ orders, policy, grid, total }: AllocationRequest) => {
  const workers = startWorkers({ size: 1 })
  alsoClose(() => workers.stop())
  const run = { book: { orders, merges: [], grid }, policy, total, lines: new Map(), keep: false }
  const before = megabytes()
  let highest = before
  const sampling = setInterval(() => (highest = Math.max(highest, megabytes())), 10)
  const loop = monitorEventLoopDelay({ resolution: 5 })
  loop.enable()
  await pause(20)
  const begun = performance.now()
  await runInThread({ workers }, run)
  const took = performance.now() - begun
  // A delay is counted from a turn before it to one after it.
  await pause(20)
  loop.disable()
  clearInterval(sampling)
  await workers.stop()
  return { took, memory: highest - before, wait: loop.max / 1e6 / took }
}

export const reportHard = async (): Promise<void> => {
  console.log('\nbooks that are hard to divide')
  const worst = { work: 0, took: 0, memory: 0, wait: 0 }
  for (const [name, make] of Object.entries(hardBooks)) {
    const ask = make()
    const work = workOf(() => allocate(ask))
    const { took, memory, wait } = await inThread(ask)
    for (const [what, figure] of Object.entries({ work, took, memory, wait }))
      worst[what as keyof typeof worst] = Math.max(worst[what as keyof typeof worst], figure)
    console.log(
      `  ${name.padEnd(44)}${work.toFixed(0)} ms of CPU; in a thread ${took.toFixed(0)} ms, ${memory.toFixed(0)} MB, ` +
        `others wait ${Math.round(wait * 100)} % of it at most`,
    )
  }
  const work = 'engine, books that are hard to divide'
  judgeAtMost(most.work, { work, figure: worst.work, unit: 'ms of CPU' })
  judgeAtMost(most.memory, { work, figure: worst.memory, unit: 'MB more than before' })
  judgeAtMost(most.wait, { work, figure: worst.wait, unit: 'of that time the event loop waited at once' })
  reportFigure(
    { work, figure: worst.took, unit: 'ms until answered or refused, a new thread included' },
    { aim: `${most.work} ms`, because: 'depends on the machine; the CPU is the gate' },
  )
}
