// How long the event loop of the app stands still, which everybody's next request sees, while one person's work of the
// largest permitted size is done.
import type pg from 'pg'
import type { Client } from '@bookrunner/contract'
import { announcementOf } from '@bookrunner/domain/deals'
import { firstHash, hashOf } from '../../packages/server/src/platform/service/chain.ts'
import { listOf } from '../../packages/server/test/workbooks.ts'
import { closedBook } from '../allocation/closed-book.ts'
import { judgeAtMost } from '../lib/verdict.ts'
import type { Person } from '../orders/work.ts'

const rounds = 3
const sizes = { chain: 20_000, lines: 10_000, institutions: 20_000, orders: 500 }

interface Work {
  work: string
  /** Milliseconds; a request that arrives meanwhile waits so much longer. */
  mostMs: number
  run: () => Promise<unknown>
}

interface World {
  port: number
  admin: pg.Client
  desk: Client
  systemAdmin: Client
  people: readonly Person[]
  app: Parameters<typeof closedBook>[0]['app']
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

export const reportEventLoop = async (world: World): Promise<void> => {
  const { port, admin, desk, systemAdmin } = world
  console.log('\nthe longest delay of the event loop, the middle of rounds')
  const { dealId } = await closedBook(world, sizes.lines)
  const { version, seq } = await desk.allocation.saveVersion({ dealId })
  const { versionId } = version
  await desk.allocation.allocSubmit({
    versionId,
    expectedSeq: seq,
    keep: false,
    policy: [{ kind: 'proRata' }],
  })
  await desk.allocation.launch({
    versionId,
    expectedSeq: (await desk.allocation.allocVersionList({ dealId })).seq,
  })
  await growChain(admin, dealId, sizes.chain)
  const file = await institutions(sizes.institutions)
  const orders = await orderList(sizes.orders)
  const works: Work[] = [
    {
      work: `a chain of ${sizes.chain} lines is verified`,
      mostMs: 100,
      run: () => desk.deals.verifyDealLog({ dealId }),
    },
    {
      work: `a PDF of ${sizes.lines} lines is made`,
      mostMs: 250,
      run: () => desk.allocation.export({ dealId, versionId, kind: 'justification', format: 'pdf' }),
    },
    {
      work: `a workbook of ${sizes.institutions} institutions is read`,
      mostMs: 200,
      run: async () => {
        const { importId } = await systemAdmin.entities.importBondOrg({ file, dryRun: true })
        await systemAdmin.entities.importCancel({ importId })
      },
    },
    {
      work: `a list of ${sizes.orders} orders is read`,
      mostMs: 100,
      // The deal is closed: the list is read first and refused then.
      run: () => desk.orders.readOrders({ dealId, file: orders }).catch(() => undefined),
    },
  ]
  for (const { work, mostMs, run } of works) {
    await run()
    const delays: number[] = []
    const took: number[] = []
    for (let round = 0; round < rounds; round++) {
      await longestDelay(port)
      const begun = performance.now()
      await run()
      took.push(performance.now() - begun)
      delays.push(await longestDelay(port))
    }
    const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!
    judgeAtMost(mostMs, {
      work: `event loop while ${work}`,
      figure: middle(delays),
      unit: 'ms at most',
      of: `the work takes ${middle(took).toFixed(0)} ms`,
    })
  }
}
