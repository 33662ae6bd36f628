// Allocations of 1,000 to 100,000 lines: the engine alone, a version through the API beside a bare INSERT of its lines, all confirmed.
import { cpus } from 'node:os'
import pg from 'pg'
import { reportConfirmAll } from './allocation/confirm-all.ts'
import { reportEngine } from './allocation/engine.ts'
import { reportHard } from './allocation/hard.ts'
import { reportServed } from './allocation/served.ts'
import { reportVersions } from './allocation/versions.ts'
import { alsoClose, closeAll, startHouse } from './lib/house.ts'
import { clientWith, openPeople, openSession } from './orders/fill.ts'

/** `npm run bench -- allocation engine` or `… versions 1000` measures one alone. */
const chosen = process.argv.slice(2).map(Number).filter(Number.isInteger)

const start = async () => {
  const { app, adminUrl } = await startHouse()
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  alsoClose(() => admin.end())
  // The demo world's limits would refuse so many orders.
  await admin.query(`delete from quota where kind = 'hard'`)
  const desk = clientWith(app.port, await openSession(admin, 'usr_deskoc', 0))
  return { app, admin, desk, people: await openPeople(admin, 64) }
}
const sizesOf = (usual: readonly number[]): readonly number[] => (chosen.length > 0 ? chosen : usual)

const versions = async (): Promise<void> => {
  const world = await start()
  for (const count of sizesOf([1000, 10_000, 30_000])) await reportVersions(world, count)
}

const confirmations = async (): Promise<void> => {
  const world = await start()
  for (const count of sizesOf([1000, 10_000])) await reportConfirmAll(world, count)
}

const parts: Record<string, () => void | Promise<void>> = {
  engine: reportEngine,
  hard: reportHard,
  served: async () => reportServed(await start()),
  versions,
  confirmations,
}

try {
  console.log(`Allocations: ${cpus().length} cores shared by all.`)
  const selected = process.argv.slice(2).filter((name) => name in parts)
  for (const [name, report] of Object.entries(parts))
    if (selected.length === 0 || selected.includes(name)) await report()
} finally {
  await closeAll()
}
