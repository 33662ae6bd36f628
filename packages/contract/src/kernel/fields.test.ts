import { describe, expect, it } from 'vitest'
import { rate } from './fields.ts'

describe('a rate in a call', () => {
  it.each([
    ['105.0', '105'],
    ['4.00', '4'],
    ['5.20', '5.2'],
    ['-0.050', '-0.05'],
    ['0.0', '0'],
    ['100', '100'],
    ['99.852', '99.852'],
  ])('%s is %s', (sent, read) => {
    expect(rate.parse(sent)).toBe(read)
  })

  it.each(['-0', '-0.00', '05', '.5', '5.', '1e3', '+5', '5,20', ''])('%j is refused', (sent) => {
    expect(rate.safeParse(sent).success).toBe(false)
  })
})
