import { describe, expect, it } from 'vitest'
import type { FaceAmount } from '../../../../../kernel/index.ts'
import { finalTarget, priceLegBond } from '../../index.ts'
import { day, differing, frequencyOf, legBondOf, rate, sound } from './read.ts'
import { zeroCouponFigures } from './zero-coupons.figures.ts'

/** Figures of QuantLib for zero coupons. */
describe('QuantLib agrees on zero coupons', () => {
  it.each(zeroCouponFigures)('%s', (row) => {
    const [frequency, settled, due, redemption, y, clean, modified, macaulay] = row.split(' ')
    const bond = legBondOf({
      settlement: day(settled!),
      maturity: day(due!),
      redemption: rate(redemption!),
      legs: [],
      yieldFrequency: frequencyOf(frequency!),
    })
    const face = 1_000_000 as FaceAmount
    const priced = sound(
      priceLegBond(bond, { target: finalTarget(bond), assumed: {}, yield: rate(y!), face }),
    )
    const { risk } = priced
    expect(priced.accrued).toBe('0')
    const found = { clean: priced.clean, modified: risk.modified, macaulay: risk.macaulay }
    expect(differing(found, { clean, modified, macaulay }, '1e-7')).toEqual([])
  })
})
