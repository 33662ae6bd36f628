import { expect, it } from 'vitest'
import { steady } from './steady.ts'

const ids = (before: string, now: string) => steady([...before], [...now], (row) => row).join('')

it('keeps rows where they stand when they only changed', () => {
  expect(ids('abcd', 'dcba')).toBe('abcd')
})

it('lets a new row in where it belongs, and the others keep their order', () => {
  expect(ids('abc', 'xcab')).toBe('xabc')
  expect(ids('abc', 'cxab')).toBe('axbc')
})

it('closes the gap of a row that is gone', () => {
  expect(ids('abcd', 'dba')).toBe('abd')
})

it('takes the first rows as they come', () => {
  expect(ids('', 'cab')).toBe('cab')
})
