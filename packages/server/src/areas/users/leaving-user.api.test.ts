// Whoever deletes a user holds the lock of all super administrators.
import { expect, it } from 'vitest'
import { openTestWorld } from '../../../test/index.ts'
import { plansOf } from '../../../test/plans.ts'
import { reading, type Transaction } from '../../platform/db/index.ts'
import { leavingUser } from './leaving-user.ts'

const { app } = openTestWorld({})

it('reads the logs once to know what a user did', async () => {
  const plans = await plansOf(app.database.db, (db) =>
    leavingUser.load(reading(db) as Transaction, 'usr_deskoc', []),
  )
  expect(plans.join('\n').match(/ on ledger_entry/g)).toHaveLength(1)
})
