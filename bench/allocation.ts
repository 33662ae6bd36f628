// Allocations of 10,000 and 100,000 lines: the engine alone, and a version through the API beside a bare INSERT of its lines.
import { cpus } from 'node:os'
import pg from 'pg'
import {
  allocate,
  defaultPolicy,
  type AllocationRequest,
  type AllocationOrder,
  type Rule,
} from '@bookrunner/domain/allocation'
import { rateOf, type FaceAmount } from '@bookrunner/domain/kernel'
import { closedBook } from './allocation/closed-book.ts'
import { reportConfirmAll } from './allocation/confirm-all.ts'
import { reportHard } from './allocation/hard.ts'
import { reportServed } from './allocation/served.ts'
import { alsoClose, closeAll, startHouse } from './lib/house.ts'
import { judgeAtMost, reportFigure } from './lib/verdict.ts'
import { workOf } from './lib/work.ts'
import { clientWith, openPeople, openSession } from './orders/fill.ts'

/** `npm run bench -- allocation engine` or `… versions 1000` measures one alone. */
const chosen = process.argv.slice(2).map(Number).filter(Number.isInteger)
const rounds = 9
/** Milliseconds, for 10,000 lines; printed beside the figure. */
const aims = { engine: 45, save: 200 }
/** Ten times the lines may take so many times the work. */
const mostGrowth = 12
/** The engine may take so many times the work of a copy of the orders, taken in turn. */
const mostCopies = 3
/** A version may take so many times as long to be saved as its lines take to be inserted, taken in turn. */
const mostTimes = 2.3
const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const ms = (value: number): string => `${value.toFixed(1)} ms`.padStart(12)
const round = (value: number): string => Math.round(value).toLocaleString('en')
const timed = async (work: () => unknown, times = rounds): Promise<number> => {
  const took: number[] = []
  for (let round = 0; round < times + 1; round++) {
    const begun = performance.now()
    await work()
    // The first one warms up.
    if (round > 0) took.push(performance.now() - begun)
  }
  return middle(took)
}

const arrived = (nr: number): string =>
  Temporal.Instant.from('2026-11-20T08:00:00Z').add({ milliseconds: nr }).toString()

/**
 * Sizes as books have them: many small, few large; from a fixed row of figures, the same in each run. A tenth of the orders
 * was changed later, so they come last, as a book lists them.
 */
const ordersOf = (count: number): AllocationOrder[] => {
  let seed = 20_261_121
  const next = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  const orders = Array.from({ length: count }, (_, nr) => ({
    id: `o${nr}`,
    size: (Math.floor(200 + next() ** 3 * 50_000) * 1000) as FaceAmount,
    minSize: null,
    reserve: null,
    holder: `h${nr % (count / 4)}`,
    group: nr % 3 === 0 ? `g${nr % 500}` : null,
    classId: `c${nr % 7}`,
    tags: nr % 5 === 0 ? ['core'] : [],
    jlm: nr % 50 === 0,
    related: nr % 40 === 0,
    at: arrived(nr),
  }))
  // A copy, because its orders lie in memory one after the other, as those of a worker do.
  return structuredClone([
    ...orders.filter((_, nr) => nr % 10 !== 3),
    ...orders.filter((_, nr) => nr % 10 === 3),
  ])
}

const policies: Record<string, (sizes: number) => Rule[]> = {
  'pro rata': () => [{ kind: 'proRata' }],
  default: () => [...defaultPolicy],
  'weights, caps, floor': (sizes) => [
    { kind: 'capGroup', most: Math.floor(sizes / 20) as FaceAmount },
    { kind: 'capAccount', most: 30_000_000 as FaceAmount },
    { kind: 'floor' },
    { kind: 'byTag', tiers: [{ tag: 'core', fill: rateOf('60') }] },
    { kind: 'byType', weights: [{ classId: 'c1', weight: rateOf('1.5') }] },
    { kind: 'jlmLast' },
  ],
}

/** Both in turn, so that a busy machine is busy for both; the middle work of each. */
const inTurn = (one: () => unknown, other: () => unknown): [one: number, other: number] => {
  const worked: [number[], number[]] = [[], []]
  for (let nr = 0; nr < rounds + 2; nr++) {
    const pair = [workOf(one), workOf(other)] as const
    // The first two warm up.
    if (nr > 1) for (const at of [0, 1] as const) worked[at].push(pair[at])
  }
  return [middle(worked[0]), middle(worked[1])]
}

