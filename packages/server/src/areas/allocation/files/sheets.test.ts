import { describe, expect, it } from 'vitest'
import type { Rate } from '@bookrunner/domain/kernel'
import { formats, inMm, moneyIn, shownAs } from './sheets.ts'

const rate = (text: string) => text as Rate

describe('a figure on paper', () => {
  it('is shown as in Excel, to the last digit', () => {
    expect(shownAs({ digits: rate('1234.5') }, formats.mm)).toBe('1,234.5')
    expect(shownAs({ digits: rate('1200') }, formats.mm)).toBe('1,200')
    expect(shownAs({ digits: rate('1200') }, formats.count)).toBe('1,200')
    expect(shownAs({ digits: rate('0.000001') }, formats.mm)).toBe('0.000001')
    expect(shownAs({ digits: rate('62.5') }, formats.percent)).toBe('62.5')
    expect(shownAs({ digits: rate('12345678901234567.89') }, formats.money(2))).toBe(
      '12,345,678,901,234,567.89',
    )
    expect(shownAs({ digits: rate('-1000') }, formats.money(2))).toBe('-1,000.00')
  })

  it('shows sizes in exact millions', () => {
    expect(inMm(31_250_000)).toEqual({ digits: '31.25' })
    expect(inMm('100000000001')).toEqual({ digits: '100000.000001' })
    expect(inMm(null)).toBeNull()
  })

  it('shows money with the currency’s decimals', () => {
    expect(moneyIn(rate('31203750'), 'USD')).toBe('USD 31,203,750.00')
    expect(moneyIn(rate('1000000'), 'JPY')).toBe('JPY 1,000,000')
    expect(moneyIn(rate('5'), null)).toBe('5.00')
    expect(moneyIn(null, 'USD')).toBeNull()
  })
})
