// A whole book is decided and inserted before its deal is locked. Whatever happens in between, it is confirmed once or not at all.
import type pg from 'pg'
import { expect, it } from 'vitest'
import { announcementOf } from '@bookrunner/domain/deals'
import { closedWith, releasable } from '../../../test/allocation.ts'
import { openTestWorld, refusalOf } from '../../../test/index.ts'
import { until } from '../../../test/until.ts'
import { verifyLedger } from '../../platform/service/index.ts'

const { app, desk } = openTestWorld({ desk: 'deskoc' })

const number = async (text: string, values: unknown[] = []): Promise<number> =>
  Number((await app.database.pool.query<{ n: string }>(text, values)).rows[0]!.n)
/** Not undone by a transaction that is: how often rows were inserted. */
const inserted = () => number('select last_value + is_called::int as n from confirmed_write_id')
const withoutWrite = () =>
  number(
    'select count(*) as n from confirmed_order n where not exists (select from confirmed_write w where w.id = n.write_id)',
  )
const rowsIn = (dealId: string) =>
  number(
    'select count(*) as n from confirmed_order n join confirmed_write w on w.id = n.write_id where w.deal_id = $1',
    [dealId],
  )

/** Confirms while somebody else has the lock of the deal, who does something when the rows are inserted. */
const confirmWhile = async (
  dealId: string,
  versionId: string,
  meanwhile: (holder: pg.PoolClient) => Promise<unknown>,
) => {
  const before = await inserted()
  const holder = await app.database.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select from ledger where id = $1 for update', [`deal:${announcementOf(dealId)}`])
    const confirming = desk.allocation.allocConfirmAll({ versionId })
    confirming.catch(() => {})
    await until(async () => {
      expect(await inserted()).toBe(before + 1)
      const waits = `select count(*) as n from pg_stat_activity where wait_event_type = 'Lock' and query like '%from ledger%'`
      expect(await number(waits)).toBe(1)
    })
    await meanwhile(holder)
    await holder.query('commit')
    return { confirming, before }
  } finally {
    // Nothing after its commit.
    await holder.query('rollback')
    holder.release()
  }
}

const opened = async () => {
  const { dealId, orderIds } = await closedWith(desk)
  return { dealId, orderIds, versionId: await releasable(desk, dealId) }
}

it('inserts the rows before the lock, and uses them whatever else moved the number', async () => {
  const { dealId, versionId } = await opened()
  const ledger = `deal:${announcementOf(dealId)}`
  const { confirming, before } = await confirmWhile(dealId, versionId, async () => {})
  expect(await confirming).toMatchObject({ confirmed: 3, already: 0, left: 0 })
  expect(await inserted()).toBe(before + 1)
  expect(await rowsIn(dealId)).toBe(3)
  expect(await withoutWrite()).toBe(0)
  expect(await verifyLedger(app.database.pool, ledger)).toBeUndefined()
})

it('lets a comment pass while the rows are inserted', async () => {
  const { dealId, versionId } = await opened()
  const answers = await Promise.all([
    desk.allocation.allocConfirmAll({ versionId }),
    ...[1, 2, 3].map((nr) =>
      desk.allocation.review({ versionId, verdict: 'comment', text: `Comment ${nr}` }),
    ),
  ])
  expect(answers[0]).toMatchObject({ confirmed: 3, left: 0 })
  expect(await rowsIn(dealId)).toBe(3)
  expect(await withoutWrite()).toBe(0)
})

it('decides again if an order has changed, and leaves nothing behind', async () => {
  const { dealId, orderIds, versionId } = await opened()
  const { confirming } = await confirmWhile(dealId, versionId, async (holder) => {
    const ledger = `deal:${announcementOf(dealId)}`
    const { rows } = await holder.query<{ seq: string }>(
      'update ledger set seq = seq + 1 where id = $1 returning seq',
      [ledger],
    )
    const seq = Number(rows[0]!.seq)
    await holder.query(
      `update deal_order set version = version + 1, seq = $2::bigint, record = record || jsonb_build_object('seq', $2::bigint, 'version', version + 1)
       where id = $1`,
      [orderIds[0], seq],
    )
  })
  expect((await refusalOf(confirming)).reason).toBe('alloc.book-moved')
  expect(await rowsIn(dealId)).toBe(0)
  expect(await withoutWrite()).toBe(0)
  expect(await desk.allocation.allocConfirmAll({ versionId })).toMatchObject({ confirmed: 3 })
})

it('decides again if a line of the deal has changed since', async () => {
  const { dealId, versionId } = await opened()
  const { confirming, before } = await confirmWhile(dealId, versionId, (holder) =>
    holder.query(`update deal set terms = terms || '{"remark": "Changed"}' where id = $1`, [dealId]),
  )
  expect(await confirming).toMatchObject({ confirmed: 3 })
  expect(await inserted()).toBe(before + 2)
  expect(await rowsIn(dealId)).toBe(3)
  expect(await withoutWrite()).toBe(0)
})

it('is done once if its connection breaks while it waits', async () => {
  const { dealId, versionId } = await opened()
  const { confirming } = await confirmWhile(dealId, versionId, (holder) =>
    holder.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and query like '%from ledger%'`,
    ),
  )
  expect(await confirming).toMatchObject({ confirmed: 3 })
  expect(await rowsIn(dealId)).toBe(3)
  expect(await withoutWrite()).toBe(0)
  expect(await verifyLedger(app.database.pool, `deal:${announcementOf(dealId)}`)).toBeUndefined()
})

it('leaves nothing behind when there is nothing left to confirm, and when a dry run asks', async () => {
  const { dealId, versionId } = await opened()
  expect(await desk.allocation.allocConfirmAll({ versionId }, { dryRun: true })).toMatchObject({
    confirmed: 3,
  })
  expect(await rowsIn(dealId)).toBe(0)
  const answers = await Promise.all([1, 2, 3, 4].map(() => desk.allocation.allocConfirmAll({ versionId })))
  expect(answers.map(({ confirmed }) => confirmed).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 3])
  expect(await rowsIn(dealId)).toBe(3)
  expect(await withoutWrite()).toBe(0)
})

it('gives a repeated key the first answer, and inserts nothing again', async () => {
  const { dealId, versionId } = await opened()
  const before = await inserted()
  const once = () => desk.allocation.allocConfirmAll({ versionId }, { key: 'confirmed-once-0001' })
  const answers = await Promise.all([once(), once(), once()])
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(await once()).toEqual(answers[0])
  expect(await inserted()).toBe(before + 1)
  expect(await rowsIn(dealId)).toBe(3)
  expect(await withoutWrite()).toBe(0)
})
