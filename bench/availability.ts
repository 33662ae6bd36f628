// One person fires sixty slow calls at once: how long another's reads and another's orders take meanwhile.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpus } from 'node:os'
import pg from 'pg'
import type { Client } from '@bookrunner/contract'
import { prefix } from '@bookrunner/contract/kernel'
import type { Attack, Statuses } from './availability/attack.ts'
import { reportEventLoop } from './availability/event-loop.ts'
import { contentOf, openBook } from './book/fill.ts'
import { alsoClose, closeAll, startHouse } from './lib/house.ts'
import { judgeThat } from './lib/verdict.ts'
import { clientWith, growBook, openDeals, openPeople, openSession, placeOrders } from './orders/fill.ts'

/** `npm run bench -- availability open` measures without the gate; names of calls, or `loop`, measure these alone. */
const isOpen = process.argv.includes('open')
const chosen = process.argv.slice(2).filter((name) => name !== 'open')
const seconds = 5
const ownOrders = 1000
const bookOrders = 1500
/** The aim for a machine of its own. */
const aimMs = 250
/**
 * The gate: on a shared machine times differ, so another person's p99 may be so many times that of the calm, or below the
 * aim.
 */
const mostTimes = 8

interface Times {
  p50: number
  p99: number
  worst: number
}

const timesOf = (took: readonly number[]): Times => {
  const sorted = took.toSorted((a, b) => a - b)
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Infinity
  return { p50: at(0.5), p99: at(0.99), worst: at(1) }
}

/** The same call over and over, with a short pause, as long as `going` says. */
const repeated = async (work: (round: number) => Promise<unknown>, going: () => boolean): Promise<Times> => {
  const took: number[] = []
  for (let round = 0; going(); round++) {
    const begun = performance.now()
    await work(round)
    took.push(performance.now() - begun)
    await new Promise((done) => setTimeout(done, 10))
  }
  return timesOf(took)
}

const start = async () => {
  const { app, adminUrl } = await startHouse({ limits: !isOpen })
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  alsoClose(() => admin.end())
  const people = await openPeople(admin, 64)
  const [attacker, reader, trader] = [
    people[0]!,
    people.find(({ houseId }) => houseId !== people[0]!.houseId)!,
    people.findLast(({ houseId }) => houseId !== people[0]!.houseId)!,
  ]
  const setUp = clientWith(app.port, await openSession(admin, 'usr_deskoc', 0))
  const { dealId, templates } = await openBook({ app, admin, desk: setUp, people }, bookOrders)
  const [own, other] = (await openDeals(setUp, 2)) as [string, string]
  const client = clientWith(app.port, attacker.token)
  await placeOrders(client, [own], 1)
  const [first] = (await client.orders.myOrder({ dealId: own })).list
  await growBook(admin, first!.order.id, ownOrders)
  // Lines for the log of the deal: each change is one.
  for (let round = 1; round <= 20; round++)
    await Promise.all(
      templates.map(({ orderId, client: by }, nr) =>
        by.orders.editOrder({ orderId, expectedVersion: round, content: contentOf(nr, round) }),
      ),
    )
  const deskOfBook = await openSession(admin, 'usr_deskoc', 1)
  return {
    app,
    port: app.port,
    admin,
    people,
    desk: setUp,
    systemAdmin: clientWith(app.port, await openSession(admin, 'usr_systemadmin', 1)),
    attacker,
    reader,
    trader,
    dealId,
    other,
    deskOfBook,
  }
}
type World = Awaited<ReturnType<typeof start>>

