// Ten thousand rows of use change at once: each stays on its page, and no index changes.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Rows that changed in this transaction, and those of them that changed no index. */
const changedInPlace = `
  select pg_stat_get_xact_tuples_updated('quota_use'::regclass) as changed,
    pg_stat_get_xact_tuples_hot_updated('quota_use'::regclass) as in_place`

it('changes no index with what an order uses and the figures of its flags', async () => {
  const client = await app.database.pool.connect()
  try {
    await client.query('begin')
    await client.query(`
      insert into quota_use (order_id, entity_id, deal_id, currency, phase, own, amount, until, flags)
      select 'ord_' || nr, 'ent_x', 'deal_x', 'USD', 'placed', 2, 2, now(),
        case when nr > 20 then '[]' else '[{"used": "1"}]' end::jsonb from generate_series(1, 40) nr`)
    await client.query(`
      update quota_use set phase = 'confirmed', amount = 1, until = now() + interval '1 day',
        flags = case when flagged then '[{"used": "2"}]' else '[]' end::jsonb
      where deal_id = 'deal_x'`)
    const { rows } = await client.query<{ changed: number; in_place: number }>(changedInPlace)
    const [{ changed, in_place: inPlace }] = rows as [{ changed: number; in_place: number }]
    expect(changed).toBe(40)
    // A page that was in use before may have no room for one of them; half of them have flags.
    expect(inPlace).toBeGreaterThan(35)
  } finally {
    await client.query('rollback')
    client.release()
  }
})
