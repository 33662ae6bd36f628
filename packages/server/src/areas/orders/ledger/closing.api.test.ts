// Hundreds of writes while a book closes: each is in the book by the database's clock, or refused with the reason.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { CallRefused, type Client } from '@bookrunner/contract'
import { clientOf, startTestApp, type TestApp, type TestNode } from '../../../../test/index.ts'
import { inMinutes, setSoon, spread, submitted } from '../../../../test/lifecycle.ts'
import { mm, place, orderLevel } from '../../../../test/orders.ts'
import { until } from '../../../../test/until.ts'
import { verifyLedger } from '../../../platform/service/index.ts'

let one: TestApp
let two: TestNode
let desk: Client
beforeAll(async () => {
  one = await startTestApp({ timedWork: true })
  two = await one.anotherNode()
  desk = await clientOf(one, 'deskoc')
})
afterAll(() => one.close())

const houses = ['investor', 'investorironmosslife', 'investorvellummacro', 'investortamarindgulf']
/** So many writes succeed before a close time is set. */
const leastTaken = 200
/** So many refusals before a writer gives up. */
const mostRefused = 6

interface Tally {
  writes: number
  /** The newest write of each order. */
  taken: Map<string, { at: string; size: number }>
  refused: { reason: string; message: string }[]
}
type Write = (size: number) => Promise<{ orderId: string; at: string }>

/** Places an order, edits it, then places the next. */
const orders = async (client: Client, dealId: string): Promise<Write> => {
  let open: string | undefined
  return async (size) => {
    const content = { orderLevels: [orderLevel(size)] }
    const written = open
      ? await client.orders.editOrder({ orderId: open, expectedVersion: 1, content })
      : await place(client, dealId, content)
    open = open ? undefined : written.orderId
    return written
  }
}

/** One order, with a new size for the round each time. */
const answers = async (client: Client, dealId: string): Promise<Write> => {
  const { orderId, ...placed } = await place(client, dealId)
  let { shown } = placed
  return async (size) => {
    const answered = await client.orders.testOrder({
      orderId,
      expectedVersion: shown,
      round: 1,
      size: mm(size),
    })
    shown = answered.shown
    return answered
  }
}

/** One write after the other until the last refusal. */
const work = async (write: Write, tally: Tally): Promise<void> => {
  let refused = 0
  for (let size = 1; refused < mostRefused; size++) {
    try {
      const { orderId, at } = await write(size)
      tally.taken.set(orderId, { at, size })
      tally.writes += 1
    } catch (fault) {
      if (!(fault instanceof CallRefused)) throw fault
      tally.refused.push({ reason: fault.reason, message: fault.message })
      refused += 1
    }
  }
}

const clients = async (): Promise<Client[]> =>
  (
    await Promise.all(
      houses.map((person) =>
        Promise.all([0, 1, 2, 3].map((nr) => clientOf(nr % 2 ? one : { ...one, url: two.url }, person))),
      ),
    )
  ).flat()

const pushed = (dealId: string) =>
  desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60'), closesAt: inMinutes(60) })
const tested = (dealId: string) =>
  desk.deals.orderTest({ dealId, level: spread('110'), closesAt: inMinutes(60) })

/** The last size in a record. */
const laterSize = sql`coalesce(nullif(o.record -> 'fpg', 'null') -> 'orderLevels', o.record -> 'orderLevels') -> 0 ->> 'size'`
const testSize = sql`o.record -> 'tests' -> 0 ->> 'size'`

const closes = [
  { what: 'IPG', push: null, writer: orders, size: laterSize, late: 'order.book-closed' },
  { what: 'FPG', push: pushed, writer: orders, size: laterSize, late: 'order.book-closed' },
  { what: 'a test', push: tested, writer: answers, size: testSize, late: 'order.test-ended' },
]

test.each(closes)('the close of $what', async ({ push, writer, size, late }) => {
  const dealId = await submitted(desk, 'IPG')
  // An answer to a round needs an order placed before it.
  const ready = async () => Promise.all((await clients()).map((client) => writer(client, dealId)))
  const early = writer === answers ? await ready() : undefined
  await push?.(dealId)
  const writers = early ?? (await ready())
  const tally: Tally = { writes: 0, taken: new Map(), refused: [] }
  const working = Promise.all(writers.map((write) => work(write, tally)))
  const enough = until(() => expect(tally.writes).toBeGreaterThanOrEqual(leastTaken), { timeout: 120_000 })
  await Promise.race([enough, working])
  const close = Temporal.Instant.from(
    await setSoon(
      (closesAt) => desk.deals.changeTimes({ dealId, times: { closesAt }, reason: 'Books close soon' }),
      500,
    ),
  )
  await working

  for (const { at } of tally.taken.values())
    expect(Temporal.Instant.compare(Temporal.Instant.from(at), close)).toBeLessThan(0)
  const time = close.toZonedDateTimeISO('Asia/Hong_Kong').toPlainTime().toString({ smallestUnit: 'second' })
  expect(new Set(tally.refused.map(({ reason }) => reason))).toEqual(new Set([late]))
  for (const { message } of tally.refused) expect(message).toContain(time)

  const { rows } = await sql<{ id: string; size: number; at: Temporal.Instant }>`
    select o.id, (${size})::bigint / 1000000 as size, v.at
    from deal_order o join order_version v on v.order_id = o.id and v.number = o.version
    where o.deal_id = ${dealId}`.execute(one.database.db)
  expect(new Map(rows.map(({ id, size: stored, at }) => [id, { at: at.toString(), size: stored }]))).toEqual(
    tally.taken,
  )
  const ledger = `deal:ann_${dealId.slice(5, 17)}`
  const lines = await sql<{ code: string; at: Temporal.Instant }>`
    select code, at from ledger_entry where ledger_id = ${ledger} and code like 'order.%'`.execute(
    one.database.db,
  )
  expect(lines.rows.filter(({ at }) => Temporal.Instant.compare(at, close) >= 0)).toEqual([])
  expect(lines.rows.length).toBeGreaterThanOrEqual(tally.writes)
  expect(await verifyLedger(one.database.pool, ledger)).toBeUndefined()
})