/**
 * Of a busy machine the time says little: the work is measured, garbage and all. By the clock, the first run is that of a
 * thread that has just started: most of it is reading and compiling code. The middle is that of one that has worked before.
 */
const engineOn = (count: number): { worst: number; copies: number } => {
  const orders = ordersOf(count)
  const sizes = orders.reduce((sum, { size }) => sum + size, 0)
  console.log(`\nthe engine, ${round(count)} lines, the middle of ${rounds} rounds`)
  let [worst, copies] = [0, 0]
  for (const [name, policyOf] of Object.entries(policies)) {
    const ask: AllocationRequest = {
      orders,
      policy: policyOf(sizes),
      overrides: [],
      grid: { minimum: 200_000 as FaceAmount, increment: 1000 as FaceAmount },
      total: (Math.floor(sizes / 3_000) * 1000) as FaceAmount,
    }
    const clocks: number[] = []
    const allocateOnce = () => {
      const begun = performance.now()
      const { clashes } = allocate(ask)
      clocks.push(performance.now() - begun)
      if (clashes.length > 0) throw new Error(`${name}: ${JSON.stringify(clashes)}`)
    }
    const [worked, copied] = inTurn(allocateOnce, () => structuredClone(orders))
    if (worked > worst) [worst, copies] = [worked, worked / copied]
    console.log(
      `  ${name.padEnd(24)}${ms(clocks[0]!)} at first,${ms(middle(clocks))}, ${ms(worked)} of CPU, a copy of the orders${ms(copied)}`,
    )
  }
  return { worst, copies }
}

const reportEngine = async (): Promise<void> => {
  const few = engineOn(10_000)
  const many = engineOn(100_000)
  judgeAtMost(mostGrowth, {
    work: 'engine, ten times as many lines',
    figure: many.worst / few.worst,
    unit: 'times the CPU of 10,000 lines',
    of: `${many.worst.toFixed(0)} and ${few.worst.toFixed(1)} ms`,
  })
  judgeAtMost(mostCopies, {
    work: 'engine, 10,000 lines',
    figure: few.copies,
    unit: 'times the CPU of a copy of the orders',
  })
  reportFigure(
    { work: 'engine, 10,000 lines', figure: few.worst, unit: 'ms of CPU' },
    { aim: `${aims.engine} ms`, because: 'depends on the machine; the copies are the gate' },
  )
}

const start = async () => {
  const { app, adminUrl } = await startHouse()
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  alsoClose(() => admin.end())
  const desk = clientWith(app.port, await openSession(admin, 'usr_deskoc', 0))
  return { app, admin, desk, people: await openPeople(admin, 64) }
}
type World = Awaited<ReturnType<typeof start>>

/** The same lines into a logged table with the same indexes and keys, committed: what is left without everything else. */
const bareInsert = async (admin: pg.Client, versionId: string): Promise<() => Promise<number>> => {
  await admin.query('drop table if exists bench_line')
  await admin.query(`create table bench_line (like alloc_line including indexes,
    foreign key (version_id) references alloc_version, foreign key (order_id) references deal_order,
    foreign key (by_id) references user_account)`)
  const { rows } = await admin.query<{ order_id: string; size: string }>(
    'select order_id, size from alloc_line where version_id = $1',
    [versionId],
  )
  const values = [versionId, rows.map(({ order_id: id }) => id), rows.map(({ size }) => size)]
  const insert = `insert into bench_line (version_id, order_id, size, rule, full_size, too_small, seq, at, by_id)
    select $1, i, s, 'proRata', false, false, 1, now(), 'usr_deskoc' from unnest($2::text[], $3::bigint[]) as t (i, s)`
  return async () => {
    await admin.query('truncate bench_line')
    const begun = performance.now()
    await admin.query(insert, values)
    return performance.now() - begun
  }
}

/** New versions and bare inserts in turn; the middle of each. */
const savedAndBare = async ({ desk, admin }: World, dealId: string, filled: string) => {
  const insert = await bareInsert(admin, filled)
  const [saved, bare]: [number[], number[]] = [[], []]
  for (let nr = 0; nr < 10; nr++) {
    const { seq, version } = await desk.allocation.saveVersion({ dealId })
    const begun = performance.now()
    await desk.allocation.allocSubmit({
      versionId: version.versionId,
      expectedSeq: seq,
      keep: false,
      policy: [{ kind: 'proRata' }],
    })
    const took = performance.now() - begun
    const inserted = await insert()
    // The first ones warm up.
    if (nr === 0) continue
    saved.push(took)
    bare.push(inserted)
  }
  await admin.query('drop table bench_line')
  return { saved: middle(saved), bare: middle(bare) }
}

