import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { openPipelineWorld, type PipelineWorld } from '../../../test/pipeline.ts'
import { add, tally, type TallyKind } from '../../../test/tally.ts'

let world: PipelineWorld
beforeAll(async () => (world = await openPipelineWorld()))
afterAll(() => world.close())

/** Writes to the same ledgers as the tally, with a table of its own. */
const beside: TallyKind = {
  ...tally,
  save: (transaction, key, changes, state) =>
    Promise.all([
      transaction.run(
        sql`insert into beside select ${key}, unnest(${changes.map(({ change }) => change)}::int[])`,
      ),
      tally.save(transaction, key, changes, state),
    ]),
}

test('two aggregates write to one ledger: each by its own rows, in the order sent, one chain', async () => {
  await sql`create table beside (key text, amount int)`.execute(world.db)
  const amounts = Array.from({ length: 300 }, (_, nr) => nr + 1)
  const isBeside = (amount: number) => amount > 100 && amount % 50 !== 0
  const outcomes = await Promise.all(
    amounts.map((amount) => world.submit(add('both', amount, isBeside(amount) ? { on: beside } : {}))),
  )
  let total = 0
  expect(outcomes).toEqual(amounts.map((amount) => ({ reply: { total: (total += amount) } })))
  const { seqs, transactions } = await world.log('both')
  expect(seqs).toEqual(amounts)
  // The first alone, then 2 to 100; 101 to 149, 150, and so on to 300.
  expect(transactions).toBe(10)
  const { rows } = await sql<{ amount: number }>`select amount from beside where key = 'both'`.execute(
    world.db,
  )
  expect(rows.map(({ amount }) => amount)).toEqual(amounts.filter(isBeside))
  expect(await world.sum('both')).toBe(total)
  expect(await world.verify('both')).toBeUndefined()
})
