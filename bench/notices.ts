// Orders entered through HTTP while a written notice goes out to 5,000 people, against orders in calm, in turns.
import { cpus } from 'node:os'
import pg from 'pg'
import type { Client } from '@bookrunner/contract'
import { alsoClose, closeAll, startHouse } from './lib/house.ts'
import { judgeAtMost } from './lib/verdict.ts'
import { addPeople } from './notices/fill.ts'
import { clientWith, openDeals, openPeople, openSession } from './orders/fill.ts'

const recipients = 5000
const rounds = 5
const clients = 4
/** Between two orders of a client, as fast as no person is. */
const pauseMs = 25
const calmMs = 5000
/** While a notice goes out the slowest order in a hundred may take so many times as long as in calm. */
const mostTimes = 4

const start = async () => {
  const { database, app, adminUrl } = await startHouse()
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  alsoClose(() => admin.end())
  const reader = new pg.Client({ connectionString: database.url })
  await reader.connect()
  alsoClose(() => reader.end())
  const desk = clientWith(app.port, await openSession(admin, 'usr_deskoc', 0))
  const writer = clientWith(app.port, await openSession(admin, 'usr_systemadmin', 0))
  const people = await openPeople(admin, clients)
  const [dealId] = await openDeals(desk, 1)
  const users = await addPeople(admin, recipients)
  const investors = people.map(({ token }) => clientWith(app.port, token))
  return { reader, writer, users, investors, dealId: dealId! }
}
type World = Awaited<ReturnType<typeof start>>

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** Enters orders while `goOn` is true; returns the milliseconds of each. */
const enterOrders = async ({ investors, dealId }: World, goOn: () => boolean): Promise<number[]> => {
  const took: number[] = []
  const enter = async (client: Client): Promise<void> => {
    do {
      const startedAt = performance.now()
      await client.orders.newOrder({
        dealId,
        content: { orderLevels: [{ minYield: null, minSpread: '60', maxPrice: null, size: 10_000_000 }] },
      })
      took.push(performance.now() - startedAt)
      await pause(pauseMs)
    } while (goOn())
  }
  await Promise.all(investors.map(enter))
  return took
}

/** Sends a notice; milliseconds until it is answered, and seconds until the last inbox has it. */
const sendNotice = async ({ reader, writer, users }: World) => {
  const startedAt = performance.now()
  const text = { title: 'Holiday', summary: 'Closed on Friday', content: '<p>Closed on <b>Friday</b>.</p>' }
  const { logId } = await writer.notices.add({
    texts: { US: text, CN: null, HK: null },
    link: '/order/my-orders',
    menuTab: '',
    publishing: 'now',
    sendAt: null,
    entityIds: [],
    userIds: users,
    imageId: null,
    publish: true,
  })
  const answered = performance.now() - startedAt
  for (;;) {
    const { rows } = await reader.query<{ n: number }>(
      'select count(*)::int as n from notice_delivery where notice_id = $1',
      [logId],
    )
    if (rows[0]!.n >= recipients) return { answered, seconds: (performance.now() - startedAt) / 1000 }
    await pause(100)
  }
}

const at = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
const ms = (value: number): string => `${value.toFixed(1)} ms`
const report = (when: string, took: readonly number[]): void =>
  console.log(
    `  ${when.padEnd(26)} ${String(took.length).padStart(5)} orders, p50 ${ms(at(took, 0.5))}, p99 ${ms(at(took, 0.99))}, worst ${ms(at(took, 1))}`,
  )

/** A B A B: whatever else this machine does meets both alike. */
const measureRound = async (world: World) => {
  const end = performance.now() + calmMs
  const calm = await enterOrders(world, () => performance.now() < end)
  let going = true
  const sending = sendNotice(world).finally(() => (going = false))
  const [meanwhile, sent] = await Promise.all([enterOrders(world, () => going), sending])
  return { calm, meanwhile, ...sent }
}

try {
  const world = await start()
  const warm = performance.now() + 2000
  await enterOrders(world, () => performance.now() < warm)
  console.log(
    `A written notice to ${recipients} people and ${clients} clients' orders, ${cpus().length} cores.`,
  )
  const all = { calm: [] as number[], meanwhile: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    const { calm, meanwhile, answered, seconds } = await measureRound(world)
    report('in calm', calm)
    report('while the notice goes out', meanwhile)
    console.log(`  answered in ${ms(answered)}, in the last inbox after ${seconds.toFixed(1)} s`)
    all.calm.push(...calm)
    all.meanwhile.push(...meanwhile)
  }
  report('in calm, all rounds', all.calm)
  report('with notices, all rounds', all.meanwhile)
  const [calm, meanwhile] = [at(all.calm, 0.99), at(all.meanwhile, 0.99)]
  judgeAtMost(mostTimes, {
    work: `orders while a notice goes out to ${recipients} people`,
    figure: meanwhile / calm,
    unit: 'times the p99 in calm',
    of: `${ms(meanwhile)} and ${ms(calm)}`,
  })
} finally {
  await closeAll()
}
