import { expect, it } from 'vitest'
import { steady } from './steady.ts'

const ids = (before: string, now: string) => steady([...before], [...now], (row) => row).join('')

it('keeps the places of changed rows', () => {
  expect(ids('abcd', 'dcba')).toBe('abcd')
})

it('inserts a new row at its place without moving others', () => {
  expect(ids('abc', 'xcab')).toBe('xabc')
  expect(ids('abc', 'cxab')).toBe('axbc')
})

it('closes the gap of a row that is gone', () => {
  expect(ids('abcd', 'dba')).toBe('abd')
})

it('takes the first rows in their order', () => {
  expect(ids('', 'cab')).toBe('cab')
})
