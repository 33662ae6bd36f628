// What a reader takes from the rows of orders alone stays true when they are confirmed.
import { expect, it } from 'vitest'
import { closedWith, releasable } from '../../../test/allocation.ts'
import { openTestWorld } from '../../../test/index.ts'

const { app, desk } = openTestWorld({ desk: 'deskoc' }, { content: 'demo' })

/** Orders for which the two views differ, of all in the world. */
const differing = async (): Promise<unknown[]> => {
  const { rows } = await app.database.pool.query(
    `select h.id from order_head h full join order_now n on n.id = h.id
     where to_jsonb(h) is distinct from jsonb_build_object('id', n.id, 'deal_id', n.deal_id, 'investor_id', n.investor_id,
       'through_id', n.through_id, 'stage', n.stage, 'submitted_at', n.submitted_at, 'created_by', n.created_by,
       'class_id', n.record ->> 'classId', 'merged_from', n.record ->> 'mergedFrom', 'underlying', n.record -> 'underlying')
     or n.created_by is distinct from n.record -> 'createdBy'`,
  )
  return rows
}

it('has of every order what the whole order has', async () => {
  expect(await differing()).toEqual([])
  const { dealId, orderIds } = await closedWith(desk)
  const versionId = await releasable(desk, dealId)
  expect(await desk.allocation.allocConfirmAll({ versionId })).toMatchObject({ confirmed: 3 })
  const { rows } = await app.database.pool.query<{ later: number }>(
    `select n.version - o.version as later from order_now n join deal_order o on o.id = n.id where n.id = any($1)`,
    [orderIds],
  )
  expect(rows).toEqual([{ later: 1 }, { later: 1 }, { later: 1 }])
  expect(await differing()).toEqual([])
  // As a merge of institutions does.
  await app.database.pool.query(
    `update deal_order set investor_id = 'ent_kestrelpeak', record = record || '{"investorId": "ent_kestrelpeak", "mergedFrom": "ent_gone"}'
     where id = $1`,
    [orderIds[0]],
  )
  expect(await differing()).toEqual([])
})
