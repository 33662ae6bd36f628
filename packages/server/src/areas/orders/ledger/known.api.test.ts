// What a write read before its lock is used only while it is still so.
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { announcementOf } from '@bookrunner/domain/deals'
import type { Order } from '@bookrunner/domain/orders'
import { closedWith, finalOf } from '../../../../test/allocation.ts'
import { openTestWorld } from '../../../../test/index.ts'
import { inTransaction, reading } from '../../../platform/db/index.ts'
import { readNumber } from '../../../platform/service/index.ts'
import { readKnownUse } from '../../quota/index.ts'
import { order } from './order.ts'
import type { KnownOrders, OrderNeed } from './order-state.ts'

const { app, desk } = openTestWorld({ desk: 'deskoc' })
let need: OrderNeed & { orders: string[] }
let known: KnownOrders
let dealId: string

const storedOrders = async (ids: readonly string[]): Promise<Map<string, Order>> => {
  const { rows } = await sql<{ record: Order }>`
    select record from deal_order where id = any(${ids})`.execute(app.database.db)
  return new Map(rows.map(({ record }) => [record.id, record]))
}

beforeEach(async () => {
  const closed = await closedWith(desk)
  const { orderIds } = closed
  dealId = closed.dealId
  const announcementId = announcementOf(dealId)
  need = { announcementId, userId: 'usr_deskoc', orders: orderIds }
  const stored = await storedOrders(orderIds)
  const investors = new Set(stored.values().map(({ investorId }) => investorId))
  const runner = reading(app.database.db)
  known = {
    seq: await readNumber(runner, `deal:${announcementId}`),
    orders: new Map([...stored].map(([id, each]) => [id, { ...each, account: 'Read before' }])),
    use: await readKnownUse(runner, announcementId, { investors, identifiers: [] }),
  }
})

const load = (...needs: OrderNeed[]) =>
  inTransaction(app.database.pool, async (transaction) => {
    const state = await order.load(transaction, need.announcementId, needs)
    await transaction.rollback()
    return state
  })

const accountsIn = ({ orders }: { orders: ReadonlyMap<string, Order> }) =>
  need.orders.map((id) => orders.get(id)?.account)

describe('orders that were read before the lock', () => {
  const readBefore = () => need.orders.map(() => 'Read before')

  it('are not read again while the ledger has the same number', async () => {
    expect(accountsIn(await load({ ...need, known }))).toEqual(readBefore())
  })

  it('are not read again after writes that change no order', async () => {
    await desk.deals.changeDealStatus({ dealId, to: 'Priced', final: finalOf(100) })
    expect(await readNumber(reading(app.database.db), `deal:${need.announcementId}`)).toBeGreaterThan(
      known.seq,
    )
    expect(accountsIn(await load({ ...need, known }))).toEqual(readBefore())
  })

  it('are read again if one has a later number', async () => {
    const stored = await storedOrders(need.orders)
    const latest = Math.max(...stored.values().map(({ seq }) => seq))
    expect(accountsIn(await load({ ...need, known: { ...known, seq: latest } }))).toEqual(readBefore())
    const state = await load({ ...need, known: { ...known, seq: latest - 1 } })
    expect(state.orders).toEqual(stored)
  })

  it('are read again, with their houses, if an institution was merged', async () => {
    const into = 'ent_tamarindgulf'
    await inTransaction(app.database.pool, async (transaction) => {
      await transaction.run(sql`
        update deal_order set investor_id = ${into}, record = record || jsonb_build_object('investorId', ${into}::text)
        where id = ${need.orders[0]!}`)
      await transaction.run(sql`
        insert into ledger_entry (ledger_id, seq, at, actor_id, code, params, hash)
        values (${`deal:${need.announcementId}`}, ${known.seq + 1}, now(), null, 'order.moved', '{}', 'x')`)
      const state = await order.load(transaction, need.announcementId, [{ ...need, known }])
      expect(state.orders.get(need.orders[0]!)).toMatchObject({ investorId: into })
      expect([...state.houses.keys()]).toContain(into)
      await transaction.rollback()
    })
  })

  it('are read again if the database was set back', async () => {
    const state = await load({ ...need, known: { ...known, seq: known.seq + 1 } })
    expect(state.orders).toEqual(await storedOrders(need.orders))
  })

  it('do not keep those of other writes of the transaction from being read', async () => {
    const [first, ...others] = need.orders as [string, ...string[]]
    const some = { ...known, orders: new Map([[first, known.orders.get(first)!]]) }
    const stored = await storedOrders(others)
    const state = await load({ ...need, orders: [first], known: some }, { ...need, orders: others })
    expect(state.orders).toEqual(new Map([[first, known.orders.get(first)!], ...stored]))
  })
})

describe('the use of limits that was read before the lock', () => {
  it('is what the write would read', async () => {
    const { stored } = (await load(need)).quota
    expect(stored.size).toBe(need.orders.length)
    expect(known.use.stored).toEqual(stored)
  })

  it('is not read again while no row of it changes, and else the limits are the same', async () => {
    const [plain, early] = [await load(need), await load({ ...need, known })]
    expect(early.quota.stored).toBe(known.use.stored)
    expect(early.quota.book).toEqual(plain.quota.book)
    expect(early.quota.entityByLei).toEqual(plain.quota.entityByLei)
  })

  it('is read again if one row changes, even to what it was', async () => {
    await sql`update quota_use set amount = amount where order_id = ${need.orders[0]!}`.execute(
      app.database.db,
    )
    const { stored } = (await load({ ...need, known })).quota
    expect(stored).not.toBe(known.use.stored)
    expect(stored).toEqual(known.use.stored)
  })
})
