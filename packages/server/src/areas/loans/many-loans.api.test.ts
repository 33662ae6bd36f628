// A file of more loan deals than a list shows has all of them.
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openTestWorld } from '../../../test/index.ts'
import { loanOf } from '../../../test/loans.ts'
import { readLoansFor } from './loan-list.repo.ts'

const { app, keeper } = openTestWorld({ keeper: 'systemadmin' })

const count = 20_001

it('goes on behind 20,000 loan deals, the nearest to its margin call price first', async () => {
  const { loanId } = await keeper.loans.add(loanOf({ price: '99', remark: 'the last' }))
  const { db } = app.database
  await sql`
    insert into loan
    select made.* from loan l, generate_series(1, ${count}::int) n,
      jsonb_populate_record(l, jsonb_build_object('id', 'loan_many' || n, 'remark', 'one of many',
        'margin_call_price', l.current_price - 0.01)) made
    where l.id = ${loanId}`.execute(db)
  const remarks: string[] = []
  for await (const { remark } of readLoansFor(db, {}))
    if (remark === 'one of many' || remark === 'the last') remarks.push(remark)
  expect([remarks.length, remarks.at(-1)]).toEqual([count + 1, 'the last'])
})
