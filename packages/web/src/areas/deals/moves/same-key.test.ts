import { expect, it } from 'vitest'
import { sameKey } from './same-key.ts'

const counting = () => {
  let last = 0
  return sameKey(() => String((last += 1)))
}

it('asking the same again before there was an answer keeps the key', () => {
  const keys = counting()
  expect(keys.keyFor({ dealId: 'a', reason: 'x' })).toBe(keys.keyFor({ dealId: 'a', reason: 'x' }))
})

it('asking something else is another wish', () => {
  const keys = counting()
  const first = keys.keyFor({ reason: 'x' })
  expect(keys.keyFor({ reason: 'y' })).not.toBe(first)
})

it('after an answer the same words are a new wish', () => {
  const keys = counting()
  const first = keys.keyFor({ reason: 'x' })
  keys.answered()
  expect(keys.keyFor({ reason: 'x' })).not.toBe(first)
})
