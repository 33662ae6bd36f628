// A node that only rings the alarms of a database. With `hang` it stops for good in the middle of the first: its
// write is decided under the lock, and not committed.
import { writeSync } from 'node:fs'
import { pino } from 'pino'
import { openDatabase } from '../../src/platform/db/index.ts'
import { startDueWork } from '../../src/platform/due.ts'
import { createPipeline } from '../../src/platform/service/index.ts'
import { findAlarms, ring } from '../alarm.ts'

const [url, hang] = process.argv.slice(2)
const { db, pool } = openDatabase(url!, 2)
const pipeline = createPipeline({
  pool,
  readSessionValidity: async () => new Map(),
  react: async () => {},
  tell: () => {},
})
let decided = 0
const deciding = (): void => {
  // The first decision is made without a ledger and so without a lock; it is created, and the decision repeated.
  if (!hang || ++decided < 2) return
  writeSync(1, 'deciding\n')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}
const source = {
  name: 'alarms',
  find: findAlarms,
  run: (key: string) => pipeline.submit(ring(key, deciding)),
}
startDueWork(url!, [source], { pipeline, db, log: pino({ level: 'silent' }) })
writeSync(1, 'looking\n')
setInterval(() => {}, 60_000)
