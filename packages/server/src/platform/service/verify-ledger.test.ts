import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPipelineWorld, type PipelineWorld } from '../../../test/pipeline.ts'
import { actor, add, decideBy } from '../../../test/tally.ts'
import { canonical } from './chain.ts'
import { accept } from './index.ts'

let world: PipelineWorld
beforeAll(async () => (world = await openPipelineWorld()))
afterAll(() => world.close())

const fill = (key: string, lines = 5) =>
  Promise.all(
    Array.from({ length: lines }, (_, index) => world.submit(add(key, index % 9, { actor: actor() }))),
  )

/** Bypasses the trigger, as somebody with every right could. */
const tamper = (statement: string) =>
  world.asSuperuser((admin) =>
    admin.query(`
      set session_replication_role = replica;
      ${statement}`),
  )

test('an untouched chain is intact, also beyond one portion and during writes', async () => {
  await fill('whole', 2500)
  const writing = fill('whole', 500)
  expect(await world.verify('whole')).toBeUndefined()
  await writing
  expect(await world.verify('whole')).toBeUndefined()
  expect(await world.verify('never-used')).toBeUndefined()
})

test.each([
  ['changed-params', `update ledger_entry set params = '{"amount": 12}' where seq = 3 and`, 3],
  ['changed-actor', `update ledger_entry set actor_id = 'usr_b' where seq = 2 and`, 2],
  ['changed-time', `update ledger_entry set at = at - interval '1 us' where seq = 4 and`, 4],
  ['changed-code', `update ledger_entry set code = 'taken' where seq = 1 and`, 1],
  ['dropped', `delete from ledger_entry where seq = 3 and`, 3],
  ['dropped-first', `delete from ledger_entry where seq = 1 and`, 1],
  ['dropped-last', `delete from ledger_entry where seq = 5 and`, 5],
  ['dropped-all', `delete from ledger_entry where`, 1],
])('%s: the first line that does not fit is named', async (key, statement, seq) => {
  await fill(key)
  await tamper(`${statement} ledger_id = 'tally:${key}'`)
  expect(await world.verify(key)).toEqual({ ledgerId: `tally:${key}`, seq })
})

test('swapped lines are found, and so is a head that was set back', async () => {
  await fill('moved')
  await tamper(`
    update ledger_entry set seq = 99 where ledger_id = 'tally:moved' and seq = 2;
    update ledger_entry set seq = 2 where ledger_id = 'tally:moved' and seq = 3;
    update ledger_entry set seq = 3 where ledger_id = 'tally:moved' and seq = 99`)
  expect(await world.verify('moved')).toEqual({ ledgerId: 'tally:moved', seq: 2 })
  await fill('set-back')
  await tamper(`update ledger set seq = 4 where id = 'tally:set-back'`)
  expect(await world.verify('set-back')).toEqual({ ledgerId: 'tally:set-back', seq: 6 })
})

test('a line that was cut out is found even if the gap was closed', async () => {
  await fill('closed-up')
  await tamper(`
    delete from ledger_entry where ledger_id = 'tally:closed-up' and seq = 3;
    update ledger_entry set seq = 3 where ledger_id = 'tally:closed-up' and seq = 4;
    update ledger_entry set seq = 4 where ledger_id = 'tally:closed-up' and seq = 5`)
  expect(await world.verify('closed-up')).toEqual({ ledgerId: 'tally:closed-up', seq: 3 })
})

test('a log moved to another ledger is found', async () => {
  await fill('from')
  await tamper(`
    insert into ledger select 'tally:to', seq, hash from ledger where id = 'tally:from';
    update ledger_entry set ledger_id = 'tally:to' where ledger_id = 'tally:from'`)
  expect(await world.verify('to')).toEqual({ ledgerId: 'tally:to', seq: 1 })
})

test.each([
  `update ledger_entry set code = 'x'`,
  `delete from ledger_entry`,
  `truncate ledger_entry`,
  `truncate ledger cascade`,
])('the log refuses: %s', async (statement) => {
  await fill('intact')
  await expect(world.pool.query(statement)).rejects.toThrow(/append-only/)
  expect(await world.verify('intact')).toBeUndefined()
})

test('a line reads back as it was hashed, whatever its figures are', async () => {
  const params = {
    zero: -0,
    small: 1e-7,
    large: 123456789012345680000,
    text: '中文 "quoted" \u2028 😀',
    none: null,
    absent: undefined,
    list: [1, [2, { b: 1, a: undefined }]],
    at: Temporal.Instant.from('2026-01-02T03:04:05.678900Z'),
    day: Temporal.PlainDate.from('2026-01-02'),
  }
  const write = decideBy('odd', ({ total }) =>
    accept({ reply: { total }, changes: [1], line: { code: 'odd', params } }),
  )
  await world.submit(write)
  await world.submit(write)
  expect(await world.verify('odd')).toBeUndefined()
  expect(canonical({ b: 1, a: [undefined] })).toBe('{"a":[null],"b":1}')
})
