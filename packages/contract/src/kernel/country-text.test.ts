import { expect, it } from 'vitest'
import { countryText } from './country-text.ts'

it('names a jurisdiction in the reader’s language', () => {
  expect([countryText('HK', 'US'), countryText('HK', 'CN'), countryText('LU', 'HK')]).toEqual([
    'Hong Kong',
    '香港',
    '盧森堡',
  ])
})

it('leaves letters that name none as they are', () => {
  expect([countryText('QZ', 'US'), countryText('Hong Kong', 'CN')]).toEqual(['QZ', 'Hong Kong'])
})
