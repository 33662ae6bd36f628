import { expect, it } from 'vitest'
import { storedFor, typedFor } from './typed-answer.ts'

const asked = { question: 'fpg 3', proposed: '50' }

it('a typed size is read again for the same question only', () => {
  const stored = storedFor(asked, '55')
  expect(typedFor(asked, stored)).toBe('55')
  for (const question of ['fpg 4', 'test 3', undefined])
    expect(typedFor({ ...asked, question }, stored)).toBeNull()
  expect(typedFor(asked, undefined)).toBeNull()
})

it('the proposed size and a closed field leave nothing behind', () => {
  expect([storedFor(asked, '50'), storedFor(asked, null)]).toEqual([undefined, undefined])
})
