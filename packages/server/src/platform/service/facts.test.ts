import { expect, test } from 'vitest'
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

test('the oldest facts are forgotten', () => {
  const memory = new FactMemory()
  const known = memory.under(Array.from({ length: 501 }, (_, nr) => ({ id: `deal:${nr}`, facts: 1 })))
  for (let nr = 0; nr < 501; nr++) known.keep(`deal:${nr}`, nr)
  expect([0, 1, 500].map((nr) => known.find(`deal:${nr}`))).toEqual([undefined, 1, 500])
})
