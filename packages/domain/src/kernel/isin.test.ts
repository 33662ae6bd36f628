import { describe, expect, it } from 'vitest'
import { isIsin, parseIsin } from './index.ts'

// Published: Bank of China 2021, Finland 2034, World Bank 2019 and 2021, KfW 2024, Apple, a SEDOL in a British one.
const real = [
  'XS2333562713',
  'FI4000571104',
  'US459058DW08',
  'US459058DT78',
  'DE000A1R0709',
  'US0378331005',
  'GB0002634946',
]

describe('an ISIN', () => {
  it.each(real)('%s is one', (isin) => {
    expect(isIsin(isin)).toBe(true)
  })

  it('has a check digit that catches every wrong digit', () => {
    for (const isin of real)
      for (let at = 2; at < isin.length; at++) {
        if (!/[0-9]/.test(isin[at]!)) continue
        const wrong = isin.slice(0, at) + String((Number(isin[at]) + 1) % 10) + isin.slice(at + 1)
        expect([wrong, isIsin(wrong)]).toEqual([wrong, false])
      }
  })

  it('is read with blanks and in small letters', () => {
    expect(parseIsin(' xs23 3356 2713 ')).toBe('XS2333562713')
  })

  it.each([
    '',
    'XS233356271',
    'XS23335627133',
    '002333562713',
    'XS2333562731',
    'XS233356271X',
    'ＸS2333562713',
  ])('%j is none', (text) => {
    expect(parseIsin(text)).toMatchObject({ refused: true, reason: 'isin.wrong' })
  })
})
