import { describe, expect, it } from 'vitest'
import { money, fine, weight } from './format.ts'

describe('money', () => {
  it('has the decimals of its currency', () => {
    expect(money('49926000', 'USD')).toBe('49,926,000.00')
    expect(money('49926000.5', 'USD')).toBe('49,926,000.50')
    expect(money('1000000', 'JPY')).toBe('1,000,000')
    expect(money(null, 'USD')).toBe('–')
    expect(fine('0.0123456789')).toBe('0.0123456789')
  })

  it('is sorted exactly, however large', () => {
    const least = ['90071992547409931.02', '90071992547409931.01', '-5', '0.5']
    expect(least.toSorted((one, other) => (weight(one)! < weight(other)! ? -1 : 1))).toEqual([
      '-5',
      '0.5',
      '90071992547409931.01',
      '90071992547409931.02',
    ])
    expect(weight(null)).toBeNull()
  })
})
