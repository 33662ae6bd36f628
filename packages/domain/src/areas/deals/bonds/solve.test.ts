import { describe, expect, it } from 'vitest'
import { Exact } from '../../../kernel/index.ts'
import { solveFalling } from './solve.ts'

/** 100 − x, from 0 to 10. */
const line = {
  at: (x: InstanceType<typeof Exact>) => ({ value: new Exact(100).minus(x), slope: new Exact(-1) }),
  low: new Exact(0),
  high: new Exact(10),
  start: new Exact(0),
}

describe('the solver', () => {
  it('finds what lies between its ends, and at them', () => {
    for (const x of ['0', '0.5', '7', '10'])
      expect(solveFalling(line, new Exact(100).minus(x))?.toDecimalPlaces(15).toString()).toBe(x)
  })

  it('takes a target that rounding moved past an end for the end', () => {
    expect(solveFalling(line, new Exact('100.0000000000000000000000000000004'))?.toString()).toBe('0')
    expect(solveFalling(line, new Exact('89.9999999999999999999999999999996'))?.toString()).toBe('10')
  })

  it('does so from afar, where the curve bends', () => {
    const bent = {
      at: (x: InstanceType<typeof Exact>) => ({ value: new Exact(1).div(x), slope: x.pow(-2).neg() }),
      low: new Exact(1),
      high: new Exact(100),
      start: new Exact(50),
    }
    expect(solveFalling(bent, new Exact('1.0000000000000000000000000000004'))?.toString()).toBe('1')
  })

  it('has no answer for what lies outside', () => {
    expect(solveFalling(line, new Exact('100.001'))).toBeUndefined()
    expect(solveFalling(line, new Exact('89.999'))).toBeUndefined()
  })
})
