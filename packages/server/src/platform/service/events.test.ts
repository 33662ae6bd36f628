import { expect, test } from 'vitest'
import type { Transaction } from '../db/index.ts'
import { Reactions } from './index.ts'

const transaction = {} as Transaction

test('events are handled in order; only neighbours of one type go together', async () => {
  const reactions = new Reactions()
  const handled: string[] = []
  for (const type of ['a', 'b'])
    reactions.on(type, async (_transaction, events) => {
      await Promise.resolve()
      handled.push(events.map((event) => `${type}${String(event['nr'])}`).join(' '))
    })
  const events = ['a', 'a', 'b', 'a', 'c', 'b'].map((type, nr) => ({ type, nr }))
  await reactions.react(transaction, events)
  expect(handled).toEqual(['a0 a1', 'b2', 'a3', 'b5'])
})

test('each run goes to all its reactions before the next', async () => {
  const reactions = new Reactions()
  const handled: string[] = []
  reactions.on('a', async () => handled.push('first'))
  reactions.on('a', async () => handled.push('second'))
  await reactions.react(transaction, [{ type: 'a' }, { type: 'b' }, { type: 'a' }])
  expect(handled).toEqual(['first', 'second', 'first', 'second'])
})
