// A node that only works on imports of institutions. With `hang` it stops for good after so many rows.
import { writeSync } from 'node:fs'
import { pino } from 'pino'
import { institutionsImport } from '../../src/areas/entities/import.ts'
import { importWork, type ImportKind } from '../../src/areas/imports/index.ts'
import { openDatabase } from '../../src/platform/db/index.ts'
import { startDueWork } from '../../src/platform/due.ts'
import { createPipeline } from '../../src/platform/service/index.ts'

const [url, leaseSeconds, hangAt] = process.argv.slice(2)
const { db, pool } = openDatabase(url!, 2)
const pipeline = createPipeline({
  pool,
  readSessionValidity: async () => new Map(),
  react: async () => {},
  tell: () => {},
})
const hanging: typeof institutionsImport = {
  ...institutionsImport,
  open: async (...world) => {
    const check = await institutionsImport.open(...world)
    let rows = 0
    return (...cells: Parameters<Awaited<ReturnType<ImportKind<never, never, never>['open']>>>) => {
      rows += 1
      if (rows === Number(hangAt)) {
        writeSync(1, 'hanging\n')
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
      }
      return check(...cells)
    }
  },
}
startDueWork(url!, [importWork(hanging, Number(leaseSeconds))], {
  pipeline,
  db,
  log: pino({ level: 'silent' }),
})
writeSync(1, 'looking\n')
setInterval(() => {}, 60_000)