const versionsOn = async (world: World, count: number): Promise<void> => {
  const { desk } = world
  const { dealId, size, final } = await closedBook(world, count)
  const made = await desk.allocation.saveVersion({ dealId })
  const { versionId } = made.version
  const policy = [{ kind: 'proRata' as const }]
  const say = (name: string, took: number, more = '') => console.log(`  ${name.padEnd(30)}${ms(took)}${more}`)
  console.log(`\na version of ${round(count)} lines, one client`)
  const ask = { versionId, expectedSeq: made.seq, keep: false, policy }
  say('dry run of a policy', await timed(() => desk.allocation.allocSubmit(ask, { dryRun: true }), 3))
  await desk.allocation.allocSubmit(ask)
  const { saved, bare } = await savedAndBare(world, dealId, versionId)
  say('run and saved', saved, count === 10_000 ? `   aim ${aims.save} ms` : '')
  say('bare INSERT of the lines', bare)
  say('copied', await timed(() => desk.allocation.saveVersion({ dealId, copyOf: versionId }), 3))
  say('the whole list', await timed(() => desk.allocation.allocOrderList({ dealId, versionId }), 5))
  const { rows, seq } = await desk.allocation.allocOrderList({ dealId, versionId })
  const filled = rows.filter((row) => row.size !== null && row.size > 1_000_000).map(({ orderId }) => orderId)
  const sizeOf = new Map(rows.map((row) => [row.orderId, row.size ?? 0]))
  let expectedSeq = seq
  const edit = (from: number, to: number) => async () => {
    const lines = filled.slice(from, to).map((orderId) => {
      const next = sizeOf.get(orderId)! - 1000
      sizeOf.set(orderId, next)
      return { orderId, size: next }
    })
    ;({ seq: expectedSeq } = await desk.allocation.alloc({ versionId, expectedSeq, lines }))
  }
  say('one line by hand', await timed(edit(0, 1)))
  say('500 lines at once', await timed(edit(0, 500), 3))
  await desk.allocation.allocSubmit({ ...ask, expectedSeq })
  const launching = performance.now()
  await desk.allocation.launch({
    versionId,
    expectedSeq: (await desk.allocation.allocVersionList({ dealId })).seq,
  })
  say('launched', performance.now() - launching)
  const priced = { ...final, benchmarkYield: '0.32', yield: '1.52', coupon: '1.5', price: '99.942' }
  await desk.deals.changeDealStatus({ dealId, to: 'Priced', final: priced })
  await desk.allocation.signOff({ versionId, waiver: 'Measured' })
  const confirming = performance.now()
  const { confirmed } = await desk.allocation.allocConfirmAll({
    versionId,
    acknowledged: ['isin', 'clearing', 'bank', 'settlementDate'],
  })
  say('all confirmed', performance.now() - confirming, `   ${round(confirmed)} of ${round(size / 1e6)} mm`)
  judgeAtMost(mostTimes, {
    work: `policy run and saved, ${round(count)} lines`,
    figure: saved / bare,
    unit: 'times a bare INSERT of its lines',
    of: `${saved.toFixed(0)} and ${bare.toFixed(1)} ms`,
  })
}

const reportVersions = async (): Promise<void> => {
  const world = await start()
  for (const count of chosen.length > 0 ? chosen : [1000, 10_000]) await versionsOn(world, count)
}

const reportConfirmations = async (): Promise<void> => {
  const world = await start()
  for (const count of chosen.length > 0 ? chosen : [10_000]) await reportConfirmAll(world, count)
}

const parts: Record<string, () => void | Promise<void>> = {
  engine: reportEngine,
  hard: reportHard,
  served: async () => reportServed(await start()),
  versions: reportVersions,
  confirmations: reportConfirmations,
}

try {
  console.log(`Allocations: ${cpus().length} cores shared by all.`)
  const selected = process.argv.slice(2).filter((name) => name in parts)
  for (const [name, report] of Object.entries(parts))
    if (selected.length === 0 || selected.includes(name)) await report()
} finally {
  await closeAll()
}
