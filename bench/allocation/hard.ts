// Books that are hard to divide: answered or refused by the engine within its work.
import { allocate, hardBooks } from '@bookrunner/domain/allocation'
import { judgeAtMost } from '../lib/verdict.ts'
import { workOf } from '../lib/work.ts'

/** Milliseconds of CPU. */
const mostWork = 1000

export const reportHard = (): void => {
  console.log('\nbooks that are hard to divide')
  let worst = 0
  for (const [name, make] of Object.entries(hardBooks)) {
    const ask = make()
    const worked = workOf(() => allocate(ask))
    worst = Math.max(worst, worked)
    console.log(`  ${name.padEnd(44)}${worked.toFixed(1)} ms of CPU`)
  }
  judgeAtMost(mostWork, { work: 'engine, books that are hard to divide', figure: worst, unit: 'ms of CPU' })
}
