// Somebody's writes through HTTP while one event's notices go out to 3,000 people.
import { cpus } from 'node:os'
import { prefix } from '@bookrunner/contract/kernel'
import { raiseNotice } from '../packages/server/src/areas/notices/index.ts'
import { inTransaction, openDatabase, type DatabaseHandle } from '../packages/server/src/platform/db/index.ts'
import { alsoClose, closeAll, startHouse } from './lib/house.ts'
import { fill } from './write-pipeline/fill.ts'
import { noticeOf, tokenOf, userOf } from './write-pipeline/work.ts'

const recipients = 3000
const quietMs = 3000
/** While notices go out the slowest in a hundred may take so many times as long as the slowest in quiet. */
const mostTimes = 5

const start = async () => {
  const { database, app, adminUrl } = await startHouse()
  await fill(adminUrl, [
    { run: 'r', clients: 1, locks: recipients, notices: 0 },
    { run: 'w', clients: 1, locks: 1, notices: 50_000 },
  ])
  const handle = openDatabase(database.url, 1)
  alsoClose(handle.close)
  return { port: app.port, handle }
}

let round = 0
/** Reads one notice after the other while `goOn` is true; returns the milliseconds of each. */
const write = async (port: number, goOn: () => boolean): Promise<number[]> => {
  const took: number[] = []
  do {
    const url = `http://127.0.0.1:${port}${prefix}/book/msg/read?logId=${noticeOf(round)}`
    const headers = {
      authorization: tokenOf('w', 0, 0),
      'idempotency-key': `bench-notices-${round}`,
      lang: '3',
    }
    const startedAt = performance.now()
    const response = await fetch(url, { method: 'POST', headers })
    const answer = await response.text()
    took.push(performance.now() - startedAt)
    if (response.status !== 200) throw new Error(answer)
    round += 1
  } while (goOn())
  return took.toSorted((a, b) => a - b)
}

const raise = async ({ pool, db }: DatabaseHandle): Promise<{ seconds: number; raising: number }> => {
  const users = Array.from({ length: recipients }, (_, lock) => userOf('r', lock))
  const started = performance.now()
  await inTransaction(pool, async (transaction) => {
    await raiseNotice(transaction, { code: 'account.rights-changed' }, users)
    await transaction.commit()
  })
  const raising = performance.now() - started
  const undelivered = () =>
    db
      .selectFrom('inbox')
      .select(({ fn }) => fn.countAll().as('n'))
      .where('user_id', 'like', `${userOf('r', 0).slice(0, -2)}%`)
      .where('total', '=', 0)
      .executeTakeFirstOrThrow()
  while (Number((await undelivered()).n) > 0) await new Promise((done) => setTimeout(done, 200))
  return { seconds: (performance.now() - started) / 1000, raising }
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
const report = (when: string, took: readonly number[]): void => {
  const [half, most, worst] = [0.5, 0.99, 1].map((share) => `${at(took, share).toFixed(1)} ms`)
  console.log(`  ${when.padEnd(24)} ${took.length} writes, p50 ${half}, p99 ${most}, worst ${worst}`)
}

try {
  const { port, handle } = await start()
  await write(port, () => round < 300)
  const end = performance.now() + quietMs
  const quiet = await write(port, () => performance.now() < end)
  let going = true
  const raised = raise(handle).finally(() => (going = false))
  const [meanwhile, { seconds, raising }] = await Promise.all([write(port, () => going), raised])
  console.log(`One person's writes, ${cpus().length} cores shared by all.`)
  report('in quiet', quiet)
  report('while notices go out', meanwhile)
  console.log(
    `  ${recipients} notices: raised in ${raising.toFixed(0)} ms, delivered in ${seconds.toFixed(1)} s`,
  )
  const times = at(meanwhile, 0.99) / at(quiet, 0.99)
  const passed = times <= mostTimes
  console.log(
    `  ${passed ? 'passed' : 'FAILED'}: p99 is ${times.toFixed(1)} times the quiet one, at most ${mostTimes}`,
  )
  if (!passed) process.exitCode = 1
} finally {
  await closeAll()
}
