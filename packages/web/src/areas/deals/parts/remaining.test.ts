import { describe, expect, it } from 'vitest'
import { clockLeft, remaining } from './remaining.ts'

const left = (seconds: number) => remaining(seconds * 1000, 0)

describe('what is left', () => {
  it.each([
    [601, 'calm'],
    [600, 'soon'],
    [61, 'soon'],
    [60, 'last'],
    [0.001, 'last'],
    [0, 'over'],
    [-5, 'over'],
  ])('%s s are %s', (seconds, urgency) => expect(left(seconds).urgency).toBe(urgency))

  it('is counted up to full seconds', () => {
    expect(left(1.2).seconds).toBe(2)
    expect(left(59.5)).toMatchObject({ minutes: 1, seconds: 0 })
  })

  it.each([
    [7, '0:00:07'],
    [42 * 60 + 7, '0:42:07'],
    [3600, '1:00:00'],
    [23 * 3600 + 5 * 60 + 12, '23:05:12'],
  ])('%s s run as %s', (seconds, shown) => expect(clockLeft(left(seconds))).toBe(shown))
})
