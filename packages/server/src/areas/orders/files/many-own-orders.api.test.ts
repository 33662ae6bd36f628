// A house with more orders than anybody looks through still finds those of one status in its file.
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { openTestWorld } from '../../../../test/index.ts'
import { submitted } from '../../../../test/lifecycle.ts'
import { place } from '../../../../test/orders.ts'
import { readWorkbookOf } from '../../../../test/workbooks.ts'

const { app, desk, investor } = openTestWorld({ desk: 'deskoc', investor: 'investor' })

/** All changed later than the draft. */
const count = 20_001

beforeAll(async () => {
  const dealId = await submitted(desk, 'IPG')
  await investor.orders.saveOrder({ dealId, content: { account: 'An old draft' } })
  const { orderId } = await place(investor, dealId, { account: 'A new order' })
  await sql`
    insert into deal_order (id, deal_id, investor_id, through_id, stage, version, shown, seq, submitted_at, shown_at, record)
    select left(id, 16) || lpad(n::text, 10, '0'), deal_id, investor_id, through_id, stage, version, shown, seq,
      submitted_at, shown_at, record || jsonb_build_object('id', left(id, 16) || lpad(n::text, 10, '0'))
    from deal_order, generate_series(1, ${count}::int) n where id = ${orderId}`.execute(app.database.db)
})

/** A house reads its list from memory, a search from the database. */
it.each([{}, { keyword: 'a' }])('finds a draft behind them: %j', async (filter) => {
  const file = await investor.orders.downloadMyOrder({ ...filter, status: 'Draft' })
  const [sheet] = (await readWorkbookOf(file)).worksheets
  expect(sheet!.getColumn(6).values.slice(2)).toEqual(['An old draft'])
})
