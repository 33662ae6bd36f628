import { expect, it } from 'vitest'
import { movedRow, replaced, toggled, without } from './rows.ts'

it('moves rows within their list', () => {
  expect(movedRow(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(movedRow(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(movedRow(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(movedRow(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
})

it('replaces and removes rows', () => {
  expect(replaced(['a', 'b'], 1, 'x')).toEqual(['a', 'x'])
  expect(without(['a', 'b'], 0)).toEqual(['b'])
})

it('puts roles in the order of the list, not of the clicks', () => {
  const bank = { entityId: 'ent_1', roles: [], appointedOn: null }
  const jlm = toggled(toggled(bank, 'JLM'), 'OC')
  expect(jlm.roles).toEqual(['OC', 'JLM'])
  expect(toggled(jlm, 'OC').roles).toEqual(['JLM'])
})
