// How much of one person's work of the largest permitted size is done by the thread of the event loop, which everybody's next
// request waits for, and how long that stands still.
import type pg from 'pg'
import type { Client } from '@bookrunner/contract'
import { announcementOf } from '@bookrunner/domain/deals'
import { firstHash, hashOf } from '../../packages/server/src/platform/service/chain.ts'
import { listOf } from '../../packages/server/test/workbooks.ts'
import { closedBook } from '../allocation/closed-book.ts'
import { middle } from '../lib/figures.ts'
import { judgeAtMost, reportFigure } from '../lib/verdict.ts'
import type { Person } from '../orders/work.ts'
import type { RunningApp } from '../write-pipeline/app.ts'

const rounds = 5
const sizes = { chain: 20_000, lines: 10_000, institutions: 20_000, orders: 500 }

interface Work {
  work: string
  /** Milliseconds; a request that arrives meanwhile waits so much longer. */
  mostMs?: number
  run: () => Promise<unknown>
}

interface World {
  port: number
  admin: pg.Client
  desk: Client
  systemAdmin: Client
  people: readonly Person[]
  app: RunningApp
  /** A book that is open. */
  dealId: string
}

/** The longest delay since the last question, measured in the app itself. */
const longestDelay = async (port: number): Promise<number> => {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return 1000 * Number(/^nodejs_eventloop_lag_max_seconds ([\d.e+-]+)/m.exec(metrics)?.[1])
}

/** Lines as writes add them, without the writes. */
const growChain = async (admin: pg.Client, dealId: string, count: number): Promise<void> => {
  const id = `deal:${announcementOf(dealId)}`
  const { rows } = await admin.query<{ seq: number; hash: string }>(
    'select seq::int, hash from ledger where id = $1',
    [id],
  )
  let last = rows[0] ?? { seq: 0, hash: firstHash(id) }
  const lines: unknown[] = []
  const at = '2026-11-20T08:00:00Z'
  while (last.seq < count) {
    const line = {
      seq: last.seq + 1,
      at,
      actor_id: 'usr_deskoc',
      code: 'order.edited',
      params: { orderId: `ord_${last.seq}`, size: [10_000_000, 11_000_000], minSpread: ['60', '65'] },
    }
    last = { seq: line.seq, hash: hashOf(last.hash, id, line) }
    lines.push({ ledger_id: id, hash: last.hash, ...line })
  }
  await admin.query(
    `insert into ledger_entry (ledger_id, seq, at, actor_id, code, params, hash)
     select * from json_to_recordset($1) as r
       (ledger_id text, seq bigint, at timestamptz, actor_id text, code text, params jsonb, hash text)`,
    [JSON.stringify(lines)],
  )
  await admin.query('update ledger set seq = $2, hash = $3 where id = $1', [id, last.seq, last.hash])
}

const institutions = (count: number): Promise<File> =>
  listOf([
    ['English name', 'LEI', 'Type', 'Group', 'Region', 'Deal roles', 'Phone', 'Tags'],
    ...Array.from({ length: count }, (_, nr) => [
      `Bench Fund ${nr}`,
      null,
      'Insurance',
      null,
      'Asia-Pacific',
      'Investor',
      '+852 2345 6789',
      'anchor, long-only',
    ]),
  ])

const orderList = (count: number): Promise<File> =>
  listOf([
    ['Investor', 'Size', 'Limit'],
    ...Array.from({ length: count }, (_, nr) => [`Bench Fund ${nr}`, `${10 + (nr % 50)}mm`, 'T+120']),
  ])

/** What is done once before it is measured. */
const prepared = async (world: World): Promise<Work[]> => {
  const { admin, desk, systemAdmin } = world
  const { dealId } = await closedBook(world, sizes.lines)
  const { version, seq } = await desk.allocation.saveVersion({ dealId })
  const { versionId } = version
  const policy = [{ kind: 'proRata' as const }]
  await desk.allocation.allocSubmit({ versionId, expectedSeq: seq, keep: false, policy })
  const { seq: expectedSeq } = await desk.allocation.allocVersionList({ dealId })
  await desk.allocation.launch({ versionId, expectedSeq })
  await growChain(admin, dealId, sizes.chain)
  const file = await institutions(sizes.institutions)
  const orders = await orderList(sizes.orders)
  return [
    {
      work: `a chain of ${sizes.chain} lines is verified`,
      run: () => desk.deals.verifyDealLog({ dealId }),
    },
    {
      work: `a PDF of ${sizes.lines} lines is made`,
      mostMs: 250,
      run: () => desk.allocation.export({ dealId, versionId, kind: 'justification', format: 'pdf' }),
    },
    {
      work: `a workbook of ${sizes.institutions} institutions is read`,
      run: async () => {
        const { importId } = await systemAdmin.entities.importBondOrg({ file, dryRun: true })
        await systemAdmin.entities.importCancel({ importId })
      },
    },
    {
      work: `a list of ${sizes.orders} orders is read`,
      run: () => desk.orders.readOrders({ dealId: world.dealId, file: orders }),
    },
  ]
}

/** Milliseconds: the longest delay, the whole by the clock, its CPU and that of the event loop's thread. */
const measured = async ({ app, port }: World, run: Work['run']) => {
  await longestDelay(port)
  const [cpu, loop, begun] = [await app.cpu(), await app.loopCpu(), performance.now()]
  await run()
  const took = performance.now() - begun
  // Asking for the whole is work of the event loop too.
  const byLoop = loop === null ? Number.NaN : 1000 * ((await app.loopCpu())! - loop)
  const used = 1000 * ((await app.cpu()) - cpu)
  return { delay: await longestDelay(port), took, used, byLoop }
}

export const reportEventLoop = async (world: World): Promise<void> => {
  console.log('\nthe event loop during slow work, the middle of rounds')
  for (const { work, mostMs, run } of await prepared(world)) {
    await run()
    const found: Awaited<ReturnType<typeof measured>>[] = []
    for (let round = 0; round < rounds; round++) found.push(await measured(world, run))
    const of = (name: keyof (typeof found)[0]) => middle(found.map((each) => each[name]))
    const share = {
      work: `event loop while ${work}`,
      figure: of('byLoop') / of('used'),
      unit: 'of the CPU is its thread',
      of: `${of('byLoop').toFixed(0)} of ${of('used').toFixed(0)} ms`,
    }
    reportFigure(share, {
      because: Number.isNaN(share.figure)
        ? 'this system does not say'
        : 'no figure of slow code to set a limit by',
    })
    const delay = {
      work: share.work,
      figure: of('delay'),
      unit: 'ms the longest delay',
      of: `the work takes ${of('took').toFixed(0)} ms`,
    }
    if (mostMs === undefined)
      reportFigure(delay, { because: 'slow code that works in small steps passes any limit' })
    else judgeAtMost(mostMs, delay)
  }
}
