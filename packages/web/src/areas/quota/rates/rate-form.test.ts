import { expect, it } from 'vitest'
import { readRate } from './rate-form.ts'

it('a rate is read as people type it', () => {
  expect(['0.1282', '.5', '1.10', '0128.500', '７．８', '1', '0'].map(readRate)).toEqual([
    '0.1282',
    undefined,
    '1.1',
    '128.5',
    '7.8',
    '1',
    '0',
  ])
  expect(['', '-1', '1,2', '12345678', '0.12345678901', 'x'].map(readRate)).toEqual(Array(6).fill(undefined))
})
