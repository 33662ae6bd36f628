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
  decided = 0
  inserted = 0
  isThere = false
  #used = false
  readonly #insertSql: string

  constructor(insertSql = 'insert into early_row default values') {
    this.#insertSql = insertSql
  }

  decide = async (): Promise<boolean> => {
    this.decided += 1
    return true
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

test('nothing is decided early for a key that has its answer, whatever the body', async () => {
  const once = repeat('early-answered')
  const first = await world.submit(addWith('answered', new OneRow(), 'never', once))
  const again = new OneRow()
  expect(await world.submit(addWith('answered', again, 'never', once))).toEqual(first)
  const other = addWith('answered', again, 'never', repeat('early-answered', 'other body'))
  expect(await world.submit(other)).toEqual(refuse('write.key-other-body'))
  expect([again.decided, again.inserted]).toEqual([0, 0])
  const refused = repeat('early-refused')
  await world.submit(addWith('answered', new OneRow(), 'last', refused))
  expect(await world.submit(addWith('answered', again, 'never', refused))).toEqual(refuse('record.unknown'))
  expect([again.decided, again.inserted]).toEqual([0, 0])
  expect(await world.sum('answered')).toBe(1)
})

test('nothing is inserted, and no connection is opened, if there is nothing to insert', async () => {
  const early = new OneRow()
  early.decide = async () => false
  expect(await world.submit(addWith('nothing', early))).toEqual({ reply: { total: 1 } })
  expect(early.inserted).toBe(0)
})

/** Inserts its row when it may, or fails. */
const held = () => {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const early = new OneRow()
  const { insert } = early
  early.insert = async (transaction) => {
    await promise
    await insert(transaction)
  }
  return { early, release: resolve, fail: reject }
}

test('while one is open for a ledger, the next decides nothing early, and waits for it', async () => {
  await world.submit(addWith('open', new OneRow()))
  for (const end of ['release', 'fail'] as const) {
    const first = held()
    const next = new OneRow()
    const other = new OneRow()
    const answers = [world.submit(addWith('open', first.early)), world.submit(addWith('open', next))]
    // Another ledger does not wait.
    await world.submit(addWith('open beside', other))
    expect(other.inserted).toBe(1)
    if (end === 'release') first.release()
    else first.fail(new Error('a row that cannot be inserted'))
    await Promise.all(answers)
    expect([next.decided, next.inserted]).toEqual([0, 0])
  }
  expect(await codes('open')).toEqual(['without', 'with', 'without', 'without', 'without'])
  expect(await world.sum('open')).toBe(5)
  const last = new OneRow()
  await world.submit(addWith('open', last))
  expect(last.inserted).toBe(1)
})

test('many at once take turns, on one ledger and on several, and hold no more connections than there are', async () => {
  const keys = Array.from({ length: 12 }, (_, nr) => (nr < 6 ? 'many' : `many ${nr}`))
  const rows = keys.map(() => new OneRow())
  const answers = await Promise.all(keys.map((key, nr) => world.submit(addWith(key, rows[nr]!))))
  expect(answers).toHaveLength(12)
  expect(rows.filter(({ decided }) => decided > 0)).toHaveLength(2)
  expect(await world.sum('many')).toBe(6)
  expect(await codes('many')).toHaveLength(6)
  expect(await world.verify('many')).toBeUndefined()
})
