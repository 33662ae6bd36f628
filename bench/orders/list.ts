// My Orders, side by side: the app through HTTP, and a bare server with the same rows; and a house with many orders.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import type pg from 'pg'
import type { Client } from '@bookrunner/contract'
import { prefix } from '@bookrunner/contract/kernel'
import { alsoClose, type startHouse } from '../lib/house.ts'
import { clientWith, growBook, openDeals, placeOrders } from './fill.ts'
import { page, type Measured, type Person } from './work.ts'
import { startWorker } from './worker.ts'

interface World extends Pick<Awaited<ReturnType<typeof startHouse>>, 'database' | 'app'> {
  admin: pg.Client
  desk: Client
  people: readonly Person[]
}

interface Measuring {
  rounds: number
  seconds: number
  clients: number
}

const orders = 200
const deals = 20
/** Code is compiled for what it meets often; a page is a lot of it. */
const warmUp = 5
const house = 'usr_investorironmosslife'

const startBare = async (databaseUrl: string, houseId: string): Promise<string> => {
  const child = fork(new URL('./list-server.ts', import.meta.url), [databaseUrl, houseId])
  alsoClose(() => child.kill())
  const [port] = (await once(child, 'message')) as [number]
  return String(port)
}

const startLoad = () => {
  const load = startWorker('./list-load.ts')
  alsoClose(load.stop)
  return load
}

/** What the bare server sorts by, kept beside the orders with an index for each. */
const makeOrder = async (admin: pg.Client): Promise<void> => {
  await admin.query(`
    create table bench_sorted as select id, investor_id, shown_at,
      (select max((r ->> 'size')::bigint) from jsonb_array_elements(record -> 'orderLevels') r) as size
    from deal_order`)
  await admin.query('create index on bench_sorted (investor_id, shown_at desc, id)')
  await admin.query('create index on bench_sorted (investor_id, size desc, id)')
  await admin.query('vacuum analyze bench_sorted')
  await admin.query('grant select on bench_sorted to public')
}

/** A page of the default size, sorted or filtered. */
const pathOf = (query: string): string => `${prefix}/investor/book/myOrder?pageNum=1&pageSize=${page}${query}`

const personOf = ({ people }: World, id: string): Person => people.find(({ userId }) => userId === id)!

export type Sides = Record<'http' | 'bare', Measured[]>

/** A B A B for each query; the first round warms up. One process requests both alternately. */
export const measureList = async (
  world: World,
  queries: readonly string[],
  { rounds, seconds, clients }: Measuring,
): Promise<Map<string, Sides>> => {
  const { app, admin, database, desk } = world
  const person = personOf(world, house)
  await placeOrders(clientWith(app.port, person.token), await openDeals(desk, deals), orders)
  await makeOrder(admin)
  const targets = { http: String(app.port), bare: await startBare(database.url, person.houseId) }
  const load = startLoad()
  const people = Array.from({ length: clients }, () => person)
  const found = new Map<string, Sides>()
  for (const query of queries) {
    const figures: Sides = { http: [], bare: [] }
    for (let nr = 0; nr <= rounds; nr++)
      for (const who of ['http', 'bare'] as const) {
        const job = {
          run: `${nr}`,
          deals: [],
          seconds: nr === 0 ? warmUp : seconds,
          target: targets[who],
          path: pathOf(query),
        }
        const measured = await load.measure({ ...job, people })
        if (nr > 0) figures[who].push(measured)
      }
    found.set(query, figures)
  }
  return found
}

/** The same page of houses with so many orders each, alternately; the first round reads them. */
export const measureHouses = async (
  world: World,
  counts: readonly number[],
  queries: readonly string[],
  { rounds, seconds, clients }: Measuring,
): Promise<Map<string, Measured[][]>> => {
  const { app, admin, desk, people } = world
  const [dealId] = await openDeals(desk, 1)
  const houses = new Map(people.filter(({ userId }) => userId !== house).map((one) => [one.houseId, one]))
  const persons = [...houses.values()].slice(0, counts.length)
  for (const [at, count] of counts.entries()) {
    const { orderId } = await clientWith(app.port, persons[at]!.token).orders.newOrder({
      dealId: dealId!,
      content: { orderLevels: [{ minYield: null, minSpread: null, maxPrice: null, size: 10_000_000 }] },
    })
    await growBook(admin, orderId, count)
  }
  const load = startLoad()
  const found = new Map<string, Measured[][]>()
  for (const query of queries) {
    const figures: Measured[][] = counts.map(() => [])
    for (let nr = 0; nr <= rounds; nr++)
      for (const [at, person] of persons.entries()) {
        const job = { run: `${nr}`, deals: [], seconds, target: String(app.port), path: pathOf(query) }
        const measured = await load.measure({ ...job, people: Array.from({ length: clients }, () => person) })
        if (nr > 0) figures[at]!.push(measured)
      }
    found.set(query, figures)
  }
  return found
}
