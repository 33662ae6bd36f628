// A node that only delivers notices. With a number it stops for good after so many, in the middle of others.
import { writeSync } from 'node:fs'
import { pino } from 'pino'
import { notices } from '../../src/areas/notices/index.ts'
import { openDatabase } from '../../src/platform/db/index.ts'
import { startJobs, type TaskContext } from '../../src/platform/jobs.ts'
import { createPipeline } from '../../src/platform/service/index.ts'
import { readSettings } from '../../src/platform/settings.ts'
import { startWorkers } from '../../src/platform/workers/index.ts'

const [url, stopAfter] = process.argv.slice(2)
const { db, pool } = openDatabase(url!, 4)
let delivered = 0
const pipeline = createPipeline({
  pool,
  readSessionValidity: async () => new Map(),
  react: async () => {},
  tell: (ledgerId) => {
    if (!stopAfter || !ledgerId.startsWith('inbox:') || ++delivered < Number(stopAfter)) return
    writeSync(1, 'stopped\n')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  },
})
const context: TaskContext = {
  db,
  pipeline,
  settings: readSettings({ DATABASE_URL: url!, DEMO: '1' }),
  workers: startWorkers({ size: 1 }),
  log: pino({ level: 'silent' }),
}
await startJobs(url!, notices.tasks ?? {}, {}, context, 200)
writeSync(1, 'working\n')
setInterval(() => {}, 60_000)
