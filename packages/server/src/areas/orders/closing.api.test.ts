// Writes across the moment a book closes: inside by the database's clock, or told why not; nothing in between.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { CallRefused, type Client } from '@bookrunner/contract'
import { clientOf, startTestApp, type TestApp, type TestNode } from '../../../test/index.ts'
import { soon, spread, submitted } from '../../../test/course.ts'
import { place, rung } from '../../../test/orders.ts'
import { verifyLedger } from '../../platform/service/index.ts'

let one: TestApp
let two: TestNode
let desk: Client
beforeAll(async () => {
  one = await startTestApp()
  two = await one.anotherNode()
  desk = await clientOf(one, 'deskoc')
})
afterAll(() => one.close())

const houses = ['investor', 'investorironmosslife', 'investorvellummacro', 'investortamarindgulf']
/** So often each is told that it is too late before it gives up. */
const mostRefused = 6

interface Tally {
  taken: Map<string, { at: string; size: number }>
  refused: { reason: string; message: string }[]
}

/** Places and edits, one after the other, until it has been refused for good. */
const work = async (client: Client, dealId: string, tally: Tally, nr: number): Promise<void> => {
  let refused = 0
  for (let round = 1; refused < mostRefused; round++) {
    try {
      const placed = await place(client, dealId, { rungs: [rung(nr + 1)] })
      tally.taken.set(placed.orderId, { at: placed.at, size: nr + 1 })
      const size = nr + 1 + round
      const content = { rungs: [rung(size)] }
      const edited = await client.orders.editOrder({ orderId: placed.orderId, seen: 1, content })
      tally.taken.set(placed.orderId, { at: edited.at, size })
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

test.each(['IPG', 'FPG'] as const)('the close of %s', async (phase) => {
  const workers = await clients()
  const dealId = await submitted(desk, 'IPG')
  const closesAt = soon(4000)
  if (phase === 'IPG')
    await desk.deals.changeTimes({ dealId, times: { closesAt }, reason: 'Books close soon' })
  else await desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60'), closesAt })
  const tally: Tally = { taken: new Map(), refused: [] }
  await Promise.all(workers.map((client, nr) => work(client, dealId, tally, nr)))

  expect(tally.taken.size).toBeGreaterThan(workers.length)
  const close = Temporal.Instant.from(closesAt)
  for (const { at } of tally.taken.values())
    expect(Temporal.Instant.compare(Temporal.Instant.from(at), close)).toBeLessThan(0)
  const time = close.toZonedDateTimeISO('Asia/Hong_Kong').toPlainTime().toString({ smallestUnit: 'second' })
  expect(new Set(tally.refused.map(({ reason }) => reason))).toEqual(new Set(['order.book-closed']))
  for (const { message } of tally.refused) expect(message).toContain(time)

  const { rows } = await sql<{ id: string; size: number; at: Temporal.Instant }>`
    select o.id, (coalesce(nullif(o.record -> 'fpg', 'null') -> 'rungs', o.record -> 'rungs') -> 0 ->> 'size')::bigint
      / 1000000 as size, v.at
    from deal_order o join order_version v on v.order_id = o.id and v.number = o.version
    where o.deal_id = ${dealId}`.execute(one.database.db)
  expect(new Map(rows.map(({ id, size, at }) => [id, { at: at.toString(), size }]))).toEqual(tally.taken)
  const ledger = `deal:ann_${dealId.slice(5, 17)}`
  const lines = await sql<{ code: string; at: Temporal.Instant }>`
    select code, at from ledger_entry where ledger_id = ${ledger} and code like 'order.%'`.execute(
    one.database.db,
  )
  expect(lines.rows.filter(({ at }) => Temporal.Instant.compare(at, close) >= 0)).toEqual([])
  expect(await verifyLedger(one.database.pool, ledger)).toBeUndefined()
})
