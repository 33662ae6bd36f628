import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuse } from '@bookrunner/domain/kernel'
import { openPipelineWorld, type PipelineWorld } from '../../../test/pipeline.ts'
import { actor, add, decideBy, repeat } from '../../../test/tally.ts'
import { bodyHash } from './answers.ts'

let world: PipelineWorld
beforeAll(async () => (world = await openPipelineWorld()))
afterAll(() => world.close())

test('a repeated key gives the first answer, also after a restart', async () => {
  const first = await world.submit(add('same', 5, repeat('k-same')))
  expect(await world.submit(add('same', 5, repeat('k-same')))).toEqual(first)
  expect(await world.anotherNode().submit(add('same', 5, repeat('k-same')))).toEqual(first)
  expect(await world.sum('same')).toBe(5)
})

test('a refusal is an answer too', async () => {
  const no = decideBy('no', () => refuse('write.changed-meanwhile'), repeat('k-no'))
  expect(await world.submit(no)).toEqual(refuse('write.changed-meanwhile'))
  expect(await world.submit(add('no', 5, repeat('k-no')))).toEqual(refuse('write.changed-meanwhile'))
  expect(await world.sum('no')).toBe(0)
})

test('a key repeated in one batch happens once', async () => {
  await world.submit(add('batch', 0))
  const writes = Array.from({ length: 20 }, () => world.submit(add('batch', 5, repeat('k-batch'))))
  expect(new Set((await Promise.all(writes)).map((outcome) => JSON.stringify(outcome))).size).toBe(1)
  expect(await world.sum('batch')).toBe(5)
})

test('a key on two nodes at once happens once, on a new ledger too', async () => {
  const nodes = [world, world.anotherNode()]
  const writes = Array.from({ length: 20 }, (_, index) =>
    nodes[index % 2]!.submit(add('nodes', 5, repeat('k-nodes'))),
  )
  expect(new Set((await Promise.all(writes)).map((outcome) => JSON.stringify(outcome)))).toEqual(
    new Set(['{"reply":{"total":5}}']),
  )
  expect(await world.sum('nodes')).toBe(5)
})

test('the same key with another body is refused', async () => {
  await world.submit(add('body', 5, repeat('k-body')))
  expect(await world.submit(add('body', 6, repeat('k-body', 'another')))).toEqual(
    refuse('write.key-other-body'),
  )
  expect(await world.sum('body')).toBe(5)
})

test('a key used on another ledger is found there, also while both are under way', async () => {
  const keys = Array.from({ length: 20 }, (_, index) => `k-race-${index}`)
  const pairs = await Promise.all(
    keys.map((key) =>
      Promise.all([
        world.submit(add(`left-${key}`, 1, repeat(key, 'left'))),
        world.submit(add(`right-${key}`, 1, repeat(key, 'right'))),
      ]),
    ),
  )
  for (const [index, outcomes] of pairs.entries()) {
    expect(outcomes).toContainEqual({ reply: { total: 1 } })
    expect(outcomes).toContainEqual(refuse('write.key-other-body'))
    const key = keys[index]!
    expect((await world.sum(`left-${key}`)) + (await world.sum(`right-${key}`))).toBe(1)
  }
})

test('the same key belongs to one user and one call only', async () => {
  const mine = repeat('k-mine')
  await world.submit(add('mine', 1, mine))
  await world.submit(add('mine', 1, { repeat: { ...mine.repeat, userId: 'usr_other' } }))
  await world.submit(add('mine', 1, { repeat: { ...mine.repeat, call: 'tally.other' } }))
  expect(await world.sum('mine')).toBe(3)
})

test('an ended session is no answer: a new one may use the key again', async () => {
  world.ended.add('ses_old')
  const old = add('again', 5, { actor: actor('ses_old'), ...repeat('k-again') })
  expect(await world.submit(old)).toEqual(refuse('session.ended'))
  expect(await world.submit({ ...old, actor: actor('ses_new') })).toEqual({ reply: { total: 5 } })
})

test('changed rights are no answer either', async () => {
  world.changed.add('ses_moved')
  const first = add('moved', 5, { actor: actor('ses_moved'), ...repeat('k-moved') })
  expect(await world.submit(first)).toEqual(refuse('access.changed'))
  world.changed.delete('ses_moved')
  expect(await world.submit(first)).toEqual({ reply: { total: 5 } })
})

test('a body is the same whatever the order of its fields', () => {
  expect(bodyHash({ a: 1, b: { c: [1, 2], d: undefined } })).toBe(bodyHash({ b: { c: [1, 2] }, a: 1 }))
  expect(bodyHash({ a: [1, 2] })).not.toBe(bodyHash({ a: [2, 1] }))
})
