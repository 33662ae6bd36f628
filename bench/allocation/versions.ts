// A policy run and saved through the API beside a bare INSERT of its lines, and what a desk does with a version then.
import type pg from 'pg'
import type { Client } from '@bookrunner/contract'
import { middle, round } from '../lib/figures.ts'
import { judgeAtMost, reportFigure } from '../lib/verdict.ts'
import type { Person } from '../orders/work.ts'
import { closedBook } from './closed-book.ts'

interface World {
  app: { port: number }
  admin: pg.Client
  desk: Client
  people: readonly Person[]
}

interface Made {
  dealId: string
  versionId: string
}
type Closed = Awaited<ReturnType<typeof closedBook>>

const proRata = [{ kind: 'proRata' }] as const
/** Printed beside the figure. */
const aim = { lines: 10_000, ms: 200 }
/** A version may take so many times as long to be saved as its lines take to be inserted, taken in turn. */
const mostTimes = 2.3

const ms = (value: number): string => `${value.toFixed(1)} ms`.padStart(12)
const timed = async (work: () => unknown, times: number): Promise<number> => {
  const took: number[] = []
  for (let round = 0; round < times + 1; round++) {
    const begun = performance.now()
    await work()
    // The first one warms up.
    if (round > 0) took.push(performance.now() - begun)
  }
  return middle(took)
}

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
const savedAndBare = async (
  { desk, admin }: World,
  { dealId, versionId: filled }: { dealId: string; versionId: string },
  rounds: number,
) => {
  const insert = await bareInsert(admin, filled)
  const [saved, bare]: [number[], number[]] = [[], []]
  for (let nr = 0; nr <= rounds; nr++) {
    const { seq, version } = await desk.allocation.saveVersion({ dealId })
    const begun = performance.now()
    const { versionId } = version
    await desk.allocation.allocSubmit({ versionId, expectedSeq: seq, keep: false, policy: [...proRata] })
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

const acknowledged = ['isin', 'clearing', 'bank', 'settlementDate'] as const

/** What a desk does with a version, once or a few times each; printed only. */
const printSteps = async ({ desk }: World, made: Made, { size, final }: Closed): Promise<void> => {
  const { dealId, versionId } = made
  const say = (name: string, took: number, more = '') => console.log(`  ${name.padEnd(30)}${ms(took)}${more}`)
  const allVersions = () => desk.allocation.allocVersionList({ dealId })
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
  say('one line by hand', await timed(edit(0, 1), 9))
  say('500 lines at once', await timed(edit(0, 500), 3))
  await desk.allocation.allocSubmit({ versionId, keep: false, policy: [...proRata], expectedSeq })
  const launching = performance.now()
  await desk.allocation.launch({ versionId, expectedSeq: (await allVersions()).seq })
  say('launched', performance.now() - launching)
  const priced = { ...final, benchmarkYield: '0.32', yield: '1.52', coupon: '1.5', price: '99.942' }
  await desk.deals.changeDealStatus({ dealId, to: 'Priced', final: priced })
  await desk.allocation.signOff({ versionId, waiver: 'Measured' })
  const confirming = performance.now()
  const { confirmed } = await desk.allocation.allocConfirmAll({ versionId, acknowledged: [...acknowledged] })
  say('all confirmed', performance.now() - confirming, `   ${round(confirmed)} of ${round(size / 1e6)} mm`)
}

/** The largest book has fewer rounds, and only its policy is run. */
export const reportVersions = async (world: World, count: number): Promise<void> => {
  const { desk } = world
  const closed = await closedBook(world, count)
  const { dealId } = closed
  const { seq, version } = await desk.allocation.saveVersion({ dealId })
  const made = { dealId, versionId: version.versionId }
  const ask = { versionId: made.versionId, expectedSeq: seq, keep: false, policy: [...proRata] }
  console.log(`\na version of ${round(count)} lines, one client`)
  const dry = await timed(() => desk.allocation.allocSubmit(ask, { dryRun: true }), 3)
  console.log(`  ${'dry run of a policy'.padEnd(30)}${ms(dry)}`)
  await desk.allocation.allocSubmit(ask)
  const { saved, bare } = await savedAndBare(world, made, count > aim.lines ? 3 : 9)
  const work = `policy run and saved, ${round(count)} lines`
  judgeAtMost(mostTimes, {
    work,
    figure: saved / bare,
    unit: 'times a bare INSERT of its lines',
    of: `${saved.toFixed(0)} and ${bare.toFixed(1)} ms`,
  })
  if (count === aim.lines)
    reportFigure(
      { work, figure: saved, unit: 'ms' },
      {
        aim: `${aim.ms} ms, ${saved <= aim.ms ? 'met' : 'missed'}`,
        because: 'depends on the machine; the ratio is the gate',
      },
    )
  if (count <= aim.lines) await printSteps(world, made, closed)
}
