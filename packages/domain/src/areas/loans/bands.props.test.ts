import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exact, faceAmount, rateOf, type Rate } from '../../kernel/index.ts'
import {
  alertBands,
  bandOf,
  crossingOf,
  loanFigures,
  marginBands,
  usualWidths,
  type MarginBand,
} from './index.ts'

const price = fc.integer({ min: 1, max: 200_000 }).map((thousandths) => rateOf(`${thousandths / 1000}`))
const callPrice = rateOf('80')
const bandAt = (currentPrice: Rate) =>
  bandOf({ currentPrice, marginCallPrice: callPrice, warningBand: null }, usualWidths)

describe('bands', () => {
  it('never become calmer when the price falls', () => {
    fc.assert(
      fc.property(price, price, (one, other) => {
        const [low, high] = exact(one).lte(other) ? [one, other] : [other, one]
        expect(marginBands.indexOf(bandAt(low))).toBeLessThanOrEqual(marginBands.indexOf(bandAt(high)))
      }),
    )
  })

  it('agree with the sign of the distance', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000_000 }).map(faceAmount)
    fc.assert(
      fc.property(price, amount, amount, (currentPrice, face, loanAmount) => {
        const position = { face, loanAmount, haircut: rateOf('20'), marginCallPrice: callPrice, currentPrice }
        const { distance, distancePercent } = loanFigures(position)
        expect(bandAt(currentPrice) === 'called').toBe(exact(distance).lte(0))
        expect(exact(distancePercent).lt(0)).toBe(exact(distance).lt(0))
      }),
    )
  })

  it('alert once for each entry, however many prices arrive', () => {
    fc.assert(
      fc.property(fc.array(price, { maxLength: 60 }), (prices) => {
        let before: MarginBand | null = null
        const alerts = { called: 0, warning: 0 }
        const entries = { called: 0, warning: 0 }
        for (const band of prices.map(bandAt)) {
          const crossing = crossingOf(before, band)
          if (crossing) alerts[crossing] += 1
          if (band !== before && band === 'called') entries.called += 1
          if (band !== before && band === 'warning' && before !== 'called') entries.warning += 1
          before = band
        }
        expect(alerts).toEqual(entries)
        for (const band of alertBands) expect(crossingOf(band, band)).toBeUndefined()
      }),
    )
  })
})
