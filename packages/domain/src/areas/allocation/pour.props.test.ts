import fc from 'fast-check'
import { expect, it } from 'vitest'
import { distribute as simply, type Claim } from './distribute.reference.ts'
import { distribute } from './testing-pour.ts'

/** Small figures that tie often, millions, and figures that are too large for millionths in a plain number. */
const scales = fc.constantFrom(1n, 999_983n, 1_000_000_000n, 10n ** 15n, 10n ** 19n)
/** With the largest ones the sum of weights takes bigints. */
const factorScales = fc.constantFrom(1, 7, 12_345_678_901)

const world = fc
  .record({
    rows: fc.array(
      fc.record({
        size: fc.nat(60),
        odd: fc.nat(3),
        factor: fc.nat(4),
        headroom: fc.bigInt(0n, 100n),
        at: fc.nat(6),
      }),
      { minLength: 1, maxLength: 16 },
    ),
    wide: fc.array(fc.bigInt(0n, 300n), { minLength: 3, maxLength: 3 }),
    narrow: fc.array(fc.bigInt(0n, 150n), { minLength: 6, maxLength: 6 }),
    amount: fc.bigInt(0n, 900n),
    more: fc.bigInt(0n, 3n),
    scale: scales,
    sizeScale: fc.constantFrom(1, 1000, 99_999_989),
    factorScale: factorScales,
    levels: fc.nat(2),
    crossed: fc.boolean(),
  })
  .map(({ rows, wide, narrow, amount, more, scale, sizeScale, factorScale, levels, crossed }) => {
    const all = [wide, narrow].map((rooms) => rooms.map((room) => ({ headroom: room * scale })))
    const factors = rows.map(({ factor }) => factor * factorScale + (factor > 2 ? 1 : 0))
    const claims = rows.map(({ size, odd, headroom, at }, nr): Claim => {
      // Caps of one kind usually lie within those of the other; here also across them.
      const groups = [all[0]![crossed ? nr % 3 : at >> 1], all[1]![at]].slice(0, levels)
      const weight = BigInt(size * sizeScale + odd) * BigInt(factors[nr]!)
      return { weight, headroom: headroom * scale + BigInt(odd), groups, share: 0n }
    })
    return { claims, factors, amount: amount * scale + more }
  })

it('gives every claim what the simple reference gives it, to the millionth', () =>
  fc.assert(
    fc.property(world, ({ claims, factors, amount }) => {
      const found = distribute(
        claims,
        amount,
        factors.map((factor) => factor || 1),
      )
      const shares = claims.map(({ share }) => share)
      expect(found).toBe(simply(claims, amount))
      expect(shares).toEqual(claims.map(({ share }) => share))
    }),
    { numRuns: 5000 },
  ))
