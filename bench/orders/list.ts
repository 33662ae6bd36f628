// My Orders, side by side: the app through HTTP, and a bare server with the same rows.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Client } from '@bookrunner/contract'
import { alsoClose, type startHouse } from '../lib/house.ts'
import { clientWith, openDeals, placeOrders } from './fill.ts'
import { page, type Measured, type Person } from './work.ts'
import { startWorker } from './worker.ts'

interface World extends Pick<Awaited<ReturnType<typeof startHouse>>, 'database' | 'app'> {
  desk: Client
  people: readonly Person[]
}

const orders = 200
const deals = 20
/** Code is compiled for what it meets often; a page is a lot of it. */
const warmUp = 5

const startBare = async (databaseUrl: string, houseId: string): Promise<string> => {
  const child = fork(new URL('./list-server.ts', import.meta.url), [databaseUrl, houseId, String(page)])
  alsoClose(() => child.kill())
  const [port] = (await once(child, 'message')) as [number]
  return String(port)
}

/** A B A B; the first round warms up. One process requests both alternately. */
export const measureList = async (
  { database, app, desk, people }: World,
  { rounds, seconds, clients }: { rounds: number; seconds: number; clients: number },
): Promise<Record<'http' | 'bare', Measured[]>> => {
  const person = people.find(({ userId }) => userId === 'usr_investorironmosslife')!
  await placeOrders(clientWith(app.port, person.token), await openDeals(desk, deals), orders)
  const targets = { http: String(app.port), bare: await startBare(database.url, person.houseId) }
  const load = startWorker('./list-load.ts')
  alsoClose(load.stop)
  const figures: Record<'http' | 'bare', Measured[]> = { http: [], bare: [] }
  for (let nr = 0; nr <= rounds; nr++)
    for (const who of ['http', 'bare'] as const) {
      const job = { run: `${nr}`, deals: [], seconds: nr === 0 ? warmUp : seconds, target: targets[who] }
      const measured = await load.measure({ ...job, people: Array.from({ length: clients }, () => person) })
      if (nr > 0) figures[who].push(measured)
    }
  return figures
}
