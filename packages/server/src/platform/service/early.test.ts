// Rows that a write inserts before its locks: kept with the write, and gone without it.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refuse } from '@bookrunner/domain/kernel'
import { openPipelineWorld, type PipelineWorld } from '../../../test/pipeline.ts'
import { decideBy, repeat, type TallyWrite } from '../../../test/tally.ts'
import type { Transaction } from '../db/index.ts'
import { accept, type Early } from './index.ts'

let world: PipelineWorld
beforeAll(async () => {
  world = await openPipelineWorld()
  await sql`create table early_row (nr serial)`.execute(world.db)
})
beforeEach(() => sql`truncate early_row`.execute(world.db))
afterAll(() => world.close())

/** One row, which the write refers to if it is there. */
class OneRow implements Early {
  inserted = 0
  isThere = false
  #used = false
  readonly #insertSql: string

  constructor(insertSql = 'insert into early_row default values') {
    this.#insertSql = insertSql
  }

  insert = async ({ run }: Transaction): Promise<void> => {
    this.inserted += 1
    await run(sql.raw(this.#insertSql))
    this.isThere = true
  }
  isUsed = () => this.#used
  forget = () => {
    this.isThere = false
    this.#used = false
  }
  use = () => (this.#used = this.isThere)
}

const addWith = (
  key: string,
  early: OneRow,
  refuses: 'first' | 'last' | 'never' = 'never',
  more: Partial<TallyWrite> = {},
) =>
  decideBy(
    key,
    ({ total }) => {
      if (refuses === 'first') return refuse('record.unknown')
      early.use()
      if (refuses === 'last') return refuse('record.unknown')
      return accept({
        reply: { total: total + 1 },
        changes: [1],
        line: { code: early.isThere ? 'with' : 'without', params: {} },
      })
    },
    { ...more, early },
  )

const codes = async (key: string) => (await world.log(key)).codes

test('they are committed with a write that refers to them, also the first of its ledger', async () => {
  for (const total of [1, 2]) {
    const early = new OneRow()
    expect(await world.submit(addWith('with', early))).toEqual({ reply: { total } })
    expect(early.inserted).toBe(1)
  }
  // The ledger is made in between, and then everything is decided without them.
  expect(await codes('with')).toEqual(['without', 'with'])
  expect(await world.count('early_row')).toBe(1)
  expect(await world.verify('with')).toBeUndefined()
})

test('they are gone with a write that is refused, repeated, or does not refer to them', async () => {
  await world.submit(addWith('gone', new OneRow()))
  for (const when of ['first', 'last'] as const)
    expect(await world.submit(addWith('gone', new OneRow(), when))).toEqual(refuse('record.unknown'))
  expect(await world.count('early_row')).toBe(0)
  const once = repeat('early-once')
  const first = await world.submit(addWith('gone', new OneRow(), 'never', once))
  expect(await world.count('early_row')).toBe(1)
  expect(await world.submit(addWith('gone', new OneRow(), 'never', once))).toEqual(first)
  expect(await world.count('early_row')).toBe(1)
  const unused = new OneRow()
  unused.use = () => false
  await world.submit(addWith('gone', unused))
  expect(await codes('gone')).toEqual(['without', 'with', 'without'])
  expect(await world.count('early_row')).toBe(1)
})

test('a write is done without them if they cannot be inserted, and in a dry run', async () => {
  const early = new OneRow('insert into no_such_table default values')
  expect(await world.submit(addWith('faulty', early))).toEqual({ reply: { total: 1 } })
  expect(early.inserted).toBe(1)
  const dry = new OneRow()
  await world.submit(addWith('faulty', dry, 'never', { dryRun: true }))
  expect(dry.inserted).toBe(0)
  expect(await codes('faulty')).toEqual(['without'])
})

test('many at once take turns, and hold no more connections than there are', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => world.submit(addWith('many', new OneRow()))),
  )
  expect(answers).toHaveLength(12)
  expect(await world.sum('many')).toBe(12)
  expect(await codes('many')).toHaveLength(12)
  expect(await world.verify('many')).toBeUndefined()
})
