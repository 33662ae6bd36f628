import { expect, onTestFinished, test, vi } from 'vitest'
import { sql } from 'kysely'
import { accept } from './index.ts'
import { openPipelineWorld } from '../../../test/pipeline.ts'
import { decideBy, together } from '../../../test/tally.ts'
import { FactMemory } from './facts.ts'

test('facts are found at the number at which they were kept, and at no other', () => {
  const memory = new FactMemory()
  const at = (facts: number) => memory.under([{ id: 'deal:a', facts }])
  at(3).keep('deal:a', 'three')
  expect([at(2), at(3), at(4)].map((known) => known.find('deal:a'))).toEqual([undefined, 'three', undefined])
  at(4).keep('deal:a', 'four')
  expect([at(3), at(4)].map((known) => known.find('deal:a'))).toEqual([undefined, 'four'])
})

test('facts of a ledger that is not locked are neither found nor kept', () => {
  const memory = new FactMemory()
  memory.under([]).keep('deal:a', 'unproved')
  memory.under([{ id: 'deal:a', facts: 0 }]).keep('deal:a', 'proved')
  expect(memory.under([]).find('deal:a')).toBeUndefined()
  expect(memory.under([{ id: 'deal:a', facts: 0 }]).find('deal:a')).toBe('proved')
})

test('facts that are taken before the locks hold at the number at which they were kept, and at no other', () => {
  const memory = new FactMemory()
  const at = (facts: number) => [{ id: 'deal:a', facts }]
  memory.under(at(3)).keep('deal:a', 'three')
  const hoped = memory.unproved()
  expect([hoped.find('deal:a'), hoped.find('deal:b')]).toEqual(['three', undefined])
  expect([at(2), at(3), at(4), []].map(hoped.areTrueUnder)).toEqual([false, true, false, false])
})

test('what is kept before the locks is remembered at their number, and only if everything taken holds', () => {
  const memory = new FactMemory()
  const locked = [
    { id: 'deal:a', facts: 4 },
    { id: 'deal:b', facts: 7 },
  ]
  memory.under(locked).keep('deal:a', 'four')
  const keepB = (facts: typeof locked): boolean => {
    const hoped = memory.unproved()
    hoped.find('deal:a')
    hoped.keep('deal:b', 'seven')
    return hoped.areTrueUnder(facts)
  }
  const found = () => memory.under(locked).find('deal:b')
  expect([keepB([{ id: 'deal:a', facts: 5 }, locked[1]!]), found()]).toEqual([false, undefined])
  expect([keepB(locked), found()]).toEqual([true, 'seven'])
})

test('the oldest facts are forgotten', () => {
  const memory = new FactMemory()
  const known = memory.under(Array.from({ length: 501 }, (_, nr) => ({ id: `deal:${nr}`, facts: 1 })))
  for (let nr = 0; nr < 501; nr++) known.keep(`deal:${nr}`, nr)
  expect([0, 1, 500].map((nr) => known.find(`deal:${nr}`))).toEqual([undefined, 1, 500])
})

test('after a broken connection nothing is known, and an earlier transaction keeps nothing', () => {
  const memory = new FactMemory()
  const now = () => memory.under([{ id: 'deal:a', facts: 3 }])
  const earlier = now()
  earlier.keep('deal:a', 'before')
  expect(now().find('deal:a')).toBe('before')
  memory.forget()
  earlier.keep('deal:a', 'still before')
  expect(now().find('deal:a')).toBeUndefined()
})

test('a pipeline forgets with each connection that breaks, in use or idle', async () => {
  const world = await openPipelineWorld()
  onTestFinished(world.close)
  const found: unknown[] = []
  let kills = false
  const on: typeof together = {
    ...together,
    load: async (transaction, key, needs, known) => {
      found.push(known?.find('tally:a'))
      known?.keep('tally:a', 'kept')
      const killed = kills
      kills = false
      if (killed) await transaction.run(sql`select pg_terminate_backend(pg_backend_pid())`)
      return together.load(transaction, key, needs, known)
    },
  }
  const write = () =>
    world.submit(
      decideBy(
        'a',
        ({ total }) =>
          accept({ reply: { total }, changes: [1], line: { code: 'added', params: { amount: 1 } } }),
        { on },
      ),
    )
  const foundBy = async () => {
    found.length = 0
    await write()
    return [...found]
  }
  // The first creates the ledger, without remembering.
  for (const _ of [1, 2]) await write()
  expect(await foundBy()).toEqual(['kept'])
  kills = true
  expect(await foundBy()).toEqual(['kept', undefined])
  expect(await foundBy()).toEqual(['kept'])
  await world.asSuperuser((admin) =>
    admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'bookrunner'`),
  )
  await vi.waitFor(() => expect(world.pool.totalCount).toBe(0))
  expect(await foundBy()).toEqual([undefined])
  expect(await foundBy()).toEqual(['kept'])
})
