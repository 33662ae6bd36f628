import { sql } from 'kysely'
import type { Task } from '../jobs.ts'

/** Nobody repeats a request after so long; see docs/decisions/038. */
const storedDays = 30
const atOnce = 5000

/** Every night, in portions that lock rows only briefly. */
export const forgetAnswers: Task = async (_payload, { db }) => {
  let forgotten: bigint | undefined
  do {
    const { numAffectedRows } = await sql`
      delete from idempotency where ctid = any(array(
        select ctid from idempotency i
        where at < clock_timestamp() - make_interval(days => ${storedDays})
          and not exists (select from ledger_open o where o.ledger_id = i.ledger_id)
        limit ${atOnce}))`.execute(db)
    forgotten = numAffectedRows
  } while (forgotten === BigInt(atOnce))
}
