// A node that only runs the deals' clock. With `hang` it stops for good in the middle of the first move: its write is
// saved under the lock, and not committed.
import { writeSync } from 'node:fs'
import { pino } from 'pino'
import { dealClock } from '../../src/areas/deals/clock/clock.ts'
import { openDatabase } from '../../src/platform/db/index.ts'
import { startDueWork } from '../../src/platform/due.ts'
import { createPipeline } from '../../src/platform/service/index.ts'

const [url, hang] = process.argv.slice(2)
const { db, pool } = openDatabase(url!, 2)
const pipeline = createPipeline({
  pool,
  readSessionValidity: async () => new Map(),
  react: async (_transaction, events) => {
    if (!hang || events.length === 0) return
    writeSync(1, 'moving\n')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  },
  tell: () => {},
})
startDueWork(url!, [dealClock], { pipeline, db, log: pino({ level: 'silent' }) })
writeSync(1, 'looking\n')
setInterval(() => {}, 60_000)
