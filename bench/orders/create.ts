// New orders, side by side: the app through HTTP, and a bare server that inserts one row for each.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import type pg from 'pg'
import { alsoClose, type startHouse } from '../lib/house.ts'
import type { Measured, Person } from './work.ts'
import { startWorker } from './worker.ts'

interface World extends Pick<Awaited<ReturnType<typeof startHouse>>, 'database' | 'app'> {
  admin: pg.Client
}

interface Measuring {
  rounds: number
  seconds: number
  people: Person[]
  deals: string[]
}

/** Code is compiled for what it meets often. */
const warmUp = 5

const startBare = async ({ database, admin }: World): Promise<string> => {
  await admin.query(`
    create table if not exists bench_order (
      id text primary key, deal_id text not null, content jsonb not null, at timestamptz not null default now())`)
  await admin.query('grant all on bench_order to public')
  const child = fork(new URL('./create-server.ts', import.meta.url), [database.url])
  alsoClose(() => child.kill())
  const [port] = (await once(child, 'message')) as [number]
  return String(port)
}

/** A B A B; the first round warms up. One process writes to both alternately. */
export const measureCreates = async (
  world: World,
  { rounds, seconds, ...whose }: Measuring,
): Promise<Record<'http' | 'bare', Measured[]>> => {
  const targets = { http: String(world.app.port), bare: await startBare(world) }
  const load = startWorker('./create-load.ts')
  alsoClose(load.stop)
  const figures = { http: [] as Measured[], bare: [] as Measured[] }
  for (let nr = 0; nr <= rounds; nr++)
    for (const who of ['http', 'bare'] as const) {
      const job = { ...whose, run: `c${nr}`, seconds: nr === 0 ? warmUp : seconds, target: targets[who] }
      const measured = await load.measure(job)
      if (nr > 0) figures[who].push(measured)
    }
  return figures
}
