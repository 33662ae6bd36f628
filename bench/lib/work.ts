// Milliseconds of CPU that a piece of work takes in this process, with all of its threads.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as (options: { type: 'minor' }) => void

/**
 * Without the young garbage of the one before, which it would pay for. A whole collection would also throw away compiled
 * code, because the shapes of its objects die with the last of them.
 */
export const workOf = (work: () => unknown): number => {
  collect({ type: 'minor' })
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
