// What the database refuses of confirmations that are stored beside the orders.
import { expect, it } from 'vitest'
import { closedWith, releasable } from '../../../test/allocation.ts'
import { openTestWorld } from '../../../test/index.ts'

const { app, desk } = openTestWorld({ desk: 'deskoc' })

const run = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)

const confirmed = async () => {
  const closed = await closedWith(desk)
  await desk.allocation.allocConfirmAll({ versionId: await releasable(desk, closed.dealId) })
  return closed
}

it('refuses a version with the number of a confirmation, which would hide it', async () => {
  const { orderIds } = await confirmed()
  const stale = `insert into order_version (order_id, number, shown, seq, stage, act, at, by_id, author, channel, changes, record)
    select order_id, number + 1, shown, seq, stage, act, at, by_id, author, channel, changes, record
    from order_version where order_id = $1`
  await expect(run(stale, [orderIds[0]])).rejects.toMatchObject({ code: '23505', table: 'order_version' })
})

it('lets nobody change what was confirmed', async () => {
  const { dealId } = await confirmed()
  const rows = 'write_id in (select id from confirmed_write where deal_id = $1)'
  for (const what of [`record = '{}'`, 'size = 1', 'version = 9'])
    await expect(run(`update confirmed_order set ${what} where ${rows}`, [dealId])).rejects.toThrow(
      /append-only/,
    )
  await expect(run(`delete from confirmed_order where ${rows}`, [dealId])).rejects.toThrow(/append-only/)
  await expect(run(`update confirmed_write set seq = seq where deal_id = $1`, [dealId])).rejects.toThrow(
    /append-only/,
  )
})

const columns = 'size, party, order_size, accrued, consideration, version, shown, stage, was, baseline'
const copyRows = (changed: string) => `
  insert into confirmed_order (write_id, order_id, number, ${columns})
  select -1, ${changed}, size, party, order_size, accrued, consideration, version + 1, shown, stage, was, baseline
  from confirmed_order where order_id = any($1)`

it('refuses a confirmation of an order that does not exist or has moved on, and one that there is', async () => {
  const { dealId, orderIds } = await confirmed()
  const moved = { code: '23503', table: 'confirmed_order' }
  await expect(run(copyRows(`'ord_' || repeat('0', 22), number + 1`), [[orderIds[0]]])).rejects.toMatchObject(
    moved,
  )
  const taken = { code: '23505', table: 'confirmed_order' }
  await expect(run(copyRows('order_id, number'), [orderIds])).rejects.toMatchObject(taken)
  await run('update deal_order set version = 3 where deal_id = $1 and id = $2', [dealId, orderIds[0]])
  await expect(run(copyRows('order_id, number + 1'), [orderIds])).rejects.toMatchObject(moved)
})

it('refuses the write of rows that are not there, that name no investor, or that are of an earlier book', async () => {
  const { dealId, orderIds } = await confirmed()
  const insert = (of: { ofSeq: string; parties?: string }) =>
    `insert into confirmed_write (id, deal_id, version_id, seq, of_seq, at, by_id, terms, shared, parties, record,
       changes_orders)
     select -1, deal_id, version_id, seq + 1, ${of.ofSeq}, at, by_id, terms, shared, ${of.parties ?? 'parties'}, record, true
     from confirmed_write where deal_id = '${dealId}'`
  const key = { code: '23503', table: 'confirmed_write' }
  await expect(run(insert({ ofSeq: 'seq' }))).rejects.toMatchObject(key)
  const client = await app.database.pool.connect()
  const within = async (text: string) => {
    await client.query('begin')
    await client.query(copyRows('order_id, number + 1'), [orderIds])
    try {
      return await client.query(text)
    } finally {
      await client.query('rollback')
    }
  }
  try {
    await expect(within(insert({ ofSeq: 'seq', parties: `'[]'` }))).rejects.toMatchObject(key)
    await expect(within(insert({ ofSeq: 'seq - 1' }))).rejects.toMatchObject({ code: '23514' })
    expect((await within(insert({ ofSeq: 'seq' }))).rowCount).toBe(1)
  } finally {
    client.release()
  }
})