const attacksOf = ({ app, attacker, dealId, deskOfBook }: World): [name: string, attack: Attack][] => {
  const get = (token: string | null, path: string): Attack => ({
    port: app.port,
    token,
    method: 'GET',
    path,
    body: null,
    seconds,
  })
  return [
    ['downloadMyOrder', get(attacker.token, `${prefix}/investor/book/downloadMyOrder`)],
    ['list of 500', get(attacker.token, `${prefix}/investor/book/myOrder?pageSize=500`)],
    [
      'bookOrderExport',
      {
        ...get(deskOfBook, `${prefix}/order/manage/bookOrderExport`),
        method: 'POST',
        body: JSON.stringify({ dealId }),
      },
    ],
    ['downloadDealLog', get(deskOfBook, `${prefix}/manage/deal/downloadDealLog?dealId=${dealId}`)],
    ['verifyDealLog', get(deskOfBook, `${prefix}/manage/deal/verifyDealLog?dealId=${dealId}`)],
    // By nobody who is signed in.
    ['openapi.json', get(null, `${prefix}/openapi.json`)],
    ['docs', get(null, `${prefix}/docs`)],
    ['metrics', get(null, '/metrics')],
  ]
}

/** What others do meanwhile: one reads, one enters an order and changes it. */
const others = async (world: World, going: () => boolean): Promise<{ read: Times; order: Times }> => {
  const reader = clientWith(world.app.port, world.reader.token)
  const trader: Client = clientWith(world.app.port, world.trader.token)
  const { orderId } = await trader.orders.newOrder({ dealId: world.other, content: contentOf(0) })
  let version = 1
  const [read, order] = await Promise.all([
    repeated(() => reader.orders.myOrder({ pageSize: 15 }), going),
    repeated(async (round) => {
      await trader.orders.editOrder({ orderId, expectedVersion: version, content: contentOf(0, round + 1) })
      version += 1
    }, going),
  ])
  return { read, order }
}

const ms = (value: number): string => `${value.toFixed(0)} ms`.padStart(8)
const row = (name: string, { p50, p99, worst }: Times): string =>
  `  ${name.padEnd(28)}p50 ${ms(p50)}   p99 ${ms(p99)}   worst ${ms(worst)}`

const during = async (world: World, attack: Attack) => {
  const child = fork(new URL('./availability/attack.ts', import.meta.url), { execArgv: [] })
  alsoClose(() => child.kill())
  let goesOn = true
  const answered = once(child, 'message').then(([statuses]) => statuses as Statuses)
  child.send(attack)
  setTimeout(() => (goesOn = false), seconds * 1000)
  const times = await others(world, () => goesOn)
  const unanswered = new Promise<Statuses>((done) =>
    setTimeout(done, 60_000, { 'not within 60 s': 60 }).unref(),
  )
  const statuses = await Promise.race([answered, unanswered])
  child.kill()
  return { ...times, statuses }
}

const judge = (work: string, now: Times, calm: Times): boolean =>
  judgeThat(now.p99 <= aimMs || now.p99 <= calm.p99 * mostTimes, {
    work,
    goal: `p99 at most ${aimMs} ms, or ${mostTimes} times the calm`,
    figure: `${now.p99.toFixed(0)} ms, in calm ${calm.p99.toFixed(0)} ms (worst ${now.worst.toFixed(0)} ms)`,
  })

const measureAttacks = async (world: World): Promise<void> => {
  const until = performance.now() + seconds * 1000
  const calm = await others(world, () => performance.now() < until)
  console.log(`\ncalm\n${row('another reads', calm.read)}\n${row('another enters orders', calm.order)}`)
  for (const [name, attack] of attacksOf(world)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue
    const { read, order, statuses } = await during(world, attack)
    const counts = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)
    console.log(`\n60 × ${name} at once: ${counts.join(', ')}`)
    console.log(`${row('another reads', read)}\n${row('another enters orders', order)}`)
    judge(`another's reads during 60 × ${name}`, read, calm.read)
    judge(`another's orders during 60 × ${name}`, order, calm.order)
  }
}

try {
  const world = await start()
  console.log(`Availability: ${cpus().length} cores shared by all${isOpen ? ', WITHOUT the gate' : ''}.`)
  if (chosen.length === 0 || chosen.includes('loop')) await reportEventLoop(world)
  if (chosen.length === 0 || chosen.some((name) => name !== 'loop')) await measureAttacks(world)
} finally {
  await closeAll()
}
